import type { TradeCondition } from '../money/trade-in/trade-in.ts';
import type { SimpleColor, TransmissionCode } from '../vehicle/codes.ts';

/**
 * Where an ad of a private seller stands: a draft was never on the market, a paused one is off it for now, the seller
 * of a withdrawn one sells it no longer, and the operator took a removed one off for good.
 */
export type AdStatus = 'draft' | 'live' | 'paused' | (typeof endedStatuses)[number];

/** Of ads that their seller no longer looks after. */
export const endedStatuses = ['sold', 'withdrawn', 'removed'] as const;

export const hasEnded = ({ status }: { readonly status: AdStatus }): boolean =>
  endedStatuses.some((ended) => ended === status);

/** Whether the car of an ad is on the market, or may come back to it by a press of its seller. */
export const isOpenAd = ({ status }: { readonly status: AdStatus }): boolean =>
  status === 'live' || status === 'paused';

/** What is asked of a seller, in the order of the steps; the last one publishes. */
export const adSteps = ['car', 'condition', 'price', 'publish'] as const;
export type AdStep = (typeof adSteps)[number];

/** Days of an ad. */
export const adDays = {
  /** Without a sign of its seller, after which he is asked whether the car is still for sale. */
  quiet: 30,
  /** That the seller has to say so, before it is paused. */
  toAnswer: 14,
  /** Between two times that the seller is asked to lower the price. */
  lowering: 7,
  /** Beyond its end that an ad is kept, and a draft that is left alone. */
  kept: 90,
} as const;

/** Bounds of an ad. */
export const adLimits = {
  /** Pictures with which an ad is published at the least, and at the most. */
  minPictures: 6,
  maxPictures: 24,
  /** Characters. */
  words: 4000,
  lender: 60,
  /** Ads of one person that are not sold. */
  ads: 5,
} as const;

/** Bounds of a picture that is sent for an ad. */
export const pictureLimits = {
  bytes: 15_000_000,
  pixels: 60_000_000,
  /** Pixels of the longer side and of the other, at the least. */
  leastLong: 640,
  leastShort: 480,
  /** The share of a picture that may be blurred, at the most: buyers want to see the car. */
  blurred: 0.25,
} as const;

/** What a seller is told of a picture of more bytes. */
export const tooLargePicture = `This picture is larger than ${pictureLimits.bytes / 1e6} MB. Choose a smaller one.`;

/** What buyers ask first, as sellers say it of their car, and as buyers read it. */
export const adClaims = [
  { code: 'no-accidents', name: 'No accidents', said: 'No accidents.' },
  { code: 'one-owner', name: 'I am its first owner', said: 'One owner.' },
  {
    code: 'clean-title',
    name: 'Clean title in my name',
    said: 'A clean title in the seller’s name.',
  },
  { code: 'both-keys', name: 'I have both keys', said: 'Both keys.' },
  { code: 'service-records', name: 'Service records', said: 'Service records.' },
  { code: 'never-smoked-in', name: 'Never smoked in', said: 'Never smoked in.' },
  { code: 'warning-light', name: 'A warning light is on', said: 'A warning light is on.' },
] as const;
export type AdClaim = (typeof adClaims)[number]['code'];

/** What both sides do once they agreed, in this order. */
export const saleSteps = [
  {
    code: 'title',
    name: 'Show the title',
    words: 'In your name, with the payoff letter where you owe',
  },
  { code: 'drive', name: 'Meet and drive', words: 'By daylight, in a public place' },
  {
    code: 'money',
    name: 'Money first',
    words: 'A wire, or a cashier’s check that the bank confirms',
  },
  { code: 'papers', name: 'Bill of sale', words: 'Signed by both, as your state asks for it' },
  {
    code: 'plate',
    name: 'Plate and insurance',
    words: 'Take the plate off, tell the state and your insurer',
  },
] as const;
export type SaleStep = (typeof saleSteps)[number]['code'];

/** All that a seller said of a car so far: what was not asked yet is null. */
export interface AdFacts {
  readonly year: number | null;
  readonly makeCode: string | null;
  readonly modelCode: string | null;
  /** As the catalogue writes it. */
  readonly trim: string | null;
  readonly transmissionCode: TransmissionCode | null;
  readonly extColorSimple: SimpleColor | null;
  readonly intColorSimple: SimpleColor | null;
  readonly mileage: number | null;
  readonly zip: string | null;
  readonly condition: TradeCondition | null;
  readonly claims: readonly AdClaim[];
  /** What the seller still owes on it, in whole dollars, and to whom; only the seller sees it. */
  readonly owed: { readonly amount: number; readonly lender: string } | null;
  /** The seller's own; empty for none. */
  readonly words: string;
  /** Whole dollars. */
  readonly price: number | null;
  readonly takesOffers: boolean;
  /** By how much the seller thinks of asking less each week, and where that ends; the seller is asked each time. */
  readonly lowering: { readonly by: number; readonly floor: number } | null;
  /** What of the sale is done. */
  readonly saleSteps: readonly SaleStep[];
}

/** Of an ad of which nothing was said. */
export const noFacts: AdFacts = {
  year: null,
  makeCode: null,
  modelCode: null,
  trim: null,
  transmissionCode: null,
  extColorSimple: null,
  intColorSimple: null,
  mileage: null,
  zip: null,
  condition: null,
  claims: [],
  owed: null,
  words: '',
  price: null,
  takesOffers: true,
  lowering: null,
  saleSteps: [],
};

/** The facts without which the step of a car is not done. */
const neededOfCar = ['year', 'makeCode', 'modelCode', 'extColorSimple', 'mileage', 'zip'] as const;

/** What is done of an ad, and so what stands between it and the market. */
export function stepsDone(
  facts: AdFacts,
  pictures: number,
): Readonly<Record<Exclude<AdStep, 'publish'>, boolean>> {
  return {
    car: neededOfCar.every((name) => facts[name] !== null),
    condition: facts.condition !== null && pictures >= adLimits.minPictures,
    price: facts.price !== null,
  };
}

/** The first step that is not done: the last one where all others are. */
export function nextStep(facts: AdFacts, pictures: number): AdStep {
  const done = stepsDone(facts, pictures);
  return adSteps.find((step) => step === 'publish' || !done[step]) ?? 'publish';
}

import type { ListingCard } from '@forecourt/domain/search/search-engine';
import { dayNumber } from './days.ts';
import type { UnratedCard } from './unrated-card.ts';
import { verdictOf } from './verdict.ts';

/**
 * The order of "relevance": how well a car is likely to suit a shopper, from 0 to 1.
 *
 *     0.40 × price            great 1, good 0.99, fair 0.98, not rated 0.97, high 0.95, overpriced 0.94,
 *                             none or beyond all comparison 0
 *   + 0.20 × freshness        30 / (30 + days listed)
 *   + 0.10 × completeness     share of price, mileage, trim, colour, engine and photograph given
 *   + 0.15 × wear             12,000 / (12,000 + miles a year); a half when the mileage is unknown
 *   + 0.15 × proximity        20 / (20 + miles to the shopper); 0 when nobody said where
 *
 * Verdicts lie close together, so that a first page shows what the market has: each has about the share of
 * the matches. A car that is out of all proportion, by price or by 250,000 miles, comes behind all others.
 * It never knows who pays.
 */
export function relevanceOf(
  card: ListingCard,
  today: string,
  distanceMiles: number | null,
): number {
  return meritOf(card, today) + dealScore(verdictOf(card.deal)) + proximityScore(distanceMiles);
}

/** What relevance knows of the car alone: its deal and the shopper may change while it does not; single precision. */
export function meritOf(card: UnratedCard, today: string): number {
  const { year, mileage } = card;
  const listedDay = dayNumber(card.listedOn);
  return meritOfFacts({ year, mileage, listedDay, told: toldFacts(card) }, toDay(today));
}

/** How many are known of what makes a card complete. */
export function toldFacts(card: UnratedCard): number {
  return (
    Number(card.salePrice !== null) +
    Number(card.mileage !== null) +
    Number(card.trim !== null) +
    Number(card.extColorSimple !== null) +
    Number(card.engineCode !== null) +
    Number(card.photoUrl !== null)
  );
}

/** What merit is made of. */
interface MeritFacts {
  /** Days since 1970. */
  readonly listedDay: number;
  readonly year: number;
  readonly mileage: number | null;
  /** As `toldFacts` has it. */
  readonly told: number;
}

/** As `meritOf`, from facts instead of a card. */
export function meritOfFacts(facts: MeritFacts, today: Day): number {
  if (facts.mileage !== null && facts.mileage >= outlierMiles) return 0;
  return Math.fround(
    0.2 * freshness(facts, today) + (0.1 * facts.told) / 6 + 0.15 * wear(facts, today),
  );
}

/**
 * Merit as of another day: what else it is made of is told by the merit itself.
 *
 * @param merit of these facts on the day `from`
 */
export function meritOnDay(
  merit: number,
  facts: Omit<MeritFacts, 'told'>,
  { from, to }: { readonly from: Day; readonly to: Day },
): number {
  const others = 0.2 * freshness(facts, from) + 0.15 * wear(facts, from);
  return meritOfFacts({ ...facts, told: Math.round(60 * (merit - others)) }, to);
}

/** Whether a car is out of all proportion, by its price or its miles. */
export function isOutlier({ mileage, deal }: Pick<ListingCard, 'mileage' | 'deal'>): boolean {
  return (mileage ?? 0) >= outlierMiles || verdictOf(deal) === 'too-far-from-market';
}

/** Miles from which a car comes behind all others. */
const outlierMiles = 250_000;

/** A day as freshness and wear are measured from it. */
export interface Day {
  /** Days since 1970. */
  readonly number: number;
  readonly year: number;
}

/** @param date `YYYY-MM-DD` */
export function toDay(date: string): Day {
  return { number: dayNumber(date), year: Number(date.slice(0, 4)) };
}

const dealScores = new Map<string, number>([
  ['great', 1],
  ['good', 0.99],
  ['fair', 0.98],
  ['high', 0.95],
  ['overpriced', 0.94],
  ['no-price', 0],
  ['too-far-from-market', 0],
]);
const unratedScore = 0.97;

/** The price's part of relevance. */
export function dealScore(verdict: string): number {
  return 0.4 * (dealScores.get(verdict) ?? unratedScore);
}

/** What `proximityScore` is at the most. */
export const maxProximityScore = 0.15;

/** The distance's part of relevance. @param distanceMiles null where nobody said where the shopper is */
export function proximityScore(distanceMiles: number | null): number {
  return distanceMiles === null ? 0 : (maxProximityScore * 20) / (20 + distanceMiles);
}

function freshness({ listedDay }: Pick<MeritFacts, 'listedDay'>, today: Day): number {
  return 30 / (30 + Math.max(0, today.number - listedDay));
}

function wear({ mileage, year }: Pick<MeritFacts, 'mileage' | 'year'>, today: Day): number {
  if (mileage === null) return 0.5;
  const years = Math.max(1, today.year - year + 1);
  return 12_000 / (12_000 + mileage / years);
}

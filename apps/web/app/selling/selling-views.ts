import type { Owner } from '@forecourt/domain/listing/seller/owner';
import type { ShownDeal } from '@forecourt/domain/listing/worth/deal-rating';
import type { ListingCard } from '@forecourt/domain/search/search-engine';
import type { AdFacts, AdStatus, AdStep } from '@forecourt/domain/selling/private-ad';
import type { CodeName } from '@forecourt/domain/vehicle/codes';

/** An ad, as every page about it begins. */
export interface AdHead {
  readonly id: string;
  readonly status: AdStatus;
  readonly vin: string;
  /** `2016 Honda Fit EX`; `Your car` while neither is known. */
  readonly title: string;
  readonly pictureUrl: string | null;
  /** The car on the market; null where it never was there. */
  readonly listingId: number | null;
  readonly savedAt: number;
  readonly done: Readonly<Record<Exclude<AdStep, 'publish'>, boolean>>;
}

/** An ad in the list of its seller. */
export interface AdRow extends Pick<AdHead, 'id' | 'status' | 'title' | 'pictureUrl' | 'savedAt'> {
  readonly price: number | null;
  /** Of a draft: where it goes on. */
  readonly step: AdStep;
  /** Conversations in which a buyer waits for an answer. */
  readonly waiting: number;
}

export interface StartView {
  readonly ads: readonly AdRow[];
  /** Whether this person may begin another one. */
  readonly mayBegin: boolean;
}

/** The first step: which car it is. */
export interface CarView {
  readonly head: AdHead;
  readonly facts: AdFacts;
  /** Whether the VIN said make and model, which are then not asked for. */
  readonly isKnown: boolean;
  readonly choices: {
    /** The newest first. */
    readonly years: readonly number[];
    readonly makes: readonly CodeName[];
    /** Of the chosen make and year; empty while there is no make. */
    readonly models: readonly CodeName[];
    /** Whether the models were sold in the chosen year: false where none was, and all are offered. */
    readonly areOfYear: boolean | null;
    /** Of the chosen model; empty while there is none. */
    readonly trims: readonly string[];
  };
  /** What the catalogue and the VIN know of it: engine, body, plant. */
  readonly known: readonly (readonly [label: string, value: string])[];
  /** `Atlanta, GA`; null without a ZIP. */
  readonly place: string | null;
  /** Cars like it for sale. */
  readonly like: number;
  /** The middle of their miles; null where there are too few. */
  readonly usualMiles: number | null;
}

export interface AdPicture {
  readonly id: string;
  /** Path of a small one, and of the whole one. */
  readonly smallUrl: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** The second step: its condition, and its pictures, the cover first. */
export interface ConditionView {
  readonly head: AdHead;
  readonly facts: AdFacts;
  readonly pictures: readonly AdPicture[];
}

/** What cars like it ask, each brought to its year and miles. */
export interface AdMarket {
  /** Whether all are of the same trim; else all trims of the model are compared. */
  readonly ofTrim: boolean;
  /** Whole dollars, the least first. */
  readonly prices: readonly number[];
  /** Their middle. */
  readonly middle: number;
  /** Dollars that those around it ask without a mile: they tell how far a price of the car moves the middle. */
  readonly around: readonly number[];
  /** Miles of the car itself. */
  readonly mileage: number;
  /** The highest whole dollars at which each word still stands. */
  readonly upTo: { readonly great: number; readonly good: number; readonly fair: number };
  /** Beyond these a price is too far from the market to have a word. */
  readonly rated: { readonly from: number; readonly to: number };
}

/** The third step. */
export interface PriceView {
  readonly head: AdHead;
  readonly facts: AdFacts;
  /** Null where too few cars like it are for sale, or what they ask is too far apart. */
  readonly market: AdMarket | null;
  /** What dealers may give for it, in whole dollars; null where that cannot be told. */
  readonly tradeIn: number | null;
  /** How long cars of the model took; null where too few were sold. */
  readonly sold: { readonly days: number; readonly sales: number } | null;
}

/** The last step: how buyers see it. */
export interface PublishView {
  readonly head: AdHead;
  readonly facts: AdFacts;
  readonly pictures: number;
  readonly place: string | null;
  /** As it will stand in results; null while something of it is missing. */
  readonly card: ListingCard | null;
  readonly owner: Owner | null;
}

/** An offer as its seller sees it. Moments are milliseconds since 1970. */
export interface OfferRow {
  /** Of the lead. */
  readonly id: string;
  readonly name: string;
  readonly at: number;
  /** What the buyer wrote last. */
  readonly words: string;
  /** What the seller wrote since; null of nothing. */
  readonly replied: string | null;
  /** Whole dollars. */
  readonly amount: number;
  readonly answer: {
    readonly kind: 'accepted' | 'countered' | 'declined';
    readonly amount: number | null;
  } | null;
  /**
   * What a counter in the middle would ask, and how that price is rated; null once answered, or where it is no
   * less than the price.
   */
  readonly middle: { readonly amount: number; readonly deal: ShownDeal | null } | null;
  /** Path of the conversation, the seller's side. */
  readonly path: string;
  readonly isWaiting: boolean;
}

/** A conversation that began with a question. */
export interface MessageRow {
  readonly id: string;
  readonly name: string;
  readonly at: number;
  /** What the buyer wrote last. */
  readonly words: string;
  /** What the seller wrote since; null of nothing. */
  readonly replied: string | null;
  readonly isWaiting: boolean;
  readonly path: string;
}

/** An ad that is or was on the market. */
export interface ManageView {
  readonly head: AdHead;
  readonly facts: AdFacts;
  readonly publishedAt: number;
  /** Why the operator took it off the market; null where nobody did. */
  readonly removalReason: string | null;
  readonly deal: ShownDeal | null;
  readonly counts: {
    /** People who looked in the past seven days, by day; null while they cannot be counted. */
    readonly views: { readonly people: number; readonly byDay: readonly number[] } | null;
    readonly saves: number | null;
  };
  readonly offers: readonly OfferRow[];
  readonly messages: readonly MessageRow[];
  /** What the price may be lowered to now, as the seller thought of; null where it is not time. */
  readonly lowerTo: number | null;
  /** When it leaves the market unless its seller says that it is still for sale; null where that was said lately. */
  readonly endsAt: number | null;
}

/** The pages of a seller, by name. */
export interface SellingViews {
  readonly start: StartView;
  readonly car: CarView;
  readonly condition: ConditionView;
  readonly price: PriceView;
  readonly publish: PublishView;
  readonly manage: ManageView;
}

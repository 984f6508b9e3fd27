/** Reviews of dealers in words and types. Pages load this file. */

/** What a dealer is rated by, beside the rating that stands for all. */
export const dealerReviewCategories = [
  { code: 'service', name: 'Service' },
  { code: 'described', name: 'Car as described' },
  { code: 'pricing', name: 'Pricing' },
  { code: 'paperwork', name: 'Paperwork' },
] as const;

export type DealerReviewCategory = (typeof dealerReviewCategories)[number]['code'];

/** How whoever reviews a dealer knows it. */
export const dealerVisits = [
  { code: 'bought', name: 'I bought a car there' },
  { code: 'asked', name: 'I did not buy' },
] as const;

export type DealerVisit = (typeof dealerVisits)[number]['code'];

/** What is measured by what reviewers answer, beside stars. */
export const dealerQuestions = [
  { code: 'wasThere', name: 'Was the car still there when you asked?' },
  { code: 'paidListed', name: 'If you bought: was the price at the desk the listed one?' },
] as const;

export type DealerQuestion = (typeof dealerQuestions)[number]['code'];

export const dealerReviewLimits = {
  /** Fewer reviews have no averages, and fewer answers no share. */
  min: 5,
  /** Reviews that are shown at first, the newest. */
  shown: 4,
  /** Reviews that are shown at most. */
  all: 100,
  /** Older ones are neither shown nor counted. */
  months: 24,
  /** Characters of what a dealer answers. */
  answer: 1500,
} as const;

/** A review that everybody may read. */
export interface PublishedDealerReview {
  readonly id: string;
  readonly overall: number;
  readonly title: string;
  readonly text: string;
  readonly authorName: string;
  /** `2020 Honda CR-V EX`. */
  readonly car: string;
  readonly visit: DealerVisit;
  /** Written for the demo by nobody. */
  readonly isDemo: boolean;
  /** ISO 8601; another one once the author wrote it anew. */
  readonly writtenAt: string;
  /** What the dealer says to it; null where it says nothing. */
  readonly answer: string | null;
}

/** How many said yes of those who were asked and answered. */
export interface Share {
  readonly yes: number;
  readonly of: number;
}

/** What people think of a dealer, of the past two years. */
export interface DealerReviews {
  readonly count: number;
  /** To a tenth; null of fewer reviews than it takes. */
  readonly average: number | null;
  /** How many gave five stars, four and so on. */
  readonly distribution: readonly number[];
  /** Averages to a tenth, of those who told; without categories that too few told of. */
  readonly categories: readonly { readonly name: string; readonly value: number }[];
  /** Null of fewer answers than it takes. */
  readonly shares: Readonly<Record<DealerQuestion, Share | null>>;
  readonly newest: readonly PublishedDealerReview[];
}

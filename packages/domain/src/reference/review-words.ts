import type { ConsumerRatings } from '../vehicle/consumer-ratings.ts';
import { overallRatingName } from '../vehicle/overall-rating.ts';

/** Reviews in words and types. Pages load this file. */

/** What a model is rated by, beside the rating that stands for all. */
export const reviewCategories = [
  'Value',
  'Reliability',
  'Quality',
  'Performance',
  'Styling',
  'Comfort',
  'Interior',
  'Technology',
  'Fuel Economy',
  'Safety',
] as const;

/** All that a review rates, in the order of the form. */
export const ratedNames = [overallRatingName, ...reviewCategories] as const;
export type RatedName = (typeof ratedNames)[number];

/** Fewer reviews have no averages. */
export const minReviews = 5;

/** Reviews that are shown at once, the newest. */
export const shownReviews = 6;

export const stars = [5, 4, 3, 2, 1] as const;

/** Characters of what somebody writes in any review. */
export const reviewTextLimits = { title: 120, leastText: 40, text: 4000 } as const;

/** How whoever reviews a car knows it. */
export const reviewRelations = [
  { code: 'own', name: 'I own or owned one' },
  { code: 'drove', name: 'I drove one' },
] as const;

/** What became of a review: only one that was approved is shown. */
export type ReviewState = 'waiting' | 'approved' | 'rejected';

/** Stars from 1 to 5 by what they are for. */
export type Ratings = Readonly<Record<string, number>>;

/** A review that everybody may read. */
export interface PublishedReview {
  readonly id: string;
  readonly year: number;
  readonly authorName: string;
  readonly relation: 'own' | 'drove';
  /** A VIN was told that is of that make and year; it does not say which model. */
  readonly isVerified: boolean;
  /** Written for the demo by nobody. */
  readonly isDemo: boolean;
  readonly overall: number;
  readonly title: string;
  readonly text: string;
  /** `YYYY-MM-DD`. */
  readonly writtenOn: string;
}

/** What people think of a model, or of a year of it. */
export interface ModelReviews {
  /** Averages from five reviews on; without any before. */
  readonly consumer: ConsumerRatings;
  /** How many gave five stars, four and so on. */
  readonly distribution: readonly number[];
  readonly newest: readonly PublishedReview[];
}

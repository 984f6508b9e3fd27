import { z } from 'zod';
import { type ConsumerRatings, overallRatingName } from '../vehicle/consumer-ratings.ts';

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

/** How whoever reviews a car knows it. */
export const reviewRelations = [
  { code: 'own', name: 'I own or owned one' },
  { code: 'drove', name: 'I drove one' },
] as const;

const ratingSchema = z
  .string({ error: 'Choose one to five stars.' })
  .regex(/^[1-5]$/, 'Choose one to five stars.')
  .transform(Number);

const ratingsShape = Object.fromEntries(ratedNames.map((name) => [name, ratingSchema])) as Record<
  RatedName,
  typeof ratingSchema
>;

/** The form of a review as it is typed; `textPot` is a field that people do not see. */
export const reviewFormSchema = z.object({
  ...ratingsShape,
  year: z
    .string({ error: 'Choose its model year.' })
    .regex(/^(19|20)\d\d$/, 'Choose its model year.')
    .transform(Number),
  relation: z.enum(['own', 'drove'], { error: 'Say how you know the car.' }),
  title: z
    .string({ error: 'Write a title.' })
    .trim()
    .min(3, 'Write a title of at least 3 characters.')
    .max(120, 'A title has at most 120 characters.'),
  text: z
    .string({ error: 'Write what others should know.' })
    .trim()
    .min(40, 'Write at least 40 characters.')
    .max(4000, 'A review has at most 4,000 characters.'),
  vin: z.string().trim().max(40, 'A VIN has 17 characters.').default(''),
  textPot: z.string().default(''),
});
export type ReviewForm = z.output<typeof reviewFormSchema>;

/** Stars from 1 to 5 by what they are for. */
export type Ratings = Readonly<Record<string, number>>;

/** A review that everybody may read. */
export interface PublishedReview {
  readonly id: string;
  readonly year: number;
  readonly authorName: string;
  readonly relation: 'own' | 'drove';
  /** Its VIN was told, and is of such a car. */
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

/** Averages to a tenth, of at least five reviews; none of fewer. */
export function summarizeRatings(reviews: readonly Ratings[]): ConsumerRatings {
  const numberOfReviews = reviews.length;
  if (numberOfReviews < minReviews) return { ratings: [], numberOfReviews };
  const ratings = ratedNames.map((name) => {
    const sum = reviews.reduce((total, review) => total + (review[name] ?? 0), 0);
    return { name, value: Math.round((sum / numberOfReviews) * 10) / 10 };
  });
  return { ratings, numberOfReviews };
}

/** How many reviews gave five stars overall, four and so on. */
export function distributeRatings(reviews: readonly Ratings[]): number[] {
  return stars.map((star) => reviews.filter((review) => review[overallRatingName] === star).length);
}

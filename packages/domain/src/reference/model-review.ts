import { z } from 'zod';
import type { ConsumerRatings } from '../vehicle/consumer-ratings.ts';
import { overallRatingName } from '../vehicle/overall-rating.ts';
import { reviewTextShape, starsSchema } from './review-text.ts';
import { minReviews, type RatedName, type Ratings, ratedNames, stars } from './review-words.ts';

const ratingSchema = starsSchema.transform(Number);

const ratingsShape = Object.fromEntries(ratedNames.map((name) => [name, ratingSchema])) as Record<
  RatedName,
  typeof ratingSchema
>;

/** The form of a review as it is typed. */
export const reviewFormSchema = z.object({
  ...ratingsShape,
  year: z
    .string({ error: 'Choose its model year.' })
    .regex(/^(19|20)\d\d$/, 'Choose its model year.')
    .transform(Number),
  relation: z.enum(['own', 'drove'], { error: 'Say how you know the car.' }),
  ...reviewTextShape,
  vin: z.string().trim().max(40, 'A VIN has 17 characters.').default(''),
});
export type ReviewForm = z.output<typeof reviewFormSchema>;

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

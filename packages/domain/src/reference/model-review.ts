import { z } from 'zod';
import type { ConsumerRatings } from '../vehicle/consumer-ratings.ts';
import { overallRatingName } from '../vehicle/overall-rating.ts';
import { minReviews, type RatedName, type Ratings, ratedNames, stars } from './review-words.ts';

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

import type { ConsumerRatings } from './consumer-ratings.ts';

/** The rating that stands for all others. */
export const overallRatingName = 'Overall Rating';

/** Null when the ratings hold no overall one. */
export function overallRating({ ratings }: ConsumerRatings): number | null {
  return ratings.find(({ name }) => name === overallRatingName)?.value ?? null;
}

import { z } from 'zod';
import { reviewTextShape, starsSchema } from '../reference/review-text.ts';
import {
  type DealerQuestion,
  type DealerReviewCategory,
  type DealerReviews,
  dealerQuestions,
  dealerReviewCategories,
  dealerReviewLimits,
  type Share,
} from './dealer-review-words.ts';

const { min } = dealerReviewLimits;

/** What is not told is sent as nothing. */
const optionalStars = z
  .union([z.literal(''), starsSchema], { error: 'Choose one to five stars, or none.' })
  .default('')
  .transform((told) => (told === '' ? null : Number(told)));

const optionalAnswer = z
  .enum(['', 'yes', 'no'], { error: 'Answer yes or no, or leave it out.' })
  .default('')
  .transform((told) => (told === '' ? null : told === 'yes'));

/**
 * The form of a review of a dealer as it is typed. Whether the listed price was paid is told by who bought alone: of
 * others it is null.
 */
export const dealerReviewFormSchema = z
  .object({
    lead: z.string({ error: 'Choose the car you asked about.' }).min(1, {
      error: 'Choose the car you asked about.',
    }),
    visit: z.enum(['bought', 'asked'], { error: 'Say whether you bought there.' }),
    overall: starsSchema.transform(Number),
    service: optionalStars,
    described: optionalStars,
    pricing: optionalStars,
    paperwork: optionalStars,
    wasThere: optionalAnswer,
    paidListed: optionalAnswer,
    ...reviewTextShape,
  })
  .transform((form) => ({
    ...form,
    paidListed: form.visit === 'bought' ? form.paidListed : null,
  }));

/** What one review counts with: stars from 1 to 5, and null of what it does not tell. */
export interface CountedReview
  extends Readonly<Record<DealerReviewCategory, number | null>>,
    Readonly<Record<DealerQuestion, boolean | null>> {
  readonly overall: number;
}

/**
 * What reviews say together.
 *
 * @param reviews those that are shown to everybody
 * @returns averages to a tenth of at least five reviews each, and shares of at least five answers
 */
export function summarizeDealerReviews(
  reviews: readonly CountedReview[],
): Omit<DealerReviews, 'newest'> {
  const stars = reviews.map(({ overall }) => overall);
  return {
    count: reviews.length,
    average: averageOf(stars),
    distribution: [5, 4, 3, 2, 1].map((star) => stars.filter((given) => given === star).length),
    categories: dealerReviewCategories.flatMap(({ code, name }) => {
      const value = averageOf(reviews.map((review) => review[code]));
      return value === null ? [] : [{ name, value }];
    }),
    shares: Object.fromEntries(
      dealerQuestions.map(({ code }) => [code, shareOf(reviews.map((review) => review[code]))]),
    ) as DealerReviews['shares'],
  };
}

/** To a tenth; null of too few. */
function averageOf(told: readonly (number | null)[]): number | null {
  const numbers = told.filter((one) => one !== null);
  if (numbers.length < min) return null;
  const sum = numbers.reduce((total, number) => total + number, 0);
  return Math.round((10 * sum) / numbers.length) / 10;
}

function shareOf(told: readonly (boolean | null)[]): Share | null {
  const answers = told.filter((one) => one !== null);
  if (answers.length < min) return null;
  return { yes: answers.filter(Boolean).length, of: answers.length };
}

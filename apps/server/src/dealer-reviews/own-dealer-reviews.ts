import {
  dealerQuestions,
  dealerReviewCategories,
} from '@forecourt/domain/dealer/dealer-review-words';
import type { OwnDealerReview, ReviewableCar } from '@forecourt/web/dealer-reviews/services';
import type { ReviewBefore } from '@forecourt/web/reviews/review-before';
import { and, desc, eq, sql } from 'drizzle-orm';
import { owners } from '../dealers/owner-tables.ts';
import type { Database } from '../platform/database/database.ts';
import { dayInWords } from '../platform/database/moment.ts';
import { dealerReviews } from './tables.ts';

/** A dealer's name, to whoever reviewed it. */
export const dealerName = sql<string>`coalesce(${owners.data}->>'name', 'a dealer that is gone')`;

/** Reviews of dealers that somebody wrote, whatever became of them, the latest first. */
export async function findOwnDealerReviews(
  database: Database,
  keeper: string,
): Promise<OwnDealerReview[]> {
  const { id, ownerId, title, state, rejectedBecause, writtenAt } = dealerReviews;
  return database
    .select({
      id,
      ownerId,
      dealer: dealerName,
      title,
      state,
      rejectedBecause,
      writtenOn: dayInWords(writtenAt),
    })
    .from(dealerReviews)
    .leftJoin(owners, eq(owners.id, ownerId))
    .where(eq(dealerReviews.keeper, keeper))
    .orderBy(desc(writtenAt), id);
}

/** What somebody wrote of a dealer; null where they did not. */
export async function findDealerReviewBefore(
  database: Database,
  { keeper, ownerId, cars }: Author,
): Promise<ReviewBefore | null> {
  const [review] = await database
    .select()
    .from(dealerReviews)
    .where(and(eq(dealerReviews.keeper, keeper), eq(dealerReviews.ownerId, ownerId)));
  if (!review) return null;
  const lead = cars.find(({ name }) => name === review.car)?.lead;
  const stars = dealerReviewCategories.map(({ code }) => [code, String(review[code] ?? '')]);
  const answers = dealerQuestions.map(({ code }) => [code, yesOrNo(review[code])]);
  return {
    fields: {
      ...Object.fromEntries([...stars, ...answers]),
      ...(lead !== undefined && { lead }),
      visit: review.visit,
      overall: String(review.overall),
      title: review.title,
      text: review.body,
    },
    rejectedBecause: review.rejectedBecause,
  };
}

interface Author {
  readonly keeper: string;
  readonly ownerId: number;
  /** That they asked the dealer about. */
  readonly cars: readonly ReviewableCar[];
}

const yesOrNo = (said: boolean | null): string => (said === null ? '' : said ? 'yes' : 'no');

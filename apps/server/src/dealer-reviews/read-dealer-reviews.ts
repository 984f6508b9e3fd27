import { summarizeDealerReviews } from '@forecourt/domain/dealer/dealer-review';
import {
  type DealerReviews,
  dealerReviewLimits,
  type PublishedDealerReview,
} from '@forecourt/domain/dealer/dealer-review-words';
import { and, desc, eq, gt, type SQL } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { dealerReviews } from './tables.ts';

/**
 * What people think of a dealer, as far as it was approved.
 *
 * @param asked how many reviews are told, and the moment, in milliseconds since 1970
 */
export async function readDealerReviews(
  database: Database,
  ownerId: number,
  { shown, now }: { readonly shown: number; readonly now: number },
): Promise<DealerReviews> {
  const isCounted = isShown(ownerId, now);
  const { overall, service, described, pricing, paperwork, wasThere, paidListed } = dealerReviews;
  const counted = await database
    .select({ overall, service, described, pricing, paperwork, wasThere, paidListed })
    .from(dealerReviews)
    .where(isCounted);
  const newest = await database
    .select()
    .from(dealerReviews)
    .where(isCounted)
    .orderBy(desc(dealerReviews.writtenAt), dealerReviews.id)
    .limit(shown);
  return { ...summarizeDealerReviews(counted), newest: newest.map(toPublished) };
}

/** Approved, and not too old to tell of the dealer as it is. */
export function isShown(ownerId: number, now: number): SQL | undefined {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - dealerReviewLimits.months);
  return and(
    eq(dealerReviews.ownerId, ownerId),
    eq(dealerReviews.state, 'approved'),
    gt(dealerReviews.writtenAt, since),
  );
}

export function toPublished(row: typeof dealerReviews.$inferSelect): PublishedDealerReview {
  const { id, overall, title, body, authorName, car, visit, isDemo, writtenAt, answer } = row;
  return {
    id,
    overall,
    title,
    text: body,
    authorName,
    car,
    visit,
    isDemo,
    answer,
    writtenAt: writtenAt.toISOString(),
  };
}

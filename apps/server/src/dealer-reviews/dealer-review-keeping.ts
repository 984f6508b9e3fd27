import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { Keeping } from '../platform/keeping.ts';
import { dealerReviewReports, dealerReviews } from './tables.ts';

/** Reviews of dealers, as something that is somebody's. */
export function dealerReviewKeeping(database: Database): Keeping {
  return {
    name: 'dealerReviews',
    exportOf: async ({ key }) => {
      const rows = await database.select().from(dealerReviews).where(eq(dealerReviews.keeper, key));
      return rows.map(({ id, keeper, isDemo, body, writtenAt, ...row }) => ({
        ...row,
        text: body,
        writtenAt: writtenAt.toISOString(),
      }));
    },
    forget: async ({ key }) => {
      await database.delete(dealerReviews).where(eq(dealerReviews.keeper, key));
      await database.delete(dealerReviewReports).where(eq(dealerReviewReports.keeper, key));
    },
  };
}

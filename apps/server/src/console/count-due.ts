import { type Deed, mayDo, type OperatorRole } from '@forecourt/domain/operator/roles';
import type { ConsoleFrame } from '@forecourt/web/console/services';
import { sql } from 'drizzle-orm';
import { dealerReviews, reportedDealerReviews } from '../dealer-reviews/tables.ts';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { reportedModelReviews } from '../reference/reviews/review-store.ts';
import { modelReviews } from '../reference/tables.ts';
import { isQueued } from '../reviews/reports.ts';

type Due = ConsoleFrame['due'];

/** What settles each thing that waits. */
export const settledBy = {
  feeds: 'feeds.settle',
  leads: 'leads.resend',
  reviews: 'reviews.decide',
  reports: 'reports.close',
} as const satisfies Record<keyof Due, Deed>;

/** What waits for somebody of a role to decide: none of what others settle. */
export async function countDue(database: Database, role: OperatorRole): Promise<Due> {
  const [row] = await rowsOf<Due>(
    database,
    sql`select
          (select count(*)::int from held_dealers where settled_as is null) as feeds,
          (select count(*)::int from leads where status = 'dead' and email is not null) as leads,
          (select count(*)::int from ${modelReviews} where ${isQueued(reportedModelReviews)})
            + (select count(*)::int from ${dealerReviews} where ${isQueued(reportedDealerReviews)}) as reviews,
          (select count(*)::int from listing_reports where closed_at is null) as reports`,
  );
  const countOf = (what: keyof Due) => (mayDo(role, settledBy[what]) ? (row?.[what] ?? 0) : 0);
  return {
    feeds: countOf('feeds'),
    leads: countOf('leads'),
    reviews: countOf('reviews'),
    reports: countOf('reports'),
  };
}

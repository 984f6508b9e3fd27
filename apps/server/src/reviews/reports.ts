import type { ReportOutcome } from '@forecourt/web/reviews/report-outcome';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { isUuid } from '../platform/database/is-uuid.ts';

/** Reviews, and who thinks that one of them should not be shown. */
export interface ReportedReviews {
  readonly reviews: PgTable & Readonly<Record<'id' | 'state' | 'writtenAt', PgColumn>>;
  readonly reports: PgTable & Readonly<Record<'reviewId' | 'keeper' | 'reportedAt', PgColumn>>;
}

/** Whoever reports a review, and when, in milliseconds since 1970. */
interface Reporter {
  /** Null of who is nobody here. */
  readonly keeper: string | null;
  readonly now: number;
}

/** Notes that somebody thinks a review should not be shown, once each. */
export async function reportReview(
  database: Database,
  { reviews, reports }: ReportedReviews,
  id: string,
  { keeper, now }: Reporter,
): Promise<ReportOutcome> {
  if (keeper === null) return 'unknown';
  if (!isUuid(id)) return 'gone';
  const shown = await rowsOf(
    database,
    sql`with shown as (select id from ${reviews} where id = ${id} and state = 'approved'),
          noted as (insert into ${reports} (review_id, keeper, reported_at)
            select id, ${keeper}, ${new Date(now).toISOString()}::timestamptz from shown
            on conflict do nothing)
        select id from shown`,
  );
  return shown.length > 0 ? 'kept' : 'gone';
}

/** How often a review was reported. */
export const reportsOf = ({ reviews, reports }: ReportedReviews): SQL<number> =>
  sql<number>`(select count(*)::int from ${reports} where ${reports.reviewId} = ${reviews.id})`;

/** Whether a review waits for a decision, or was reported: found by these, not among all that are shown. */
export const isQueued = ({ reviews, reports }: ReportedReviews): SQL =>
  sql`(${reviews.state} <> 'rejected' and ${reviews.id} in (
    select id from ${reviews} where state = 'waiting' union all select review_id from ${reports}))`;

/** Takes away what was reported of a review. @returns whether anything was */
export async function settleReports(
  database: Database,
  { reports }: Pick<ReportedReviews, 'reports'>,
  id: string,
): Promise<boolean> {
  const settled = await rowsOf(
    database,
    sql`delete from ${reports} where review_id = ${id} returning keeper`,
  );
  return settled.length > 0;
}

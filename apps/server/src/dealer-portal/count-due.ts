import type { PortalFrame } from '@forecourt/web/dealer-portal/services';
import { sql } from 'drizzle-orm';
import { countUnanswered } from '../dealer-reviews/answer-review.ts';
import { isWaiting } from '../leads/conversations/is-waiting.ts';
import { type Database, rowsOf } from '../platform/database/database.ts';

/** What the side bar says beside the names of the rooms. @param now in milliseconds since 1970 */
export async function countDue(
  database: Database,
  ownerId: number,
  now: number,
): Promise<NonNullable<PortalFrame['counts']>> {
  const [row] = await rowsOf<{ waiting: number; cars: number }>(
    database,
    sql`select
          (select count(*)::int from conversations join leads on leads.id = lead_id
            where owner_id = ${ownerId}::bigint and ${isWaiting}) as waiting,
          (select count(*)::int from listings
            where owner_id = ${ownerId}::bigint and status = 'active') as cars`,
  );
  const unanswered = await countUnanswered(database, ownerId, now);
  return { waiting: row?.waiting ?? 0, cars: row?.cars ?? 0, unanswered };
}

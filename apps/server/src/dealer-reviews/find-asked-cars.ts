import { dealerReviewLimits } from '@forecourt/domain/dealer/dealer-review-words';
import type { ReviewableCar } from '@forecourt/web/dealer-reviews/services';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';

/** Cars that are named at most, the latest. */
const maxCars = 30;

/**
 * The cars that somebody asked a dealer about here, each once, the latest first: who asked about none has nothing
 * to say of it.
 *
 * @param email of a person, in lower case
 */
export async function findAskedCars(
  database: Database,
  ownerId: number,
  email: string,
): Promise<ReviewableCar[]> {
  const { months } = dealerReviewLimits;
  return rowsOf<{ lead: string; name: string }>(
    database,
    sql`select lead, name from (
          select distinct on (listing_id) id::text as lead, vehicle->>'name' as name, created_at
          from leads
          where email = ${email} and owner_id = ${ownerId}::bigint and status <> 'counted'
            and created_at > now() - make_interval(months => ${months}::int)
          order by listing_id, created_at desc) as asked
        order by created_at desc limit ${maxCars}::int`,
  );
}

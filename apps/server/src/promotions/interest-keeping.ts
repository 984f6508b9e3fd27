import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { isAmong, type Keeper, type Keeping } from '../platform/keeping.ts';

/** Cars that somebody was shown again, as something that is theirs: it is noted by account and address. */
export function interestKeeping(database: Database): Keeping {
  return {
    name: 'carsShownAgain',
    exportOf: (keeper) =>
      rowsOf(
        database,
        sql`select vins, created_at as "at" from interest_alerts
            where ${ofKeeper(keeper)} order by created_at`,
      ),
    moveAddress: async (transaction, { email }, to, only) => {
      const moved = await rowsOf<{ id: string }>(
        transaction,
        sql`update interest_alerts set email = ${to}
            where lower(email) = ${email} and ${isAmong(sql`id`, only)} returning id`,
      );
      return moved.map(({ id }) => id);
    },
    forget: async (keeper) => {
      await database.execute(sql`delete from interest_alerts where ${ofKeeper(keeper)}`);
    },
  };
}

const ofKeeper = ({ key, email }: Keeper): SQL =>
  sql`('person:' || consumer_id = ${key} or lower(email) = ${email})`;

import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import type { Keeper, Keeping } from '../platform/keeping.ts';

/** Alerts, as something that is somebody's. */
export function alertKeeping(database: Database): Keeping {
  return {
    name: 'alerts',
    move: async (from, to) => {
      await database.execute(sql`insert into alert_rhythms (chosen_by, source, rhythm)
        select ${to}, source, rhythm from alert_rhythms where chosen_by = ${from}
        on conflict (chosen_by, source) do nothing`);
      await database.execute(sql`delete from alert_rhythms where chosen_by = ${from}`);
    },
    exportOf: async ({ key, email }) => ({
      rhythms: await rowsOf(
        database,
        sql`select source, rhythm from alert_rhythms where chosen_by = ${key}`,
      ),
      subscriptions: await rowsOf(
        database,
        sql`select search_name as search, rhythm, confirmed_at as since
            from search_subscriptions where email = ${email}`,
      ),
    }),
    forget: (keeper) => forget(database, keeper),
  };
}

async function forget(database: Database, { key, email }: Keeper): Promise<void> {
  await database.execute(sql`delete from alert_rhythms where chosen_by = ${key}`);
  await database.execute(sql`delete from search_subscriptions where email = ${email}`);
  await database.execute(
    sql`delete from alert_news where recipient in (${key}, ${`mail:${email}`})`,
  );
  await database.execute(
    sql`delete from alert_messages where recipient in (${key}, ${`mail:${email}`})`,
  );
}

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
    moveAddress,
    forget: (keeper) => forget(database, keeper),
  };
}

/** Confirmed subscriptions go along, and what waits to be told; a complaint stops the other address as well. */
async function moveAddress(
  transaction: Database,
  { key, email }: Keeper,
  to: string,
): Promise<void> {
  const before = `mail:${email}`;
  const isTheSame = sql`mine.email = ${email} and mine.confirmed_at is not null
    and (mine.brand, mine.fingerprint) = (theirs.brand, theirs.fingerprint)`;
  for (const step of [
    // An address has a search once: one that was confirmed is there already, any other gives way.
    sql`delete from search_subscriptions as theirs using search_subscriptions as mine
        where theirs.email = ${to} and theirs.confirmed_at is null and ${isTheSame}`,
    sql`delete from search_subscriptions as mine using search_subscriptions as theirs
        where theirs.email = ${to} and ${isTheSame}`,
    sql`update search_subscriptions set email = ${to}
        where email = ${email} and confirmed_at is not null`,
    sql`delete from alert_news as mine using alert_news as theirs
        where mine.recipient = ${before} and theirs.recipient = ${key}
          and (mine.listing_id, mine.kind, mine.day) = (theirs.listing_id, theirs.kind, theirs.day)`,
    sql`update alert_news set recipient = ${key} where recipient = ${before}`,
    sql`update alert_messages set recipient = ${key} where recipient = ${before}`,
    sql`insert into stopped_addresses (email, reason, stopped_at)
        select ${to}, reason, stopped_at from stopped_addresses
        where email = ${email} and reason = 'complaint' on conflict (email) do nothing`,
  ])
    await transaction.execute(step);
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

import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { isAmong, type Keeper, type Keeping, type Moved } from '../platform/keeping.ts';

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

/**
 * Confirmed subscriptions go along, and what waits to be told; a complaint stops the other address as well. A search
 * that both addresses have is there once then, and stays where it is when the change is undone.
 */
async function moveAddress(
  transaction: Database,
  keeper: Keeper,
  to: string,
  only: Moved,
): Promise<readonly string[]> {
  const moved = await moveSubscriptions(transaction, keeper, to, only);
  const atAddress = `mail:${keeper.email}`;
  if (only === null) await moveNews(transaction, { from: atAddress, to: keeper.key }, sql`true`);
  else await moveNews(transaction, { from: keeper.key, to: atAddress }, isLeftAt(keeper.email));
  if (only === null)
    await transaction.execute(sql`insert into stopped_addresses (email, reason, stopped_at)
      select ${to}, reason, stopped_at from stopped_addresses
      where email = ${keeper.email} and reason = 'complaint' on conflict (email) do nothing`);
  return moved;
}

async function moveSubscriptions(
  transaction: Database,
  { email }: Keeper,
  to: string,
  only: Moved,
): Promise<readonly string[]> {
  const isMine = sql`mine.email = ${email} and mine.confirmed_at is not null
    and ${isAmong(sql`mine.id`, only)}`;
  const isTheSame = sql`theirs.email = ${to} and ${isMine}
    and (mine.brand, mine.fingerprint) = (theirs.brand, theirs.fingerprint)`;
  // An address has a search once: one that was confirmed is there already, any other gives way.
  for (const step of [
    sql`delete from search_subscriptions as theirs using search_subscriptions as mine
        where theirs.confirmed_at is null and ${isTheSame}`,
    sql`delete from search_subscriptions as mine using search_subscriptions as theirs
        where ${isTheSame}`,
  ])
    await transaction.execute(step);
  const moved = await rowsOf<{ id: string }>(
    transaction,
    sql`update search_subscriptions as mine set email = ${to} where ${isMine} returning id`,
  );
  return moved.map(({ id }) => id);
}

/** What an account was told for subscriptions of the address that it had only while the change held. */
const isLeftAt = (email: string | null) =>
  sql`mine.source in
    (select 'subscription:' || id from search_subscriptions where email = ${email})`;

async function moveNews(
  transaction: Database,
  { from, to }: { readonly from: string; readonly to: string },
  which: SQL,
): Promise<void> {
  const isMine = sql`mine.recipient = ${from} and ${which}`;
  for (const step of [
    sql`delete from alert_news as mine using alert_news as theirs
        where ${isMine} and theirs.recipient = ${to}
          and (theirs.source = mine.source or theirs.collected_at is not null)
          and (mine.listing_id, mine.kind, mine.day) = (theirs.listing_id, theirs.kind, theirs.day)`,
    sql`update alert_news as mine set recipient = ${to} where ${isMine}`,
    sql`update alert_messages as mine set recipient = ${to} where ${isMine}`,
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

import { mainBrandCode } from '@forecourt/domain/brand/brand';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { sql } from 'drizzle-orm';
import { lastPosition } from '../change-log/change-log.ts';
import { isIn } from '../platform/database/conditions.ts';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { giveTurns } from '../platform/give-turns.ts';
import type { AlertParts } from './alert-parts.ts';
import { type CarChange, findCarChanges, nextPosition } from './changed-cars.ts';
import { findKeepers, findSearchers, type Interested } from './interested.ts';
import { toldAt } from './told-at.ts';
import type { WatchedSearches } from './watched/watched-searches.ts';
import { followWatchedVins } from './watched/watched-vins.ts';
import { webhookRecipient } from './webhooks/webhook-channel.ts';

/** Held while news is looked for: one process does it, the others go on when it has ended. */
const followLock = 7_110_002;

/** News waits so long for other news, to come in one message. */
const gatheringMs = 10_000;

/** A car that the search engine does not have yet as it is in the database. */
class EngineBehind extends Error {
  override readonly name = 'EngineBehind';
}

/**
 * Notes what the next changes are news of, and for whom, and that they were looked through: both or
 * neither, whenever the process ends.
 *
 * @returns whether there may be more
 */
export async function followChanges(parts: AlertParts, watched: WatchedSearches): Promise<boolean> {
  await watched.reload(parts.database);
  try {
    return await parts.database.transaction(async (transaction) => {
      const position = await takePosition(transaction);
      if (position === null) return false;
      const upTo = await nextPosition(transaction, position);
      if (upTo === null) return false;
      // All searches are counted for it: not before there is something to find them for.
      await watched.refresh(transaction);
      const changes = await findCarChanges(transaction, position, upTo);
      await noteNews({ ...parts, database: transaction }, watched, changes);
      await transaction.execute(sql`update alert_progress set position = ${upTo}`);
      return true;
    });
  } catch (error) {
    if (error instanceof EngineBehind) return false;
    throw error;
  }
}

/** Where to go on; null while another process does. The first time nothing before now is news. */
async function takePosition(transaction: Database): Promise<number | null> {
  const [lock] = await rowsOf<{ isOurs: boolean }>(
    transaction,
    sql`select pg_try_advisory_xact_lock(${followLock}) as "isOurs"`,
  );
  if (!lock?.isOurs) return null;
  const [row] = await rowsOf<{ position: string }>(
    transaction,
    sql`select position from alert_progress`,
  );
  if (row) return Number(row.position);
  const last = await lastPosition(transaction);
  await transaction.execute(sql`insert into alert_progress (id, position) values (1, ${last})`);
  return last;
}

/** What is known of a change before it is asked whom it is news for. */
interface SeenChange {
  readonly change: CarChange;
  /** Null where the seller is gone: nobody is told then. */
  readonly owner: Owner | null;
  /** Of the searches that find the car. */
  readonly sources: readonly string[];
}

/** All changes of a step in a few statements: what each would take adds up while pages are rendered beside. */
async function noteNews(
  parts: AlertParts,
  watched: WatchedSearches,
  changes: readonly CarChange[],
): Promise<void> {
  const { database, config } = parts;
  const untold = await forgetUntoldSales(database, changes);
  const seen = await lookAtEach(parts, watched, changes);
  const keepers = await findKeepers(database, changes, config.brand ?? mainBrandCode);
  const searchers = await findSearchers(database, seen);
  const watchers = (await followWatchedVins(database, changes)).filter(({ place, recipient }) => {
    const change = changes[place];
    return change?.kind !== 'back' || !untold.has(saleKey(recipient, change.listingId));
  });
  const interested = await reachable(parts, [...keepers, ...watchers, ...searchers]);
  await insertNews(
    parts,
    interested.toSorted((a, b) => a.place - b.place),
    seen,
  );
}

/**
 * Gone and back before anybody was told: nothing happened.
 *
 * @returns what was to be told, of whom and of which car
 */
export async function forgetUntoldSales(
  database: Database,
  changes: readonly CarChange[],
): Promise<ReadonlySet<string>> {
  const back = changes.flatMap(({ kind, listingId }) => (kind === 'back' ? [listingId] : []));
  const forgotten = await rowsOf<{ recipient: string; listing: number }>(
    database,
    sql`delete from alert_news
    where ${isIn(sql`listing_id`, back)}
      and kind = 'sold' and collected_at is null returning recipient, listing_id::float8 as listing`,
  );
  return new Set(forgotten.map(({ recipient, listing }) => saleKey(recipient, listing)));
}

const saleKey = (recipient: string, listingId: number) => `${recipient} ${listingId}`;

async function lookAtEach(
  parts: AlertParts,
  watched: WatchedSearches,
  changes: readonly CarChange[],
): Promise<SeenChange[]> {
  const seen: SeenChange[] = [];
  const giveTurn = giveTurns();
  for (const change of changes) {
    const owner = (await parts.engine.findOwner(change.listing.ownerId)) ?? null;
    const isSearched = owner !== null && (change.kind === 'new' || change.kind === 'drop');
    if (isSearched) await requireCurrent(parts, change);
    const sources = isSearched ? await watched.find({ ...change, owner }) : [];
    seen.push({ change, owner, sources });
    await giveTurn();
  }
  return seen;
}

/** @throws EngineBehind where searches would be answered by an earlier state of the car */
async function requireCurrent({ engine }: AlertParts, { listing }: CarChange): Promise<void> {
  const card = await engine.findById(listing.id);
  if (!card || derivedPrice(card) !== derivedPrice(listing)) throw new EngineBehind();
}

async function reachable(
  { channels, database }: AlertParts,
  interested: readonly Interested[],
): Promise<Interested[]> {
  if (interested.length === 0) return [];
  const recipients = [...new Set(interested.map(({ recipient }) => recipient))];
  const reached = new Set<string>();
  for (const channel of channels)
    for (const recipient of await channel.reaches(database, recipients)) reached.add(recipient);
  return interested.filter(({ recipient }) => reached.has(recipient));
}

/** Whether it was noted before, or on the day that the car costs so little: back and forth is no news. */
const isNoted = sql`exists (select from alert_news as noted
  where noted.recipient = row.recipient and noted.listing_id = row.listing and noted.kind = row.kind
    and (noted.day = row.day or (row.kind = 'drop'
      and left(noted.day, 10) = left(row.day, 10) and noted.price <= row.price)))`;

/** For each thing that the change is news for: which of them tells is known when the first is due. */
async function insertNews(
  { database, reference, clock, alertCounts }: AlertParts,
  interested: readonly Interested[],
  seen: readonly SeenChange[],
): Promise<void> {
  const now = clock.now();
  const rows = interested.flatMap(({ place, recipient, source, brand, rhythm, zip }) => {
    const { change, owner } = seen[place] ?? { owner: null };
    if (!change || owner === null) return [];
    const near = (zip === null ? undefined : reference.findZip(zip)) ?? owner;
    // A program has no night.
    const isProgram = recipient.startsWith(webhookRecipient);
    const told = isProgram ? now : toldAt(rhythm, near, now);
    if (told === null) return [];
    const due = new Date(Math.max(told, now + gatheringMs)).toISOString();
    const { kind, day, listingId: listing, price, priceBefore: before } = change;
    return [{ recipient, source, brand, due, listing, kind, day, price, before }];
  });
  if (rows.length === 0) return;
  const inserted = await rowsOf(
    database,
    sql`insert into alert_news (recipient, source, brand, due_at, listing_id, kind, day, price, price_before)
        select recipient, source, brand, due, listing, kind, day, price, before
        from json_to_recordset(${JSON.stringify(rows)}::json)
          as row(recipient text, source text, brand text, due timestamptz, listing bigint, kind text,
            day text, price int, before int)
        where not (${isNoted}) returning id`,
  );
  alertCounts.add('found', inserted.length);
}

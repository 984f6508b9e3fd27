import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { deleteInSteps } from '../platform/database/delete-in-steps.ts';
import { lockByName } from '../platform/database/lock-by-name.ts';

/** Minutes in which a removed car comes back with the price and the day of its first saving. */
const undoMinutes = 60;

/** What was kept of a car when it was saved. */
export interface Saving {
  readonly listingId: number;
  /** Whole dollars. */
  readonly price: number | null;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** The cars of a keeper, the last saved first. */
export async function readSavings(database: Database, keeper: string): Promise<Saving[]> {
  const rows = await rowsOf<{ listing_id: string; price: number | null; saved_ms: string }>(
    database,
    sql`select listing_id, price, floor(extract(epoch from saved_at) * 1000) as saved_ms from saved_cars
        where keeper = ${keeper} and removed_at is null order by saved_at desc, listing_id desc`,
  );
  return rows.map(({ listing_id, price, saved_ms }) => ({
    listingId: Number(listing_id),
    price,
    savedAt: Number(saved_ms),
  }));
}

/**
 * Keeps a car, once however often it is asked.
 *
 * @param max kept at the most; beyond, nothing is changed
 * @returns the ids that are kept then, the last saved first, and whether the car is among them
 */
export function saveCar(
  database: Database,
  keeper: string,
  { listingId, price, savedAt }: Saving,
  max: number,
): Promise<{ readonly isKept: boolean; readonly ids: readonly number[] }> {
  return database.transaction(async (transaction) => {
    // Two that came at once would both find the last place free.
    await lockSaved(transaction, keeper);
    const before = (await readSavings(transaction, keeper)).map((saving) => saving.listingId);
    if (before.includes(listingId)) return { isKept: true, ids: before };
    if (before.length >= max) return { isKept: false, ids: before };
    const at = new Date(savedAt).toISOString();
    await transaction.execute(sql`
      insert into saved_cars (keeper, listing_id, price, saved_at)
      values (${keeper}, ${listingId}, ${price}, ${at}::timestamptz)
      on conflict (keeper, listing_id) do update set removed_at = null,
        price = case when ${canComeBack(at)} then saved_cars.price else excluded.price end,
        saved_at = case when ${canComeBack(at)} then saved_cars.saved_at else excluded.saved_at end`);
    const after = await readSavings(transaction, keeper);
    return { isKept: true, ids: after.map((saving) => saving.listingId) };
  });
}

/** One at a time for each keeper. */
const lockSaved = (transaction: Database, keeper: string) =>
  lockByName(transaction, `saved ${keeper}`);

const canComeBack = (at: string) =>
  sql`saved_cars.removed_at > ${at}::timestamptz - make_interval(mins => ${undoMinutes}::int)`;

/**
 * Keeps a car no longer: it is forgotten once nobody takes that back any more.
 *
 * @param now milliseconds since 1970
 * @returns the ids that are kept then
 */
export async function removeCar(
  database: Database,
  keeper: string,
  listingId: number,
  now: number,
): Promise<readonly number[]> {
  const at = new Date(now).toISOString();
  await database.execute(sql`
    update saved_cars set removed_at = ${at}::timestamptz
    where keeper = ${keeper} and listing_id = ${listingId} and removed_at is null`);
  return (await readSavings(database, keeper)).map((saving) => saving.listingId);
}

/** Forgets cars that were removed longer ago than that is taken back. */
export async function forgetRemoved(database: Database, now: Date): Promise<void> {
  const where = sql`removed_at < ${now.toISOString()}::timestamptz
    - make_interval(mins => ${undoMinutes}::int)`;
  const key = sql`keeper, listing_id`;
  await deleteInSteps(database, { table: sql`saved_cars`, where, key });
}

/**
 * Hands what a browser kept to the person who signed in there. What both have stays as it was first
 * saved; the browser keeps nothing. Done twice, nothing more happens.
 */
export function moveSavedCars(database: Database, from: string, to: string): Promise<void> {
  return database.transaction(async (transaction) => {
    // What a browser saves meanwhile would be forgotten with what was handed on. From a browser to a person always, so
    // that no two wait for one another.
    for (const keeper of [from, to]) await lockSaved(transaction, keeper);
    await transaction.execute(sql`
      insert into saved_cars (keeper, listing_id, price, saved_at)
      select ${to}, listing_id, price, saved_at from saved_cars
      where keeper = ${from} and removed_at is null
      on conflict (keeper, listing_id) do update set removed_at = null,
        price = case when excluded.saved_at < saved_cars.saved_at or saved_cars.removed_at is not null
          then excluded.price else saved_cars.price end,
        saved_at = case when excluded.saved_at < saved_cars.saved_at or saved_cars.removed_at is not null
          then excluded.saved_at else saved_cars.saved_at end`);
    await transaction.execute(sql`delete from saved_cars where keeper = ${from}`);
  });
}

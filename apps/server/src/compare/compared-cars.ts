import { mergeCompared } from '@forecourt/domain/compare/compared-cars';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { lockByName } from '../platform/database/lock-by-name.ts';
import type { Keeping } from '../platform/keeping.ts';

/** The cars that a person compares, in the order in which they stand beside one another. */
export async function readComparedCars(database: Database, keeper: string): Promise<number[]> {
  const rows = await rowsOf<{ listing_id: string }>(
    database,
    sql`select listing_id from compared_cars where keeper = ${keeper} order by place`,
  );
  return rows.map(({ listing_id }) => Number(listing_id));
}

/**
 * Puts what a browser compares before what its person compares elsewhere, each car once and as many as are
 * compared at most. Done twice, nothing more happens.
 *
 * @returns all of it
 */
export function mergeComparedCars(
  database: Database,
  keeper: string,
  listingIds: readonly number[],
): Promise<readonly number[]> {
  return inTurn(database, keeper, async (transaction) => {
    const merged = mergeCompared(listingIds, await readComparedCars(transaction, keeper));
    await write(transaction, keeper, merged);
    return merged;
  });
}

/** Has a person compare these cars and no others. */
export function replaceComparedCars(
  database: Database,
  keeper: string,
  listingIds: readonly number[],
): Promise<void> {
  const compared = mergeCompared(listingIds, []);
  return inTurn(database, keeper, (transaction) => write(transaction, keeper, compared));
}

/** Two browsers of one person take their turn. */
function inTurn<Result>(
  database: Database,
  keeper: string,
  change: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    await lockByName(transaction, `compared ${keeper}`);
    return change(transaction);
  });
}

async function write(
  database: Database,
  keeper: string,
  listingIds: readonly number[],
): Promise<void> {
  await forgetComparedCars(database, keeper);
  for (const [place, listingId] of listingIds.entries())
    await database.execute(sql`
      insert into compared_cars (keeper, listing_id, place)
      values (${keeper}, ${listingId}, ${place})`);
}

/** Forgets what a person compares, wherever. */
export async function forgetComparedCars(database: Database, keeper: string): Promise<void> {
  await database.execute(sql`delete from compared_cars where keeper = ${keeper}`);
}

/** Cars that are compared, as something that is somebody's. What a browser compares it brings along itself. */
export function comparedKeeping(database: Database): Keeping {
  return {
    name: 'carsCompared',
    exportOf: ({ key }) => readComparedCars(database, key),
    forget: ({ key }) => forgetComparedCars(database, key),
  };
}

import type { SavedCar } from '@forecourt/domain/account/saved-cars';
import type { SearchHit, SearchReader } from '@forecourt/domain/search/search-engine';
import { sql } from 'drizzle-orm';
import { isIn } from '../platform/database/conditions.ts';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { readListingsById } from '../vehicles/read-listings.ts';
import { readSavings } from './saved-cars.ts';

/** Cars that are shown as like the last saved one. */
const likeCount = 4;

interface Sources {
  readonly database: Database;
  readonly engine: SearchReader;
}

/** Cars for sale and their sellers, one by one. */
export type KnownCars = Pick<SearchReader, 'findById' | 'findByVin' | 'findOwner'>;

/** What a keeper saved, the last first, whatever became of it. */
export async function findSavedCars(
  { database, engine }: Pick<Sources, 'database'> & { readonly engine: KnownCars },
  keeper: string,
): Promise<SavedCar[]> {
  const savings = await readSavings(database, keeper);
  const ids = savings.map(({ listingId }) => listingId);
  const listings = new Map((await readListingsById(database, ids)).map((row) => [row.id, row]));
  const goneDays = await readGoneDays(database, ids);
  const found = await Promise.all(
    savings.map(async ({ listingId, savedAt, price }): Promise<SavedCar | null> => {
      const row = listings.get(listingId);
      if (!row) return null;
      const { data: listing, status } = row;
      const isActive = status === 'active';
      const card = isActive ? ((await engine.findById(listingId)) ?? null) : null;
      const again = isActive ? undefined : await engine.findByVin(listing.vin);
      // The search may know the car for a moment longer than it is for sale.
      const offeredAs = again && again.id !== listingId ? again.id : null;
      const goneOn = goneDays.get(listingId) ?? null;
      const { privateSeller = false, firmPrice } = (await engine.findOwner(listing.ownerId)) ?? {};
      const seller = { privateSeller, firmPrice };
      return { listing, status, savedAt, priceWhenSaved: price, goneOn, offeredAs, seller, card };
    }),
  );
  return found.filter((car) => car !== null);
}

/** The days on which those cars went that are no longer for sale. */
async function readGoneDays(database: Database, ids: readonly number[]) {
  const rows = await rowsOf<{ id: string; day: string }>(
    database,
    sql`select id, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') as day from listings
        where status <> 'active'
          and ${isIn(sql`id`, ids)}`,
  );
  return new Map(rows.map(({ id, day }) => [Number(id), day]));
}

/**
 * Cars like the last saved one that is for sale: of its model, about as old, nearest its seller. How far that is says
 * nothing to who stands elsewhere.
 */
export async function findLikeSaved(
  { engine }: Pick<Sources, 'engine'>,
  cars: readonly SavedCar[],
): Promise<readonly SearchHit[]> {
  const last = cars.find(({ status }) => status === 'active') ?? cars[0];
  if (last === undefined) return [];
  const { listing } = last;
  const owner = await engine.findOwner(listing.ownerId);
  const { hits } = await engine.search({
    filter: {
      values: { modelCode: [listing.modelCode] },
      year: { min: listing.year - 2, max: listing.year + 2 },
      excludedIds: cars.map((car) => car.listing.id),
      ...(owner && { origin: owner }),
    },
    sort: owner ? 'distanceASC' : 'relevance',
    offset: 0,
    limit: likeCount,
  });
  return hits.map((hit) => ({ ...hit, distanceMiles: null }));
}

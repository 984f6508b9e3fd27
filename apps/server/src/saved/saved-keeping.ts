import { cookieAges, cookieNames } from '@forecourt/domain/account/cookies';
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { Keeping } from '../platform/keeping.ts';
import { moveSavedCars, readSavings } from './saved-cars.ts';

/** Saved cars, as something that is somebody's. */
export function savedKeeping(database: Database): Keeping {
  return {
    name: 'savedCars',
    move: (from, to) => moveSavedCars(database, from, to),
    exportOf: async ({ key }) =>
      (await readSavings(database, key)).map(({ listingId, price, savedAt }) => ({
        listingId,
        priceWhenSaved: price,
        savedAt: new Date(savedAt).toISOString(),
      })),
    forget: async ({ key }) => {
      await database.execute(sql`delete from saved_cars where keeper = ${key}`);
    },
    cookieOf: async (key) => {
      const count = key === null ? 0 : (await readSavings(database, key)).length;
      return toCountCookie(count);
    },
  };
}

/** Tells scripts how many cars there are to ask for; 0 takes the cookie away. */
export const toCountCookie = (count: number) => ({
  name: cookieNames.savedCount,
  value: String(count),
  maxAgeSeconds: count === 0 ? 0 : cookieAges.savedCountSeconds,
});

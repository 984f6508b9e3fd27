import type { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { changeMarket } from '../src/change-log/change-market.ts';
import { writeOwners } from '../src/dealers/write-owners.ts';
import type { Database } from '../src/platform/database/database.ts';
import { writeListings } from '../src/vehicles/write-listings.ts';

type Stock = readonly (ReturnType<typeof generateDemoInventory> extends Iterable<infer Entry>
  ? Entry
  : never)[];

/** Has these sellers and their cars be on the market of a database. */
export const fillMarket = (database: Database, stock: Stock): Promise<unknown> =>
  changeMarket(database, async (change) => {
    await writeOwners(
      change,
      stock.map(({ owner }) => owner),
    );
    await writeListings(
      change,
      stock.flatMap(({ listings }) => listings),
    );
  });

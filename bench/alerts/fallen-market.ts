import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import type { Listing } from '@forecourt/domain/listing/listing';
import { openFeedFile } from '../../apps/server/src/feeds/file/open-source.ts';
import { importFeed } from '../../apps/server/src/feeds/import-feed.ts';
import type { Database } from '../../apps/server/src/platform/database/database.ts';
import { type Car, csvLines } from '../import/csv-lines.ts';
import type { Parameters } from './subscriptions.ts';

/** Cars with a price, as dealers' files have them. */
export function marketOf(count: number, today: string): Car[] {
  const cars = [...generateDemoInventory({ listings: count, seed: 1, today })].flatMap(
    ({ owner, listings }) => listings.map((listing) => ({ listing, owner })),
  );
  return cars.filter(({ listing }) => listing.salePrice !== null);
}

/** Each for a model up to a price, within 50 miles. */
export function searchesLike(stock: readonly Car[], count: number): Parameters[] {
  return Array.from({ length: count }, (_, place) => {
    const { listing, owner } = carAt(stock, place * 7919);
    const price = Math.ceil((listing.salePrice ?? 0) / 5000) * 5000;
    return {
      makeCode: [listing.makeCode],
      modelCode: [listing.modelCode],
      maxPrice: [String(price)],
      zip: [owner.zip],
      searchRadius: ['50'],
    };
  });
}

/** Every so manyth car, from that place on, costs a tenth less. */
export function fallIn(stock: readonly Car[], changes: number, from: number): Car[] {
  const step = Math.floor(stock.length / changes);
  const fallen = (listing: Listing): Listing => ({
    ...listing,
    salePrice: Math.round((listing.salePrice ?? 0) * 0.9),
  });
  return stock.map((car, place) => {
    const nth = (place - from) / step;
    const isFalling = Number.isInteger(nth) && nth >= 0 && nth < changes;
    return isFalling ? { ...car, listing: fallen(car.listing) } : car;
  });
}

function carAt(stock: readonly Car[], place: number): Car {
  const car = stock[place % stock.length];
  if (!car) throw new Error('There are no cars.');
  return car;
}

/** As `forecourt import` does beside a server that runs. */
export async function importCars(
  database: Database,
  folder: string,
  stock: readonly Car[],
  day: string,
): Promise<void> {
  const file = join(folder, 'inventory.csv');
  await pipeline(Readable.from(csvLines(stock)), createWriteStream(file));
  const options = { dryRun: false, allowRemoval: false, today: day, workFolder: folder };
  await importFeed(database, await openFeedFile(file), options, () => {});
}

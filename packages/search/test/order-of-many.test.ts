import type { Listing } from '@forecourt/domain/listing/listing';
import { codesOf, sortOptions } from '@forecourt/domain/vehicle/codes';
import { inventoryArbitrary } from '@forecourt/search-contract/arbitrary-inventory';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allKernels } from './all-kernels.ts';
import { compare, Twin } from './twin.ts';

/** Several times as many as are held for a page, with few different years, prices and days. */
const cars = 3000;

/** A number that is as good as any, and each only once. */
const idAfter = (id: number) => (id * 7919) % 1_000_003;

function manyOf(listings: readonly Listing[]): Listing[] {
  let id = 1;
  return Array.from({ length: cars }, (_, index) => {
    const listing = listings[index % listings.length];
    if (!listing) throw new Error('There is no car to copy.');
    id = idAfter(id);
    return { ...listing, id };
  });
}

describe.each(allKernels)(
  'many cars that come together in an order, with $name kernels',
  (kernels) => {
    const [{ owners, listings } = { owners: [], listings: [] }] = fc.sample(
      inventoryArbitrary.filter((inventory) => inventory.listings.length > 5),
      { numRuns: 1, seed: 7 },
    );
    const twin = new Twin(
      { owners, listings: manyOf(listings) },
      { limits: { rowsPerCell: 256 }, kernels },
    );

    test.each(codesOf(sortOptions))('%s', (sort) => {
      const origin = { latitude: 33.75, longitude: -84.39 };
      expect(twin.engine.status.listings).toBe(cars);
      for (const offset of [0, 25, 400])
        compare(twin, { filter: { values: {}, origin }, sort, offset, limit: 25 });
    });
  },
);

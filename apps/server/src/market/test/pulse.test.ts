import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import type { Listing } from '@forecourt/domain/listing/listing';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { changeMarket } from '../../change-log/change-market.ts';
import { writeOwners } from '../../dealers/write-owners.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { readsOf } from '../../platform/database/reads.ts';
import { createPulseFinder } from '../pulse/find-pulse.ts';
import { recordMonths, writeMonths } from '../pulse/record-months.ts';

const today = '2026-11-22';
const [stock] = [...generateDemoInventory({ listings: 40, seed: 3, today })];
const template = stock?.listings[0];
if (!stock || !template) throw new Error('The demo has no car.');
const owner: Owner = { ...stock.owner, dmaCode: '524' };

/** Cars of a style that ask 10,000, 10,100 … dollars. */
const carsOf = (first: number, count: number, changes: Partial<Listing>): Listing[] =>
  Array.from({ length: count }, (_, at) => ({
    ...template,
    id: first + at,
    ownerId: owner.id,
    vin: `1HGCM82633A00${4000 + first + at}`,
    listingType: 'USED',
    vehicleStyleCode: 'SEDAN',
    listedOn: '2026-10-01',
    salePrice: 10_000 + 100 * at,
    ...changes,
  }));

const engineOf = (listings: readonly Listing[]) =>
  new LocalSearch(createVehicleSearchEngine({ owners: [owner], listings, today }));

const engine = engineOf([
  ...carsOf(1, 41, {}),
  ...carsOf(101, 30, { listingType: 'NEW' }),
  ...carsOf(201, 19, { vehicleStyleCode: 'COUPE' }),
  ...carsOf(301, 20, { vehicleStyleCode: 'WAGON' }),
]);

describe.each(engines)('the pulse of the market in the %s', (_, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
    await changeMarket(opened.database, (change) => writeOwners(change, [owner]));
  });
  afterAll(() => opened.close());

  const find = (dmaCode: string | null, day = today) =>
    createPulseFinder(readsOf(opened.database))(dmaCode, day);

  test('is what the used cars of each style with enough of them ask, recorded for the country', async () => {
    await recordMonths({ database: opened.database, engine }, today);
    const { dmaCode, pulse } = await find(null);
    expect(dmaCode).toBeNull();
    expect(pulse.styles.map(({ latest }) => latest)).toEqual([
      {
        styleCode: 'SEDAN',
        month: '2026-11',
        cars: 41,
        low: 11_000,
        median: 12_000,
        high: 13_000,
      },
      {
        styleCode: 'WAGON',
        month: '2026-11',
        cars: 20,
        // Between the cars that ask 10,900 and 11,000 dollars.
        low: 10_475,
        median: 10_950,
        high: 11_425,
      },
    ]);
  });

  test('replaces what an earlier day of the month said, and keeps the months before', async () => {
    await recordMonths({ database: opened.database, engine }, today);
    const dearer = engineOf(carsOf(1, 41, { salePrice: 15_000 }));
    await recordMonths({ database: opened.database, engine: dearer }, '2026-12-01');
    await recordMonths({ database: opened.database, engine: dearer }, '2026-12-02');
    const [sedan] = (await find(null, '2026-12-02')).pulse.styles;
    expect(sedan?.medians.slice(-2)).toEqual([12_000, 15_000]);
    expect(sedan?.change).toBeCloseTo(0.25);
  });

  test('of a television market is told once three styles of it are known', async () => {
    await recordMonths({ database: opened.database, engine }, today);
    expect(await find('524')).toMatchObject({ dmaCode: null });
    await writeMonths(opened.database, [
      {
        area: '524',
        styleCode: 'COUPE',
        month: '2026-11',
        cars: 25,
        low: 1,
        median: 2,
        high: 3,
      },
    ]);
    const told = await find('524');
    expect(told.dmaCode).toBe('524');
    expect(told.pulse.styles).toHaveLength(3);
  });
});

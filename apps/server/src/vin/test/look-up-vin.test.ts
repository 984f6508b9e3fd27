import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import type { Listing } from '@forecourt/domain/listing/listing';
import { withCheckDigit } from '@forecourt/domain/vehicle/vin';
import { readVin } from '@forecourt/domain/vehicle/vin-reading';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { changeMarket } from '../../change-log/change-market.ts';
import { writeOwners } from '../../dealers/write-owners.ts';
import { createCallRunner } from '../../platform/calls/call-runner.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import type { SharedLimiter } from '../../platform/limits/shared-limiter.ts';
import { ringOf } from '../../platform/secrets/key-ring.ts';
import { startPublicService } from '../../reference/test/public-services.ts';
import { writeListings } from '../../vehicles/write-listings.ts';
import { createDecoderLimit, decoderRate } from '../decoder-limit.ts';
import { lookUpVin } from '../look-up-vin.ts';
import { toCommonCar } from '../to-common-car.ts';
import { vinPolicies } from '../vin-policies.ts';

const today = '2026-11-22';
const now = Date.parse(`${today}T12:00:00Z`);
const [stock] = [...generateDemoInventory({ listings: 40, seed: 3, today })];
const template = stock?.listings[0];
if (!stock || !template) throw new Error('The demo has no car.');

const outback = withCheckDigit('4S4BTAFC0L3184529');
const cars: Listing[] = ['184529', '200001', '200002'].map((serial, at) => ({
  ...template,
  id: 900 + at,
  ownerId: stock.owner.id,
  trim: 'Premium',
  vin: withCheckDigit(`4S4BTAFC0L3${serial}`),
  year: 2020,
  makeCode: 'SUB',
  modelCode: 'SUBOUTBK',
}));
const engine = new LocalSearch(
  createVehicleSearchEngine({ owners: [stock.owner], listings: cars, today }),
);

let opened: OpenDatabase;
let decoderLimit: SharedLimiter;
beforeAll(async () => {
  opened = await openInMemory();
  decoderLimit = createDecoderLimit({ database: opened.database, keyRing: ringOf('secret') });
  await changeMarket(opened.database, async (change) => {
    await writeOwners(change, [stock.owner]);
    await writeListings(change, cars);
  });
});
afterAll(() => opened.close());

async function lookUp(vin: string, vpicUrl: string | null = null, client = '198.51.100.7') {
  const { parts } = readVin(vin);
  if (!parts) throw new Error('No VIN.');
  const asking = {
    now,
    client,
    calls: createCallRunner({ policies: vinPolicies, onReport: () => undefined }),
  };
  const { database } = opened;
  return lookUpVin({ database, engine, config: { vpicUrl }, decoderLimit }, asking, parts);
}

describe('a VIN', () => {
  test('leads to its listing, with what was asked', async () => {
    const found = await lookUp(outback);
    expect(found).toMatchObject({
      makes: [{ code: 'SUB' }],
      plant: 'Lafayette, Indiana',
      card: { id: 900 },
      listings: [{ status: 'active', listing: { id: 900, vin: outback } }],
    });
    expect(found.listings[0]?.owner.id).toBe(stock.owner.id);
  });

  test('that no car has is told by the cars that begin alike', async () => {
    const found = await lookUp(withCheckDigit('4S4BTAFC0L3999999'));
    expect(found).toMatchObject({ listings: [], card: null, decoded: null });
    expect(found.alike).toMatchObject({ modelCode: 'SUBOUTBK', trim: 'Premium', cars: 3 });
    expect((await lookUp(withCheckDigit('4S4BTAFC0M3999999'))).alike).toBeNull();
    expect((await lookUp(withCheckDigit('4S4BTAGC0L3999999'))).alike).toBeNull();
  });

  test('of a maker that nobody knows is told as such', async () => {
    expect(await lookUp('1M8GDM9AXKP042788')).toMatchObject({ makes: [], plant: null });
  });
});

test('cars that begin alike and differ say nothing', () => {
  const car = (modelCode: string, trim: string) => ({
    year: 2020,
    makeCode: 'SUB',
    modelCode,
    trim,
  });
  expect(toCommonCar([car('A', 'x')])).toBeNull();
  expect(toCommonCar([car('A', 'x'), car('B', 'x')])).toBeNull();
  expect(toCommonCar([car('A', 'x'), car('A', 'y')])).toMatchObject({ modelCode: 'A', trim: null });
});

describe('vPIC', () => {
  const path = '/api/vehicles/DecodeVinValues/4S4BTAFC8L3*?format=json&modelyear=2020';
  const values = {
    Make: 'SUBARU',
    Model: 'Outback',
    Trim: 'Premium',
    Manufacturer: 'SUBARU',
    BodyClass: 'Wagon',
    EngineCylinders: '4',
    DisplacementL: '2.5',
    FuelTypePrimary: 'Gasoline',
    DriveType: 'AWD/All-Wheel Drive',
    PlantCity: 'LAFAYETTE',
    PlantState: 'INDIANA',
    PlantCountry: 'UNITED STATES (USA)',
  };
  const vin = '4S4BTAFC8L3999991';
  beforeEach(() => opened.database.execute(sql`delete from outside_answers`));

  test('is told the first eleven characters, and asked once', async () => {
    const service = await startPublicService({ [path]: { Results: [values] } });
    const found = await lookUp(vin, service.url);
    await lookUp(vin, service.url);
    await service.close();
    expect(service.asked).toEqual([path]);
    expect(found).toMatchObject({
      plant: 'Lafayette, Indiana',
      decoded: {
        makeCode: 'SUB',
        modelCode: 'SUBOUTBK',
        trim: 'Premium',
        name: 'Subaru Outback Premium',
        facts: [
          { label: 'Engine', value: '2.5 L, 4 cylinders' },
          { label: 'Fuel', value: 'Gasoline' },
          { label: 'Drive', value: 'AWD/All-Wheel Drive' },
          { label: 'Body', value: 'Wagon' },
        ],
      },
    });
  });

  test('is asked so often for one client, and for others still', async () => {
    const service = await startPublicService({});
    const letters = [...'ABCDEFGHJK'];
    const vins = letters.flatMap((first) =>
      letters.map((second) => withCheckDigit(`4S4B${first}${second}FC0L3999991`)),
    );
    for (const one of vins.slice(0, decoderRate.max + 5))
      await lookUp(one, service.url, '203.0.113.9');
    expect(service.asked).toHaveLength(decoderRate.max);
    await lookUp(vins[0] ?? '', service.url, '203.0.113.9');
    await lookUp(vins.at(-1) ?? '', service.url, '203.0.113.10');
    await service.close();
    expect(service.asked).toHaveLength(decoderRate.max + 1);
  });

  test('that knows nothing of a car is not asked again for a while', async () => {
    const service = await startPublicService({});
    const strange = withCheckDigit('4S4BZZFC0L3999991');
    for (const answer of [await lookUp(strange, service.url), await lookUp(strange, service.url)])
      expect(answer).toMatchObject({ decoded: null, plant: 'Lafayette, Indiana' });
    await service.close();
    expect(service.asked).toHaveLength(1);
  });

  test('may be away or answer in no form: the VIN is told without it', async () => {
    const service = await startPublicService({});
    service.goAway();
    const away = await lookUp(withCheckDigit('4S4BTAFD0L3999991'), service.url);
    await service.close();
    expect(away).toMatchObject({ decoded: null, plant: 'Lafayette, Indiana' });
    const gone = await lookUp(withCheckDigit('4S4BTAFE0L3999991'), service.url);
    expect(gone).toMatchObject({ decoded: null });
  });
});

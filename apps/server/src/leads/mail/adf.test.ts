import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { expect, test } from 'vitest';
import { toLeadVehicle } from '../asked-car/find-asked-car.ts';
import { toAdf } from './adf.ts';

const [demo] = generateDemoInventory({ listings: 1, seed: 3, today: '2026-11-22' });
const [listing] = demo?.listings ?? [];
if (!listing) throw new Error('no demo car');

const pricesOf = (prices: { salePrice: number | null; msrp: number | null }) =>
  toAdf({
    id: 'a1',
    isResent: false,
    requestedAt: new Date(0),
    interest: 'buy',
    vehicle: toLeadVehicle({ ...listing, ...prices }, vehicleReference),
    offer: null,
    deal: null,
    comments: '',
    customer: { firstName: 'Dana', lastName: null, email: 'd@x.example', phone: null, zip: null },
    vendor: { id: '1', name: 'Peach Cars' },
    provider: { name: 'Forecourt', url: 'https://cars.example', service: 'email' },
  }).match(/<price.*/g);

test.each([
  [{ salePrice: 29_500, msrp: 31_000 }, 'asking', 29_500],
  [{ salePrice: null, msrp: 31_000 }, 'msrp', 31_000],
])('of a car with %j dealers read the price that is %s', (prices, type, amount) => {
  expect(pricesOf(prices)).toEqual([
    `<price type="${type}" currency="USD" source="seller">${amount}</price>`,
  ]);
});

test('a car without a price has none', () => {
  expect(pricesOf({ salePrice: null, msrp: null })).toBeNull();
});

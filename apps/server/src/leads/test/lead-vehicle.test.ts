import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { expect, test } from 'vitest';
import { toLeadVehicle } from '../asked-car/find-asked-car.ts';

const [demo] = generateDemoInventory({ listings: 1, seed: 3, today: '2026-11-22' });
const [listing] = demo?.listings ?? [];
if (!listing) throw new Error('no demo car');

test('mails name a car as its page does, and tell make and model apart to programs', () => {
  const mazda = { year: 2026, makeCode: 'MAZDA', modelCode: 'MAZDA3', trim: 'Carbon Edition' };
  expect(toLeadVehicle({ ...listing, ...mazda }, vehicleReference)).toMatchObject({
    name: '2026 Mazda3 Carbon Edition',
    make: 'Mazda',
    model: 'Mazda3',
  });
});

test('a price that is the MSRP alone is kept as that', () => {
  const kept = (prices: { salePrice: number | null; msrp: number | null }) =>
    toLeadVehicle({ ...listing, ...prices }, vehicleReference);
  expect(kept({ salePrice: null, msrp: 31_000 })).toMatchObject({ price: 31_000, isMsrp: true });
  for (const prices of [
    { salePrice: 29_500, msrp: 31_000 },
    { salePrice: null, msrp: null },
  ])
    expect(kept(prices)).not.toHaveProperty('isMsrp');
});

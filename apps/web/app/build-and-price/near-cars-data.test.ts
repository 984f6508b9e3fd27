import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { placeReference } from '@forecourt/catalog/places/places';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { expect, test } from 'vitest';
import { toNearCars } from './near-cars-data.ts';
import type { LikeBuildCar } from './services.ts';

const [dealer] = generateDemoInventory({ listings: 60, seed: 9, today: '2026-11-22' });
const [listing] = dealer?.listings ?? [];
const car = {
  hit: { card: { ...listing, photoUrl: null }, owner: dealer?.owner, distanceMiles: null },
  choices: [{ name: 'trim', isSame: false }],
} as unknown as LikeBuildCar;

test.each([
  ['30303', 'build=trim%3DLE&from=build-and-price&zip=30303', '?zip=30303'],
  [null, 'build=trim%3DLE&from=build-and-price', ''],
])('a car like a build is opened and asked about near %s', (zip, asked, opened) => {
  const near = toNearCars(
    { total: 1, cars: [car], toAsk: [car], underSticker: null },
    { address: '/cars-for-sale/build-and-price?trim=LE', zip },
    { reference: { ...vehicleReference, ...placeReference }, remotePhotos: false },
  );
  const path = `/cars-for-sale/vehicle/${listing?.id}`;
  expect(near.cars).toMatchObject([
    {
      href: `${path}${opened}`,
      contactHref: `${path}/contact?${asked}`,
      differs: 'Differs in trim',
    },
  ]);
});

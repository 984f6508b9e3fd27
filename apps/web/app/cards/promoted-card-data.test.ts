import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { viewsOfCar } from '@forecourt/catalog/pictures/picture-of-car';
import type { Listing } from '@forecourt/domain/listing/listing';
import { photographPath } from '@forecourt/domain/listing/vehicle-picture';
import type { CarCell } from '@forecourt/domain/promotion/grid-plan';
import { expect, test } from 'vitest';
import { type Candidate, toCardPromotion } from './promoted-card-data.ts';

const today = '2026-11-21';
const cars = [...generateDemoInventory({ listings: 600, seed: 5, today })].flatMap(
  ({ listings }) => listings,
);

/** The further pictures of a car in the top place. */
function picturesOf(car: Listing): readonly string[] {
  const hit = { card: { ...car, photoUrl: null } };
  const cell = { rank: 'spotlight', isPremium: true, car: { id: car.id, hit } };
  const promotion = toCardPromotion(cell as unknown as CarCell<Candidate>, new Map(), {
    today,
    remotePhotos: false,
  });
  return promotion?.pictures ?? [];
}

test('the top place shows three further pictures, or none where there are fewer [limits.highlight-images]', () => {
  const counts = new Map(cars.map((car) => [viewsOfCar(car).length, picturesOf(car).length]));
  for (const [views, pictures] of counts) expect(pictures).toBe(views > 3 ? 3 : 0);
  expect(Math.max(...counts.keys())).toBeGreaterThan(3);
});

const own = (digit: number, size: 'large' | 'small' = 'large') =>
  photographPath(`0b0f9a3c-5c1e-4f5a-9d55-2f1f4f6e7a0${digit}`, size);

test.each([
  [[own(1), 'https://photos.test/2.jpg', own(3)], [own(3, 'small')]],
  [[1, 2, 3, 4, 5, 6].map((digit) => own(digit)), [2, 3, 4].map((digit) => own(digit, 'small'))],
])(
  'of photographs, the top place shows three further ones, of our own server where none of others are shown: %j [limits.highlight-images]',
  (photographs, shown) => {
    const [car] = cars;
    const hit = { card: { ...car, photoUrl: own(1) } };
    const cell = { rank: 'spotlight', isPremium: true, car: { id: car?.id, hit } };
    const ofCar = new Map([[car?.id ?? 0, photographs]]);
    const promotion = toCardPromotion(cell as unknown as CarCell<Candidate>, ofCar, {
      today,
      remotePhotos: false,
    });
    expect(promotion?.pictures).toEqual(shown);
  },
);

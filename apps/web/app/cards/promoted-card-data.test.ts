import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { viewsOfCar } from '@forecourt/catalog/pictures/picture-of-car';
import type { Listing } from '@forecourt/domain/listing/listing';
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

test('the top place shows three further pictures, or none where there are fewer', () => {
  const counts = new Map(cars.map((car) => [viewsOfCar(car).length, picturesOf(car).length]));
  for (const [views, pictures] of counts) expect(pictures).toBe(views > 3 ? 3 : 0);
  expect(Math.max(...counts.keys())).toBeGreaterThan(3);
});

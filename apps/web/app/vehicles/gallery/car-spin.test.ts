import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { bodyOf } from '@forecourt/catalog/pictures/body-of-car';
import { expect, test } from 'vitest';
import { spinOf } from './car-spin.ts';

const [car] = [...generateDemoInventory({ listings: 200, seed: 3, today: '2026-11-21' })]
  .flatMap(({ listings }) => listings)
  .filter((listing) => bodyOf(listing) === 'suv');
if (!car) throw new Error('There is no SUV among the demo cars.');

test('a car without photographs turns as an illustration, one with photographs by its own alone', () => {
  const plain = { ...car, photoUrls: [], spinUrls: [] };
  const spin = spinOf(plain, true);
  expect(spin?.illustration).toBe(true);
  expect(spin?.frames).toHaveLength(24);
  expect(spin?.frames[0]).toBe(`/images/listing/${car.id}/spin-090-480`);
  const photographed = { ...plain, photoUrls: ['https://photos.test/1.jpg'] };
  expect(spinOf(photographed, true)).toBeNull();
  expect(spinOf(photographed, false)?.illustration).toBe(true);
  const own = '/images/photographs/0b0f9a3c-5c1e-4f5a-9d55-2f1f4f6e7a01/large.webp';
  expect(spinOf({ ...plain, photoUrls: [own] }, false), 'beside a photograph of ours').toBeNull();
  const turned = {
    ...photographed,
    spinUrls: ['https://photos.test/a.jpg', 'https://photos.test/b.jpg'],
  };
  expect(spinOf(turned, true)).toEqual({ frames: turned.spinUrls, illustration: false });
});

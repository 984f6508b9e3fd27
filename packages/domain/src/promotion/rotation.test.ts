import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fairRotation } from './rotation.ts';

const placesOf = (places: number, wanted: number, rotation: number) =>
  fairRotation(places, wanted, rotation).flatMap(({ offset, limit }) =>
    Array.from({ length: limit }, (_, step) => offset + step),
  );

const sizes = { places: fc.integer({ min: 0, max: 60 }), wanted: fc.integer({ min: 0, max: 12 }) };

test('a rotation has as many places as asked for, each once, all of them in the list', () =>
  fc.assert(
    fc.property(sizes.places, sizes.wanted, fc.nat(1e9), (places, wanted, rotation) => {
      const chosen = placesOf(places, wanted, rotation);
      expect(chosen.length).toBe(Math.min(places, wanted));
      expect(new Set(chosen).size).toBe(chosen.length);
      expect(chosen.every((place) => place >= 0 && place < places)).toBe(true);
    }),
  ));

test('over as many turns as places each place comes up equally often', () =>
  fc.assert(
    fc.property(sizes.places, sizes.wanted, fc.nat(1e6), (places, wanted, first) => {
      const times = new Map<number, number>();
      for (let rotation = first; rotation < first + places; rotation++)
        for (const place of placesOf(places, wanted, rotation))
          times.set(place, (times.get(place) ?? 0) + 1);
      expect(new Set(times.values()).size).toBeLessThanOrEqual(1);
    }),
  ));

test('the next rotation begins where the last one ended', () => {
  expect(placesOf(5, 2, 0)).toEqual([0, 1]);
  expect(placesOf(5, 2, 1)).toEqual([2, 3]);
  expect(placesOf(5, 2, 2)).toEqual([4, 0]);
});

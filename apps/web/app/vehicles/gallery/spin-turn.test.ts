import { expect, test } from 'vitest';
import { placeAfterDrag, placeAfterKey, sideOf } from './spin-turn.ts';

test('a finger that crosses the picture turns the car once, and beyond it goes on', () => {
  expect(placeAfterDrag(3, 400, 800, 24)).toBe(15);
  expect(placeAfterDrag(3, 800, 800, 24)).toBe(3);
  expect(placeAfterDrag(0, -100, 800, 24)).toBe(21);
  expect(placeAfterDrag(5, 900, 0, 8)).toBeLessThan(8);
});

test.each([
  ['ArrowRight', 23, 0],
  ['ArrowLeft', 0, 23],
  ['PageUp', 0, 3],
  ['PageDown', 1, 22],
  ['Home', 17, 0],
  ['End', 4, 23],
  ['Tab', 4, null],
])('%s leads from %i to %s', (key, from, to) => {
  expect(placeAfterKey(key, from, 24)).toBe(to);
});

test('each eighth of the turn has a name, whatever the number of frames', () => {
  expect([0, 6, 12, 18].map((place) => sideOf(place, 24))).toEqual([
    'the left side',
    'the front',
    'the right side',
    'the rear',
  ]);
  expect(sideOf(71, 72)).toBe('the left side');
  expect(sideOf(1, 8)).toBe('the front left');
});

import { expect, test } from 'vitest';
import { placeBehind } from './mask-in-place.ts';

test.each([
  ['4,600', 1, 1],
  ['45,600', 2, 2],
  ['1,234', 0, 0],
  ['1,234', 2, 3],
  ['1,234', 9, 5],
  ['', 1, 0],
])('in “%s” the place behind %i digits is %i', (text, digits, place) => {
  expect(placeBehind(text, digits)).toBe(place);
});

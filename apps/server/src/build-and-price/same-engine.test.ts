import { expect, test } from 'vitest';
import { isSameEngine } from './find-like-build.ts';

test.each([
  ['2.5L I4', '2.5L 4-Cylinder', true],
  ['2.5L I4 Hybrid', '2.5L 4-Cylinder', false],
  ['3.5L V6', '2.7L V6', false],
  ['Electric Motor', 'Electric Motor', true],
  ['Electric Motor', 'Dual Electric Motors', false],
])('%s and %s', (name, other, isSame) => {
  expect([isSameEngine(name, other), isSameEngine(other, name)]).toEqual([isSame, isSame]);
});

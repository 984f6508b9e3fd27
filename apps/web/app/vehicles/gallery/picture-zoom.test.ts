import { expect, test } from 'vitest';
import { movedBy, swipeStep, wholePicture, zoomedAt } from './picture-zoom.ts';

const half = { width: 400, height: 300 };

test('what is pointed at stays where it is while the picture grows', () => {
  const once = zoomedAt(wholePicture, 2, { x: 100, y: 50 }, half);
  expect(once).toEqual({ scale: 2, x: -100, y: -50 });
  expect(zoomedAt(once, 0.5, { x: 100, y: 50 }, half)).toMatchObject({ scale: 1 });
});

test('it grows to five times its size and shrinks to the whole', () => {
  expect(zoomedAt(wholePicture, 100, { x: 0, y: 0 }, half).scale).toBe(5);
  expect(zoomedAt(wholePicture, 0.1, { x: 0, y: 0 }, half).scale).toBe(1);
});

test('it is dragged no further than its edge, and not at all when it is whole', () => {
  expect(movedBy({ scale: 2, x: 0, y: 0 }, 900, -900, half)).toEqual({ scale: 2, x: 400, y: -300 });
  expect(movedBy(wholePicture, 50, 50, half)).toMatchObject({ x: 0, y: 0 });
});

test.each([
  [-60, 5, 1],
  [60, -5, -1],
  [30, 0, 0],
  [60, 60, 0],
])('a finger that goes %d by %d leads %d', (x, y, step) => {
  expect(swipeStep(x, y)).toBe(step);
});

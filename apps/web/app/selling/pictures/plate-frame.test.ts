import { expect, test } from 'vitest';
import { fitFrame, frameBetween } from './plate-frame.ts';

test.each([
  ['down and to the right', { x: 0.2, y: 0.3 }, { x: 0.5, y: 0.4 }],
  ['up and to the left', { x: 0.5, y: 0.4 }, { x: 0.2, y: 0.3 }],
])('a frame is drawn %s', (_, from, to) => {
  const frame = frameBetween(from, to);
  expect(frame).toMatchObject({ x: 0.2, y: 0.3 });
  expect(frame.width).toBeCloseTo(0.3);
  expect(frame.height).toBeCloseTo(0.1);
});

test('a frame stays within its picture, and can be seen', () => {
  expect(frameBetween({ x: 0.9, y: 0.9 }, { x: 1.4, y: 2 })).toMatchObject({ x: 0.9, y: 0.9 });
  expect(frameBetween({ x: 1, y: 1 }, { x: 1, y: 1 })).toEqual({
    x: 0.98,
    y: 0.98,
    width: 0.02,
    height: 0.02,
  });
  expect(fitFrame({ x: 0.9, y: -1, width: 0.3, height: 3 })).toEqual({
    x: 0.7,
    y: 0,
    width: 0.3,
    height: 1,
  });
});

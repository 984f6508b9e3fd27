import fc from 'fast-check';
import { expect, test } from 'vitest';
import { curvePath, mirrored, outlinePath, polygonPath } from './path-data.ts';
import type { PenNode } from './pen-node.ts';

const node = fc.tuple(
  fc.integer({ min: 0, max: 5000 }),
  fc.integer({ min: 0, max: 2000 }),
) satisfies fc.Arbitrary<PenNode>;

const nodes = fc.uniqueArray(node, { minLength: 2, maxLength: 12, selector: ([x]) => x });

test('the pen ends at the last node, with heights counted downwards', () => {
  fc.assert(
    fc.property(nodes, (line) => {
      const [x, y] = line.at(-1) ?? [0, 0];
      const [endX, endY] = penAfter(curvePath(line));
      expect([endX, endY + 0]).toEqual([x, 0 - y]);
    }),
  );
});

test('an outline returns to its first node and is closed', () => {
  fc.assert(
    fc.property(nodes, (line) => {
      const data = outlinePath(line);
      const [x, y] = line[0] ?? [0, 0];
      expect(data.endsWith('z')).toBe(true);
      expect(penAfter(data.slice(0, -1))).toEqual([x, 0 - y]);
    }),
  );
});

test('nothing is drawn of no nodes', () => {
  expect(curvePath([])).toBe('');
  expect(outlinePath([])).toBe('');
});

test('a polygon is written in whole millimetres', () => {
  expect(
    polygonPath([
      [0.4, 10.6],
      [20, -5],
    ]),
  ).toBe('M0 -11L20 5z');
});

test('the other half mirrors the first, without the centre line', () => {
  expect(
    mirrored([
      [0, 10, 0],
      [5, 8, 30],
      [7, 2, 'straight', -80],
    ]),
  ).toEqual([
    [0, 10, 0],
    [5, 8, 30],
    [7, 2, 'straight', -80],
    [-7, 2, 'straight', 'straight'],
    [-5, 8, -30],
  ]);
});

/** Follows relative lines and curves from an absolute start. */
function penAfter(data: string): [x: number, y: number] {
  let x = 0;
  let y = 0;
  for (const [, command = '', numbers = ''] of data.matchAll(/([Mlc])([^Mlcz]*)/g)) {
    const values = [...numbers.matchAll(/-?\d+/g)].map(Number);
    const step = command === 'c' ? 6 : 2;
    for (let end = step; end <= values.length; end += step) {
      x += values[end - 2] ?? 0;
      y += values[end - 1] ?? 0;
    }
  }
  return [x, y + 0];
}

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { heightAt, toSegments } from './curve.ts';
import type { PenNode } from './pen-node.ts';

const node = fc.tuple(
  fc.integer({ min: 0, max: 5000 }),
  fc.integer({ min: 0, max: 2000 }),
) satisfies fc.Arbitrary<PenNode>;

const nodes = fc.uniqueArray(node, { minLength: 3, maxLength: 12, selector: ([x]) => x });

describe('a curve', () => {
  test('passes through its nodes in order', () => {
    fc.assert(
      fc.property(nodes, fc.boolean(), (line, isClosed) => {
        const ends = toSegments(line, isClosed).map(({ end }) => [end.x, end.y]);
        const [first, ...rest] = line;
        expect(ends).toEqual(isClosed ? [...rest, first] : rest);
      }),
    );
  });

  test('has finite handles even where it turns back on itself', () => {
    fc.assert(
      fc.property(nodes, (line) => {
        for (const { control1, control2 } of toSegments(line, true)) {
          const values = [control1.x, control1.y, control2.x, control2.y];
          expect(values.every(Number.isFinite)).toBe(true);
        }
      }),
    );
  });

  test('between two tangents of a circle is that circle', () => {
    const [arc] = toSegments([
      [0, 1000, 0],
      [1000, 0, -90],
    ]);
    const middle = {
      x: (0 + 3 * (arc?.control1.x ?? 0) + 3 * (arc?.control2.x ?? 0) + 1000) / 8,
      y: (1000 + 3 * (arc?.control1.y ?? 0) + 3 * (arc?.control2.y ?? 0)) / 8,
    };
    expect(Math.hypot(middle.x, middle.y)).toBeCloseTo(1000, 0);
  });

  test('runs straight where a corner asks for it', () => {
    const [line] = toSegments([
      [0, 0, 'straight', 'straight'],
      [300, 400, 'straight', 'straight'],
    ]);
    expect((line?.control1.y ?? 0) / (line?.control1.x ?? 1)).toBeCloseTo(4 / 3);
    expect((line?.control2.y ?? 0) / (line?.control2.x ?? 1)).toBeCloseTo(4 / 3);
  });
});

describe('the height of an outline', () => {
  const roof: PenNode[] = [
    [0, 500],
    [1000, 900],
    [2000, 500],
  ];

  test('is that of a node at the node', () => {
    const [start = [0, 0] as const] = roof;
    expect(heightAt(start, toSegments(roof), 1000)).toBeCloseTo(900, 0);
  });

  test('lies between its neighbours on the way up', () => {
    const height = heightAt([0, 500], toSegments(roof), 400);
    expect(height).toBeGreaterThan(500);
    expect(height).toBeLessThan(900);
  });

  test('is 0 beside the outline', () => {
    expect(heightAt([0, 500], toSegments(roof), 2500)).toBe(0);
  });
});

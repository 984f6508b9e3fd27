import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCodeCounts } from '../../src/columns/counting.ts';
import { JointCodes } from '../../src/columns/dictionaries/joint-codes.ts';

describe('joint codes', () => {
  test('fold counts of combinations into counts of each axis', () => {
    const options = fc.subarray(['a', 'b', 'c', 'd']);
    fc.assert(
      fc.property(fc.array(fc.record({ left: options, right: options })), (rows) => {
        const joint = new JointCodes(['left', 'right'] as const);
        const codes = rows.map((row) => joint.codeOf((axis) => row[axis]));
        const counts = new Uint32Array(joint.size);
        for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
        for (const axis of joint.axes) {
          const expected = new Map<string, number>();
          for (const value of rows.flatMap((row) => row[axis])) {
            expected.set(value, (expected.get(value) ?? 0) + 1);
          }
          expect(new Map(joint.foldCounts(axis, [toCodeCounts(counts)]))).toEqual(expected);
        }
      }),
    );
  });
});

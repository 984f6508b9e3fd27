import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  exceptRanges,
  hasSorted,
  intersectRanges,
  lengthOfRanges,
  mergeSorted,
  toRanges,
  uniteRanges,
  withoutSorted,
} from '../../src/columns/ranges.ts';
import { members } from './members.ts';

const smallSets = fc.uniqueArray(fc.nat({ max: 60 })).map((values) => values.sort((a, b) => a - b));

describe('ranges', () => {
  test('are sets: united, intersected and with holes they hold what the sets hold', () => {
    fc.assert(
      fc.property(smallSets, smallSets, (a, b) => {
        const left = toRanges(a);
        const right = toRanges(b);
        const either = [...new Set([...a, ...b])].sort((x, y) => x - y);
        expect(members(left)).toEqual(a);
        expect(lengthOfRanges(left)).toBe(a.length);
        expect(members(intersectRanges(left, right))).toEqual(a.filter((x) => b.includes(x)));
        expect(members(uniteRanges(left, right))).toEqual(either);
        expect(members(exceptRanges(left, right))).toEqual(a.filter((x) => !b.includes(x)));
        expect(members(withoutSorted(left, Uint32Array.from(b)))).toEqual(
          a.filter((x) => !b.includes(x)),
        );
      }),
    );
  });

  test('never touch one another, so that neighbours are one range', () => {
    fc.assert(
      fc.property(smallSets, smallSets, (a, b) => {
        const ranges = uniteRanges(toRanges(a), toRanges(b));
        for (let at = 1; at < ranges.length; at += 1) {
          expect(ranges[at]).toBeGreaterThan(ranges[at - 1] ?? Number.NaN);
        }
      }),
    );
  });

  test('merge sorted lists', () => {
    fc.assert(
      fc.property(smallSets, smallSets, (a, b) => {
        const merged = mergeSorted(Uint32Array.from(a), Uint32Array.from(b));
        expect([...merged]).toEqual([...a, ...b].sort((x, y) => x - y));
      }),
    );
  });

  test('know what a sorted list has', () => {
    fc.assert(
      fc.property(smallSets, fc.nat({ max: 60 }), (values, wanted) => {
        expect(hasSorted(Uint32Array.from(values), wanted)).toBe(values.includes(wanted));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bitsAt, takeBits, toBits } from '../src/columns/bit-rows.ts';
import { toCodeRows } from '../src/columns/code-rows.ts';
import {
  concatLists,
  concatNumbers,
  takeLists,
  takeNumbers,
  toCodes,
  toWholeNumbers,
} from '../src/columns/column.ts';
import { toCompactLists } from '../src/columns/compact-lists.ts';
import { offsetAt, toCompactOffsets } from '../src/columns/compact-offsets.ts';
import {
  type CodeCounts,
  countBitRows,
  countCodes,
  countDistances,
  foldByteCounts,
  toArray,
  toCodeCounts,
} from '../src/columns/counting.ts';
import { JointCodes } from '../src/columns/dictionaries/joint-codes.ts';
import { TextCounts } from '../src/columns/dictionaries/text-counts.ts';
import { TextDictionary } from '../src/columns/dictionaries/text-dictionary.ts';
import {
  blockAngles,
  leastAngle,
  pointAngles,
  pointsPerBlock,
  pointsWithin,
  toGeoBlocks,
} from '../src/columns/geo-blocks.ts';
import { rowsOfHash, toHashIndex } from '../src/columns/hash-index.ts';
import { hilbertIndex } from '../src/columns/hilbert.ts';
import {
  exceptRanges,
  hasSorted,
  intersectRanges,
  lengthOfRanges,
  mergeSorted,
  type Ranges,
  toRanges,
  uniteRanges,
  withoutSorted,
} from '../src/columns/ranges.ts';
import type { RowList } from '../src/columns/rows/row-list.ts';
import { scanRows } from '../src/columns/rows/row-scanner.ts';
import { intervalTest, tableTest } from '../src/columns/rows/status-tests.ts';
import { failureOf, out } from '../src/columns/rows/statuses.ts';
import { sparseNumberAt, toDenseNumbers, toSparseNumbers } from '../src/columns/sparse-numbers.ts';
import { addCounts, Sums } from '../src/columns/sums.ts';
import { gatherTexts, hasText, TextColumnBuilder, textAt } from '../src/columns/text-column.ts';
import { TopK } from '../src/columns/top-k.ts';
import { TouchedCounts } from '../src/columns/touched-counts.ts';
import { allKernels, copyTo } from './all-kernels.ts';

const smallSets = fc.uniqueArray(fc.nat({ max: 60 })).map((values) => values.sort((a, b) => a - b));

function members(ranges: Ranges): number[] {
  const values: number[] = [];
  for (let at = 0; at < ranges.length; at += 2) {
    for (let value = ranges[at] ?? 0; value < (ranges[at + 1] ?? 0); value += 1) values.push(value);
  }
  return values;
}

describe('ranges', () => {
  test('are sets: united, intersected and with holes they hold what the sets hold', () => {
    fc.assert(
      fc.property(smallSets, smallSets, (a, b) => {
        const [left, right] = [toRanges(a), toRanges(b)];
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

describe('the ranking', () => {
  test('keeps what sorting everything would put first, ties by id', () => {
    const entries = fc.uniqueArray(
      fc.record({
        key: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constant(Number.POSITIVE_INFINITY)),
        id: fc.nat({ max: 5000 }),
      }),
      { selector: ({ id }) => id, maxLength: 1200, size: 'max' },
    );
    fc.assert(
      fc.property(
        entries,
        fc.nat({ max: 300 }),
        fc.nat({ max: 300 }),
        (offered, capacity, from) => {
          const top = new TopK(capacity);
          offered.forEach(({ key, id }, payload) => {
            top.offer(key, id, payload);
          });
          const expected = offered
            .map(({ key, id }, payload) => ({ key, id, payload }))
            .sort((a, b) => (a.key === b.key ? a.id - b.id : a.key < b.key ? -1 : 1))
            .slice(from, Math.max(from, capacity));
          expect(top.sortedFrom(from)).toEqual(expected.map(({ payload }) => payload));
        },
      ),
    );
  });
});

describe('the Hilbert curve', () => {
  test('visits every cell once, each next to the one before', () => {
    // Cells of a coarse grid, 16 by 16, by the position of their lower corner on the curve.
    const cells = Array.from({ length: 256 }, (_, cell) => ({ x: cell % 16, y: cell >> 4 }));
    const visited = cells
      .map(({ x, y }) => ({
        x,
        y,
        index: hilbertIndex(-90 + (y * 180) / 16, -180 + (x * 360) / 16),
      }))
      .sort((a, b) => a.index - b.index);
    const blocks = visited.map(({ index }) => Math.floor(index / 2 ** 24));
    expect(blocks).toEqual(Array.from({ length: 256 }, (_, block) => block));
    for (let at = 1; at < visited.length; at += 1) {
      const [a, b] = [visited[at - 1], visited[at]];
      expect(Math.abs((a?.x ?? 0) - (b?.x ?? 0)) + Math.abs((a?.y ?? 0) - (b?.y ?? 0))).toBe(1);
    }
  });
});

describe('geographic blocks', () => {
  const points = fc.array(
    fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    }),
    { minLength: 1, maxLength: 120 },
  );
  const angleBetween = (a: { latitude: number; longitude: number }, b: typeof a) => {
    const radians = (degrees: number) => (degrees * Math.PI) / 180;
    const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
    const parallels = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
    const chord = half(a.latitude, b.latitude) + parallels * half(a.longitude, b.longitude);
    return 2 * Math.asin(Math.sqrt(Math.min(1, chord)));
  };

  test('find the points within an angle, with the last word at the edge left to the caller', () => {
    fc.assert(
      fc.property(points, fc.double({ min: 0, max: 3.5, noNaN: true }), (all, angle) => {
        const [origin] = all;
        if (!origin) return;
        const isWithin = (index: number) => angleBetween(origin, all[index] ?? origin) <= angle;
        const found = pointsWithin(toGeoBlocks(all), origin, angle, isWithin);
        expect(members(found)).toEqual(all.map((_, index) => index).filter(isWithin));
      }),
    );
  });

  test('find points among many groups of blocks, most of them far away', () => {
    const all = Array.from({ length: 3000 }, (_, index) => ({
      latitude: -75 + index / 20,
      longitude: ((index * 7919) % 300) / 100,
    }));
    const blocks = toGeoBlocks(all);
    fc.assert(
      fc.property(
        fc.nat({ max: 2999 }),
        fc.double({ min: 0, max: 0.2, noNaN: true }),
        (place, angle) => {
          const origin = all[place] ?? { latitude: 0, longitude: 0 };
          const isWithin = (index: number) => angleBetween(origin, all[index] ?? origin) <= angle;
          const found = pointsWithin(blocks, origin, angle, isWithin);
          expect(members(found)).toEqual(all.map((_, index) => index).filter(isWithin));
        },
      ),
    );
  });

  test('tell how near the nearest of some points is, hardly less', () => {
    const index = fc.nat({ max: 120 });
    fc.assert(
      fc.property(points, index, index, ([origin, ...others], start, end) => {
        if (!origin) return;
        const least = leastAngle(toGeoBlocks(others), origin, start, Math.min(end, others.length));
        const angles = others.slice(start, end).map((point) => angleBetween(origin, point));
        const nearest = Math.min(...angles);
        expect(least).toBeLessThanOrEqual(nearest + 1e-7);
        expect(least === nearest || least > nearest - 2e-3).toBe(true);
      }),
    );
  });

  test('a block is never said to be further away than any of its points', () => {
    fc.assert(
      fc.property(points, ([origin, ...others]) => {
        if (!origin) return;
        const angleOf = blockAngles(toGeoBlocks(others), origin);
        others.forEach((point, index) => {
          const said = angleOf(Math.floor(index / pointsPerBlock));
          expect(said).toBeLessThanOrEqual(angleBetween(origin, point) + 1e-7);
        });
      }),
    );
  });

  test('a point is never said to be further away than it is, and near ones hardly nearer', () => {
    fc.assert(
      fc.property(points, ([origin, ...others]) => {
        if (!origin) return;
        const angleOf = pointAngles(toGeoBlocks(others), origin);
        others.forEach((point, index) => {
          const angle = angleBetween(origin, point);
          expect(angleOf(index)).toBeLessThanOrEqual(angle);
          expect(angleOf(index)).toBeGreaterThan((2 / Math.PI) * angle - 1e-6);
        });
      }),
    );
  });
});

describe('columns', () => {
  const numbers = fc.array(fc.nat({ max: 200 }), { maxLength: 20 });
  const makers = [
    (values: number[]) => Uint8Array.from(values),
    (values: number[]) => Uint16Array.from(values),
    (values: number[]) => Int32Array.from(values),
    (values: number[]) => Float32Array.from(values),
    (values: number[]) => Float64Array.from(values),
  ] as const;

  test.each(makers)('of numbers join and reorder without losing their type (%#)', (make) => {
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        const joined = concatNumbers(make(a), [make(b)]);
        const backwards = Uint32Array.from(joined, (_, row) => joined.length - 1 - row);
        expect(joined).toEqual(make([...a, ...b]));
        expect(takeNumbers(joined, backwards)).toEqual(make([...a, ...b].reverse()));
      }),
    );
  });

  test('of lists join and reorder', () => {
    const toColumn = (rows: readonly number[][]) => ({
      offsets: Uint32Array.from([0, ...rows.map((_, row) => rows.slice(0, row + 1).flat().length)]),
      values: Uint32Array.from(rows.flat()),
    });
    fc.assert(
      fc.property(fc.array(numbers), fc.array(numbers), (a, b) => {
        const rows = [...a, ...b];
        const order = Uint32Array.from(rows, (_, row) => rows.length - 1 - row);
        const joined = concatLists(toColumn(a), [toColumn(b)]);
        expect(joined).toEqual(toColumn(rows));
        expect(takeLists(joined, order)).toEqual(toColumn(rows.reverse()));
      }),
    );
  });

  test('of texts give back what they took and tell none from empty', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.string({ unit: 'grapheme' }))), (texts) => {
        const builder = new TextColumnBuilder();
        for (const text of texts) builder.push(text);
        const column = builder.finish();
        const backwards = Uint32Array.from(texts, (_, row) => texts.length - 1 - row);
        const turned = gatherTexts([column, column], backwards);
        texts.forEach((text, row) => {
          expect(textAt(column, row)).toBe(text);
          expect(hasText(column, row)).toBe(text !== null);
          expect(textAt(turned, texts.length - 1 - row)).toBe(text);
        });
      }),
    );
  });

  test.each([255, 256, 65_535, 65_536, 2 ** 32 - 1, 2 ** 32, 2 ** 53 - 1])(
    'of whole numbers hold them exactly and join whatever their widths (%i)',
    (largest) => {
      const wide = toWholeNumbers(Float64Array.of(0, largest));
      const narrow = toWholeNumbers(Uint32Array.of(7));
      expect([...concatNumbers(narrow, [wide])]).toEqual([7, 0, largest]);
    },
  );

  test('of few numbers give back each and know where there is none', () => {
    const some = fc.option(fc.integer({ min: -3, max: 2 ** 31 - 1 }), { nil: -(2 ** 31) });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 100 }), (rows) => {
        const missing = -(2 ** 31);
        const column = toSparseNumbers(Int32Array.from(rows), missing);
        expect([...toDenseNumbers(column, rows.length, missing)]).toEqual(rows);
        expect(rows.map((_, row) => sparseNumberAt(column, row, missing))).toEqual(rows);
        expect(column.values).toHaveLength(rows.filter((number) => number !== missing).length);
      }),
    );
  });

  test('of offsets give back each, however far apart they are', () => {
    const lengths = fc.array(fc.oneof(fc.nat({ max: 3 }), fc.constantFrom(300, 70_000)), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(lengths, (all) => {
        const ends = all.map((_, row) => all.slice(0, row + 1).reduce((a, b) => a + b, 0));
        const offsets = [0, ...ends];
        const compact = toCompactOffsets(Uint32Array.from(offsets));
        expect(offsets.map((_, row) => offsetAt(compact, row))).toEqual(offsets);
      }),
    );
  });

  test('of codes are as wide as their dictionary needs', () => {
    expect(toCodes(Uint32Array.of(255), 256)).toEqual(Uint8Array.of(255));
    expect(toCodes(Uint32Array.of(256), 257)).toEqual(Uint16Array.of(256));
    expect(toCodes(Uint32Array.of(65_535), 65_536)).toEqual(Uint16Array.of(65_535));
    expect(toCodes(Uint32Array.of(65_536), 65_537)).toEqual(Uint32Array.of(65_536));
  });

  test('of bits give back the indexes that were set', () => {
    fc.assert(
      fc.property(fc.array(fc.subarray([...Array(34).keys()]), { minLength: 1 }), (rows) => {
        const column = {
          stride: 5,
          bytes: Uint8Array.from(rows.flatMap((row) => [...toBits(row, 5)])),
        };
        const last = Uint32Array.of(rows.length - 1);
        rows.forEach((indexes, row) => {
          expect(bitsAt(column, row)).toEqual(indexes);
        });
        expect(bitsAt(takeBits(column, last), 0)).toEqual(rows.at(-1));
      }),
    );
  });
});

describe('counting', () => {
  test('counts bits as often as rows have them', () => {
    fc.assert(
      fc.property(fc.array(fc.subarray([...Array(16).keys()])), (rows) => {
        const column = {
          stride: 2,
          bytes: Uint8Array.from(rows.flatMap((row) => [...toBits(row, 2)])),
        };
        const counts = new Uint32Array(512);
        countBitRows(counts, column.bytes, 2, Uint32Array.from(rows.keys()), rows.length);
        const expected = [...Array(16).keys()].map(
          (index) => rows.filter((row) => row.includes(index)).length,
        );
        expect([...foldByteCounts([toCodeCounts(counts)], 2)]).toEqual(expected);
      }),
    );
  });

  test.each([Uint8Array, Uint16Array, Uint32Array])('counts codes of any width (%o)', (Codes) => {
    const counts = new Uint32Array(3);
    countCodes(counts, Codes.from([2, 0, 2, 1]), Uint32Array.of(0, 1, 2, 3), 3);
    expect([...counts]).toEqual([1, 0, 2]);
  });
});

test('distances below a number are counted, those beyond either end with it', () => {
  const counts = new Uint32Array(3);
  const numbers = Int32Array.of(12, 10, 9, 8, -5, 9);
  countDistances(counts, numbers, 10, Uint32Array.of(0, 1, 2, 3, 4, 5), 5);
  expect([...counts]).toEqual([2, 1, 2]);
});

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

describe('the hash index', () => {
  test('finds every row of a hash, from the first list to the last', () => {
    const keys = [0, 1, 2 ** 30, 2 ** 31 + 5, 2 ** 32 - 2, 2 ** 32 - 1];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...keys)), (hashes) => {
        const index = toHashIndex(Uint32Array.from(hashes));
        for (const hash of keys) {
          const found = rowsOfHash(index, hash).filter((row) => hashes[row] === hash);
          const expected = [...hashes.keys()].filter((row) => hashes[row] === hash);
          expect(found).toEqual(expected);
        }
      }),
    );
  });

  test('finds rows that two bytes do not hold', () => {
    const last = 70_000;
    const index = toHashIndex(Uint32Array.from({ length: last + 1 }, (_, row) => row << 15));
    for (const row of [0, 255, 256, 65_535, 65_536, last]) {
      expect(rowsOfHash(index, (row << 15) >>> 0)).toContain(row);
    }
  });
});

describe.each(allKernels)('the row scanner with $name kernels', (kernels) => {
  test('tells matches, rows that one filter alone keeps out, and the rest, over many blocks', () => {
    const size = 70_000;
    const { scratch } = kernels;
    const codes = Uint16Array.from({ length: size }, (_, row) => row % 7);
    const numbers = Int32Array.from({ length: size }, (_, row) => row % 11);
    const table = scratch.clampedBytes(7).fill(0);
    table.set([out, 0, 0, 0, 0, failureOf(0), failureOf(0)]);
    const interval = copyTo(scratch, Int32Array.of(3, 8));
    const tests = [tableTest(codes, table), intervalTest(numbers, interval, failureOf(1))];
    const found = { matches: [] as number[], misses: [[], []] as number[][] };
    const ranges = [5, 20_000, 30_000, 30_001, 40_000, size];
    const removed = Uint32Array.of(6, 8, 19_999, 25_000, 30_000);
    const rowsOf = ({ rows, length }: RowList) => rows.subarray(0, length);
    const cells: number[] = [];
    const scan = {
      pieces: [ranges.slice(0, 4), ranges.slice(4)],
      removed,
      tests,
      rowsPerCell: 5000,
    };
    scanRows(scan, kernels, (scanned) => {
      cells.push(...[scanned.block.findCell(5000) ?? []].flat());
      found.matches.push(...rowsOf(scanned.matches));
      found.misses.forEach((rows, filter) => {
        rows.push(...rowsOf(scanned.misses(filter)));
      });
    });
    expect(cells).toEqual([1, 2, 3, 8, 9, 10, 11, 12, 13]);
    const rows = members(ranges).filter((row) => row % 7 !== 0 && !removed.includes(row));
    const inTable = (row: number) => row % 7 < 5;
    const inInterval = (row: number) => row % 11 >= 3 && row % 11 <= 8;
    expect(found.matches).toEqual(rows.filter((row) => inTable(row) && inInterval(row)));
    expect(found.misses[0]).toEqual(rows.filter((row) => !inTable(row) && inInterval(row)));
    expect(found.misses[1]).toEqual(rows.filter((row) => inTable(row) && !inInterval(row)));
  });
});

/** Rows of a column that counts some of them, with what the plain loop makes of those. */
const columnOf = <Code extends number>(codes: fc.Arbitrary<Code[]>) =>
  fc.tuple(codes, fc.subarray([...Array(50).keys()]));
const selectionOf = (rows: readonly number[]) => ({
  rows: Uint32Array.from([...rows, 7, 8]),
  length: rows.length,
});
const numbersBelow = (max: number) =>
  columnOf(fc.array(fc.nat({ max }), { minLength: 50, maxLength: 50 }));

describe('counts that know which codes they have', () => {
  const told = (counts: TouchedCounts) => toArray([counts.take()], counts.size);

  test.each([Uint8Array, Uint16Array, Uint32Array])('count codes of any width (%o)', (Codes) => {
    const counts = new TouchedCounts(20);
    fc.assert(
      fc.property(numbersBelow(19), ([codes, some]) => {
        const selection = selectionOf(some);
        const expected = new Uint32Array(20);
        countCodes(expected, Codes.from(codes), selection.rows, selection.length);
        counts.addCodes(Codes.from(codes), selection);
        expect(told(counts)).toEqual([...expected]);
      }),
    );
  });

  test('count distances and rows of bits', () => {
    const [distances, bits] = [new TouchedCounts(9), new TouchedCounts(512)];
    fc.assert(
      fc.property(numbersBelow(19), ([numbers, some]) => {
        const selection = selectionOf(some);
        const { rows, length } = selection;
        const expected = new Uint32Array(9);
        countDistances(expected, Int32Array.from(numbers), 15, rows, length);
        distances.addDistances(Int32Array.from(numbers), 15, selection);
        expect(told(distances)).toEqual([...expected]);
        const bytes = Uint8Array.from([...numbers, ...numbers.toReversed()]);
        const expectedBits = new Uint32Array(512);
        countBitRows(expectedBits, bytes, 2, rows, length);
        bits.addBitRows(bytes, 2, selection);
        expect(told(bits)).toEqual([...expectedBits]);
      }),
    );
  });

  test('count lists, and are told, added by code or taken away', () => {
    const counts = new TouchedCounts(5);
    const lists = toCompactLists({
      offsets: Uint32Array.of(0, 2, 2, 5),
      values: Uint32Array.of(4, 1, 4, 4, 0),
    });
    counts.addLists(lists, selectionOf([0, 2]));
    expect(counts.take()).toEqual({
      codes: Uint32Array.of(4, 1, 0),
      counts: Int32Array.of(3, 1, 1),
    });
    const byCode = Uint32Array.of(5, 5, 5, 5, 5);
    counts.addLists(lists, selectionOf([0]));
    counts.moveTo(byCode);
    expect([...byCode]).toEqual([5, 6, 5, 5, 6]);
    counts.addLists(lists, selectionOf([2]));
    counts.moveTo(byCode, -1);
    expect([...byCode]).toEqual([4, 6, 5, 5, 4]);
    expect(counts.take().codes).toHaveLength(0);
  });

  test('count codes that share the bits of rows as their columns do', () => {
    const column = (max: number) => fc.array(fc.nat({ max }), { minLength: 50, maxLength: 50 });
    fc.assert(
      fc.property(
        fc.tuple(column(99), column(200_000), column(0xffff), column(1), column(0), column(255)),
        fc.subarray([...Array(50).keys()]),
        ([narrow, wide, full, flags, zeros, bytes], some) => {
          const columns = {
            flags: Uint8Array.from(flags),
            zeros: Uint8Array.from(zeros),
            narrow: Uint16Array.from(narrow),
            wide: Uint32Array.from(wide),
            full: Uint16Array.from(full),
            bytes: Uint8Array.from(bytes),
          };
          const codeRows = toCodeRows(columns);
          const selection = selectionOf(some);
          for (const [name, codes] of Object.entries(columns)) {
            const place = codeRows.columns[name];
            if (!place) throw new Error(`The column ${name} is not in the rows.`);
            const [byRow, byColumn] = [new TouchedCounts(200_001), new TouchedCounts(200_001)];
            byRow.addCodeRows(codeRows, place, selection);
            byColumn.addCodes(codes, selection);
            expect(byRow.take()).toEqual(byColumn.take());
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  test('count distances that share the bits of rows as their column does', () => {
    fc.assert(
      fc.property(numbersBelow(20_000), numbersBelow(7), ([days, some], [others]) => {
        const codeRows = toCodeRows({
          others: Uint8Array.from(others),
          days: Uint16Array.from(days),
        });
        const place = codeRows.columns.days;
        if (!place) throw new Error('The days are not in the rows.');
        const selection = selectionOf(some);
        const [byRow, byColumn] = [new TouchedCounts(256), new TouchedCounts(256)];
        byRow.addDistanceRows(codeRows, place, 19_900, selection);
        byColumn.addDistances(Int32Array.from(days), 19_900, selection);
        expect(byRow.take()).toEqual(byColumn.take());
      }),
    );
  });

  test('share no more bits of rows than the largest code of each column takes', () => {
    const { stride, columns } = toCodeRows({
      makes: Uint16Array.of(0, 511),
      flags: Uint8Array.of(1, 0),
      zeros: Uint8Array.of(0, 0),
      bars: Uint8Array.of(32, 31),
    });
    expect(columns).toEqual({
      makes: { at: 0, shift: 0, mask: 511 },
      flags: { at: 1, shift: 1, mask: 1 },
      zeros: { at: 1, shift: 2, mask: 0 },
      bars: { at: 1, shift: 2, mask: 63 },
    });
    expect(stride).toBe(2);
  });
});

test('sums are told in order, few and many, and are gone then', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99 }),
      fc.array(fc.tuple(fc.nat({ max: 98 }), fc.integer({ min: -2, max: 2 }))),
      (size, amounts) => {
        const sums = new Sums(size);
        const expected = new Array<number>(size).fill(0);
        for (const [number, amount] of amounts) {
          sums.add(number % size, amount);
          expected[number % size] = (expected[number % size] ?? 0) + amount;
        }
        expect(pairsOf(sums.finish())).toEqual(
          [...expected.entries()].filter(([, sum]) => sum !== 0),
        );
      },
    ),
  );
});

const pairsOf = ({ codes, counts }: CodeCounts) =>
  Array.from(codes, (code, at) => [code, counts[at]]);

test('lists of counts are added, and put under other numbers, whether few or many', () => {
  const list = fc
    .uniqueArray(fc.tuple(fc.nat({ max: 98 }), fc.integer({ min: 1, max: 9 })), {
      selector: ([code]) => code,
    })
    .map((pairs) => ({
      codes: Uint32Array.from(pairs, ([code]) => code),
      counts: Int32Array.from(pairs, ([, count]) => count),
    }));
  const numbers = fc.array(fc.integer({ min: -3, max: 500 }), { minLength: 99, maxLength: 99 });
  fc.assert(
    fc.property(fc.array(list, { maxLength: 4 }), numbers, (lists, numberOf) => {
      const expected = new Map<number, number>();
      const under = new Map<number, number>();
      for (const [code = 0, count = 0] of lists.flatMap(pairsOf)) {
        expected.set(code, (expected.get(code) ?? 0) + count);
        const number = numberOf[code] ?? -1;
        if (number >= 0) under.set(number, (under.get(number) ?? 0) + count);
      }
      expect(new Map(pairsOf(addCounts(lists)) as [number, number][])).toEqual(expected);
      const sums = new Sums(501);
      for (const one of lists) sums.addUnder(Int32Array.from(numberOf), one);
      expect(pairsOf(sums.finish())).toEqual([...under].sort(([a], [b]) => a - b));
    }),
  );
});

test('counts of texts are read as a map is', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string(), { maxLength: 20 }),
      fc.array(fc.nat({ max: 3 }), { minLength: 20, maxLength: 20 }),
      (texts, numbers) => {
        const expected = new Map(
          texts.map((text, id) => [text, numbers[id] ?? 0] as const).filter(([, n]) => n > 0),
        );
        const counts = new TextCounts(
          new TextDictionary([...texts, 'another']),
          toCodeCounts(Uint32Array.from(texts, (_, id) => numbers[id] ?? 0)),
        );
        expect([...counts]).toEqual([...expected]);
        expect([...counts.keys()]).toEqual([...expected.keys()]);
        expect([...counts.values()]).toEqual([...expected.values()]);
        expect(counts.size).toBe(expected.size);
        for (const text of [...texts, 'another', 'unknown']) {
          expect(counts.get(text)).toBe(expected.get(text));
          expect(counts.has(text)).toBe(expected.has(text));
        }
        const visited = new Map<string, number>();
        counts.forEach((count, text) => {
          visited.set(text, count);
        });
        expect(visited).toEqual(expected);
      },
    ),
  );
});

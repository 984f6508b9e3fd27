import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toBits } from '../../src/columns/bit-rows.ts';
import { toCodeRows } from '../../src/columns/code-rows.ts';
import { toCompactLists } from '../../src/columns/compact-lists.ts';
import {
  type CodeCounts,
  countBitRows,
  countCodes,
  countDistances,
  foldByteCounts,
  toArray,
  toCodeCounts,
} from '../../src/columns/counting.ts';
import { TextCounts } from '../../src/columns/dictionaries/text-counts.ts';
import { TextDictionary } from '../../src/columns/dictionaries/text-dictionary.ts';
import { defaultKernels } from '../../src/columns/kernels/default-kernels.ts';
import { addUp, Sums } from '../../src/columns/sums.ts';
import { TouchedCounts } from '../../src/columns/touched-counts.ts';

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
    const distances = new TouchedCounts(9);
    const bits = new TouchedCounts(512);
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
            const byRow = new TouchedCounts(200_001);
            const byColumn = new TouchedCounts(200_001);
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
        const byRow = new TouchedCounts(256);
        const byColumn = new TouchedCounts(256);
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

test('sums are told in order and are gone then', () => {
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

test.each([
  ['kept', defaultKernels.keep],
  ['of anywhere', (length: number) => new Int32Array(length)],
])('lists of counts are added, and put under other numbers that are %s', (_, make) => {
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
        under.set(number, (under.get(number) ?? 0) + count);
      }
      expect(new Map(pairsOf(addUp(lists)) as [number, number][])).toEqual(expected);
      const sums = new Sums(501, 3);
      const itsNumbers = make(numberOf.length);
      itsNumbers.set(numberOf);
      for (const one of lists) sums.addUnder(itsNumbers, one);
      const below = pairsOf(sums.takeBelow()).map(([beyond = 0, count]) => [-1 - beyond, count]);
      expect([...below, ...pairsOf(sums.finish())]).toEqual([...under].sort(([a], [b]) => a - b));
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

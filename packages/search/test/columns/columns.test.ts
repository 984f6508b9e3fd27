import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bitsAt, takeBits, toBits } from '../../src/columns/bit-rows.ts';
import {
  concatLists,
  concatNumbers,
  takeLists,
  takeNumbers,
  toCodes,
  toWholeNumbers,
} from '../../src/columns/column.ts';
import { offsetAt, toCompactOffsets } from '../../src/columns/compact-offsets.ts';
import {
  sparseNumberAt,
  toDenseNumbers,
  toSparseNumbers,
} from '../../src/columns/sparse-numbers.ts';
import { gatherTexts, hasText, TextColumnBuilder, textAt } from '../../src/columns/text-column.ts';

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

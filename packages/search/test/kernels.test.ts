import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rowsPerBaseBits, toCompactOffsets } from '../src/columns/compact-offsets.ts';
import { foldByteCounts, toCodeCounts } from '../src/columns/counting.ts';
import type { Kernels } from '../src/columns/kernels/kernels.ts';
import { blockSize } from '../src/columns/rows/row-block.ts';
import { out, type Statuses } from '../src/columns/rows/statuses.ts';
import { allKernels, copyTo } from './all-kernels.ts';

/** Of codes. */
const widths = [Uint8Array, Uint16Array, Uint32Array];

/** Rows enough for several steps of sixteen, seldom a whole number of them. */
const lengths = fc.integer({ min: 1, max: 100 });
const failures = fc.constantFrom(0, 0, 64, 65, 66, 128, 200);
const numbers = fc.oneof(
  fc.integer({ min: -3, max: 20 }),
  fc.constantFrom(-(2 ** 31), 2 ** 31 - 1, 0),
);

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

const arrayOf = (values: fc.Arbitrary<number>, length: number) =>
  fc.array(values, { minLength: length, maxLength: length });

function toStatuses({ scratch, clear }: Kernels, statuses: readonly number[]): Statuses {
  const status = scratch.clampedBytes(blockSize);
  clear(status, statuses.length);
  status.set(statuses);
  return status;
}

/** Positions of some of the rows. */
const positionsAmong = (length: number) => fc.subarray([...Array(length).keys()]);

/** Bytes of a row of bits. */
const strides = fc.integer({ min: 1, max: 17 });
const bytesOfRows = (stride: number, length: number) =>
  arrayOf(fc.nat({ max: 255 }), stride * length);

/** What a run leaves behind must not depend on the kernels. */
function expectAlike(run: (kernels: Kernels) => unknown): void {
  const [plain, wasm] = allKernels.map((kernels) => {
    kernels.scratch.release();
    return run(kernels);
  });
  expect(wasm).toEqual(plain);
}

describe('the kernels in WebAssembly equal their twins', () => {
  test.each(widths)('adding what tables say of codes (%o)', (Codes) => {
    fc.assert(
      fc.property(
        lengths.chain((length) =>
          fc.tuple(arrayOf(failures, length), arrayOf(fc.nat({ max: 6 }), length)),
        ),
        fc.array(failures, { minLength: 7, maxLength: 7 }),
        ([statuses, codes], fails) => {
          expectAlike((kernels) => {
            const status = toStatuses(kernels, statuses);
            const table = kernels.scratch.clampedBytes(7);
            table.set(fails);
            kernels.addTable(
              status,
              table,
              copyTo(kernels.scratch, Codes.from(codes)),
              codes.length,
            );
            return [...status.subarray(0, codes.length)];
          });
        },
      ),
    );
  });

  test('adding what is in no interval', () => {
    fc.assert(
      fc.property(
        lengths.chain((length) => fc.tuple(arrayOf(failures, length), arrayOf(numbers, length))),
        fc.array(fc.tuple(numbers, numbers), { maxLength: 3 }),
        failures,
        ([statuses, values], intervals, fails) => {
          expectAlike((kernels) => {
            const status = toStatuses(kernels, statuses);
            const staged = copyTo(kernels.scratch, Int32Array.from(values));
            const flat = copyTo(kernels.scratch, Int32Array.from(intervals.flat()));
            kernels.addIntervals(status, staged, flat, fails, values.length);
            return [...status.subarray(0, values.length)];
          });
        },
      ),
    );
  });

  test.each(widths)('adding what is not in the interval of its code (%o)', (Codes) => {
    fc.assert(
      fc.property(
        lengths.chain((length) =>
          fc.tuple(
            arrayOf(failures, length),
            arrayOf(numbers, length),
            arrayOf(fc.nat({ max: 6 }), length),
          ),
        ),
        fc.tuple(numbers, numbers, numbers, numbers),
        arrayOf(fc.constantFrom(0, 255), 7),
        failures,
        ([statuses, values, codes], intervals, choices, fails) => {
          expectAlike((kernels) => {
            const status = toStatuses(kernels, statuses);
            const choice = kernels.scratch.clampedBytes(7);
            choice.set(choices);
            kernels.addChosenIntervals(
              status,
              copyTo(kernels.scratch, Int32Array.from(values)),
              { codes: copyTo(kernels.scratch, Codes.from(codes)), choice },
              copyTo(kernels.scratch, Int32Array.from(intervals)),
              fails,
              values.length,
            );
            return [...status.subarray(0, values.length)];
          });
        },
      ),
    );
  });

  test('adding what lacks bits', () => {
    fc.assert(
      fc.property(
        fc
          .tuple(strides, lengths)
          .chain(([stride, length]) =>
            fc.tuple(
              arrayOf(failures, length),
              bytesOfRows(stride, length),
              arrayOf(fc.constantFrom(0, 0, 1, 128), stride),
            ),
          ),
        failures,
        ([statuses, bytes, bits], fails) => {
          expectAlike((kernels) => {
            const status = toStatuses(kernels, statuses);
            const rows = copyTo(kernels.scratch, Uint8Array.from(bytes));
            const mask = copyTo(kernels.scratch, Uint8Array.from(bits));
            kernels.addMissingBits(status, rows, mask, fails, statuses.length);
            return [...status.subarray(0, statuses.length)];
          });
        },
      ),
    );
  });

  test.each(widths)('adding what has none of the wanted values (%o)', (Codes) => {
    fc.assert(
      fc.property(
        fc
          .array(fc.tuple(failures, fc.array(fc.nat({ max: 9 }), { maxLength: 4 })), {
            minLength: 1,
          })
          .chain((rows) => fc.tuple(fc.constant(rows), positionsAmong(rows.length))),
        arrayOf(fc.constantFrom(0, 0, 0, 1), 10),
        failures,
        ([rows, positions], wanted, fails) => {
          const lists = rows.map(([, list]) => list);
          const ends = lists.map((_, row) => lists.slice(0, row + 1).flat().length);
          expectAlike((kernels) => {
            const { scratch } = kernels;
            const status = toStatuses(
              kernels,
              rows.map(([before]) => before),
            );
            const offsets = copyTo(scratch, Uint32Array.of(0, ...ends));
            const values = copyTo(scratch, Codes.from(lists.flat()));
            const table = copyTo(scratch, Uint8Array.from(wanted));
            const list = copyTo(scratch, Uint32Array.from(positions));
            const { length } = positions;
            kernels.addUnlisted(status, { offsets, values }, table, fails, list, length);
            return [...status.subarray(0, rows.length)];
          });
        },
      ),
    );
  });

  test('listing the rows of a status, those that are no match and those that are not out', () => {
    const statusesOfRows = fc.oneof(
      lengths.chain((length) => arrayOf(failures, length)),
      lengths.chain((length) => arrayOf(fc.constant(0), length)),
    );
    fc.assert(
      fc.property(statusesOfRows, (statuses) => {
        expectAlike((kernels) => {
          const { scratch } = kernels;
          const status = toStatuses(kernels, statuses);
          const list = scratch.words(blockSize);
          const { length } = statuses;
          const lists = [0, 64, 65, 66].map((wanted) => {
            const count = kernels.emit(status, wanted, length, list);
            expect(count).toBe(statuses.filter((fails) => fails === wanted).length);
            return list.slice(0, count);
          });
          const others = list.slice(0, kernels.emitOthers(status, length, list));
          const open = list.slice(0, kernels.emitOpen(status, length, list));
          expect(open).toHaveLength(statuses.filter((fails) => fails < out).length);
          return [...lists, others, open];
        });
      }),
    );
  });

  test('listing matches within bounds', () => {
    fc.assert(
      fc.property(
        lengths.chain((length) => fc.tuple(arrayOf(failures, length), arrayOf(numbers, length))),
        fc.tuple(numbers, numbers),
        ([statuses, values], [low, high]) => {
          expectAlike((kernels) => {
            const { scratch } = kernels;
            const status = toStatuses(kernels, statuses);
            const staged = copyTo(scratch, Int32Array.from(values));
            const list = scratch.words(blockSize);
            const count = kernels.emitWithin(status, staged, low, high, values.length, list);
            return list.slice(0, count);
          });
        },
      ),
    );
  });

  test('writing compact offsets, however wide their steps', () => {
    const someRows = (longest: number) =>
      fc.array(fc.nat({ max: longest }), { minLength: 17, maxLength: 100 });
    fc.assert(
      fc.property(
        fc.constantFrom(6, 2000, 70_000).chain(someRows),
        fc.nat({ max: 16 }),
        fc.integer({ min: -5, max: 5 }),
        (lengths, start, shift) => {
          const starts = Uint32Array.from(lengths, (_, row) => sumOf(lengths.slice(0, row)));
          const { bases, steps } = toCompactOffsets(starts);
          expectAlike(({ scratch, writeOffsets }) => {
            const offsets = scratch.words(lengths.length - start);
            const compact = {
              bases: copyTo(scratch, bases.subarray(start >> rowsPerBaseBits)),
              steps: copyTo(scratch, steps.subarray(start)),
            };
            writeOffsets(offsets, compact, start % (1 << rowsPerBaseBits), shift);
            const wanted = [...starts.subarray(start)].map((offset) => (offset + shift) >>> 0);
            expect([...offsets]).toEqual(wanted);
            return wanted;
          });
        },
      ),
    );
  });

  test('adding halves to sums', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat({ max: 2 ** 31 }), fc.nat({ max: 65_535 })), { minLength: 1 }),
        (pairs) => {
          expectAlike(({ scratch, addHalves }) => {
            const sums = copyTo(
              scratch,
              Uint32Array.from(pairs, ([sum]) => sum),
            );
            const halves = copyTo(
              scratch,
              Uint16Array.from(pairs, ([, half]) => half),
            );
            addHalves(sums, halves, pairs.length);
            expect([...sums]).toEqual(pairs.map(([sum, half]) => sum + half));
            return [...sums];
          });
        },
      ),
    );
  });

  test.each(widths)('counting codes (%o)', (Codes) => {
    fc.assert(
      fc.property(
        lengths.chain((length) =>
          fc.tuple(arrayOf(fc.nat({ max: 9 }), length), positionsAmong(length)),
        ),
        ([codes, positions]) => {
          expectAlike((kernels) => {
            const { scratch } = kernels;
            const counts = scratch.zeroedWords(10);
            const list = copyTo(scratch, Uint32Array.from(positions));
            kernels.countCodes(counts, copyTo(scratch, Codes.from(codes)), list, positions.length);
            return [...counts];
          });
        },
      ),
    );
  });

  test('counting bytes of so many rows that they share tables', () => {
    const many = fc.integer({ min: 500, max: 600 });
    fc.assert(
      fc.property(many, fc.array(fc.nat({ max: 255 }), { minLength: 1 }), (length, some) => {
        const codes = Uint8Array.from({ length }, (_, row) => some[row % some.length] ?? 0);
        const size = 1 + Math.max(...codes);
        expectAlike(({ scratch, countCodes }) => {
          const counts = scratch.zeroedWords(size);
          const behind = scratch.zeroedWords(256);
          const list = copyTo(scratch, Uint32Array.from(codes.keys()));
          for (const _ of ['once', 'again'])
            countCodes(counts, copyTo(scratch, codes), list, length);
          expect(sumOf([...counts])).toBe(2 * length);
          return [...counts, ...behind];
        });
      }),
      { numRuns: 30 },
    );
  });

  test('counting rows of bits', () => {
    fc.assert(
      fc.property(
        fc
          .tuple(strides, lengths)
          .chain(([stride, length]) =>
            fc.tuple(fc.constant(stride), bytesOfRows(stride, length), positionsAmong(length)),
          ),
        ([stride, bytes, positions]) => {
          expectAlike((kernels) => {
            const { scratch } = kernels;
            const counts = scratch.zeroedWords(stride * 256);
            const list = copyTo(scratch, Uint32Array.from(positions));
            const rows = copyTo(scratch, Uint8Array.from(bytes));
            kernels.countBitRows(counts, rows, stride, list, positions.length);
            return [...foldByteCounts([toCodeCounts(counts)], stride)];
          });
        },
      ),
    );
  });

  test('counting the bits of more rows than a byte can count', () => {
    expectAlike((kernels) => {
      const { scratch } = kernels;
      const stride = 5;
      const length = 600;
      const counts = scratch.zeroedWords(stride * 256);
      const rows = copyTo(scratch, new Uint8Array(stride * length).fill(0b1000_0001));
      const list = copyTo(
        scratch,
        Uint32Array.from({ length }, (_, position) => position),
      );
      kernels.countBitRows(counts, rows, stride, list, length);
      const bits = foldByteCounts([toCodeCounts(counts)], stride);
      expect([bits[0], bits[1], bits[39]]).toEqual([length, 0, length]);
      return bits;
    });
  });

  test('packing counts', () => {
    const counts = fc.oneof(
      fc.constant(0),
      fc.constantFrom(0, 0, 0, 1, 2 ** 32 - 1),
      fc.nat({ max: 3 }),
    );
    fc.assert(
      fc.property(
        lengths.chain((length) => arrayOf(counts, length)),
        (values) => {
          const expected = values.flatMap((count, code) => (count === 0 ? [] : [[code, count]]));
          expectAlike((kernels) => {
            const packed = copyTo(kernels.scratch, Uint32Array.from(values));
            const codes = kernels.scratch.words(values.length);
            const present = kernels.packCounts(packed, codes);
            const pairs = [...codes.subarray(0, present)].map((code, at) => [code, packed[at]]);
            expect(pairs).toEqual(expected);
            return pairs;
          });
        },
      ),
    );
  });

  test('counting distances', () => {
    fc.assert(
      fc.property(
        lengths.chain((length) => fc.tuple(arrayOf(numbers, length), positionsAmong(length))),
        numbers,
        ([values, positions], from) => {
          expectAlike((kernels) => {
            const { scratch } = kernels;
            const counts = scratch.zeroedWords(8);
            const staged = copyTo(scratch, Int32Array.from(values));
            const list = copyTo(scratch, Uint32Array.from(positions));
            kernels.countDistances(counts, staged, from, list, positions.length);
            return [...counts];
          });
        },
      ),
    );
  });

  test.each(widths)('counting lists (%o)', (Codes) => {
    const listsOfRows = fc.array(fc.array(fc.nat({ max: 9 }), { maxLength: 4 }), { minLength: 1 });
    fc.assert(
      fc.property(
        listsOfRows.chain((lists) => fc.tuple(fc.constant(lists), positionsAmong(lists.length))),
        ([lists, positions]) => {
          const ends = lists.map((_, row) => lists.slice(0, row + 1).flat().length);
          expectAlike((kernels) => {
            const { scratch } = kernels;
            const counts = scratch.zeroedWords(10);
            const offsets = copyTo(scratch, Uint32Array.of(0, ...ends));
            const values = copyTo(scratch, Codes.from(lists.flat()));
            const list = copyTo(scratch, Uint32Array.from(positions));
            kernels.countLists(counts, offsets, values, list, positions.length);
            return [...counts];
          });
        },
      ),
    );
  });

  test('summing up the numbers of matches', () => {
    fc.assert(
      fc.property(
        lengths.chain((length) => fc.tuple(arrayOf(failures, length), arrayOf(numbers, length))),
        ([statuses, values]) => {
          expectAlike((kernels) => {
            const { scratch } = kernels;
            const summary = scratch.take(new Float64Array(), 4);
            const status = toStatuses(kernels, statuses);
            const staged = copyTo(scratch, Int32Array.from(values));
            kernels.summarize(staged, status, -(2 ** 31), values.length, summary);
            return [...summary];
          });
        },
      ),
    );
  });

  test('in memory that grows while arrays are in use', () => {
    expectAlike(({ scratch }) => {
      const first = copyTo(scratch, Uint32Array.of(1, 2, 3));
      const large = scratch.zeroedWords(2 ** 21);
      return [...first, large.length];
    });
  });
});

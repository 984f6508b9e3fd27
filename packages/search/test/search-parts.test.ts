import type { SearchRequest } from '@forecourt/domain/search/search-engine';
import {
  changesArbitrary,
  inventoryArbitrary,
} from '@forecourt/search-contract/arbitrary-inventory';
import { requestArbitrary } from '@forecourt/search-contract/arbitrary-request';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lengthOfRanges } from '../src/columns/ranges.ts';
import { cutRanges, type Dispenser, dispenseHere, Pieces } from '../src/columns/rows/pieces.ts';
import { isWhole, type SearchPart } from '../src/vehicle/request/search-part.ts';
import { allKernels } from './all-kernels.ts';
import { limitsOfTests, Twin } from './twin.ts';

/** Every so many numbers, from the first on. */
function dispenseEvery(step: number, first: number): Dispenser {
  const next = dispenseHere();
  return () => first + step * next();
}

/** As another thread would send them. */
function partsOf(twin: Twin, request: SearchRequest, sharers: number): SearchPart[] {
  return Array.from({ length: sharers }, (_, sharer) =>
    twin.engine.searchPart(request, dispenseEvery(sharers, sharer)),
  ).flatMap((part) => (part ? [structuredClone(part)] : []));
}

describe.each(allKernels)('parts of a search with $name kernels', (kernels) => {
  test('make the same answer however they are shared', () => {
    fc.assert(
      fc.property(
        inventoryArbitrary,
        fc.constantFrom(...limitsOfTests),
        fc.array(fc.tuple(changesArbitrary, requestArbitrary), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 4 }),
        (inventory, limits, rounds, sharers) => {
          const twin = new Twin(inventory, { limits, kernels });
          for (const [changes, request] of rounds) {
            twin.apply(changes);
            const expected = twin.engine.search(request);
            const answer = twin.engine.beginSearch(request);
            const parts = partsOf(twin, request, sharers);
            if (parts.length === 0) expect(expected.total).toBe(0);
            else {
              expect(isWhole(parts)).toBe(true);
              expect(answer(parts)).toEqual(expected);
            }
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});

test('parts are not whole while a piece is missing', () => {
  const piece = { pieces: 1, pieceCount: 3 } as SearchPart;
  expect(isWhole([])).toBe(false);
  expect(isWhole([piece, piece])).toBe(false);
  expect(isWhole([piece, piece, piece])).toBe(true);
});

const rangesArbitrary = fc
  .uniqueArray(fc.nat(200), { maxLength: 12 })
  .map((bounds) => bounds.sort((a, b) => a - b))
  .map((bounds) => bounds.slice(0, bounds.length - (bounds.length % 2)));

test('pieces are all of the rows, each long enough, and no cell is in two of them', () => {
  fc.assert(
    fc.property(
      rangesArbitrary,
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 20 }),
      (ranges, rows, rowsPerCell) => {
        const pieces = cutRanges(ranges, rows, rowsPerCell);
        const rowsOf = (flat: readonly number[]) =>
          Array.from({ length: 201 }, (_, row) => row).filter((row) =>
            flat.some((start, at) => at % 2 === 0 && row >= start && row < (flat[at + 1] ?? 0)),
          );
        expect(pieces.flatMap(rowsOf)).toEqual(rowsOf(ranges));
        for (const piece of pieces.slice(0, -1)) {
          expect(lengthOfRanges(piece)).toBeGreaterThanOrEqual(rows);
          expect(
            (piece.at(-1) ?? 0) % rowsPerCell === 0 || ranges.includes(piece.at(-1) ?? 0),
          ).toBe(true);
        }
        expect(cutRanges(ranges, Number.POSITIVE_INFINITY, rowsPerCell).flat()).toEqual(ranges);
      },
    ),
  );
});

test('each piece of several lists is taken by one of those who share them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.nat(9).map((start) => [start, start + 1])), { maxLength: 5 }),
      fc.integer({ min: 1, max: 4 }),
      (lists, sharers) => {
        const taken = lists.map(() => [] as (readonly number[])[]);
        const all = Array.from({ length: sharers }, (_, sharer) => {
          const pieces = new Pieces(lists, dispenseEvery(sharers, sharer));
          lists.forEach((_list, index) => {
            taken[index]?.push(...pieces.of(index));
          });
          return pieces;
        });
        const count = lists.reduce((sum, { length }) => sum + length, 0);
        expect(all.map((pieces) => pieces.count)).toEqual(all.map(() => count));
        expect(all.reduce((sum, pieces) => sum + pieces.taken, 0)).toBe(count);
        expect(taken.map((pieces) => pieces.toSorted())).toEqual(
          lists.map((pieces) => pieces.toSorted()),
        );
      },
    ),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryArea, arbitraryOwners, arbitraryPoint } from '../../test/arbitrary-owner.ts';
import { isInArea } from './map-area.ts';
import {
  areaOfCell,
  areaOfCells,
  cellCount,
  cellOf,
  cellsOf,
  clusterOwners,
  formatCell,
  isInCells,
  levelOf,
  maxMapLevel,
  parseCell,
} from './map-clusters.ts';

const levels = fc.integer({ min: 0, max: maxMapLevel });
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
/** Rounding of edges that are computed. */
const widened = (area: ReturnType<typeof areaOfCell>) => ({
  west: area.west - 1e-9,
  south: area.south - 1e-9,
  east: area.east + 1e-9,
  north: area.north + 1e-9,
});

describe('clusters of owners', () => {
  test('lose no owner and no car, and count none twice', () => {
    fc.assert(
      fc.property(arbitraryOwners, levels, (owners, level) => {
        const clusters = clusterOwners(owners, level);
        const ids = clusters.flatMap((cluster) => cluster.owners.map(({ owner }) => owner.id));
        expect(ids.toSorted((a, b) => a - b)).toEqual(owners.map(({ owner }) => owner.id));
        expect(sum(clusters.map(({ cars }) => cars))).toBe(sum(owners.map(({ cars }) => cars)));
      }),
    );
  });

  test('span the prices of their cars, and no others', () => {
    fc.assert(
      fc.property(arbitraryOwners, levels, (owners, level) => {
        for (const { prices, owners: own } of clusterOwners(owners, level)) {
          const spans = own.flatMap((owner) => owner.prices ?? []);
          if (spans.length === 0) expect(prices).toBeNull();
          else {
            expect(prices?.min).toBe(Math.min(...spans.map(({ min }) => min)));
            expect(prices?.max).toBe(Math.max(...spans.map(({ max }) => max)));
          }
        }
      }),
    );
  });

  test('stand among their owners, within their cell', () => {
    fc.assert(
      fc.property(arbitraryOwners, levels, (owners, level) => {
        for (const { cell, area, point, owners: own } of clusterOwners(owners, level)) {
          expect(isInArea(widened(area), point)).toBe(true);
          for (const { owner } of own) {
            expect(isInArea(area, owner)).toBe(true);
            expect(isInArea(widened(areaOfCell(cell)), owner)).toBe(true);
            expect(cellOf(owner, level)).toEqual(cell);
          }
        }
      }),
    );
  });

  test('are the same whatever the order of the owners, and each cell has one', () => {
    fc.assert(
      fc.property(arbitraryOwners, levels, (owners, level) => {
        const clusters = clusterOwners(owners, level);
        expect(clusterOwners(owners.toReversed(), level).map(({ cell }) => cell)).toEqual(
          clusters.map(({ cell }) => cell),
        );
        expect(new Set(clusters.map(({ cell }) => formatCell(cell))).size).toBe(clusters.length);
      }),
    );
  });

  test('divide at the next level: none of it joins owners that stood apart', () => {
    fc.assert(
      fc.property(
        arbitraryOwners,
        fc.integer({ min: 0, max: maxMapLevel - 1 }),
        (owners, level) => {
          for (const { owners: own } of clusterOwners(owners, level + 1)) {
            const parents = own.map(({ owner }) => formatCell(cellOf(owner, level)));
            expect(new Set(parents).size).toBe(1);
          }
        },
      ),
    );
  });
});

describe('cells', () => {
  test('are found again by their name', () => {
    fc.assert(
      fc.property(arbitraryPoint, levels, (point, level) => {
        const cell = cellOf(point, level);
        expect(parseCell(formatCell(cell))).toEqual(cell);
      }),
    );
  });

  test('of an area have all of its points, and their area has all of theirs', () => {
    fc.assert(
      fc.property(
        arbitraryArea,
        arbitraryPoint,
        fc.integer({ min: 0, max: 8 }),
        (area, point, level) => {
          const cells = cellsOf(area, level);
          if (isInArea(area, point)) expect(isInCells(point, cells)).toBe(true);
          if (isInCells(point, cells)) expect(isInArea(areaOfCells(cells), point)).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  test.each(['', '3', '3/1', '15/0/0', '2/8/0', '2/0/8', '2/-1/0', '2/1.5/0', '2/a/0', '2/1/1/1'])(
    'have no name like “%s”',
    (text) => {
      expect(parseCell(text)).toBeUndefined();
    },
  );

  test('are as many in an area as was asked for, or a finer level would be too many', () => {
    fc.assert(
      fc.property(arbitraryArea, fc.integer({ min: 2, max: 20 }), (area, cells) => {
        const level = levelOf(area, cells);
        // An area that begins within a cell touches one more each way.
        if (level > 0)
          expect(cellCount(cellsOf(area, level))).toBeLessThanOrEqual((cells + 1) ** 2);
        if (level < maxMapLevel) {
          expect(cellCount(cellsOf(area, level + 1))).toBeGreaterThanOrEqual(Math.floor(cells / 2));
        }
      }),
    );
  });
});

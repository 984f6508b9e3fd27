import { describe, expect, test } from 'vitest';
import type { RowList } from '../../src/columns/rows/row-list.ts';
import { scanRows } from '../../src/columns/rows/row-scanner.ts';
import { intervalTest, tableTest } from '../../src/columns/rows/status-tests.ts';
import { failureOf, out } from '../../src/columns/rows/statuses.ts';
import { allKernels, copyTo } from '../all-kernels.ts';
import { members } from './members.ts';

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

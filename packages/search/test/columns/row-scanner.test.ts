import { describe, expect, test } from 'vitest';
import { toCompactLists } from '../../src/columns/compact-lists.ts';
import type { RowList } from '../../src/columns/rows/row-list.ts';
import { scanRows } from '../../src/columns/rows/row-scanner.ts';
import {
  bitsTest,
  intervalTest,
  listTest,
  tableTest,
} from '../../src/columns/rows/status-tests.ts';
import { failureOf, out } from '../../src/columns/rows/statuses.ts';
import { allKernels, copyTo } from '../all-kernels.ts';
import { members } from './members.ts';

const rowsOf = ({ rows, length }: RowList) => rows.subarray(0, length);

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

  test.each([1, 3, 50])('looks for bits and in lists where one in %i rows is left', (share) => {
    const size = 40_000;
    const { scratch } = kernels;
    const codes = Uint8Array.from({ length: size }, (_, row) => row % share);
    const table = scratch.clampedBytes(share).fill(out);
    table[0] = 0;
    const stride = 3;
    const bytes = Uint8Array.from({ length: stride * size }, (_, byte) => byte % 251);
    const mask = copyTo(scratch, Uint8Array.of(0, 1, 0));
    const listOf = (row: number) => (row % 4 === 0 ? [] : [row % 5, row % 3]);
    const values = Array.from({ length: size }, (_, row) => listOf(row));
    const ends = Uint32Array.from({ length: size + 1 });
    values.forEach((list, row) => {
      ends[row + 1] = (ends[row] ?? 0) + list.length;
    });
    const lists = toCompactLists({ offsets: ends, values: Uint8Array.from(values.flat()) });
    const wanted = copyTo(scratch, Uint8Array.of(0, 0, 0, 0, 1));
    const tests = [
      tableTest(codes, table),
      bitsTest({ bytes, stride }, mask, failureOf(0)),
      listTest(lists, wanted, failureOf(1)),
    ];
    const ranges = [3, 17_000, 17_001, size];
    const matches: number[] = [];
    const misses: number[][] = [[], []];
    scanRows({ pieces: [ranges], removed: new Uint32Array(), tests }, kernels, (scanned) => {
      matches.push(...rowsOf(scanned.matches));
      misses.forEach((rows, filter) => {
        rows.push(...rowsOf(scanned.misses(filter)));
      });
    });
    const rows = members(ranges).filter((row) => row % share === 0);
    const hasBit = (row: number) => (((row * stride + 1) % 251) & 1) === 1;
    const isListed = (row: number) => listOf(row).includes(4);
    expect(matches).toEqual(rows.filter((row) => hasBit(row) && isListed(row)));
    expect(misses[0]).toEqual(rows.filter((row) => !hasBit(row) && isListed(row)));
    expect(misses[1]).toEqual(rows.filter((row) => hasBit(row) && !isListed(row)));
  });

  test('lists the matches that a table adds nothing to', () => {
    const size = 20_000;
    const { scratch } = kernels;
    const codes = Uint16Array.from({ length: size }, (_, row) => row % 7);
    const table = scratch.clampedBytes(7).fill(0);
    table.set([0, out, 0, failureOf(0), 0, 0, 0]);
    const narrower = scratch.clampedBytes(7).fill(out);
    narrower.set([0, 0, 0, 0]);
    const scan = {
      pieces: [[0, size]],
      removed: Uint32Array.of(2),
      tests: [tableTest(codes, table)],
    };
    const found: number[] = [];
    const matches: number[] = [];
    scanRows(scan, kernels, (scanned) => {
      found.push(...rowsOf(scanned.matchesPassing(codes, narrower)));
      matches.push(...rowsOf(scanned.matches));
    });
    const rows = members([0, size]).filter((row) => row !== 2);
    expect(found).toEqual(rows.filter((row) => row % 7 === 0 || row % 7 === 2));
    expect(matches).toEqual(rows.filter((row) => row % 7 !== 1 && row % 7 !== 3));
  });
});

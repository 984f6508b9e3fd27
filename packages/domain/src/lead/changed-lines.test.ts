import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AskedRow, changedLines } from './changed-lines.ts';

const row = fc.tuple(fc.constantFrom('Trade-in', 'Months', 'Each month', 'Get it'), fc.string());
const rows = fc.array(row);

test('lines that are new, other or gone are told, and no line that stayed', () => {
  const before: AskedRow[] = [
    ['Trade-in', '$5,000'],
    ['Months', '72'],
    ['Get it', 'At the dealer, Dec 3, 2026'],
  ];
  const after: AskedRow[] = [
    ['Months', '72'],
    ['Due at signing', '$900'],
    ['Get it', 'At the dealer'],
  ];
  expect(changedLines(before, after)).toEqual([
    'Due at signing: $900',
    'Get it: At the dealer',
    'Trade-in: no more',
  ]);
});

test('the same request has no changes', () => {
  fc.assert(
    fc.property(rows, (same) => {
      expect(changedLines(same, same)).toEqual([]);
    }),
  );
});

test('each name that a request has no more is told once', () => {
  fc.assert(
    fc.property(rows, rows, (before, after) => {
      const told = changedLines(before, after).filter((line) => line.endsWith(': no more'));
      const kept = new Set(after.map(([label]) => label));
      const gone = new Set(before.map(([label]) => label).filter((label) => !kept.has(label)));
      expect(told).toEqual([...gone].map((label) => `${label}: no more`));
    }),
  );
});

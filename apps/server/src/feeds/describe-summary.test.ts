import { expect, test } from 'vitest';
import { describeSummary } from './describe-summary.ts';

const one = {
  mapping: 'forecourt',
  rows: 1,
  added: 1,
  changed: 0,
  unchanged: 0,
  removed: 0,
  refused: 0,
  duplicates: 1,
  newOwners: 1,
  held: [],
  report: null,
  runId: 'run',
  isOfOneDealer: false,
};

test('an import tells one of a kind as one, and many by grouped digits', () => {
  expect(describeSummary(one, false)).toBe(
    'Imported 1 row with the mapping “forecourt”: 1 car added, 0 changed, 0 unchanged, 0 gone; ' +
      '1 new seller; 1 row replaced by a later row of the same VIN; 0 refused.',
  );
  const many = { ...one, rows: 1234, added: 1200, newOwners: 2, duplicates: 0 };
  expect(describeSummary(many, true)).toMatch(
    /^Would have imported 1,234 rows .*: 1,200 cars added.*; 2 new sellers; 0 rows replaced/,
  );
});

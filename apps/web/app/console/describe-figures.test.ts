import { expect, test } from 'vitest';
import { describeFlow, describeJobs } from './describe-figures.ts';

test.each([
  [0, 0, 'no change in a day'],
  [1200, 0, '1,200 new, 0 gone'],
  [0, 3, '0 new, 3 gone'],
])('%i cars that came and %i that went read “%s”', (added, gone, words) =>
  expect(describeFlow(added, gone)).toBe(words),
);

test('jobs that wait are told in the number that they are', () =>
  expect([0, 1, 1200].map(describeJobs)).toEqual([
    '0 jobs wait',
    '1 job waits',
    '1,200 jobs wait',
  ]));

import { expect, test } from 'vitest';
import { describeFlow } from './describe-flow.ts';

test.each([
  [0, 0, 'none new, none gone since yesterday'],
  [1200, 0, '1,200 new, none gone since yesterday'],
  [0, 3, 'none new, 3 gone since yesterday'],
])('%i cars that came and %i that went read “%s”', (added, sold, words) =>
  expect(describeFlow(added, sold)).toBe(words),
);

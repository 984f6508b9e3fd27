import { expect, test } from 'vitest';
import { describeFlow } from './describe-flow.ts';

test.each([
  [0, 0, 'no change in a day'],
  [1200, 0, '1,200 new, 0 gone'],
  [0, 3, '0 new, 3 gone'],
])('%i cars that came and %i that went read “%s”', (added, sold, words) =>
  expect(describeFlow(added, sold)).toBe(words),
);

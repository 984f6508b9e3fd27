import { expect, test } from 'vitest';
import { easternMoment } from './eastern-moment.ts';

test.each([
  ['2026-11-22T19:38:00Z', 'Nov 22, 2:38 PM EST'],
  ['2026-07-01T03:05:00Z', 'Jun 30, 11:05 PM EDT'],
])('%s is %s', (at, words) => {
  expect(easternMoment(new Date(at))).toBe(words);
});

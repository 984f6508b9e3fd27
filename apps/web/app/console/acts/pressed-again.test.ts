import { expect, test } from 'vitest';
import { isPressedAgain } from './pressed-again.ts';

test.each([
  [null, 0, false],
  [1000, 1000, true],
  [1000, 20_999, true],
  [1000, 21_000, false],
])('a form that was sent at %j is on its way at %j: %j', (sentAt, now, is) => {
  expect(isPressedAgain(sentAt, now)).toBe(is);
});

import { expect, test } from 'vitest';
import { isResting } from './use-sent-once.ts';

test.each([
  [null, 0, false],
  [1000, 1000, true],
  [1000, 20_999, true],
  [1000, 21_000, false],
])('a form that was sent at %j and rests for 20 s rests at %j: %j', (sentAt, now, is) => {
  expect(isResting(sentAt, now, 20_000)).toBe(is);
});

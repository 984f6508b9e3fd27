import { expect, test } from 'vitest';
import { pressedTooOften, sentTooOften, waitWords } from './wait-words.ts';

test('a wait is told in whole minutes, and never too short', () => {
  expect([1, 60_000, 60_001, 600_000].map(waitWords)).toEqual([
    'a minute',
    'a minute',
    '2 minutes',
    '10 minutes',
  ]);
  expect(sentTooOften(90_000)).toMatch(/still here: send them again in 2 minutes\.$/);
});

test('a page tells of a form that was pressed too often what its address says, and nothing else', () => {
  expect(pressedTooOften('61')).toMatch(/was not done\. Try it again in 2 minutes\.$/);
  for (const none of [null, '', 'soon', '1e9', '123456']) expect(pressedTooOften(none)).toBeNull();
});

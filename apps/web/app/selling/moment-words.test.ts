import { expect, test } from 'vitest';
import { agoWords, clockWords, dayWords, todayWords } from './moment-words.ts';

const now = new Date(2026, 10, 28, 14, 38);
const minutesBefore = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test.each([
  [minutesBefore(0), 'Just now'],
  [minutesBefore(-3), 'Just now'],
  [minutesBefore(17), '17 min ago'],
  [minutesBefore(200), '3 h ago'],
  [new Date(2026, 10, 27, 23, 59), 'Yesterday'],
  [new Date(2026, 10, 24, 9, 0), 'Tuesday'],
  [new Date(2026, 10, 21, 23, 0), 'November 21'],
])('%s is told as %s', (at, words) => {
  expect(agoWords(at, now)).toBe(words);
});

test('what is less than an hour ago is so across midnight, too', () => {
  expect(agoWords(new Date(2026, 10, 27, 23, 50), new Date(2026, 10, 28, 0, 10))).toBe(
    '20 min ago',
  );
});

test('a clock has noon and midnight', () => {
  expect(clockWords(new Date(2026, 10, 28, 0, 5))).toBe('12:05 AM');
  expect(clockWords(new Date(2026, 10, 28, 12, 0))).toBe('12:00 PM');
  expect(clockWords(now)).toBe('2:38 PM');
});

test('what was saved on another day says on which', () => {
  expect(todayWords(minutesBefore(60), now)).toBe('1:38 PM');
  expect(todayWords(new Date(2026, 10, 3, 1, 0), now)).toBe('November 3');
  expect(dayWords(new Date(2026, 0, 1))).toBe('January 1');
});

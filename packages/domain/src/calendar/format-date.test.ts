import { expect, test } from 'vitest';
import { formatDate, formatLongDate } from './format-date.ts';

test.each([
  ['medium', formatDate],
  ['long', formatLongDate],
] as const)(
  'a %s date is written as browsers write it in the United States',
  (dateStyle, write) => {
    const format = new Intl.DateTimeFormat('en-US', { dateStyle, timeZone: 'UTC' });
    for (let month = 0; month < 12; month += 1) {
      const day = new Date(Date.UTC(2026, month, 1 + 2 * month));
      expect(write(day.toISOString().slice(0, 10))).toBe(format.format(day));
    }
  },
);

test('a moment is written as its day', () => {
  expect(formatDate('2026-11-21T23:59:59.999Z')).toBe('Nov 21, 2026');
});

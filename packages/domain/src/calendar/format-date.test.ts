import { expect, test } from 'vitest';
import { formatDate } from './format-date.ts';

test('a date is written as browsers write it in the United States', () => {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  for (let month = 0; month < 12; month += 1) {
    const day = new Date(Date.UTC(2026, month, 1 + 2 * month));
    expect(formatDate(day.toISOString().slice(0, 10))).toBe(format.format(day));
  }
});

import { expect, test } from 'vitest';
import { toMoment } from './moment.ts';

const now = new Date('2026-11-23T12:00:00Z');

test.each([
  ['2026-01-01T00:00:00Z', 'Jan 1, 12:00 AM'],
  ['2025-12-31T23:59:00Z', 'Dec 31, 2025, 11:59 PM'],
  ['2036-11-20T16:30:00Z', 'Nov 20, 2036, 4:30 PM'],
])('%s is told as %s', (iso, text) => {
  expect(toMoment(new Date(iso), now).text).toBe(text);
});

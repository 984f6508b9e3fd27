import { expect, test } from 'vitest';
import { monthName } from './month-name.ts';

test('a month has a name, of a day of it as well', () => {
  expect(monthName('2026-12', 'long')).toBe('December');
  expect(monthName('2026-01-31', 'short')).toBe('Jan');
});

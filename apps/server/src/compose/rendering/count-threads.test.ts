import { expect, test } from 'vitest';
import { countThreads } from './count-threads.ts';

test.each([
  ['a processor renders with each thread', { processors: 2, bytes: 24e9 }, 2],
  ['one that has no memory for a second', { processors: 2, bytes: 2e9 }, 1],
  ['memory for some of the processors', { processors: 8, bytes: 3e9 }, 3],
  ['less memory than anything needs', { processors: 4, bytes: 5e8 }, 1],
  ['more processors than one thread can serve', { processors: 64, bytes: 256e9 }, 8],
] as const)('%s', (_, machine, threads) => {
  expect(countThreads('auto', machine)).toBe(threads);
});

test('a number that was asked for stands, whatever the machine has', () => {
  expect(countThreads(12, { processors: 1, bytes: 1e9 })).toBe(12);
});

test('this machine has at least one', () => {
  expect(countThreads('auto')).toBeGreaterThanOrEqual(1);
});

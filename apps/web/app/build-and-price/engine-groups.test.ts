import type { BuildVersion } from '@forecourt/domain/build-and-price/build';
import { expect, test } from 'vitest';
import { groupByEngine, trimWords } from './engine-groups.ts';

const version = (engineName: string, ...details: readonly string[]): BuildVersion => ({
  code: [engineName, ...details].join('-'),
  name: [engineName, ...details].join(', '),
  engineName,
  driveType: 'any',
  details,
  msrp: 40_000,
});

test('versions are named by what differs within their engine, which is named once', () => {
  const groups = groupByEngine([
    version('2.7L V6', 'Rear-wheel drive', 'Automatic', 'Short bed'),
    version('2.7L V6', 'Four-wheel drive', 'Automatic', 'Short bed'),
    version('5.0L V8', 'Four-wheel drive', 'Automatic', 'Long bed'),
    version('2.7L V6', 'Four-wheel drive', 'Automatic', 'Long bed'),
  ]);
  expect(
    groups.map(({ engine, shared, versions }) => [
      engine,
      shared,
      versions.map((one) => one.words),
    ]),
  ).toEqual([
    [
      '2.7L V6',
      'Automatic',
      ['Rear-wheel drive, Short bed', 'Four-wheel drive, Short bed', 'Four-wheel drive, Long bed'],
    ],
    ['5.0L V8', 'Four-wheel drive, Automatic, Long bed', ['']],
  ]);
});

test('a trim is told by its cheapest version, and how many others it has', () => {
  const cheapest = version('2.7L V6', 'Rear-wheel drive', 'Automatic');
  const other = version('5.0L V8', 'Four-wheel drive', 'Automatic');
  expect(trimWords([])).toBe('');
  expect(trimWords([cheapest])).toBe('2.7L V6, Rear-wheel drive');
  expect(trimWords([cheapest, other])).toBe('2.7L V6, Rear-wheel drive, or 1 other');
  expect(trimWords([cheapest, other, other])).toBe('2.7L V6, Rear-wheel drive, or 2 others');
});

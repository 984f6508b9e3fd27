import { describe, expect, test } from 'vitest';
import type { Listing } from '../listing/listing.ts';
import type { SavedCar } from './saved-cars.ts';
import { byTelling, priceChange, type SavedChange, savedChange } from './saved-changes.ts';

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

/** Saved on November 1 at $25,000. */
function saved(
  prices: readonly (readonly [on: string, price: number])[],
  more: Partial<SavedCar> = {},
) {
  const priceHistory = prices.map(([on, price]) => ({ on, price }));
  const salePrice = priceHistory.at(-1)?.price ?? null;
  return {
    listing: { salePrice, msrp: null, priceHistory } as unknown as Listing,
    status: 'active' as const,
    savedAt: noon('2026-11-01'),
    priceWhenSaved: 25_000,
    goneOn: null,
    offeredAs: null,
    ...more,
  };
}

const twoCuts = saved([
  ['2026-10-01', 25_000],
  ['2026-11-05', 24_400],
  ['2026-11-20', 23_900],
]);

describe('what a saved car costs more or less', () => {
  test.each([
    ['it was saved', null, -1100],
    ['a day before it was saved', '2026-10-30', -1100],
    ['a day between the cuts', '2026-11-10', -500],
    ['the day of a cut, which may have come later on it', '2026-11-20', -500],
    ['a day after both', '2026-11-21', 0],
  ])('since %s', (_, since, change) => {
    expect(priceChange(twoCuts, since)).toBe(change);
  });

  test('is not told of a price that nobody named', () => {
    expect(priceChange(saved([]), null)).toBeNull();
    expect(priceChange({ ...twoCuts, priceWhenSaved: null }, null)).toBeNull();
  });

  test('is not reckoned from a price of before it was saved', () => {
    const other = { ...twoCuts, savedAt: noon('2026-11-06'), priceWhenSaved: 24_400 };
    expect(priceChange(other, '2026-11-10')).toBe(-500);
  });
});

describe('what is new about a saved car', () => {
  const gone = saved([['2026-10-01', 25_000]], { status: 'gone', goneOn: '2026-11-12' });

  test.each([
    [null, { kind: 'gone' }],
    ['2026-11-12', { kind: 'gone' }],
    ['2026-11-13', null],
  ])('is that it left the market, for who was here on %s', (since, change) => {
    expect(savedChange(gone, since)).toEqual(change);
  });

  test('is its price, where that is another', () => {
    expect(savedChange(twoCuts, '2026-11-10')).toEqual({ kind: 'price', by: -500 });
    expect(savedChange(twoCuts, '2026-11-21')).toBeNull();
  });

  test('the most telling first: falls, what is sold, rises', () => {
    const by = (by: number): SavedChange => ({ kind: 'price', by });
    const changes = [by(300), { kind: 'sold' } as const, by(-200), by(-900)];
    expect(changes.toSorted(byTelling)).toEqual([by(-900), by(-200), { kind: 'sold' }, by(300)]);
  });
});

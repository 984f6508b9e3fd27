import type { Listing } from '@forecourt/domain/listing/listing';
import { describe, expect, test } from 'vitest';
import type { BookmarkShown } from '../../bookmarks/services.ts';
import type { ChangedCar } from '../../saved/services.ts';
import { toSinceRows } from './to-since-rows.ts';

const context = {
  reference: { findModel: () => ({ name: 'CR-V' }) },
  remotePhotos: false,
} as unknown as Parameters<typeof toSinceRows>[1];

function changed(id: number, change: ChangedCar['change'], like: ChangedCar['like'] = null) {
  const listing = {
    id,
    year: 2021,
    trim: 'EX-L AWD',
    makeCode: 'HONDA',
    modelCode: 'HONCRV',
    photoUrls: [],
    salePrice: 25_990,
    msrp: null,
  } as unknown as Listing;
  return { car: { listing }, change, like } as unknown as ChangedCar;
}

function search(id: string, counts: BookmarkShown['counts']): BookmarkShown {
  return {
    id,
    title: 'Used Civic under $20,000',
    searchName: '',
    details: [],
    savedOn: '',
    counts,
  };
}
const threeNew = { total: 64, added: 3, isMore: false };

describe('what is told to who comes back', () => {
  test('a price that fell, one that rose, a car that is gone and a search with new ones', () => {
    const rows = toSinceRows(
      {
        cars: [
          changed(1, { kind: 'price', by: -600 }),
          changed(2, { kind: 'sold' }, { total: 12, lowest: 21_480 }),
          changed(4, { kind: 'gone' }),
          changed(3, { kind: 'price', by: 400 }),
        ],
        searches: [search('a', threeNew)],
      },
      context,
    );
    expect(rows.map(({ title, note, end, news }) => [title, note, news ?? end])).toEqual([
      ['CR-V costs $600 less', '2021 EX-L AWD, now $25,990', 'fell'],
      ['CR-V sold', '12 like it, from $21,480', 'next'],
      ['CR-V no longer for sale', '2021 EX-L AWD', 'next'],
      ['CR-V costs $400 more', '2021 EX-L AWD, now $25,990', 'rose'],
      ['Used Civic under $20,000', 'Saved search, 64 cars', '3 new'],
    ]);
    expect(rows.map(({ href }) => href)).toEqual([
      '/cars-for-sale/vehicle/1',
      '/cars-for-sale?makeCode=HONDA&modelCode=HONCRV&startYear=2019&endYear=2023',
      '/cars-for-sale/vehicle/4',
      '/cars-for-sale/vehicle/3',
      '/cars-for-sale?searchBookmarkId=a',
    ]);
  });

  test('of a car that is gone and has none like it, what it was', () => {
    const [row] = toSinceRows({ cars: [changed(2, { kind: 'sold' })], searches: [] }, context);
    expect(row).toMatchObject({ note: '2021 EX-L AWD', href: '/cars-for-sale/vehicle/2' });
  });

  test('five at the most, and cars leave room for searches', () => {
    const cars = [1, 2, 3, 4, 5].map((id) => changed(id, { kind: 'price', by: -id }));
    const searches = ['a', 'b', 'c'].map((id) => search(id, threeNew));
    expect(toSinceRows({ cars, searches: [] }, context)).toHaveLength(5);
    const keys = toSinceRows({ cars, searches }, context).map(({ key }) => key);
    expect(keys).toEqual(['car-1', 'car-2', 'car-3', 'search-a', 'search-b']);
  });

  test('more new cars than are counted are said to be more', () => {
    const [row] = toSinceRows(
      { cars: [], searches: [search('a', { total: 300, added: 99, isMore: true })] },
      context,
    );
    expect(row?.news).toBe('99+ new');
  });
});

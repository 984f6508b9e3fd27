import { expect, test } from 'vitest';
import type { SearchPageData } from './search-page-data.ts';
import { searchStructuredData } from './structured-data.ts';

const car = (id: number, promotion: string | null = null) => ({
  kind: 'car',
  promotion,
  car: { id },
});

test('the cars of a later page go on counting where the one before it ended', () => {
  const page = {
    canonicalUrl: 'http://shop.test/cars-for-sale?page=2',
    crumbs: [],
    total: 27,
    recordsBefore: 25,
    items: [car(9, 'spotlight'), car(7), car(8)],
  } as unknown as SearchPageData;
  expect(searchStructuredData(page)).toContainEqual(
    expect.objectContaining({
      itemListElement: [
        expect.objectContaining({ position: 26, url: 'http://shop.test/cars-for-sale/vehicle/7' }),
        expect.objectContaining({ position: 27, url: 'http://shop.test/cars-for-sale/vehicle/8' }),
      ],
    }),
  );
});

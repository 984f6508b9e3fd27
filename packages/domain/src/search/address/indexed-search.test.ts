import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryBrand, arbitraryQuery } from '../../../test/arbitrary-search.ts';
import { fixtureReference as reference } from '../../../test/fixture-reference.ts';
import { requireBrand } from '../../brand/known-brands.ts';
import { indexedSearch } from './indexed-search.ts';
import { parseSearchUrl } from './parse-search-url.ts';

const atc = requireBrand('atc');

function indexed(address: string) {
  const { pathname, search } = new URL(address, 'http://shop.test');
  const { query } = parseSearchUrl({ pathname, search }, atc, reference);
  return indexedSearch(query, atc, reference);
}

test.each([
  ['sortBy=yearASC', ''],
  ['numRecords=50', ''],
  ['isSponsorship=true', ''],
  ['showcaseOwnerId=12', ''],
  ['marketExtension=off', ''],
  ['page=2', '?page=2'],
  ['page=2&sortBy=yearASC', '?page=2'],
  ['numRecords=50&page=2', '?page=3'],
])('search engines are led from ?%s to the search that it is: “%s”', (sent, own) => {
  const address = `/cars-for-sale/toyota${own}`;
  expect(indexed(`/cars-for-sale/toyota?${sent}`)).toEqual({ address, isIndexed: true });
});

test.each([
  '/cars-for-sale',
  '/cars-for-sale/new-cars',
  '/cars-for-sale/by-owner/awd-4wd/electric/suv/cars-under-20000/2020/toyota',
  '/cars-for-sale/toyota/camry/atlanta-ga?zip=30303',
  '/cars-for-sale/toyota/camry?trimCode=CAMRY%7CLE',
  '/cars-for-sale?state=GA',
  '/cars-for-sale?dma=STLOUIS',
  '/cars-for-sale?experience=commercial',
])('%s has a title of its own, and is in the index under its own address', (address) => {
  expect(indexed(address)).toEqual({ address, isIndexed: true });
});

test.each([
  '?categorySearch=foo',
  '?doorCode=2',
  '?sellerType=d',
  '?fuelTypeGroup=DSL&fuelTypeGroup=ELE',
  '?listingType=3P_CERT',
  '?startYear=2018',
  '?maxPayment=450',
  '/atlanta-ga?searchRadius=100&zip=30303',
  '/atlanta-ga?state=GA&zip=30303',
  '/toyota/camry?trimCode=CAMRY%7CLE&trimCode=CAMRY%7CSE',
  '?experience=best-deals',
  '/electric?experience=commercial',
])('what its title does not name keeps %s out of the index', (rest) => {
  const address = `/cars-for-sale${rest}`;
  expect(indexed(address)).toEqual({ address, isIndexed: false });
});

test('the search that search engines are led to leads nowhere else', () => {
  const cases = arbitraryBrand.chain((brand) =>
    fc.tuple(fc.constant(brand), arbitraryQuery(brand)),
  );
  fc.assert(
    fc.property(cases, ([brand, query]) => {
      const first = indexedSearch(query, brand, reference);
      const { pathname, search } = new URL(first.address, 'http://shop.test');
      const parsed = parseSearchUrl({ pathname, search }, brand, reference);
      expect(parsed.isCanonical).toBe(true);
      expect(indexedSearch(parsed.query, brand, reference)).toEqual(first);
    }),
  );
});

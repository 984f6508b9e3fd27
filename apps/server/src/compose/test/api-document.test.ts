import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { parseSearchParameters } from '@forecourt/domain/search/address/parse-search-url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSmallMarket, type SmallMarket } from '../../../test/small-market.ts';
import { reference as placesAndCars } from '../../request/reference.ts';

let market: SmallMarket;
beforeAll(async () => {
  market = await openSmallMarket();
});
afterAll(() => market.close());

const _get: SmallMarket['get'] = (...asked) => market.get(...asked);
const getJson: SmallMarket['getJson'] = (...asked) => market.getJson(...asked);

test('the interface describes every parameter that a search is read from', async () => {
  const asked = new Set<string>();
  class Watched extends URLSearchParams {
    override get(name: string) {
      asked.add(name);
      return super.get(name);
    }
    override getAll(name: string) {
      asked.add(name);
      return super.getAll(name);
    }
  }
  parseSearchParameters(new Watched('zip=30303'), requireBrand('atc'), placesAndCars);
  const document = await getJson('/openapi.json');
  const described = document.paths['/rest/lsc/listing'].get.parameters.map(
    ({ name }: { readonly name: string }) => name,
  );
  expect([...asked].filter((name) => !described.includes(name))).toEqual([]);
});

test('the interface describes the look-up of one car where there is one', async () => {
  const { paths } = await getJson('/openapi.json');
  const takesVin = (path: string) =>
    paths[path].get.parameters.some(({ name }: { readonly name: string }) => name === 'vin');
  expect(takesVin('/rest/lsc/listing')).toBe(true);
  expect(takesVin('/rest/lsc/listing/count')).toBe(true);
  expect(takesVin('/rest/lsc/listing/map')).toBe(false);
});

test('the interface describes itself', async () => {
  const document = await getJson('/openapi.json');
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining([
      '/rest/lsc/listing',
      '/rest/lsc/listing/count',
      '/cars-for-sale/searchoptions/packages',
      '/cars-for-sale/searchoptions/makes',
      '/cars-for-sale/searchoptions/years',
      '/cars-for-sale/searchoptions/zip/{zip}',
      '/rest/lsc/marketplace/suggested/keywords/{text}',
    ]),
  );
});

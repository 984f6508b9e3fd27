import { expect, test } from 'vitest';
import { fixtureReference as reference } from '../../test/fixture-reference.ts';
import { flagsOf } from '../brand/brand-flags.ts';
import { requireBrand } from '../brand/known-brands.ts';
import { parseSearchUrl } from '../search/address/parse-search-url.ts';
import { programPageOf } from './certified-content.ts';
import { findShoppingWay, leftWay, withoutSwitchedOff } from './shopping-way.ts';

const brand = requireBrand('atc');
const hyundai = requireBrand('hyundai');
const queryOf = (search: string) =>
  parseSearchUrl({ pathname: '/cars-for-sale', search }, brand, reference).query;

test.each([
  ['?experience=commercial', 'commercial'],
  ['?experience=best-deals&sellerType=p', 'best-deals'],
  ['?experience=hyundai-buy-online', null],
  ['?sellerType=p', 'private-exchange'],
  ['?vehicleExchange=true', 'vehicle-exchange'],
  ['?listingType=CERTIFIED&makeCode=FORD', 'certified-program'],
  ['?listingType=CERTIFIED&listingType=USED&makeCode=FORD', null],
  ['', null],
])('%s is %s [routes.experiences]', (search, way) => {
  expect(findShoppingWay(queryOf(search), flagsOf(brand))).toBe(way);
});

test('what is switched off is no way of shopping', () => {
  const off = (flag: 'oem_cpo_srp' | 'vehicle_exchange') =>
    flagsOf(brand, [{ brand: null, flag, state: 'off' }]);
  expect(findShoppingWay(queryOf('?vehicleExchange=true'), off('vehicle_exchange'))).toBeNull();
  const program = queryOf('?listingType=CERTIFIED&makeCode=FORD');
  expect(findShoppingWay(program, off('oem_cpo_srp'))).toBeNull();
  const online = queryOf('?experience=hyundai-buy-online');
  expect(withoutSwitchedOff(online, flagsOf(brand))).not.toHaveProperty('experience');
  expect(findShoppingWay(online, flagsOf(hyundai))).toBe('hyundai-buy-online');
});

test('who leaves a way keeps what else was chosen', () => {
  for (const search of [
    '?experience=commercial&maxPrice=20000',
    '?sellerType=p&maxPrice=20000',
    '?vehicleExchange=true&maxPrice=20000',
    '?listingType=CERTIFIED&makeCode=FORD&maxPrice=20000',
  ]) {
    const query = queryOf(search);
    const way = findShoppingWay(query, flagsOf(brand));
    const left = way && leftWay(query, way, reference);
    expect(left?.maxPrice).toBe(20_000);
    expect(left && findShoppingWay(left, flagsOf(brand))).toBeNull();
  }
});

test.each([
  ['vehicleStyleCode=TRUCKS', 'truck'],
  ['vehicleStyleCode=SUVCROSS', 'suv'],
  ['vehicleStyleCode=VANMV', 'van'],
  ['maxPrice=20000', 'price'],
  ['fuelTypeGroup=HYB&fuelTypeGroup=PIH', 'hybrid'],
  ['fuelTypeGroup=ELE&vehicleStyleCode=SUVCROSS', 'electric'],
  ['', 'all'],
])('of a program %j is the page %s [content.certified-used]', (search, page) => {
  expect(programPageOf(queryOf(`?${search}`))).toBe(page);
});

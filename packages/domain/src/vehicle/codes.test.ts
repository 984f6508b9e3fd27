import { expect, test } from 'vitest';
import { codesOf, fuelTypes, homeServices, listingTypes, vehicleUseTypes } from './codes.ts';

test.each([
  ['listing types', listingTypes, ['USED', 'CERTIFIED', '3P_CERT', 'NEW']],
  ['fuels', fuelTypes, ['ELE', 'GSL', 'DSL', 'HYB', 'ALT', 'HYD', 'PIH']],
  ['uses', vehicleUseTypes, ['PERSONAL', 'COMMERCIAL']],
])(
  'the codes of %s are those of the specification [codes.listing-types, codes.fuel-types, filter.use-type]',
  (_, vocabulary, codes) => {
    expect(codesOf<readonly { code: string; name: string }[]>(vocabulary).toSorted()).toEqual(
      codes.toSorted(),
    );
  },
);

test('services at home have the codes of the specification [filter.home-services]', () => {
  expect(codesOf(homeServices)).toEqual(expect.arrayContaining(['BUY_ONLINE', 'ONLINE_PAPERWORK']));
});

test('fuels have the names of the specification [codes.fuel-labels]', () => {
  const names = new Map<string, string>(fuelTypes.map(({ code, name }) => [code, name]));
  expect(Object.fromEntries(names)).toMatchObject({
    ...{ ELE: 'Electric', GSL: 'Gasoline', HYB: 'Hybrid', PIH: 'Plug-in Hybrid' },
    ...{ DSL: 'Diesel', HYD: 'Hydrogen' },
  });
});

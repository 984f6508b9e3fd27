import { expect, test } from 'vitest';
import {
  codesOf,
  driveGroupOf,
  driveTypes,
  electricMileRanges,
  engineDisplacements,
  fuelTypes,
  homeServices,
  listingTypes,
  mileageRanges,
  mpgRanges,
  type NumberBand,
  vehicleUseTypes,
} from './codes.ts';

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
    ELE: 'Electric',
    GSL: 'Gasoline',
    HYB: 'Hybrid',
    PIH: 'Plug-in Hybrid',
    DSL: 'Diesel',
    HYD: 'Hydrogen',
  });
});

test('all wheels and four wheels are one drive, the others each their own [filter.drive]', () => {
  expect(driveTypes.map(({ code }) => [code, driveGroupOf(code)])).toEqual([
    ['AWD', 'AWD4WD'],
    ['4WD', 'AWD4WD'],
    ['FWD', 'FWD'],
    ['RWD', 'RWD'],
  ]);
});

test.each<NumberBand>([
  ...mileageRanges,
  ...mpgRanges,
  ...electricMileRanges,
  ...engineDisplacements,
])(
  'the band $code has the bounds of its code [filter.mileage, filter.mpg, filter.electric-range, filter.displacement]',
  ({ code, min, max }) => {
    const [low = '', high = ''] = code.replace('MPG', '').split('-');
    // A range of just 300 miles is in the band that ends there.
    const from = code === '300-' ? 301 : Number(low);
    expect([min, max]).toEqual([from, high === '' ? Number.POSITIVE_INFINITY : Number(high)]);
  },
);

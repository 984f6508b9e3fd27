import { usualTerms } from '@forecourt/domain/money/shopper-terms';
import type { FuelTypeCode } from '@forecourt/domain/vehicle/codes';
import { expect, test } from 'vitest';
import { goneWords } from './compare-page-data.ts';
import { toCompareGroups } from './compare-rows.ts';
import type { Car } from './row-rule.ts';

function car(fuelTypeCode: FuelTypeCode | null, facts: object = {}): Car {
  const lists = { featureCodes: [], packages: [], vehicleHistoryTypes: [], photoUrls: [] };
  const known = { listingType: 'USED', year: 2022, mileage: 9000, salePrice: 20_000 };
  const drive = { mpgCity: null, mpgHighway: null, electricRangeMiles: null };
  const deal = { rated: false, reason: 'no-price', comparables: 0 };
  const owner = { name: 'Peach Auto', city: 'Atlanta', state: 'GA', rating: null };
  const card = {
    ...lists,
    ...known,
    ...drive,
    deal,
    listedOn: '2026-11-01',
    fuelTypeCode,
    ...facts,
  };
  return { status: 'active', card, owner } as unknown as Car;
}

function rowOf(label: string, cars: readonly Car[]): readonly string[] | undefined {
  const money = { outTheDoor: () => null, costToOwn: () => null };
  const facts = { today: '2026-11-30', terms: usualTerms, origin: null, money };
  const rows = toCompareGroups(cars, facts).flatMap((group) => group.rows);
  return rows.find((row) => row.label === label)?.cells.map(({ text }) => text);
}

test('what no car of the kind has does not apply, and is not called untold', () => {
  const gasoline = car('GSL', { mpgCity: 30, mpgHighway: 30 });
  const electric = car('ELE', { electricRangeMiles: 250, mpgCity: 100, mpgHighway: 100 });
  const cars = [gasoline, electric, car('ELE'), car(null), car('PIH')];
  const none = 'Does not apply';
  const untold = 'Not listed';
  expect(rowOf('Fuel economy', cars)).toEqual(['30 mpg combined', none, none, untold, untold]);
  expect(rowOf('Electric economy', cars)).toEqual([
    none,
    '100 MPGe combined',
    untold,
    untold,
    none,
  ]);
  expect(rowOf('Electric range', cars)).toEqual([none, '250 mi', untold, untold, untold]);
});

test('cars of one name that are gone are told of in one sentence', () => {
  expect(goneWords(['2020 Toyota Camry', '2021 Honda Fit', '2020 Toyota Camry'])).toEqual([
    '2 cars are no longer for sale, each a 2020 Toyota Camry.',
    'The 2021 Honda Fit is no longer for sale.',
  ]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryBrand } from '../../../test/arbitrary-search.ts';
import {
  fixtureModels,
  fixturePlaces,
  fixtureReference as reference,
} from '../../../test/fixture-reference.ts';
import { fuelTypes, vehicleStyles } from '../../vehicle/codes.ts';
import { type PathFacts, parsePath, pathWord, toPath } from './path-grammar.ts';

const wordOf = (group: 'fuelTypeGroup' | 'vehicleStyleCode', codes: readonly string[]) =>
  codes.filter((code) => pathWord(group, code) !== undefined);
const cities = new Map(fixturePlaces.map((place) => [place.city, place.zip] as const).reverse());

const facts: fc.Arbitrary<PathFacts> = fc
  .record(
    {
      listingTypes: fc.constantFrom(
        [],
        ['NEW'] as const,
        ['USED'] as const,
        ['CERTIFIED'] as const,
      ),
      byOwner: fc.constant(true),
      driveGroup: fc.constantFrom('AWD4WD', 'FWD', 'RWD'),
      fuelTypeGroup: fc.constantFrom(
        ...wordOf(
          'fuelTypeGroup',
          fuelTypes.map(({ code }) => code),
        ),
      ),
      vehicleStyleCode: fc.constantFrom(
        ...wordOf(
          'vehicleStyleCode',
          vehicleStyles.map(({ code }) => code),
        ),
      ),
      minPrice: fc.nat(99_999_999),
      maxPrice: fc.nat(99_999_999),
      year: fc.integer({ min: 1900, max: 2099 }),
      vehicle: fc.constantFrom(...fixtureModels),
      zip: fc.constantFrom(...cities.values()),
    },
    { requiredKeys: [] },
  )
  .map(({ vehicle, ...rest }) => ({
    ...rest,
    ...(vehicle && { makeCode: vehicle.makeCode, modelCode: vehicle.code }),
  }));

test('facts written as a path and read back are the same facts [routes.search]', () => {
  fc.assert(
    fc.property(arbitraryBrand, facts, (brand, sent) => {
      const path = toPath(sent, brand, reference);
      expect(parsePath(path, reference)).toEqual({ facts: sent, unknownSegments: [] });
    }),
    { numRuns: 500 },
  );
});

test('every segment is either understood or reported', () => {
  const segment = fc.oneof(
    fc.constantFrom('toyota', 'camry', 'suv', '2020', 'cars-under-9', 'ford', 'atlanta-ga'),
    fc.stringMatching(/^[a-z]{3,8}$/),
  );
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 8 }), (segments) => {
      const { facts: found, unknownSegments } = parsePath(segments.join('/'), reference);
      expect(Object.keys(found).length + unknownSegments.length).toBe(segments.length);
    }),
  );
});

test('a second segment of one kind is unknown', () => {
  expect(parsePath('toyota/ford', reference)).toEqual({
    facts: { makeCode: 'TOYOTA' },
    unknownSegments: ['ford'],
  });
});

test('behind its make a number is a model before it is a year', () => {
  expect(parsePath('bmw/2002', reference).facts).toEqual({ makeCode: 'BMW', modelCode: 'BMW2002' });
  expect(parsePath('2002/bmw', reference).facts).toEqual({ makeCode: 'BMW', year: 2002 });
});

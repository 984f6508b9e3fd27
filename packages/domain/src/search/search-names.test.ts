import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fixtureReference as reference } from '../../test/fixture-reference.ts';
import { parameterLabel, priceLabel, truncateTrim, valueName } from './search-names.ts';

test('a trim of more than thirty characters is cut, with dots, to thirty [options.trim-length, limits.trim-name]', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (trim) => {
      const shown = truncateTrim(trim);
      if (trim.length <= 30) expect(shown).toBe(trim);
      else expect(shown).toBe(`${trim.slice(0, 27)}...`);
    }),
  );
});

test.each([
  ['makeCode', 'MB', 'Mercedes-Benz'],
  ['seriesCode', '3_SERIES', '3 Series'],
  ['trimCode', 'FOCUS|ST', 'Focus ST'],
  [
    ...(['trimCode', 'FOCUS|Titanium With Every Package There Is'] as const),
    'Focus Titanium With Every Package...',
  ],
  ['mileage', '100001-', 'Over 100,000 mi'],
  ['fuelTypeGroup', 'PIH', 'Plug-in Hybrid'],
  ['makeCode', 'UNKNOWN', 'UNKNOWN'],
] as const)(
  '%s %s is called %s [codes.fuel-labels, options.trim-length, limits.trim-name]',
  (group, value, name) => {
    expect(valueName(group, value, reference)).toBe(name);
  },
);

test('no bound has no price label', () => expect(priceLabel(undefined, undefined)).toBeUndefined());

test.each([
  ['fuelTypeGroup', 'Fuel Type'],
  ['maxPrice', 'Max price'],
  ['toString', 'toString'],
])('the parameter %s is called %s', (parameter, label) => {
  expect(parameterLabel(parameter)).toBe(label);
});

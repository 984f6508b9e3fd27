import { expect, test } from 'vitest';
import { parseVehicleId, toVehicleId } from './vehicle-id.ts';

test.each([
  [2020, 'CAMRY', 'XLE Premium', '2020_CAMRY_xle-premium'],
  [2019, 'CX-5', null, '2019_CX-5'],
])('the id of %i %s %s is %s', (year, modelCode, trim, id) => {
  expect(toVehicleId(year, modelCode, trim)).toBe(id);
  expect(parseVehicleId(id)).toEqual({
    year,
    modelCode,
    trimSlug: trim === null ? null : 'xle-premium',
  });
});

test.each([
  '',
  '2020',
  'CAMRY_2020',
  '2020_CAMRY_XLE',
  '2020_CAMRY_',
  `2020_${'A'.repeat(10_000)}`,
])('%s is no id', (text) => expect(parseVehicleId(text)).toBeNull());

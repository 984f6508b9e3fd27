import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import type { TrimYearItem } from '@forecourt/domain/vehicle/vehicle-trim';
import { expect, test } from 'vitest';
import { toModelNotes } from './model-notes-data.ts';

const camry = { year: 2019, modelCode: 'CAMRY' };
// Of prices these alone are told.
const prices = { count: 9, avgPrice: 21_000, startingPrice: 15_000, maxPrice: 27_000 };
const notesOf = (found: Partial<TrimYearItem> | null) =>
  toModelNotes(camry, { prices: found as TrimYearItem | null }, vehicleReference);

test('a model year is told by what its used cars ask, and its miles elsewhere', () =>
  expect(notesOf(prices)?.words).toBe(
    'Used 2019 Toyota Camry: 9 for sale here, at $21,000 on average, from $15,000 to $27,000.',
  ));

test.each([null, { ...prices, count: 1 }])(
  'there is no section about a model year of which nothing is known',
  (found) => expect(notesOf(found)).toBeNull(),
);

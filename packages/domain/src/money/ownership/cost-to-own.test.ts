import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FinanceTables, segments } from '../finance-tables.ts';
import { costToOwn, energyCost, type OwnedCar, ownershipKeys } from './cost-to-own.ts';
import { usualHabits } from './driving-habits.ts';

const ofEach = <Value>(value: Value) => ({
  car: value,
  suv: value,
  truck: value,
  van: value,
  sports: value,
  electric: value,
});
const dated = { asOf: '2025-07-01', source: 'Example' };
const tables = {
  energy: {
    ...dated,
    states: { US: { gasoline: 3.25, electricity: 0.17 } },
    dieselMore: 0.5,
    publicCharging: 0.45,
  },
  ownership: {
    ...dated,
    insurance: { US: 2000 },
    insuranceFactor: ofEach(1),
    maintenance: ofEach([300, 500]),
    repairs: ofEach([0, 100]),
    keptAYear: ofEach([0.8, 0.9]),
  },
} as unknown as FinanceTables;

const car: OwnedCar = {
  price: 20_000_00,
  age: 0,
  segment: 'car',
  state: 'GA',
  taxesAndFees: 1500_00,
  energy: { kind: 'gasoline', mpg: 30 },
  financed: 16_000_00,
  loan: { apr: 7.5, months: 60 },
};

test('15,000 miles are $1,625 of gasoline or $739.50 of electricity at home', () => {
  expect(energyCost({ kind: 'gasoline', mpg: 30 }, 15_000, 3.25)).toBeCloseTo(1625_00, 6);
  expect(energyCost({ kind: 'electric', kwhPer100Miles: 29 }, 15_000, 0.17)).toBeCloseTo(739_50, 6);
});

test('five years of the worked example are $8,125 of gasoline, $3,697.50 of electricity', () => {
  expect(costToOwn(car, usualHabits, tables).sums.energy).toBe(8125_00);
  const electric = { ...car, energy: { kind: 'electric', kwhPer100Miles: 29 } as const };
  const atHome = { ...usualHabits, homeShare: 1 };
  expect(costToOwn(electric, atHome, tables).sums.energy).toBe(3697_50);
});

test('own miles, tariff and share at home are what is driven and charged', () => {
  const electric = { ...car, energy: { kind: 'electric', kwhPer100Miles: 30 } as const };
  const own = { milesAYear: 10_000, homeShare: 0.5, tariff: 0.1 };
  // 3,000 kWh a year, half of them for 10 cents, half for 45.
  expect(costToOwn(electric, own, tables).sums.energy).toBe(5 * 825_00);
});

test('each part is what its rule says', () => {
  const { sums, without } = costToOwn(car, usualHabits, tables);
  expect(sums).toMatchObject({
    depreciation: 20_000_00 - 10_497_60,
    insurance: 10_000_00,
    maintenance: 2300_00,
    repairs: 400_00,
    taxes: 1500_00,
  });
  expect(without).toBeNull();
  expect(costToOwn({ ...car, energy: null }, usualHabits, tables).without).toBe('energy');
});

test('years add up to sums, sums to the total, and no part is below zero', () => {
  const anyCar: fc.Arbitrary<OwnedCar> = fc.record({
    price: fc.integer({ min: 0, max: 20_000_000 }),
    age: fc.integer({ min: 0, max: 30 }),
    segment: fc.constantFrom(...segments),
    energy: fc.constant(car.energy),
    state: fc.constantFrom('GA', 'ZZ'),
    taxesAndFees: fc.nat(50_000_000).map((n) => n / 100),
    financed: fc.integer({ min: 0, max: 20_000_000 }),
    loan: fc.record({ apr: fc.integer({ min: 0, max: 30 }), months: fc.constantFrom(24, 60, 84) }),
  });
  fc.assert(
    fc.property(anyCar, (owned) => {
      const { years, sums, total } = costToOwn(owned, usualHabits, tables);
      for (const key of ownershipKeys) {
        expect(years.reduce((sum, year) => sum + year[key], 0)).toBe(sums[key]);
        // What is nothing may be a cent that rounding the part before it left.
        for (const year of years) expect(year[key]).toBeGreaterThanOrEqual(-1);
      }
      expect(ownershipKeys.reduce((sum, key) => sum + sums[key], 0)).toBe(total);
    }),
  );
});

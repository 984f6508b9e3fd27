import { type Cents, roundCents } from '../cents.ts';
import type { FinanceTables, Segment } from '../finance-tables.ts';
import { interestBetween, type LoanTerms } from '../loan.ts';
import { type DrivingHabits, energyPrice } from './driving-habits.ts';
import { type Energy, energyUnits } from './energy.ts';

export const ownedYears = 5;

export interface OwnedCar {
  readonly price: Cents;
  /** Whole years, 0 for a new one. */
  readonly age: number;
  readonly segment: Segment;
  /** Null where its economy is not known. */
  readonly energy: Energy | null;
  /** Two letters. */
  readonly state: string;
  /** Cents of buying it beside its price, not rounded. */
  readonly taxesAndFees: number;
  /** Cents, not rounded. */
  readonly financed: number;
  readonly loan: LoanTerms;
}

export const ownershipKeys = [
  'depreciation',
  'energy',
  'insurance',
  'maintenance',
  'repairs',
  'taxes',
  'interest',
] as const;
export type OwnershipKey = (typeof ownershipKeys)[number];

/** What a car costs in each year, and in all. */
export interface CostToOwn {
  readonly years: readonly Readonly<Record<OwnershipKey, Cents>>[];
  readonly sums: Readonly<Record<OwnershipKey, Cents>>;
  readonly total: Cents;
  /** What is left out because nobody tells it. */
  readonly without: 'energy' | null;
}

/**
 * A year's fuel: `miles / mpg × $ a gallon`; of an electric car `miles / 100 × kWh × (home share × tariff +
 * public share × price there)`. 15,000 miles at 30 mpg and $3.25 are $1,625, at 29 kWh and $0.17 $739.50.
 *
 * @param price dollars a gallon or a kilowatt-hour
 * @returns cents, not rounded
 */
export function energyCost(energy: Energy, milesAYear: number, price: number): number {
  return milesAYear * energyUnits(energy) * price;
}

type ExactYear = Readonly<Record<OwnershipKey, number>>;

/**
 * Five years of a car by the method of Edmunds' True Cost to Own: what it loses in worth, fuel or
 * electricity, insurance, maintenance, repairs, taxes and fees, interest. Comparative, no prediction.
 */
export function costToOwn(car: OwnedCar, habits: DrivingHabits, tables: FinanceTables): CostToOwn {
  const exact = exactYears(car, habits, tables);
  // Parts are rounded so that they add up: each takes what rounding those before it left.
  let spent = 0;
  let told = 0;
  const years = exact.map((year) => {
    const rounded = ownershipKeys.map((key) => {
      spent += year[key];
      const part = roundCents(spent) - told;
      told += part;
      return [key, part] as const;
    });
    return Object.fromEntries(rounded) as Record<OwnershipKey, Cents>;
  });
  const sums = Object.fromEntries(
    ownershipKeys.map((key) => [key, years.reduce((all, year) => all + year[key], 0)]),
  ) as Record<OwnershipKey, Cents>;
  return { years, sums, total: told, without: car.energy === null ? 'energy' : null };
}

/** Each year in cents that are not rounded. */
function exactYears(car: OwnedCar, habits: DrivingHabits, tables: FinanceTables): ExactYear[] {
  const { price, age, segment, state, energy, financed, loan } = car;
  const perUnit = energy && energyPrice(energy.kind, state, habits, tables);
  const driven = energy && energyCost(energy, habits.milesAYear, perUnit ?? 0);
  const insurance = insuranceOf(segment, state, tables);
  const { maintenance, repairs } = tables.ownership;
  return Array.from({ length: ownedYears }, (_, year) => ({
    depreciation:
      price * (keptAfter(year, age, segment, tables) - keptAfter(year + 1, age, segment, tables)),
    energy: driven ?? 0,
    insurance,
    maintenance: atAge(maintenance[segment], age + year) * 100,
    repairs: atAge(repairs[segment], age + year) * 100,
    taxes: year === 0 ? car.taxesAndFees : 0,
    interest: financed * interestBetween(year * 12, year * 12 + 12, loan),
  }));
}

/** The figure of an age; the last stands for all that are older. */
export function atAge(figures: readonly number[], age: number): number {
  return figures[Math.min(age, figures.length - 1)] ?? 0;
}

/** The share of its worth that a car has after so many years. */
export function keptAfter(
  years: number,
  age: number,
  segment: Segment,
  { ownership }: Pick<FinanceTables, 'ownership'>,
): number {
  let kept = 1;
  for (let year = 0; year < years; year += 1)
    kept *= atAge(ownership.keptAYear[segment], age + year);
  return kept;
}

/** A year of it in cents, not rounded. */
export function insuranceOf(
  segment: Segment,
  state: string,
  { ownership }: Pick<FinanceTables, 'ownership'>,
): number {
  const base = ownership.insurance[state] ?? ownership.insurance.US ?? 0;
  return base * ownership.insuranceFactor[segment] * 100;
}

import { type Cents, roundCents } from './cents.ts';
import type { FinanceTables, Segment } from './finance-tables.ts';
import { type LoanTerms, loanSchedule } from './loan.ts';

export const ownedYears = 5;

/** How a shopper drives and charges. */
export interface DrivingHabits {
  readonly milesAYear: number;
  /** Share of what an electric car takes that it takes at home. */
  readonly homeShare: number;
}

export const usualHabits: DrivingHabits = { milesAYear: 15_000, homeShare: 0.8 };

/** What a mile takes. */
export type Energy =
  | { readonly kind: 'gasoline' | 'diesel'; readonly mpg: number }
  | { readonly kind: 'electric'; readonly kwhPer100Miles: number };

export interface OwnedCar {
  readonly price: Cents;
  /** Whole years, 0 for a new one. */
  readonly age: number;
  readonly segment: Segment;
  /** Null where its economy is not known. */
  readonly energy: Energy | null;
  /** Two letters. */
  readonly state: string;
  /** Taxes and fees of buying it. */
  readonly taxesAndFees: Cents;
  readonly financed: Cents;
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
 */
export function energyCost(
  energy: Energy,
  habits: DrivingHabits,
  prices: { readonly gallon: number; readonly home: number; readonly publicly: number },
): Cents {
  const { milesAYear, homeShare } = habits;
  if (energy.kind !== 'electric')
    return roundCents((milesAYear / energy.mpg) * prices.gallon * 100);
  const tariff = homeShare * prices.home + (1 - homeShare) * prices.publicly;
  return roundCents(milesAYear * energy.kwhPer100Miles * tariff);
}

/**
 * Five years of a car by the method of Edmunds' True Cost to Own: what it loses in worth, fuel or
 * electricity, insurance, maintenance, repairs, taxes and fees, interest. Comparative, no prediction.
 */
export function costToOwn(car: OwnedCar, habits: DrivingHabits, tables: FinanceTables): CostToOwn {
  const worth = worthByYear(car, tables);
  const interest = interestByYear(car);
  const energy = energyOf(car, habits, tables);
  const insurance = insuranceOf(car, tables);
  const { maintenance, repairs } = tables.ownership;
  const years = Array.from({ length: ownedYears }, (_, year) => ({
    depreciation: (worth[year] ?? 0) - (worth[year + 1] ?? 0),
    energy,
    insurance,
    maintenance: atAge(maintenance[car.segment], car.age + year) * 100,
    repairs: atAge(repairs[car.segment], car.age + year) * 100,
    taxes: year === 0 ? car.taxesAndFees : 0,
    interest: interest[year] ?? 0,
  }));
  const sum = (key: OwnershipKey) => years.reduce((all, year) => all + year[key], 0);
  const sums = {
    ...{ depreciation: sum('depreciation'), energy: sum('energy'), insurance: sum('insurance') },
    ...{ maintenance: sum('maintenance'), repairs: sum('repairs') },
    ...{ taxes: sum('taxes'), interest: sum('interest') },
  };
  const total = ownershipKeys.reduce((all, key) => all + sums[key], 0);
  return { years, sums, total, without: car.energy === null ? 'energy' : null };
}

/** The figure of an age; the last stands for all that are older. */
function atAge(figures: readonly number[], age: number): number {
  return figures[Math.min(age, figures.length - 1)] ?? 0;
}

/** What the car is worth now and after each year. */
function worthByYear({ price, age, segment }: OwnedCar, { ownership }: FinanceTables): Cents[] {
  const kept = ownership.keptAYear[segment];
  const worth = [price];
  for (let year = 0; year < ownedYears; year += 1)
    worth.push(roundCents((worth[year] ?? 0) * atAge(kept, age + year)));
  return worth;
}

function interestByYear({ financed, loan }: OwnedCar): Cents[] {
  const years = Array.from({ length: ownedYears }, () => 0);
  for (const [index, { interest }] of loanSchedule(financed, loan).entries()) {
    const year = Math.floor(index / 12);
    if (year < ownedYears) years[year] = (years[year] ?? 0) + interest;
  }
  return years;
}

function energyOf(
  { energy, state }: OwnedCar,
  habits: DrivingHabits,
  { energy: table }: FinanceTables,
): Cents {
  const prices = table.states[state] ?? table.states.US;
  if (energy === null || prices === undefined) return 0;
  const gallon = prices.gasoline + (energy.kind === 'diesel' ? table.dieselMore : 0);
  return energyCost(energy, habits, {
    ...{ gallon, home: prices.electricity, publicly: table.publicCharging },
  });
}

function insuranceOf({ state, segment }: OwnedCar, { ownership }: FinanceTables): Cents {
  const base = ownership.insurance[state] ?? ownership.insurance.US ?? 0;
  return roundCents(base * ownership.insuranceFactor[segment] * 100);
}

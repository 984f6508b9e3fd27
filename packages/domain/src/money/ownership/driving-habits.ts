import type { FinanceTables } from '../finance-tables.ts';
import type { Energy } from './energy.ts';

/** How a shopper drives and charges. */
export interface DrivingHabits {
  readonly milesAYear: number;
  /** Share of what an electric car takes that it takes at home. */
  readonly homeShare: number;
  /** Dollars a kilowatt-hour at home; null for the usual price of the state. */
  readonly tariff: number | null;
}

export const usualHabits: DrivingHabits = { milesAYear: 15_000, homeShare: 0.8, tariff: null };

/** Dollars a gallon or a kilowatt-hour: at home by the own tariff, elsewhere by that of public chargers. */
export function energyPrice(
  kind: Energy['kind'],
  state: string,
  { homeShare, tariff }: DrivingHabits,
  { energy: table }: Pick<FinanceTables, 'energy'>,
): number {
  const prices = table.states[state] ?? table.states.US ?? { gasoline: 0, electricity: 0 };
  if (kind === 'gasoline') return prices.gasoline;
  if (kind === 'diesel') return prices.gasoline + table.dieselMore;
  return homeShare * (tariff ?? prices.electricity) + (1 - homeShare) * table.publicCharging;
}

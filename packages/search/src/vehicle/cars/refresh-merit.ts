import { meritOnDay, toDay } from '@forecourt/vehicle-rules/relevance';
import { allocate } from '../../columns/memory.ts';
import type { Pricing } from './pricing.ts';
import { missing, type VehicleColumns } from './vehicle-columns.ts';

/** From which day to which merit is brought, each `YYYY-MM-DD`. */
export interface DayTurn {
  readonly from: string;
  readonly to: string;
}

/** The columns with merit as of another day: numbers alone, so that any thread can do it. */
export function refreshMerit(
  columns: VehicleColumns,
  { yearOfMarket }: Pick<Pricing, 'yearOfMarket'>,
  { from, to }: DayTurn,
): VehicleColumns {
  const { numbers, joints } = columns;
  const days = { from: toDay(from), to: toDay(to) };
  const merit = new Float32Array(allocate(4 * columns.ids.length));
  for (let row = 0; row < merit.length; row += 1) {
    const mileage = numbers.mileage[row] ?? missing;
    const facts = {
      listedDay: numbers.listedDay[row] ?? 0,
      year: yearOfMarket[joints.market[row] ?? 0] ?? 0,
      mileage: mileage === missing ? null : mileage,
    };
    merit[row] = meritOnDay(columns.merit[row] ?? 0, facts, days);
  }
  return { ...columns, merit };
}

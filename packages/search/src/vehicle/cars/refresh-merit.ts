import { meritOfFacts, toDay } from '@forecourt/vehicle-rules/relevance';
import { allocate } from '../../columns/memory.ts';
import { hasText } from '../../columns/text-column.ts';
import { missing, type VehicleColumns } from './vehicle-columns.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The columns with merit as of another day, `YYYY-MM-DD`: cars age while they lie in a snapshot. */
export function refreshMerit(
  columns: VehicleColumns,
  { facts }: Vocabulary,
  today: string,
): VehicleColumns {
  const { numbers, isSalePrice, photoPaths } = columns;
  const day = toDay(today);
  const merit = new Float32Array(allocate(4 * columns.ids.length));
  for (let row = 0; row < merit.length; row += 1) {
    const { trim, engineCode } = facts.specification.get(columns.facts.specification[row] ?? 0);
    const { extColorSimple } = facts.exterior.get(columns.facts.exterior[row] ?? 0);
    const { year } = facts.offer.get(columns.facts.offer[row] ?? 0);
    const mileage = numbers.mileage[row] ?? missing;
    const told =
      (isSalePrice.bytes[row] ?? 0) +
      Number(mileage !== missing) +
      Number(trim !== null) +
      Number(extColorSimple !== null) +
      Number(engineCode !== null) +
      Number(hasText(photoPaths, row));
    const listedDay = numbers.listedDay[row] ?? 0;
    const known = { listedDay, year, mileage: mileage === missing ? null : mileage, told };
    merit[row] = meritOfFacts(known, day);
  }
  return { ...columns, merit };
}

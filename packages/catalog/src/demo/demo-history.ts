import type { VehicleHistoryType } from '@forecourt/domain/vehicle/codes';
import type { Random } from './random.ts';

/** What a report tells of a car's past: no accident in three of four, one owner for every second. */
export function historyOf(isNew: boolean, age: number, random: Random) {
  if (isNew) return { vehicleHistoryTypes: [], accidentCount: null, ownerCount: null };
  const accidentCount = random.chance(Math.min(0.45, 0.12 + 0.025 * age)) ? random.whole(1, 2) : 0;
  const ownerCount =
    1 + (random.chance(Math.min(0.8, 0.09 * age)) ? 1 : 0) + (random.chance(0.05 * age) ? 1 : 0);
  const told: (readonly [VehicleHistoryType, boolean])[] = [
    ['NO_ACCIDENTS', accidentCount === 0],
    ['ONE_OWNER', ownerCount === 1],
    ['CLEAN_TITLE', random.chance(0.97)],
    ['NO_FRAME_DAMAGE', accidentCount === 0 || random.chance(0.7)],
    ['FREE_REPORT', random.chance(0.6)],
  ];
  const vehicleHistoryTypes = told
    .filter(([, isTrue]) => isTrue)
    .map(([code]) => code)
    .sort();
  return { vehicleHistoryTypes, accidentCount, ownerCount };
}

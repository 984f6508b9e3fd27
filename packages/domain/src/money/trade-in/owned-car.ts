import type { Listing } from '../../listing/listing.ts';
import { mpgCombined } from '../../listing/listing-rules.ts';
import type { Segment } from '../finance-tables.ts';
import type { Energy } from '../ownership/energy.ts';

type Owned = Pick<Listing, 'vehicleStyleCode' | 'fuelTypeCode' | 'mpgCity' | 'mpgHighway' | 'year'>;

/** Kilowatt-hours that are as much energy as a gallon of gasoline: how the EPA reckons MPGe. */
const kwhOfGallon = 33.705;

/** Which of the tables' segments a car is in: what it runs on first, then its body. */
export function segmentOf({
  vehicleStyleCode,
  fuelTypeCode,
}: Pick<Owned, 'vehicleStyleCode' | 'fuelTypeCode'>): Segment {
  if (fuelTypeCode === 'ELE') return 'electric';
  switch (vehicleStyleCode) {
    case 'SUVCROSS':
      return 'suv';
    case 'TRUCKS':
      return 'truck';
    case 'VANMV':
      return 'van';
    case 'COUPE':
    case 'CONVERT':
      return 'sports';
    default:
      return 'car';
  }
}

/** What a mile takes; null where the economy is not known, or the fuel has no price in the tables. */
export function energyOfCar(
  car: Pick<Owned, 'fuelTypeCode' | 'mpgCity' | 'mpgHighway'>,
): Energy | null {
  const economy = mpgCombined(car);
  if (economy === null || car.fuelTypeCode === 'HYD' || car.fuelTypeCode === 'ALT') return null;
  if (car.fuelTypeCode === 'ELE')
    return { kind: 'electric', kwhPer100Miles: (kwhOfGallon / economy) * 100 };
  return { kind: car.fuelTypeCode === 'DSL' ? 'diesel' : 'gasoline', mpg: economy };
}

/** Whole years of a model year's car; one of the next model year is new. */
export const ageInYears = (year: number, today: string): number =>
  Math.max(0, Number(today.slice(0, 4)) - year);

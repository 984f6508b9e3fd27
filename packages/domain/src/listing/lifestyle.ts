import type { Listing } from './listing.ts';
import { mpgCombined } from './listing-rules.ts';

/** What a car is good for, in the order of display. */
export const lifestyleCategories = [
  { code: 'FAMILY', name: 'Family' },
  { code: 'COMMUTING', name: 'Commuting' },
  { code: 'OUTDOORS', name: 'Outdoors' },
  { code: 'TOWING', name: 'Towing and hauling' },
  { code: 'SPORT', name: 'Sporty driving' },
  { code: 'WORK', name: 'Work' },
] as const;
export type LifestyleCategory = (typeof lifestyleCategories)[number]['code'];

type LivedCar = Pick<
  Listing,
  | 'driveType'
  | 'featureCodes'
  | 'fuelTypeCode'
  | 'mpgCity'
  | 'mpgHighway'
  | 'seats'
  | 'vehicleStyleCode'
  | 'vehicleUseType'
>;

/** Seats of a family of six. */
const familySeats = 6;

/** Miles per gallon, combined. */
const thriftyMpg = 32;

const trailerHitch = '1199';

const rules: Readonly<Record<LifestyleCategory, (car: LivedCar) => boolean>> = {
  FAMILY: ({ seats, vehicleStyleCode }) =>
    vehicleStyleCode !== 'TRUCKS' && (seats ?? 0) >= familySeats,
  COMMUTING: (car) => car.fuelTypeCode === 'ELE' || (mpgCombined(car) ?? 0) >= thriftyMpg,
  OUTDOORS: ({ driveType, vehicleStyleCode }) =>
    (driveType === 'AWD' || driveType === '4WD') &&
    (vehicleStyleCode === 'SUVCROSS' || vehicleStyleCode === 'TRUCKS'),
  TOWING: ({ vehicleStyleCode, featureCodes }) =>
    vehicleStyleCode === 'TRUCKS' || featureCodes.includes(trailerHitch),
  SPORT: ({ vehicleStyleCode }) => vehicleStyleCode === 'COUPE' || vehicleStyleCode === 'CONVERT',
  WORK: ({ vehicleUseType }) => vehicleUseType === 'COMMERCIAL',
};

/** What a car is good for by what it is; what is not known of it speaks for nothing. */
export function lifestyleOf(car: LivedCar): (typeof lifestyleCategories)[number][] {
  return lifestyleCategories.filter(({ code }) => rules[code](car));
}

import { makesOfWmi } from '@forecourt/catalog/vehicles/match';
import {
  hasValidCheckDigit,
  modelYearOf,
  normalizeVin,
  wmiOf,
} from '@forecourt/domain/vehicle/vin';
import type { CarText } from './car-fields.ts';
import type { RowProblems } from './row-problems.ts';

/** Reads and checks the VIN by itself; null after a refusal. */
export function readVin(car: CarText, problems: RowProblems): string | null {
  if (car.vin === undefined) {
    problems.refuse('vin', 'expected a VIN');
    return null;
  }
  const vin = normalizeVin(car.vin);
  if (vin === null) {
    problems.refuse('vin', 'expected 17 letters and digits without I, O and Q');
    return null;
  }
  if (isNorthAmerican(vin) && !hasValidCheckDigit(vin)) {
    problems.refuse(
      'vin',
      'the check digit (9th character) does not fit the others: one is mistyped',
    );
    return null;
  }
  return vin;
}

/** Only VINs of North America must bear a check digit (49 CFR 565.15). */
function isNorthAmerican(vin: string): boolean {
  return /^[1-5]/.test(vin);
}

/** The year codes repeat; what tells the cycles apart holds for light vehicles alone. */
const yearCycle = 30;

/** The model year, from the row and the VIN, which must agree; null after a refusal. */
export function readYear(
  car: CarText,
  vin: string,
  currentYear: number,
  problems: RowProblems,
): number | null {
  const ofVin = modelYearOf(vin);
  // A spreadsheet may write it as 2020.0.
  const ofRow = /^(\d{4})(?:\.0+)?$/.exec(car.year ?? '')?.[1];
  const year = car.year === undefined ? ofVin : Number(ofRow);
  if (year === null || Number.isNaN(year) || year < 1981 || year > currentYear + 2) {
    problems.refuse('year', `expected a model year from 1981 to ${currentYear + 2}`);
    return null;
  }
  // Only a VIN that proves itself may contradict the row.
  if (ofVin !== null && (ofVin - year) % yearCycle !== 0 && hasValidCheckDigit(vin)) {
    problems.refuse('year', `the VIN's 10th character says model year ${ofVin}`);
    return null;
  }
  return year;
}

/** Refuses a make that the VIN's first three characters contradict. */
export function checkMakeAgainstVin(makeCode: string, vin: string, problems: RowProblems): void {
  const makes = makesOfWmi(wmiOf(vin));
  if (makes.length === 0 || makes.some((make) => make.code === makeCode)) return;
  const names = makes.map((make) => make.name).join(' or ');
  problems.refuse('make', `the VIN begins with ${wmiOf(vin)}, which is ${names}`);
}

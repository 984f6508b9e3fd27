import { withCheckDigit, yearCodeOf } from '@forecourt/domain/vehicle/vin';
import type { Random } from './random.ts';

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const characters = `${letters}0123456789`;

/** A VIN of the given maker and model year with a right check digit. Distinct `serial`s give distinct VINs. */
export function demoVin(wmi: string, year: number, serial: number, random: Random): string {
  const draw = (from: string) => from.charAt(random.whole(0, from.length - 1));
  // The seventh character tells the thirty-year cycle: a digit before 2010, a letter from then on.
  const seventh = year < 2010 ? String(random.whole(1, 9)) : draw(letters);
  const descriptor =
    draw(characters) + draw(characters) + draw(characters) + seventh + draw(characters);
  const plant = letters.charAt(Math.floor(serial / 1_000_000) % letters.length);
  const tail = String(serial % 1_000_000).padStart(6, '0');
  return withCheckDigit(`${wmi}${descriptor}0${yearCodeOf(year)}${plant}${tail}`);
}

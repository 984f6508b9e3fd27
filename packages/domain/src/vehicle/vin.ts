/**
 * Vehicle identification numbers by themselves: form, check digit, model year, maker's code.
 * Rules: 49 CFR part 565; no table of makers is needed here.
 */

/** Letters count by this table, digits by themselves; I, O and Q never occur. */
const letterValues: Readonly<Record<string, number>> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
};

const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2] as const;

/** The thirty year codes of a cycle; the first stands for 1980 and again for 2010. */
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789';

const checkDigitPosition = 8;

/** The VIN in capitals without spaces and hyphens; null when that is not 17 allowed characters. */
export function normalizeVin(text: string): string | null {
  const vin = text.replace(/[\s-]+/g, '').toUpperCase();
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(vin) ? vin : null;
}

/** The character that the ninth position must hold: a digit or `X`. @param vin normalised */
export function checkDigitOf(vin: string): string {
  const sum = weights.reduce<number>((total, weight, position) => {
    const character = vin.charAt(position);
    return total + weight * (letterValues[character] ?? Number(character));
  }, 0);
  const remainder = sum % 11;
  return remainder === 10 ? 'X' : String(remainder);
}

/** Whether the ninth character fits the others. Must hold only for VINs of the North American market. */
export function hasValidCheckDigit(vin: string): boolean {
  return vin.charAt(checkDigitPosition) === checkDigitOf(vin);
}

/** The VIN with its ninth character set to what it must be. */
export function withCheckDigit(vin: string): string {
  return vin.slice(0, checkDigitPosition) + checkDigitOf(vin) + vin.slice(checkDigitPosition + 1);
}

/**
 * The model year by the tenth character; null for a character that stands for none. The 30-year
 * cycle is told apart by the seventh: a digit before 2010, a letter from 2010 on. Holds for cars,
 * vans and light trucks.
 */
export function modelYearOf(vin: string): number | null {
  const place = yearCodes.indexOf(vin.charAt(9));
  if (place === -1) return null;
  const base = /\d/.test(vin.charAt(6)) ? 1980 : 2010;
  return base + place;
}

/** The tenth character for a model year from 1980 to 2039. */
export function yearCodeOf(year: number): string {
  return yearCodes.charAt((year - 1980) % yearCodes.length);
}

/** World manufacturer identifier: the first three characters. */
export function wmiOf(vin: string): string {
  return vin.slice(0, 3);
}

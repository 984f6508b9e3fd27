import type { ListingType } from '../vehicle/codes.ts';

/** Entries of a year list at the most, `Any` included. */
const maxYears = 11;

export interface YearOption {
  readonly label: string;
  /** `0` is any. */
  readonly value: string;
  readonly disabled?: true;
}

/**
 * What a year list offers, newest first after `Any`. New cars: the four years that begin two before
 * the current one, disabled where there are no cars. Otherwise the newest years of `available` that
 * fit, and `chosen` always.
 *
 * @param available model years that have cars
 */
export function yearOptions(
  listingTypes: readonly ListingType[],
  currentYear: number,
  available: readonly number[],
  chosen?: number,
): YearOption[] {
  const onlyNew = listingTypes.length === 1 && listingTypes[0] === 'NEW';
  const years = onlyNew
    ? [0, 1, 2, 3].map((step) => currentYear - 2 + step)
    : [...new Set(available)];
  const newest = years.sort((a, b) => b - a).slice(0, maxYears - 1);
  if (chosen !== undefined && !newest.includes(chosen)) {
    newest.splice(newest.length === maxYears - 1 ? -1 : newest.length, 1, chosen);
    newest.sort((a, b) => b - a);
  }
  return [
    { label: 'Any', value: '0' },
    ...newest.map((year) => ({
      label: String(year),
      value: String(year),
      ...(year !== chosen && !available.includes(year) && { disabled: true as const }),
    })),
  ];
}

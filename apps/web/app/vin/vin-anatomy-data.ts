import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { countryOfVin } from '@forecourt/domain/vehicle/vin-country';
import type { VinParts } from '@forecourt/domain/vehicle/vin-reading';
import type { FoundVin } from './services.ts';

/** Some characters of a VIN, and what they say. */
export interface AnatomyPart {
  readonly characters: string;
  readonly meaning: string;
  /** Further words; empty without any. */
  readonly detail: string;
  readonly isWrong: boolean;
}

/** What the characters say, from the first to the last. */
export function toAnatomy(parts: VinParts, found: FoundVin | null): readonly AnatomyPart[] {
  const listed = found?.listings[0]?.listing.makeCode;
  const makes = (found?.makes ?? [])
    .filter(({ code }) => listed === undefined || code === listed)
    .map(({ name }) => name);
  const country = countryOfVin(parts.vin);
  const described = found?.decoded?.facts.map(({ value }) => value).slice(0, 2) ?? [];
  const part = (characters: string, meaning: string, detail = '', isWrong = false) => ({
    characters,
    meaning,
    detail,
    isWrong,
  });
  return [
    part(
      parts.wmi,
      makes.length > 0 ? makes.join(' or ') : 'Maker not known',
      country === null ? '' : `registered in ${country}`,
    ),
    part(parts.descriptor, 'Model, body, engine', described.join(', ') || 'in the maker’s code'),
    parts.isCheckDigitRight
      ? part(parts.checkDigit, 'Check digit', 'fits')
      : part(parts.checkDigit, `should be ${parts.expectedCheckDigit}`, 'check digit', true),
    parts.modelYear === null
      ? part(parts.yearCode, 'No model year', 'stands for none', true)
      : part(parts.yearCode, String(parts.modelYear), 'model year'),
    part(parts.plantCode, found?.plant ?? 'Not known', 'plant'),
    part(
      parts.serial,
      `Number ${/^\d+$/.test(parts.serial) ? groupDigits(Number(parts.serial)) : parts.serial}`,
      'off the line',
    ),
  ];
}

import { groupDigits } from './group-digits.ts';
import { checkDigitOf, hasValidCheckDigit, modelYearOf, normalizeVin, wmiOf } from './vin.ts';

/** What each part of a VIN stands for. */
export interface VinParts {
  readonly vin: string;
  /** World manufacturer identifier, characters 1 to 3. */
  readonly wmi: string;
  /** Characters 4 to 8: model, body, engine and restraints in the maker's own code. */
  readonly descriptor: string;
  /** Character 9. */
  readonly checkDigit: string;
  /** What it must be. */
  readonly expectedCheckDigit: string;
  readonly isCheckDigitRight: boolean;
  /** Character 10. */
  readonly yearCode: string;
  /** Null for a character that stands for none. */
  readonly modelYear: number | null;
  /** Character 11. */
  readonly plantCode: string;
  /** Characters 12 to 17. */
  readonly serial: string;
}

/** What was typed: a VIN in its parts, and what is wrong with it in words. */
export interface VinReading {
  /** As it was typed, without spaces and hyphens and in capitals; cut behind what a field holds. */
  readonly typed: string;
  /** Null where it has not the form of a VIN. */
  readonly parts: VinParts | null;
  /** Null where nothing is wrong, or nothing was typed. */
  readonly problem: string | null;
}

const vinLength = 17;

/** What of a longer text goes back into the field. */
const maxShown = 40;

/** Reads what somebody typed as a VIN. */
export function readVin(text: string): VinReading {
  const folded = text.replace(/[\s-]+/g, '').toUpperCase();
  const typed = folded.slice(0, maxShown);
  const problem = folded === '' ? null : problemOfForm(folded);
  if (folded === '' || problem !== null) return { typed, parts: null, problem };
  const parts = partsOf(folded);
  return { typed, parts, problem: problemOfParts(parts) };
}

/** Digits that a mistyped VIN has at the least: its end is a number, and words have fewer. */
const minDigits = 5;

/**
 * The VIN that somebody means where words may be typed as well, mistyped though it may be: as it was typed, in
 * capitals. Null for words. Words together may have as many characters as a VIN, so one in groups has to be right.
 */
export function vinMeantBy(text: string): string | null {
  const typed = text.trim().toUpperCase();
  const vin = normalizeVin(typed);
  if (vin !== null && hasValidCheckDigit(vin)) return vin;
  const digits = typed.replace(/\D/g, '').length;
  return /^[A-Z\d]{16,18}$/.test(typed) && digits >= minDigits ? typed : null;
}

function problemOfForm(folded: string): string | null {
  if (folded.length !== vinLength)
    return `A VIN has ${vinLength} characters; this has ${groupDigits(folded.length)}.`;
  const misread = folded.search(/[IOQ]/);
  if (misread !== -1)
    return `The ${ordinal(misread + 1)} character is ${folded.charAt(misread)}. I, O and Q never occur in a VIN: read it as a 1 or a 0.`;
  const foreign = folded.search(/[^A-Z0-9]/);
  if (foreign !== -1)
    return `The ${ordinal(foreign + 1)} character is neither a letter from A to Z nor a digit.`;
  return null;
}

function problemOfParts({ isCheckDigitRight, modelYear, yearCode }: VinParts): string | null {
  if (!isCheckDigitRight)
    return 'One character is mistyped: the 9th checks the other sixteen, and they do not agree.';
  if (modelYear === null)
    return `The 10th character, ${yearCode}, stands for no model year. Cars since 1981 have one.`;
  return null;
}

function partsOf(vin: string): VinParts {
  return {
    vin,
    wmi: wmiOf(vin),
    descriptor: vin.slice(3, 8),
    checkDigit: vin.charAt(8),
    expectedCheckDigit: checkDigitOf(vin),
    isCheckDigitRight: hasValidCheckDigit(vin),
    yearCode: vin.charAt(9),
    modelYear: modelYearOf(vin),
    plantCode: vin.charAt(10),
    serial: vin.slice(11),
  };
}

const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** Made when it is used: pages that read no VIN start without it. */
let ordinals: Intl.PluralRules | undefined;

function ordinal(number: number): string {
  ordinals ??= new Intl.PluralRules('en-US', { type: 'ordinal' });
  return `${number}${endings[ordinals.select(number)] ?? 'th'}`;
}

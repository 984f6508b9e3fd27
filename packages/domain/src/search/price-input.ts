/** Texts of the specification (price-input), to the letter. */
export const priceMessages = {
  same: 'Min and Max price cannot be the same.',
  order: 'Max price must be greater than Min price.',
  zero: 'Max price must be greater than 0.',
} as const;

/** Characters that a price input takes at the most. */
export const priceInputLength = 10;

/**
 * Whole dollars of a price as typed: digits, commas and `$`. Null for an empty input; undefined for
 * text that is no price.
 */
export function parsePriceInput(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  if (typed.length > priceInputLength || !/^[\d,$]+$/.test(typed)) return undefined;
  const digits = typed.replace(/[,$]/g, '');
  return digits === '' ? undefined : Number(digits);
}

export type PriceInputResult =
  | { readonly ok: true; readonly minPrice: number | null; readonly maxPrice: number | null }
  /** `cleared` is the input to empty; `value` what stood in it, for the message. */
  | {
      readonly ok: false;
      readonly message: string;
      readonly cleared: 'min' | 'max';
      readonly value: string;
    };

/** Checks a pair of price inputs after one of them was `edited`; that one is cleared when they disagree. */
export function checkPriceInputs(
  min: string,
  max: string,
  edited: 'min' | 'max',
): PriceInputResult {
  const value = edited === 'min' ? min : max;
  const refuse = (message: string, cleared = edited) =>
    ({ ok: false, message, cleared, value: cleared === 'min' ? min : max }) as const;
  const minPrice = parsePriceInput(min);
  const maxPrice = parsePriceInput(max);
  if (minPrice === undefined) return refuse(`“${min}” is not a price.`, 'min');
  if (maxPrice === undefined) return refuse(`“${max}” is not a price.`, 'max');
  if (maxPrice === 0) return refuse(priceMessages.zero, 'max');
  if (minPrice !== null && maxPrice !== null) {
    if (minPrice === maxPrice) return { ...refuse(priceMessages.same), value };
    if (maxPrice < minPrice) return { ...refuse(priceMessages.order), value };
  }
  return { ok: true, minPrice, maxPrice };
}

/** What is said of a price that was refused: its field is cleared, so the price stands in the message. */
export function refusedPrice(message: string, value: string): string {
  return value === '' || message.includes(`“${value}”`) ? message : `${message} (${value})`;
}

/** A number of thousands, behind what is no number: `$12.5k`. */
const thousands = /^([^\d.,]*)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,3}))?\s*k\b/i;

/** Thousands written out, `$12.5k` as `$12500`; a text without any, or with some that are not plain, as it is. */
export function writeOutThousands(typed: string): string {
  return typed.replace(
    thousands,
    (_, before: string, whole: string, fraction = '') =>
      before + whole.replaceAll(',', '') + fraction.padEnd(3, '0'),
  );
}

/** Digits of whole dollars as people type and paste them, `$1,450`, `1450.00`, `12.5k`; null for what is no amount. */
export function dollarDigits(typed: string): string | null {
  const digits = writeOutThousands(typed)
    .replace(/[$,\s]/g, '')
    .replace(/\.\d{0,2}$/, '')
    .replace(/^0+(?=\d)/, '');
  return /^\d+$/.test(digits) ? digits : null;
}

/** What is said of a text without such digits. @param example an amount as it would be typed */
export const dollarsProblem = (name: string, example: string): string =>
  `${name} is whole dollars in digits, such as ${example}.`;

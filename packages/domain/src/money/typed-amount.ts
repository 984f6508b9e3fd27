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

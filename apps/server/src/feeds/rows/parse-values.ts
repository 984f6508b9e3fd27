/** Readers of single cells. Each takes text as dealers write it and gives `undefined` for what it cannot read. */

/** Whole dollars of `$12,499`, `10499 USD`, `12499.00`; null for `0`, `Call` and their like: no price is given. */
export function parseMoney(text: string): number | null | undefined {
  if (/^(call|n\/?a|tbd|ask|contact)/i.test(text)) return null;
  const match = /^(?:USD|US\$|\$)?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?\s*(?:USD)?$/i.exec(text);
  if (match?.[1] === undefined) return undefined;
  const dollars = Math.round(Number(match[1].replaceAll(',', '') + (match[2] ?? '')));
  if (dollars > 99_999_999) return undefined;
  return dollars === 0 ? null : dollars;
}

const kilometersPerMile = 1.609344;

/** Miles of `28,110`, `2,777 miles`, `41k`, `60,000 km`. */
export function parseMileage(text: string): number | undefined {
  const match =
    /^(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s*(k)?\s*(miles|mile|mi\.?|km|kilometers)?$/i.exec(text);
  if (match?.[1] === undefined) return undefined;
  const [, whole, fraction = '', thousands, unit = ''] = match;
  const number = Number(whole.replaceAll(',', '') + fraction) * (thousands ? 1000 : 1);
  const miles = Math.round(/^k/i.test(unit) ? number / kilometersPerMile : number);
  return miles > 9_999_999 ? undefined : miles;
}

/** A whole number within bounds; a fraction of zeros is forgiven. */
export function parseWhole(text: string, min: number, max: number): number | undefined {
  const match = /^(\d{1,9})(?:\.0+)?$/.exec(text);
  const number = Number(match?.[1] ?? Number.NaN);
  return number >= min && number <= max ? number : undefined;
}

/** `YYYY-MM-DD` of an ISO date or date-time, or of the American `M/D/YYYY`. */
export function parseDate(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/.exec(text);
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: .*)?$/.exec(text);
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : american
      ? [american[3], american[1], american[2]]
      : [];
  if (!year || !month || !day) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date
    ? undefined
    : date;
}

/** Programs write their first day, such as 1900-01-01, for a date that they do not know. */
const firstListedOn = '1990-01-01';

/** The day on which a car was listed; null for one that stands for no day. */
export function parseListedOn(text: string): string | null | undefined {
  const date = parseDate(text);
  return date !== undefined && date < firstListedOn ? null : date;
}

export function parseYes(text: string): boolean {
  return /^(y|yes|true|t|1|x|certified|cpo)$/i.test(text);
}

/** Entries of a list cell, trimmed, without repeats. */
export function parseList(text: string, separator: string): string[] {
  const entries = text.split(separator).map((entry) => entry.trim());
  return [...new Set(entries.filter((entry) => entry !== ''))];
}

/** Web addresses of a list cell: http and https only. */
export function parsePhotoUrls(text: string, separator: string): string[] {
  return parseList(text, separator).filter((entry) => {
    const url = URL.parse(entry);
    return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
  });
}

/** Litres of `2.5L`, `2.5 L V6`, `5.0`; undefined when no plausible displacement is named. */
export function parseLiters(text: string): number | undefined {
  const match = /(?:^|[^\d.])(\d{1,2}\.\d)(?:\s*l(?:it(?:er|re)s?)?\b|\b(?!\s*hp))/i.exec(text);
  const liters = Number(match?.[1] ?? Number.NaN);
  return liters >= 0.6 && liters <= 9 ? liters : undefined;
}

/** Cylinders of `V6`, `I-4`, `H4`, `8 Cylinder`, `4 Cyl`; `5.3 L 16-Valve` counts valves. */
export function parseCylinders(text: string): number | undefined {
  const match =
    /\b(?:v|i|h|l|w|inline|flat)[ -]?(\d{1,2})\b(?![ -]?valve)/i.exec(text) ??
    /\b(\d{1,2})[ -]?cyl/i.exec(text) ??
    /^(\d{1,2})$/.exec(text);
  const count = Number(match?.[1] ?? Number.NaN);
  return [2, 3, 4, 5, 6, 8, 10, 12, 16].includes(count) ? count : undefined;
}

/** Null for what is no address at all; one that a browser would run as a script is refused. */
export function parseWebAddress(text: string): string | null | undefined {
  const url = URL.parse(text.trim());
  if (url === null) return null;
  return /^https?:$/.test(url.protocol) ? text.trim() : undefined;
}

import { normalizeVin } from '../vehicle/vin.ts';
import { maxCompared, readListingId } from './compared-cars.ts';

/** Where cars are compared. */
export const comparePath = '/cars-for-sale/compare';

/** The form that the boxes of cars belong to: without a script it sends those that are ticked. */
export const compareForm = { id: 'compare-cars', field: 'ids' } as const;

/** What an address says of a comparison. */
export interface CompareQuery {
  /** In ascending order, at most `maxCompared`. */
  readonly ids: readonly number[];
  readonly onlyDifferences: boolean;
  /** Where the shopper is, five digits; null where that is not told. */
  readonly zip: string | null;
}

export interface ParsedComparison extends CompareQuery {
  /** Cars that there is no room for. */
  readonly left: readonly number[];
  /** What stands where an id should. */
  readonly unreadable: readonly string[];
  /** A VIN or an address to add; null where nothing is to be added. */
  readonly addition: string | null;
  /** What was given as a ZIP and is none. */
  readonly badZip: string | null;
  /** Whether the address says it as every other address of the same comparison does. */
  readonly isCanonical: boolean;
}

/** Longer texts are neither a VIN nor an address of ours. */
const maxAdditionLength = 300;

/** Reads the address of a comparison; untrusted. */
export function parseComparison(parameters: URLSearchParams): ParsedComparison {
  const sent = parameters.getAll(compareForm.field);
  const texts = sent
    .flatMap((value) => value.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const read = texts.map((text) => ({ text, id: readListingId(text) }));
  const all = [...new Set(read.flatMap(({ id }) => (id === null ? [] : [id])))];
  const ids = all.slice(0, maxCompared).sort((a, b) => a - b);
  const zipText = parameters.get('zip')?.trim() ?? '';
  const isZip = /^\d{5}$/.test(zipText);
  const addition = parameters.get('add')?.trim().slice(0, maxAdditionLength) ?? '';
  const isEmptySent = ['add', 'zip', compareForm.field].some((name) => parameters.get(name) === '');
  return {
    ids,
    onlyDifferences: parameters.get('differences') === 'only',
    zip: isZip ? zipText : null,
    left: all.slice(maxCompared),
    unreadable: read.filter(({ id }) => id === null).map(({ text }) => text),
    addition: addition === '' ? null : addition,
    badZip: isZip || zipText === '' ? null : zipText,
    isCanonical: sent.join('&') === ids.join(',') && !isEmptySent,
  };
}

/** The one address of a comparison, from the root of the site. */
export function toCompareAddress({ ids, onlyDifferences, zip }: CompareQuery): string {
  const parts = [
    ids.length > 0 && `${compareForm.field}=${ids.toSorted((a, b) => a - b).join(',')}`,
    onlyDifferences && 'differences=only',
    zip !== null && `zip=${zip}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? comparePath : `${comparePath}?${parts.join('&')}`;
}

/** The car that a VIN or the address of its page names; null where the text is neither. */
export function readAddition(
  text: string,
): { readonly vin: string } | { readonly id: number } | null {
  const vin = normalizeVin(text);
  if (vin !== null) return { vin };
  const [, digits = ''] = /\/cars-for-sale\/vehicle\/(\d+)(?![\w-])/.exec(text) ?? [];
  const id = readListingId(digits);
  return id === null ? null : { id };
}

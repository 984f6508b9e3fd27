import type { Brand } from '@forecourt/domain/brand/brand';
import { type CarriedWords, explainUnknown } from '@forecourt/domain/keyword/keyword-search';
import { searchForPatch } from '@forecourt/domain/keyword/search-patch';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { parseSearchUrl } from '@forecourt/domain/search/address/parse-search-url';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import { rebaseSearch } from '@forecourt/domain/search/rebase-search';
import { parseChangeAddress } from '@forecourt/domain/search/search-changes';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import { readWords } from '@forecourt/domain/search/search-parameters';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import { normalizeVin } from '@forecourt/domain/vehicle/vin';
import { vinAddress } from '@forecourt/domain/vehicle/vin-address';
import { vinMeantBy } from '@forecourt/domain/vehicle/vin-reading';
import { isPersonal } from '../search-misses/search-misses.ts';
import type { KeywordSearch } from './keyword-search.ts';

export interface KeywordDependencies {
  readonly engine: SearchReader;
  readonly reference: Reference;
  readonly keywords: KeywordSearch;
  /** Told of words of which nobody knows what they mean. */
  readonly onUnknown?: (words: string) => void;
}

/** What a shopper typed, and where. */
export interface KeywordRequest {
  readonly text: string;
  /** Address of the search that it was typed on; null elsewhere. Untrusted. */
  readonly from: string | null;
  readonly brand: Brand;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * Where a shopper's words lead: a VIN to its car or to what is known of it, all else to the search that the
 * words ask for.
 * Words that became no filter are kept in the address, never silently dropped.
 */
export async function findKeywordAddress(
  { engine, reference, keywords, onUnknown }: KeywordDependencies,
  { text, from, brand, today }: KeywordRequest,
): Promise<string> {
  const car = await findCarByVin(engine, text);
  if (car) return vehiclePath(car.id);
  const vin = vinMeantBy(text);
  if (vin !== null) return vinAddress(vin);
  const present = presentSearch(from, brand, reference);
  const { patch, unknown } = keywords.parser.parse(text, toContext(present, today));
  const query = searchForPatch(present, patch, brand, reference);
  // Of a name beside a number not even the words alone are told.
  if (!isPersonal(text)) for (const phrase of unknown) onUnknown?.(phrase.text);
  const unread = unknown.map((phrase) => phrase.text).join(', ');
  const categorySearch = readWords(new URLSearchParams({ unread }), 'unread');
  return toSearchUrl(
    { ...query, ...(categorySearch !== undefined && { categorySearch }) },
    brand,
    reference,
  );
}

/** Where words lead that nobody read: to the search that they were typed on, which keeps them. */
export function keepWords(
  reference: Reference,
  { text, from, brand }: Omit<KeywordRequest, 'today'>,
): string {
  const present = presentSearch(from, brand, reference);
  const categorySearch = readWords(new URLSearchParams({ text }), 'text');
  return toSearchUrl(
    { ...present, page: 1, ...(categorySearch !== undefined && { categorySearch }) },
    brand,
    reference,
  );
}

/** Why words that an address carries became no filter. */
export function explainWords(
  { keywords }: Pick<KeywordDependencies, 'keywords'>,
  words: string,
  today: string,
): CarriedWords[] {
  const { understood, unknown } = keywords.parser.parse(words, toContext({}, today));
  return [
    ...unknown.map((phrase) => ({
      text: phrase.text,
      reason: explainUnknown(phrase),
      mayBeName: phrase.reason === 'unknown' || phrase.reason === 'no_filter',
    })),
    ...understood.map(({ text }) => ({
      text,
      reason: 'It does not fit the rest of the search.',
      mayBeName: false,
    })),
  ];
}

/**
 * The search that words are added to: what an address says of it, else the brand's own. The address may be
 * that of a search on its way, to which changes were made.
 */
export function presentSearch(
  address: string | null,
  brand: Brand,
  reference: Reference,
): SearchQuery {
  const here = 'http://localhost';
  const sent = URL.parse(address ?? '', here) ?? new URL(here);
  const changed = parseChangeAddress(sent.searchParams);
  const url = changed ? new URL(rebaseSearch(changed, brand, reference), here) : sent;
  return parseSearchUrl({ pathname: url.pathname, search: url.search }, brand, reference).query;
}

export function toContext({ zip }: Pick<SearchQuery, 'zip'>, today: string) {
  return { thisYear: Number(today.slice(0, 4)), ...(zip !== undefined && { zip }) };
}

export async function findCarByVin(engine: SearchReader, text: string) {
  const vin = normalizeVin(text);
  return vin === null ? undefined : engine.findByVin(vin);
}

import { keptBrand } from '@forecourt/domain/brand/known-brands';
import type { SearchFilter, SearchReader } from '@forecourt/domain/search/search-engine';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import { searchOf } from '../../bookmarks/bookmark-search.ts';
import { type Clock, dayOf } from '../../platform/clock.ts';
import type { FlagBoard } from '../../request/flags/flag-board.ts';
import { searchFacts } from '../../request/request-facts.ts';
import { brandEngine } from '../../search/brand-engine.ts';

/** A search as it was saved. */
export interface SavedSearch {
  readonly brand: string;
  readonly parameters: Readonly<Record<string, readonly string[]>>;
}

/** The filter of a search as it was saved; undefined where it means nothing anymore. */
export function savedFilter(
  { brand: code, parameters }: SavedSearch,
  { reference, flags }: { readonly reference: Reference; readonly flags: FlagBoard },
): SearchFilter | undefined {
  const brand = keptBrand(code);
  const { query, invalid } = searchOf({ parameters }, brand, reference);
  if (invalid.length > 0) return undefined;
  // A search stays for weeks: its day is the one on which it is asked.
  const { today: _today, ...filter } = searchFacts(flags.of(brand), '', reference).filterOf(query);
  return filter;
}

/** Whether a search finds a car as it is now. */
export async function findsCar(
  { engine, clock }: { readonly engine: SearchReader; readonly clock: Clock },
  { brand, filter }: { readonly brand: string; readonly filter: SearchFilter },
  { id, vin }: { readonly id: number; readonly vin: string },
): Promise<boolean> {
  const { hits } = await brandEngine(engine, keptBrand(brand)).search({
    filter: { ...filter, vins: [vin], today: dayOf(clock) },
    sort: 'relevance',
    offset: 0,
    limit: 10,
  });
  return hits.some(({ card }) => card.id === id);
}

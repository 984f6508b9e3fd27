import { type Rhythm, usualRhythms } from '@forecourt/domain/alert/rhythm';
import { watchedVinOf } from '@forecourt/domain/alert/watched-vin';
import type { Brand } from '@forecourt/domain/brand/brand';
import { readSearch } from '../bookmarks/bookmark-search.ts';
import type { SearchNames } from '../bookmarks/dealer-of-search.ts';

/** What somebody wants news of: a search, or a car by its VIN. */
export interface Wanted {
  readonly name: string;
  readonly parameters: Readonly<Record<string, readonly string[]>>;
  /** Null for a search. */
  readonly vin: string | null;
  readonly rhythm: Rhythm;
}

/** Reads the address of a search, or of the page about a VIN; null for any other. */
export async function readWanted(
  address: string,
  brand: Brand,
  names: SearchNames,
): Promise<Wanted | null> {
  const watched = watchedVinOf(address);
  if (watched !== null) {
    const { vin, name } = watched;
    return { name, parameters: { vin: [vin] }, vin, rhythm: usualRhythms.cars };
  }
  const search = await readSearch(address, brand, names);
  if (search === null) return null;
  const { searchName: name, parameters } = search;
  return { name, parameters, vin: null, rhythm: usualRhythms.search };
}

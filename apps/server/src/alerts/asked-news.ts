import type { AskedNews } from '@forecourt/domain/alert/asked-words';
import { keptBrand } from '@forecourt/domain/brand/known-brands';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import { titleOf } from '../bookmarks/bookmark-search.ts';
import type { searchSubscriptions } from './tables.ts';

type Subscription = Pick<
  typeof searchSubscriptions.$inferSelect,
  'brand' | 'searchName' | 'parameters' | 'vin'
>;

/** What a subscription is of, in words: a search with where it looks, or a VIN. */
export function askedNewsOf(
  { brand, searchName, parameters, vin }: Subscription,
  reference: Reference,
): AskedNews {
  if (vin !== null) return { name: searchName, isCar: true };
  const saved = { title: searchName, searchName, parameters };
  return { name: titleOf(saved, keptBrand(brand), reference), isCar: false };
}

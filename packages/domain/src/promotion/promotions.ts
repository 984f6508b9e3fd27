import type { Owner } from '../listing/seller/owner.ts';
import type { SearchHit } from '../search/search-engine.ts';
import type { PromotionDensity } from './grid-plan.ts';
import type { Preorder } from './preorder.ts';

/** A car just outside a search, and by what it misses it. */
export interface Peekaboo {
  readonly hit: SearchHit;
  readonly misses:
    | { readonly kind: 'distance'; readonly beyond: number; readonly radiusMiles: number }
    | { readonly kind: 'year'; readonly startYear: number };
}

/** A highlighted car; viewers are counted only where nothing else sets it apart. */
export interface Highlight {
  readonly hit: SearchHit;
  /** Distinct shoppers of the last seven days. */
  readonly viewCount: number;
}

/** A dealer above the results with cars of the search. */
export interface Showcase {
  /** Cars first, or the dealer first with at most two of its cars. */
  readonly variant: 'inventory' | 'owner';
  readonly owner: Owner;
  readonly distanceMiles: number | null;
  readonly cars: readonly SearchHit[];
  /** All that the dealer has for sale. */
  readonly stock: number;
}

/** What is promoted on a page. A part that could not be had is empty. */
export interface Promotions {
  readonly density: PromotionDensity;
  readonly premium: readonly SearchHit[];
  /** Photographs of the premium cars, by listing id; without an entry a car has its first one only. */
  readonly pictures: ReadonlyMap<number, readonly string[]>;
  readonly featured: readonly SearchHit[];
  readonly standard: readonly SearchHit[];
  readonly highlights: readonly Highlight[];
  readonly boost: readonly SearchHit[];
  readonly peekaboo: readonly Peekaboo[];
  readonly showcase: Showcase | null;
}

/** Of a search that finds none, and where none come in time. */
export const noPromotions: Promotions = {
  density: 'sparse',
  premium: [],
  pictures: new Map(),
  featured: [],
  standard: [],
  highlights: [],
  boost: [],
  peekaboo: [],
  showcase: null,
};

/** What follows the last page of a search. */
export interface PageEnd {
  /** As asked for, but farther away. */
  readonly supplemental: readonly SearchHit[];
  readonly supplementalTotal: number;
  /** Much like what was asked for, near. */
  readonly similar: readonly SearchHit[];
  /** Null where the search names no one model. */
  readonly preorder: Preorder | null;
}

import type { CostRules } from '@forecourt/domain/search/cost-rules';
import type { GeoPoint, ListingCard } from '@forecourt/domain/search/search-engine';
import type { SortCode } from '@forecourt/domain/vehicle/codes';
import type { CarIndex, SearchAnswer, SearchBody } from '../car-index.ts';
import type { Clause } from '../clause.ts';
import type { FilterPlan, Surroundings } from '../filter-plan.ts';

/** The part of an order that is wanted. */
export interface PageWanted {
  readonly sort: SortCode;
  readonly origin: GeoPoint | undefined;
  readonly costs: CostRules | undefined;
  readonly offset: number;
  readonly limit: number;
  /** What the cars have to match. */
  readonly query: Clause;
  readonly plan: FilterPlan;
}

export interface PageContext {
  readonly index: CarIndex;
  readonly surroundings: Surroundings;
}

/** Finds a page by a first search, in which other things may be counted, and more if need be. */
export interface PageFinder {
  readonly first: SearchBody;
  finish(answer: SearchAnswer): Promise<ListingCard[]>;
}

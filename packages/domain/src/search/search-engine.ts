import type { Listing } from '../listing/listing.ts';
import type { Owner } from '../listing/seller/owner.ts';
import type { DealRating } from '../listing/worth/deal-rating.ts';
import type { ListingTier, SortCode } from '../vehicle/codes.ts';
import type { CostRules } from './cost-rules.ts';
import type { FilterGroupKey, FilterValues } from './filter-groups.ts';

/**
 * The contract of the vehicle search engine. `packages/search` implements it in memory; the same
 * suite of tests judges every implementation against a plain array filter.
 *
 * Meaning of a request
 * - Filters OR within a group and AND across groups; features AND. Make, series, model and trim are
 *   one tree: a chosen make admits all its cars until one of its series, models or trims is chosen
 *   too, which then narrows that make alone. A model chosen without its make brings its make along.
 * - A group's own choice does not narrow its own counts (the tree counts as one group; the year
 *   range does not narrow the years, nor the price range the prices). Features count with the chosen
 *   ones, which a further one joins.
 * - Distance is to the owner. The radius and the other place filters together admit an owner;
 *   with `deliveredToDma` an owner that delivers to that market is admitted as well, wherever it is.
 * - The derived price is the sale price or else MSRP; any price bound excludes cars without one.
 *   `newPrice` bounds new cars in the place of `price`, which then bounds the others alone; both are one
 *   range when counts are taken.
 *   A year bound excludes nothing by absence: every car has a year.
 * - A car without a value in a group is in none of the group's options (bed length: it is
 *   `UNSPECIFIED`; an electric car of unknown range: `UNSPECIFIED`).
 * - Order is total: ties break by listing id, smaller first; a missing key sorts last both ways.
 */
export interface SearchEngine extends SearchReader {
  /** Makes the changes visible to every later call, all of them at once. Unknown ids are deleted silently. */
  apply(changes: readonly EngineChange[]): Promise<void>;
}

/**
 * What requests ask of an engine, wherever it runs: every answer is a promise, so that an engine may
 * search in this thread, in others or on another machine.
 */
export interface SearchReader {
  search(request: SearchRequest): Promise<SearchResult>;
  /** How many listings match; as `search` but with nothing else computed. */
  count(filter: SearchFilter): Promise<number>;
  /**
   * The matches that are shown now: for each of `rotations`, those that `fairRotation` names among the matches
   * of its tiers in the order of relevance. The filter's own tiers do not count.
   */
  findInRotation(
    filter: SearchFilter,
    rotations: readonly PaidRotation[],
  ): Promise<readonly SearchHit[][]>;
  findById(id: number): Promise<ListingCard | undefined>;
  /** Of several cars with one VIN, the one with the largest id. */
  findByVin(vin: string): Promise<ListingCard | undefined>;
  findOwner(id: number): Promise<Owner | undefined>;
  /** Whose the listings are that match: owners in `area` that have any, by id. */
  ownersIn(filter: SearchFilter, area: MapArea): Promise<readonly OwnerCars[]>;
  /** What the engine is known to hold: read at once and without a call, it may lag behind by the last change. */
  readonly status: SearchStatus;
}

/** What is known of an engine without asking it. */
export interface SearchStatus {
  /** Listings that can be found. */
  readonly listings: number;
  /** Goes up from 0 whenever something may be answered otherwise than before. */
  readonly version: number;
  /** What counts are made of, where the engine tells it: for those who run it. */
  readonly columns?: readonly CountedColumn[];
}

/** A column that an engine counts by. */
export interface CountedColumn {
  readonly name: string;
  /** Distinct values, or combinations of values of several groups. */
  readonly codes: number;
  /** Whether many cars are counted at once; not where there are too many codes, or too few cars. */
  readonly hasTotals: boolean;
}

export type EngineChange =
  | { readonly kind: 'upsertListing'; readonly listing: Listing }
  | { readonly kind: 'deleteListing'; readonly id: number }
  /** An owner precedes its first listing. */
  | { readonly kind: 'upsertOwner'; readonly owner: Owner };

export interface NumberRange {
  /** Inclusive. */
  readonly min?: number;
  readonly max?: number;
}

export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** Degrees; its edges belong to it. `west` is less than `east`: no area crosses the 180th meridian. */
export interface MapArea {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** From the least to the greatest. */
export interface NumberSpan {
  readonly min: number;
  readonly max: number;
}

/** What of a search is an owner's. */
export interface OwnerCars {
  readonly owner: Owner;
  /** At least one. */
  readonly cars: number;
  /** Derived prices; null when no car has one. */
  readonly prices: NumberSpan | null;
}

export interface SearchFilter {
  readonly values: FilterValues;
  readonly year?: NumberRange;
  /** Whole dollars. */
  readonly price?: NumberRange;
  /** That of new cars in its place, where payments of new and used cars differ. */
  readonly newPrice?: NumberRange;
  /** What cars cost the shopper: the orders by payment and by total need it. */
  readonly costs?: CostRules;
  /** Where the shopper is; distances are measured from here. */
  readonly origin?: GeoPoint;
  /** Needs `origin`; absent is nationwide. */
  readonly radiusMiles?: number;
  readonly state?: string;
  /** Compared without case; goes with `state`. */
  readonly city?: string;
  readonly dmaCode?: string;
  /** Admits owners that deliver to this market, whatever the other place filters say. */
  readonly deliveredToDma?: string;
  /** Admits of those only whom the other place filters do not; none without `deliveredToDma`. */
  readonly isDeliveredOnly?: boolean;
  readonly ownerId?: number;
  readonly tiers?: readonly ListingTier[];
  readonly vins?: readonly string[];
  readonly excludedIds?: readonly number[];
  /** `YYYY-MM-DD`: days on the market are counted up to here; up to the engine's own day when absent. */
  readonly today?: string;
}

export interface SearchRequest {
  readonly filter: SearchFilter;
  readonly sort: SortCode;
  /** From 0. */
  readonly offset: number;
  readonly limit: number;
  /** Which groups to count; none when absent. */
  readonly facets?: readonly FilterGroupKey[];
  readonly histograms?: boolean;
  readonly stats?: boolean;
}

/** A few of the listings that are paid for, in rotation. */
export interface PaidRotation {
  readonly tiers: readonly ListingTier[];
  /** How many are shown at once. */
  readonly count: number;
  /** Counts on by one; a whole number from 0. */
  readonly rotation: number;
}

/** Options with a count above 0, by code. */
export type FacetCounts = ReadonlyMap<string, number>;

export interface NumberStats {
  readonly min: number;
  readonly max: number;
  readonly average: number;
}

export interface SearchStats {
  /** Null when no match has the value. */
  readonly year: NumberStats | null;
  readonly derivedprice: NumberStats | null;
  readonly mileage: NumberStats | null;
}

/** Counts per bucket of `histograms.ts`, each without its own range's narrowing. */
export interface SearchHistograms {
  readonly price: readonly number[];
  readonly mileage: readonly number[];
  /** By model year. */
  readonly year: ReadonlyMap<number, number>;
}

export interface SearchResult {
  readonly total: number;
  readonly hits: readonly SearchHit[];
  readonly facets: ReadonlyMap<FilterGroupKey, FacetCounts>;
  readonly stats: SearchStats | null;
  readonly histograms: SearchHistograms | null;
}

export interface SearchHit {
  readonly card: ListingCard;
  readonly owner: Owner;
  /** Null without an origin. */
  readonly distanceMiles: number | null;
}

/** What a result card and the REST interface show of a listing; the rest is read from the database. */
export interface ListingCard
  extends Omit<
    Listing,
    | 'description'
    | 'fyuseId'
    | 'options'
    | 'photoUrls'
    | 'priceHistory'
    | 'productTiles'
    | 'shippingCost'
    | 'spinUrls'
  > {
  /** First photograph; null when an illustration is shown instead. */
  readonly photoUrl: string | null;
  readonly photoCount: number;
  /** Its turning picture at the service of that name; null without one. */
  readonly fyuseId: string | null;
  /** The lowest price before the present one, where that is lower still; null where it is not. */
  readonly priceBeforeReduction: number | null;
  /** `YYYY-MM-DD`: since when the present price holds; null without a reduction. */
  readonly priceReducedOn: string | null;
  readonly deal: DealRating;
}

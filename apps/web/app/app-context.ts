import type { KnownConsumer } from '@forecourt/domain/account/interesting-vehicles';
import type { Brand } from '@forecourt/domain/brand/brand';
import type { FeatureFlags } from '@forecourt/domain/brand/feature-flags';
import type { OutsidePages } from '@forecourt/domain/brand/outside-pages';
import type { FoundArticles } from '@forecourt/domain/content/article';
import type { UnreadWords } from '@forecourt/domain/keyword/keyword-search';
import type { DealerDifference } from '@forecourt/domain/listing/dealer-difference';
import type { Listing } from '@forecourt/domain/listing/listing';
import type { Owner } from '@forecourt/domain/listing/owner';
import type { MapView } from '@forecourt/domain/map/map-view';
import type { MapViewName } from '@forecourt/domain/map/map-views';
import type { AdPlace, Advert } from '@forecourt/domain/promotion/campaign';
import type { PageEnd, Promotions } from '@forecourt/domain/promotion/promotions';
import type { CategoryTab } from '@forecourt/domain/search/category-tabs';
import type { Relaxation } from '@forecourt/domain/search/relaxations';
import type {
  ListingCard,
  MapArea,
  SearchHit,
  SearchResult,
} from '@forecourt/domain/search/search-engine';
import type { InvalidParameter, SearchQuery } from '@forecourt/domain/search/search-query';
import type { CodeName, ListingType } from '@forecourt/domain/vehicle/codes';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import { createContext, type RouterContext } from 'react-router';
import type { AdNetwork } from './advertising/ads.ts';

/** All that pages know of the server, handed to their loaders. */
export interface AppContext {
  readonly brand: Brand;
  /** The parts that are switched on: here they are asked for, and nowhere else. */
  readonly flags: FeatureFlags;
  readonly reference: Reference;
  /** Who sells advertising space here; null when nobody does, or the shopper wants nobody to. */
  readonly adNetwork: AdNetwork | null;
  /** The channel that the shopper came through. */
  readonly channel: string;
  readonly services: Services;
  /** For scripts and styles of this response, under the content security policy. */
  readonly nonce: string;
  readonly requestId: string;
  /** Whether a page is drawn, and not only its data asked for by a page that is open. */
  readonly isDocument: boolean;
  /** Robots get a 200 where people get an error. */
  readonly isBot: boolean;
  /** The operator's pages beyond this site. */
  readonly outsidePages: OutsidePages;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Null for a visitor. */
  readonly consumer: KnownConsumer | null;
  /** Scheme and host under which shoppers reach the site. */
  readonly origin: string;
  /** Whether sellers' photographs are shown from their own addresses. */
  readonly remotePhotos: boolean;
  /** Milliseconds that a changed filter waits for the next one. */
  readonly filterPause: number;
}

export interface Services {
  /** The required search of a results page. Invalid parameters make it empty. */
  searchListings(query: SearchQuery, invalid: readonly InvalidParameter[]): Promise<SearchResult>;
  /** What is promoted beside its cars; what fails is left out. */
  findPromotions(query: SearchQuery): Promise<Promotions>;
  /** Advertisements of our own for a page, in the order of their places. */
  findAdverts(place: Omit<AdPlace, 'brand'>): Promise<Advert[]>;
  /** What follows its last page. */
  findPageEnd(
    query: SearchQuery,
    results: { readonly total: number; readonly shownIds: readonly number[] },
  ): Promise<PageEnd>;
  /** How many cars each category tab beside a search would bring; null when that could not be told. */
  countTabs(query: SearchQuery): Promise<ReadonlyMap<CategoryTab, number> | null>;
  /** What to offer when that search has few cars or none. */
  findRelaxations(
    query: SearchQuery,
    brand: Brand,
    now: { readonly total: number; readonly invalid: readonly InvalidParameter[] },
  ): Promise<Relaxations>;
  /** That search on the map; null when it could not be had. */
  findMapView(request: MapRequest): Promise<MapView | null>;
  /**
   * Where a shopper's words lead: a car by its VIN, else a search.
   *
   * @param from path and query of the search that they were typed on; its place is kept
   */
  findKeywordAddress(text: string, from: string | null): Promise<string>;
  /** Why the words of `categorySearch` became no filter. */
  explainWords(words: string): Promise<UnreadWords[]>;
  /**
   * The factory packages of trims (`MODEL|Trim`) or models, by these; null when they could not be told.
   */
  findPackages(trimCodes: readonly string[]): Promise<OfferedPackages | null>;
  /** Something is not as it should be, and was dealt with. */
  reportWarning(message: string): void;
  reportError(error: unknown): void;
  /** What there is to read beside its cars. */
  findArticles(query: SearchQuery): Promise<FoundArticles>;
  /** What a dealer says sets it apart; null when it says nothing. */
  findDealerDifference(
    ownerId: number,
    listingType: ListingType | null,
  ): Promise<DealerDifference | null>;
  /** A car with all that its own page tells; undefined when there never was one. */
  findVehicle(id: number): Promise<Vehicle | undefined>;
}

/** Packages by the trim or model that they are of. */
export type OfferedPackages = ReadonlyMap<string, readonly CodeName[]>;

export interface MapRequest {
  readonly query: SearchQuery;
  readonly invalid: readonly InvalidParameter[];
  readonly brand: Brand;
  readonly view: MapViewName;
  /** What is looked at; where the search is when nobody says. */
  readonly area?: MapArea;
}

/** What brings cars to a search, most cars first, and the cars nearest to what was asked for. */
export interface Relaxations {
  /** Single changes; or, where none of them helps, the parts of the search, each alone. */
  readonly kind: 'change' | 'part';
  readonly ways: readonly (Relaxation & { readonly total: number })[];
  readonly alternatives: readonly SearchHit[];
}

export interface Vehicle {
  readonly listing: Listing;
  readonly owner: Owner;
  readonly status: 'active' | 'sold';
  /** As in results, with the deal; null once sold. */
  readonly card: ListingCard | null;
  readonly similar: readonly SearchHit[];
}

/** Global, because the bundle of the pages and the server that runs it each load this module. */
const shared = globalThis as { forecourtAppContext?: RouterContext<AppContext> };
shared.forecourtAppContext ??= createContext<AppContext>();

/** The key under which loaders find their context. */
export const appContext = shared.forecourtAppContext;

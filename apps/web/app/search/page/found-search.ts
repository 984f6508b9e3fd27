import type { FoundArticles } from '@forecourt/domain/content/article';
import type { CertifiedContent } from '@forecourt/domain/experience/certified-content';
import type { CarriedWords } from '@forecourt/domain/keyword/keyword-search';
import type { DealerDifference } from '@forecourt/domain/listing/seller/dealer-difference';
import type { PageEnd, Promotions } from '@forecourt/domain/promotion/promotions';
import type { ModelReviews } from '@forecourt/domain/reference/review-words';
import type { ParsedSearch } from '@forecourt/domain/search/address/parse-search-url';
import type { CategoryTab } from '@forecourt/domain/search/category-tabs';
import type { Relaxations } from '@forecourt/domain/search/relaxations';
import type { SearchHit } from '@forecourt/domain/search/search-engine';
import type { OfferedPackages } from '@forecourt/domain/vehicle/offered-packages';
import type { PageAds } from '../../advertising/ads.ts';
import type { AppContext } from '../../app-context.ts';
import type { CardData } from '../../cards/car-card-data.ts';
import type { MapPageData } from '../../map/map-page-data.ts';
import type { ToUrl } from '../navigation/search-links.ts';
import type { GroupedResult } from '../services.ts';

/** What was found out about a search. */
export interface FoundSearch {
  readonly parsed: ParsedSearch;
  readonly result: GroupedResult;
  /** Cars of each tab; null where they are not known. */
  readonly tabCounts: ReadonlyMap<CategoryTab, number> | null;
  readonly promotions: Promotions;
  /** What follows the last page; null before it. */
  readonly end: PageEnd | Promise<PageEnd> | null;
  readonly articles: FoundArticles;
  /** The certified program of the maker that is searched for; null elsewhere. */
  readonly program: CertifiedContent | null;
  /** Null when they could not be told. */
  readonly packages: OfferedPackages | null;
  readonly ads: PageAds;
  /** What people think of the one model and year that it is about; null elsewhere. */
  readonly ratings: ModelReviews | null;
}

/** What a shopper is told about a search beside its results. */
export interface SearchAdvice {
  /** Null where there are cars enough. */
  readonly relaxations: Relaxations | null;
  readonly unread: readonly CarriedWords[];
  /** The car that the shopper came for and that is gone. */
  readonly expired: string | null;
  /** Models to whose question the shopper said "No". */
  readonly dismissedModels: readonly string[];
  /** Null where the cars are shown as a grid. */
  readonly map: MapPageData | null;
  /** Null unless the address asks for it. */
  readonly dealerDifference: DealerDifference | null;
  /** Whether this browser has subscribed to a search. */
  readonly isSubscribed: boolean;
}

/** What the parts of the results page are made of. */
export interface PageSources {
  readonly found: FoundSearch;
  readonly context: AppContext;
  readonly url: ToUrl;
  readonly toCard: (hit: SearchHit) => CardData;
}

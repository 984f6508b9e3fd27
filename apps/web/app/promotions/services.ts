import type { PageEnd, Promotions } from '@forecourt/domain/promotion/promotions';
import type { SearchQuery } from '@forecourt/domain/search/search-query';

/** What promotions ask of the server. */
export interface PromotionServices {
  /** What is promoted beside a search; what fails is left out. */
  findPromotions(query: SearchQuery): Promise<Promotions>;
  /** What follows its last page. */
  findPageEnd(
    query: SearchQuery,
    results: { readonly total: number; readonly shownIds: readonly number[] },
  ): Promise<PageEnd>;
}

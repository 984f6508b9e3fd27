import type { FoundArticles } from '@forecourt/domain/content/article';
import type { SearchQuery } from '@forecourt/domain/search/search-query';

/** What editorial blocks ask of the server. */
export interface ContentServices {
  /** What there is to read beside the cars of a search. */
  findArticles(query: SearchQuery): Promise<FoundArticles>;
}

import type { FoundArticles } from '@forecourt/domain/content/article';
import type { CertifiedContent } from '@forecourt/domain/experience/certified-content';
import type { SearchQuery } from '@forecourt/domain/search/search-query';

/** What editorial blocks ask of the server. */
export interface ContentServices {
  /** What there is to read beside the cars of a search. */
  findArticles(query: SearchQuery): Promise<FoundArticles>;
  /** A maker's certified program; null where there are no words for one. */
  findCertifiedProgram(makeCode: string): Promise<CertifiedContent | null>;
  findCertifiedProduct(productId: string): Promise<CertifiedContent | null>;
}

import {
  type Article,
  articlePath,
  type FoundArticles,
  type OutsideReview,
} from '@forecourt/domain/content/article';
import type { Promotions } from '@forecourt/domain/promotion/promotions';
import type { SearchHit } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import type { PageData, SearchResponse } from '../search/response-schemas.ts';
import { toListingsResponse } from '../search/search-response.ts';

/** Ids of cars that stand somewhere, and how many: the cars themselves are in `inventory`. */
const toSlice = (hits: readonly SearchHit[]) => ({
  activeResults: hits.map(({ card }) => card.id),
  count: hits.length,
});

/**
 * What stands beside the results of a search, each car once in `inventory` and each
 * of their sellers once in `owners`, wherever they are shown.
 */
export function toPageData(
  query: SearchQuery,
  found: { readonly promotions: Promotions; readonly articles: FoundArticles },
  reference: Reference,
  shown: Parameters<typeof toListingsResponse>[3],
): Omit<PageData, keyof SearchResponse | 'makeSummaryData'> {
  const { promotions, articles } = found;
  const { listings, owners } = toListingsResponse(promotedHits(promotions), query, reference, {
    ...shown,
    highlights: new Set(promotions.highlights.map(({ hit }) => hit.card.id)),
  });
  const { premium, standard, featured, boost, peekaboo, showcase } = promotions;
  return {
    spotlights: toSlice(premium),
    standardSpotlights: toSlice(standard),
    featuredSpotlights: toSlice(featured),
    vehicleHighlight: toSlice(promotions.highlights.map(({ hit }) => hit)),
    boost: toSlice(boost),
    peekaboo: toSlice(peekaboo.map(({ hit }) => hit)),
    alpha: {
      alphaShowcase: showcase && {
        variant: showcase.variant,
        owner: showcase.owner.id,
        similarListingsCount: showcase.stock,
        ...toSlice(showcase.cars),
      },
    },
    editorialContent: [...articles.electric, ...articles.reviews].map(toEditorial),
    inventory: listings,
    promotedOwners: owners,
  };
}

/** Every car that is promoted, once. */
export function promotedHits(promotions: Promotions): SearchHit[] {
  const { premium, featured, standard, highlights, boost, peekaboo, showcase } = promotions;
  const all = [
    ...premium,
    ...featured,
    ...standard,
    ...highlights.map(({ hit }) => hit),
    ...boost,
    ...peekaboo.map(({ hit }) => hit),
    ...(showcase?.cars ?? []),
  ];
  return [...new Map(all.map((hit) => [hit.card.id, hit])).values()];
}

const toEditorial = (article: Article | OutsideReview) => {
  const { kind, topic, title, summary, publishedOn } = article;
  const href = article.kind === 'outside' ? article.url : articlePath(article.slug);
  return { kind, topic, title, summary, publishedOn, href };
};

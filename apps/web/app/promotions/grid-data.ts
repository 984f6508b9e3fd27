import type { Article } from '@forecourt/domain/content/article';
import { carName } from '@forecourt/domain/listing/listing-title';
import {
  type GridCell,
  type ListingRank,
  linerRows,
  planGrid,
} from '@forecourt/domain/promotion/grid-plan';
import type { Promotions } from '@forecourt/domain/promotion/promotions';
import type { SearchHit, SearchResult } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import type { AppContext } from '../app-context.ts';
import type { CardData } from '../cards/car-card-data.ts';
import {
  type Candidate,
  type CardPromotion,
  toCardPromotion,
} from '../cards/promoted-card-data.ts';
import { type ArticleLink, toArticleLink } from '../content/article-data.ts';
import { type PromoSlot, promoSlots } from './promo-slots.ts';

/** What stands in a cell of the grid, ready to print. */
export type GridItem =
  | {
      readonly kind: 'car';
      readonly rank: ListingRank;
      readonly car: CardData;
      readonly promotion: CardPromotion | null;
    }
  | { readonly kind: 'promo'; readonly cards: PromoSlot }
  | { readonly kind: 'showcase' }
  | { readonly kind: 'articles'; readonly articles: readonly ArticleLink[] }
  /** `place` counts the advertising spaces of all pages from 0. */
  | { readonly kind: 'liner'; readonly place: number };

const candidate = (hit: SearchHit): Candidate => ({ id: hit.card.id, hit });

/** The cars of a page with everything that stands between them. */
export function toGridItems(
  query: SearchQuery,
  result: SearchResult,
  promotions: Promotions,
  {
    toCard,
    url,
    context,
    hasAdverts,
    guides,
  }: {
    readonly toCard: (hit: SearchHit) => CardData;
    readonly url: (query: SearchQuery) => string;
    readonly context: AppContext;
    /** Whether there is anything for the advertising spaces. */
    readonly hasAdverts: boolean;
    /** Articles about electric cars. */
    readonly guides: readonly Article[];
  },
): GridItem[] {
  const own = promoSlots(
    query,
    {
      facets: result.facets,
      highlights: promotions.highlights,
      averagePrice: result.stats?.derivedprice?.average ?? null,
    },
    { context, url, nameOf: ({ card }) => carName(card, context.reference) },
  );
  const { cells } = planGrid<Candidate>(
    {
      results: result.hits.map((hit) => ({
        ...candidate(hit),
        isExtended: toCard(hit).delivers,
      })),
      premium: promotions.premium.map(candidate),
      featured: promotions.featured.map(candidate),
      standard: promotions.standard.map(candidate),
      highlights: promotions.highlights.map(({ hit, viewCount }) => ({
        ...candidate(hit),
        viewCount,
      })),
      boost: promotions.boost.map(candidate),
      peekaboo: promotions.peekaboo.map(({ hit, misses }) => ({ ...candidate(hit), misses })),
    },
    {
      page: query.page,
      pageSize: query.numRecords,
      total: result.total,
      density: promotions.density,
      flags: {
        spotlight: context.flags.has('spotlight'),
        newCarBoost: true,
        peekaboo: true,
        promoCards: own.length,
        liners: hasAdverts,
        showcase: promotions.showcase !== null,
        evInfo: context.flags.has('ev_info') && guides.length > 0,
      },
    },
  );

  function toItem(cell: GridCell<Candidate>): GridItem[] {
    if (cell.kind === 'liner')
      return [{ kind: 'liner', place: cell.slot + (query.page - 1) * linerRows.length }];
    if (cell.kind === 'promo') return own.slice(cell.slot, cell.slot + 1).map(toPromoItem);
    if (cell.kind === 'showcase') return [{ kind: 'showcase' }];
    if (cell.kind === 'articles')
      return [{ kind: 'articles', articles: guides.map(toArticleLink) }];
    const promotion = toCardPromotion(cell, promotions.pictures, context);
    return [{ kind: 'car', rank: cell.rank, car: toCard(cell.car.hit), promotion }];
  }
  return cells.flatMap(toItem);
}

const toPromoItem = (cards: PromoSlot): GridItem => ({ kind: 'promo', cards });

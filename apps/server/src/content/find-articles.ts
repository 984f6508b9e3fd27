import { articles } from '@forecourt/catalog/editorial/articles';
import { stylesOf } from '@forecourt/catalog/vehicles/catalog';
import {
  type Article,
  electricGuideCount,
  expertReviewCount,
  type FoundArticles,
  matchArticles,
  type OutsideReview,
} from '@forecourt/domain/content/article';
import type { FilterValues } from '@forecourt/domain/search/filter-groups';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import type { VehicleReference } from '@forecourt/domain/vehicle/reference';
import type { Calls } from '../platform/calls/call-runner.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import type { ContentCall } from './content-policies.ts';
import type { ContentConfig } from './content-settings.ts';
import { findOutsideReviews, toYmmt } from './find-outside-reviews.ts';

/** Fuels of which electric guides say nothing. */
const burning = ['GSL', 'DSL', 'ALT'];

/** Of whom and for whom articles are found. */
export interface ArticleSources {
  readonly calls: Calls<ContentCall>;
  readonly facts: Pick<RequestFacts, 'brand' | 'flags' | 'today'>;
  readonly config: ContentConfig;
  readonly reference: VehicleReference;
}

/** The articles that fit a search, each kind by a call of its own; one that fails is left out. */
export async function findArticles(
  sources: ArticleSources,
  query: SearchQuery,
): Promise<FoundArticles> {
  const { calls, facts } = sources;
  const fuels = query.filters.fuelTypeGroup ?? [];
  const burnsOnly = fuels.length > 0 && fuels.every((fuel) => burning.includes(fuel));
  // Guides are about how cars are driven, whatever their make.
  const subject = fuels.length > 0 ? { fuelTypeGroup: fuels } : {};
  const [electric, outside, ours] = await Promise.all([
    facts.flags.has('ev_info') && !burnsOnly
      ? calls.attempt<Article[]>(
          'electric-articles',
          () => matchArticles(ofKind('electric'), subject),
          [],
        )
      : [],
    askOutside(sources, query),
    calls.attempt<Article[]>(
      'own-reviews',
      () => matchArticles(ofKind('review'), withStyles(query.filters)),
      [],
    ),
  ]);
  const reviews = outside.length > 0 ? outside : ours;
  return {
    electric: electric.slice(0, electricGuideCount),
    reviews: reviews.slice(0, expertReviewCount),
  };
}

/** What a service outside has of the one model of a search; nothing where nobody is to be asked. */
function askOutside(
  { calls, facts, config, reference }: ArticleSources,
  query: SearchQuery,
): Promise<OutsideReview[]> | OutsideReview[] {
  const { expertReviewUrl } = config;
  if (expertReviewUrl === null || !facts.brand.asksForReviews) return [];
  const ymmt = toYmmt(query, facts.today, reference);
  if (ymmt === null) return [];
  return calls.attempt('expert-reviews', () => findOutsideReviews(expertReviewUrl, ymmt), []);
}

/** A model that nobody wrote of is one of its body styles. */
function withStyles(filters: FilterValues): FilterValues {
  const { modelCode = [], vehicleStyleCode = [] } = filters;
  if (vehicleStyleCode.length > 0) return filters;
  return { ...filters, vehicleStyleCode: [...new Set(modelCode.flatMap(stylesOf))] };
}

const ofKind = (kind: Article['kind']) => articles.filter((article) => article.kind === kind);

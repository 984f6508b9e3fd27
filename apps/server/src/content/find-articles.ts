import { articles } from '@forecourt/catalog/editorial/articles';
import type { FeatureFlags } from '@forecourt/domain/brand/feature-flags';
import {
  type Article,
  electricGuideCount,
  expertReviewCount,
  type FoundArticles,
  matchArticles,
} from '@forecourt/domain/content/article';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import type { Calls } from '../platform/calls/call-runner.ts';
import type { ContentCall } from './content-policies.ts';

/** Fuels of which electric guides say nothing. */
const burning = ['GSL', 'DSL', 'ALT'];

/** The articles that fit a search, each kind by a call of its own; one that fails is left out. */
export async function findArticles(
  calls: Calls<ContentCall>,
  { filters }: Pick<SearchQuery, 'filters'>,
  flags: FeatureFlags,
): Promise<FoundArticles> {
  const fuels = filters.fuelTypeGroup ?? [];
  const burnsOnly = fuels.length > 0 && fuels.every((fuel) => burning.includes(fuel));
  // Guides are about how cars are driven, whatever their make.
  const subject = fuels.length > 0 ? { fuelTypeGroup: fuels } : {};
  const [electric, reviews] = await Promise.all([
    flags.has('ev_info') && !burnsOnly
      ? calls.attempt<Article[]>(
          'electric-articles',
          () => matchArticles(ofKind('electric'), subject),
          [],
        )
      : [],
    calls.attempt<Article[]>('expert-reviews', () => matchArticles(ofKind('review'), filters), []),
  ]);
  return {
    electric: electric.slice(0, electricGuideCount),
    reviews: reviews.slice(0, expertReviewCount),
  };
}

const ofKind = (kind: Article['kind']) => articles.filter((article) => article.kind === kind);

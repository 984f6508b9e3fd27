import { modelName } from '@forecourt/domain/listing/listing-title';
import { dollars } from '@forecourt/domain/money/dollars';
import { tabsBeside } from '@forecourt/domain/reference/active-model';
import { researchPath } from '@forecourt/domain/reference/research-address';
import type { ModelReviews } from '@forecourt/domain/reference/review-words';
import { onlyModel } from '@forecourt/domain/search/filter-groups';
import type { SearchResult } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { type ConsumerRatings, ratedVehicle } from '@forecourt/domain/vehicle/consumer-ratings';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { mileageCutoff } from '@forecourt/domain/vehicle/mileage-stats';
import { overallRating } from '@forecourt/domain/vehicle/overall-rating';
import type { AppContext } from '../app-context.ts';
import type { ReferenceTabsData } from './reference-tabs.tsx';

/** What was found beside a search. */
interface FoundBeside extends Pick<SearchResult, 'stats'> {
  readonly ratings: ConsumerRatings | null;
  /** Whether our editors wrote of what is searched for. */
  readonly hasArticles: boolean;
}

/** What stands beside a search for one model; null beside any other. */
export function toReferenceTabs(
  query: SearchQuery,
  { stats, ratings, hasArticles }: FoundBeside,
  { flags, reference }: Pick<AppContext, 'flags' | 'reference'>,
): ReferenceTabsData | null {
  const model = reference.findModel(onlyModel(query.filters) ?? '');
  if (!model || !flags.has('single_mmt')) return null;
  const year =
    query.startYear !== undefined && query.startYear === query.endYear ? query.startYear : null;
  return {
    modelCode: model.code,
    name: modelName(model.code, reference),
    href: researchPath(model.code, year, reference),
    tabs: tabsBeside(query.filters.listingType ?? []).filter(
      ({ code }) => hasArticles || code !== 'editorial',
    ),
    trimsHref: `${researchPath(model.code, null, reference)}/trims`,
    words: [...wordsOf(stats), ...ratingWords(ratings)],
  };
}

function wordsOf(stats: SearchResult['stats']): string[] {
  const { derivedprice: price, mileage } = stats ?? {};
  return [
    price &&
      `The cars of this search ask ${dollars(Math.round(price.average))} on average, from ${dollars(price.min)} to ${dollars(price.max)}.`,
    mileage &&
      mileage.max < mileageCutoff &&
      `They have been driven ${groupDigits(Math.round(mileage.average / 100) * 100)} miles on average.`,
  ].filter((words) => typeof words === 'string');
}

function ratingWords(ratings: ConsumerRatings | null): string[] {
  const overall = ratings && overallRating(ratings);
  if (!ratings || overall === null) return [];
  return [`${ratings.numberOfReviews} people rate it ${overall.toFixed(1)} of 5.`];
}

/** Whose ratings stand beside a search, where it is about one model and year; null elsewhere. */
export function findSearchRatings(
  query: SearchQuery,
  { services, today }: Pick<AppContext, 'services' | 'today'>,
): Promise<ModelReviews | null> | null {
  const rated = ratedVehicle(query, Number(today.slice(0, 4)));
  return rated && services.findReviews(rated);
}

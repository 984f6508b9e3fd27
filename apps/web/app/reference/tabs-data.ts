import { dollars } from '@forecourt/domain/money/dollars';
import { tabsBeside } from '@forecourt/domain/reference/active-model';
import { researchPath } from '@forecourt/domain/reference/research-address';
import { onlyValue } from '@forecourt/domain/search/filter-groups';
import type { SearchResult } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { AppContext } from '../app-context.ts';
import type { ReferenceTabsData } from './reference-tabs.tsx';

/** What stands beside a search for one model; null beside any other. */
export function toReferenceTabs(
  query: SearchQuery,
  { stats }: Pick<SearchResult, 'stats'>,
  { flags, reference }: Pick<AppContext, 'flags' | 'reference'>,
): ReferenceTabsData | null {
  const modelCode = onlyValue(query.filters.modelCode);
  const model = modelCode === undefined ? undefined : reference.findModel(modelCode);
  const makeCode = onlyValue(query.filters.makeCode) ?? model?.makeCode;
  const hasOneMake = (query.filters.makeCode ?? []).length <= 1 && makeCode === model?.makeCode;
  if (!model || !hasOneMake || !flags.has('single_mmt')) return null;
  const year =
    query.startYear !== undefined && query.startYear === query.endYear ? query.startYear : null;
  const make = reference.findMake(model.makeCode)?.name ?? model.makeCode;
  return {
    modelCode: model.code,
    name: `${make} ${model.name}`,
    href: researchPath(model.code, year, reference),
    tabs: tabsBeside(query.filters.listingType ?? []).filter(({ code }) => code !== 'reviews'),
    words: wordsOf(stats),
  };
}

function wordsOf(stats: SearchResult['stats']): string[] {
  const { derivedprice: price, mileage } = stats ?? {};
  return [
    price &&
      `The cars of this search ask ${dollars(Math.round(price.average))} on average, from ${dollars(price.min)} to ${dollars(price.max)}.`,
    mileage &&
      `They have been driven ${groupDigits(Math.round(mileage.average / 100) * 100)} miles on average.`,
  ].filter((words) => typeof words === 'string');
}

import type { FilterGroupKey } from '@forecourt/domain/search/filter-groups';

/** What a car has one or a few values of: the filter groups, and three things that no group counts. */
export type Axis =
  | Exclude<FilterGroupKey, 'featureCode' | 'packages' | 'daysOnMarket'>
  | 'year'
  | 'tier'
  | 'verdict';

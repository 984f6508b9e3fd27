import type { Brand } from '../brand/brand.ts';
import type { Reference } from '../vehicle/reference.ts';
import { type Chip, chips, clearedOfAll } from './chips.ts';
import { withSettings } from './edit-search.ts';
import { type FilterGroupKey, filterGroupKeys, vehicleTreeGroups } from './filter-groups.ts';
import type { Relaxation } from './relaxations.ts';
import type { SearchQuery } from './search-query.ts';

/** What is kept of a search: values of some filter groups, or one of the ranges. */
interface Part {
  readonly chips: readonly Chip[];
  readonly query: SearchQuery;
}

/**
 * For a search that no single change brings cars to: its parts, each alone, the vehicle before all
 * others, and at last none of them. Of each the ways are given in the order to try them: where the
 * shopper looks, then nationwide.
 */
export function partsAlone(query: SearchQuery, brand: Brand, reference: Reference): Relaxation[][] {
  const all = chips(query, brand, reference);
  if (all.length === 0) return [];
  const nothing = clearedOfAll(query, brand);
  const parts: readonly Part[] = [
    ...[vehicleTreeGroups, ...otherGroups.map((group) => [group])].map((groups) => ({
      chips: all.filter(({ key }) => groups.some((group) => key.startsWith(`${group}:`))),
      query: withFilters(nothing, query, groups),
    })),
    ...ranges.map(({ key, names }) => ({
      chips: all.filter((chip) => chip.key === key),
      query: withSettings(nothing, Object.fromEntries(names.map((name) => [name, query[name]]))),
    })),
  ].filter((part) => part.chips.length > 0);
  return [...parts, { chips: [], query: nothing }].map((part) =>
    nearThenAnywhere(part, all.length),
  );
}

const otherGroups = filterGroupKeys.filter(
  (group) => !vehicleTreeGroups.some((ofVehicle) => ofVehicle === group),
);

const ranges = [
  { key: 'year', names: ['startYear', 'endYear'] },
  { key: 'price', names: ['minPrice', 'maxPrice'] },
  { key: 'payment', names: ['minPayment', 'maxPayment'] },
] as const;

function withFilters(
  nothing: SearchQuery,
  { filters }: SearchQuery,
  groups: readonly FilterGroupKey[],
): SearchQuery {
  const kept = groups.map((group) => [group, filters[group]]).filter(([, values]) => values);
  return { ...nothing, filters: { ...nothing.filters, ...Object.fromEntries(kept) } };
}

function nearThenAnywhere({ chips: kept, query }: Part, chipCount: number): Relaxation[] {
  const names = kept.map(({ label }) => label.replace(/^(Under|Over|Between) /, lowerCase));
  const to = kept.length > 0 ? `only ${names.join(' and ')}` : 'no filters';
  const near = {
    key: `only:${kept.map(({ key }) => key).join(' ')}`,
    label: 'Filters',
    from: `all ${chipCount}`,
    to,
    query,
  };
  if (query.zip === undefined || !query.searchRadius) return [near];
  const anywhere = withSettings(query, { searchRadius: 0 });
  return [near, { ...near, key: `${near.key} 0`, to: `${to}, nationwide`, query: anywhere }];
}

const lowerCase = (word: string) => word.toLowerCase();

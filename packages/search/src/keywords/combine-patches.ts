import type { UnknownReason } from '@forecourt/domain/keyword/keyword-search';
import type { SearchPatch } from '@forecourt/domain/keyword/search-patch';
import {
  type FilterGroupKey,
  type FilterValues,
  filterGroup,
  filterGroupKeys,
} from '@forecourt/domain/search/filter-groups';

/**
 * Two patches as one: choices within a filter add up, bounds of a range complete each other, ranges
 * that have both bounds extend each other (`2019 or 2020`). Gives the reason why it cannot be done.
 */
export function combinePatches(a: SearchPatch, b: SearchPatch): SearchPatch | UnknownReason {
  const filters = combineFilters(a.filters, b.filters);
  if (filters === undefined) return 'too_many';
  const years = combineRange([a.startYear, a.endYear], [b.startYear, b.endYear]);
  const prices = combineRange([a.minPrice, a.maxPrice], [b.minPrice, b.maxPrice]);
  if (!years || !prices || (prices[0] !== undefined && prices[0] === prices[1])) {
    return 'contradiction';
  }
  const single = ['zip', 'searchRadius', 'state', 'sortBy'] as const;
  if (single.some((name) => (a[name] ?? b[name]) !== (b[name] ?? a[name]))) return 'contradiction';
  const { startYear, endYear, minPrice, maxPrice, ...others } = { ...a, ...b };
  return {
    ...others,
    filters,
    ...(years[0] !== undefined && { startYear: years[0] }),
    ...(years[1] !== undefined && { endYear: years[1] }),
    ...(prices[0] !== undefined && { minPrice: prices[0] }),
    ...(prices[1] !== undefined && { maxPrice: prices[1] }),
  };
}

/** Undefined when a group would hold more values than it may. */
function combineFilters(a: FilterValues, b: FilterValues): FilterValues | undefined {
  const combined: { [Key in FilterGroupKey]?: readonly string[] } = {};
  for (const group of filterGroupKeys) {
    const values = new Set([...(a[group] ?? []), ...(b[group] ?? [])]);
    if (values.size > (filterGroup(group).most ?? values.size)) return undefined;
    if (values.size > 0) combined[group] = [...values].sort();
  }
  return combined;
}

type Bounds = readonly [min: number | undefined, max: number | undefined];

function combineRange(a: Bounds, b: Bounds): Bounds | undefined {
  const isWhole = ([min, max]: Bounds) => min !== undefined && max !== undefined;
  if (isWhole(a) && isWhole(b)) return [least(a[0], b[0]), most(a[1], b[1])];
  const isSame = (x: number | undefined, y: number | undefined) => (x ?? y) === (y ?? x);
  if (!isSame(a[0], b[0]) || !isSame(a[1], b[1])) return undefined;
  const min = a[0] ?? b[0];
  const max = a[1] ?? b[1];
  return min !== undefined && max !== undefined && min > max ? undefined : [min, max];
}

const least = (a = 0, b = 0) => Math.min(a, b);
const most = (a = 0, b = 0) => Math.max(a, b);

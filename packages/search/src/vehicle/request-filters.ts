import { type FilterGroupKey, vehicleTreeGroups } from '@forecourt/domain/filter-groups';
import type { NumberRange, SearchFilter } from '@forecourt/domain/search-engine';
import { isInMileageBand } from './mileage-band.ts';
import { type Dictionaries, missing, type Segment, type SetGroup, setGroups } from './segment.ts';
import { hasTreeChoice, type ModelParents, treeFilter } from './vehicle-tree.ts';

/** What a filter is called when its own counts are taken; the tree's four groups share one. */
export type FilterName = FilterGroupKey | 'tree' | 'year' | 'price';

type RowTest = (row: number) => boolean;

export interface RequestFilter {
  readonly name: FilterName;
  readonly bind: (segment: Segment) => RowTest;
}

/** The filter whose choice does not narrow the counts of `group`. */
export function filterNameOf(group: FilterGroupKey): FilterName {
  return isTreeGroup(group) ? 'tree' : group;
}

function isTreeGroup(group: FilterGroupKey): boolean {
  return (vehicleTreeGroups as readonly FilterGroupKey[]).includes(group);
}

/** The filters of a request that take part in counting. Tables over the dictionaries are made once, here. */
export function requestFilters(
  { values, year, price }: SearchFilter,
  dictionaries: Dictionaries,
  parents: ModelParents,
): RequestFilter[] {
  const filters: RequestFilter[] = [];
  if (hasTreeChoice(values))
    filters.push({ name: 'tree', bind: treeFilter(values, parents, dictionaries) });
  for (const group of setGroups) {
    const chosen = values[group];
    if (chosen && !isTreeGroup(group)) filters.push(setFilter(group, chosen, dictionaries));
  }
  if (values.mileage) filters.push(mileageFilter(values.mileage));
  if (year) filters.push({ name: 'year', bind: (segment) => rangeTest(segment.year, year) });
  if (price) filters.push({ name: 'price', bind: (segment) => rangeTest(segment.price, price) });
  return filters;
}

function setFilter(
  group: SetGroup,
  chosen: readonly string[],
  dictionaries: Dictionaries,
): RequestFilter {
  // Features AND; in every other group one of the chosen is enough.
  const passes = dictionaries[group].matching((has) =>
    group === 'featureCode' ? chosen.every(has) : chosen.some(has),
  );
  return {
    name: group,
    bind: ({ sets }) => {
      const column = sets[group];
      return (row) => passes[column[row] ?? 0] === 1;
    },
  };
}

function mileageFilter(bands: readonly string[]): RequestFilter {
  return {
    name: 'mileage',
    bind:
      ({ mileage }) =>
      (row) => {
        const miles = mileage[row] ?? missing;
        return miles !== missing && isInMileageBand(miles, bands);
      },
  };
}

function rangeTest(
  column: Int32Array,
  { min = 0, max = Number.POSITIVE_INFINITY }: NumberRange,
): RowTest {
  return (row) => {
    const value = column[row] ?? missing;
    return value !== missing && value >= min && value <= max;
  };
}

/** What leaves a car out altogether, so that it counts nowhere; null when nothing does. */
export function exclusionTest(
  { tiers, vins, excludedIds }: SearchFilter,
  segment: Segment,
): RowTest | null {
  const excluded = new Set(excludedIds);
  const wanted = vins && new Set(vins);
  if (!tiers && !wanted && excluded.size === 0) return null;
  return (row) => {
    const card = segment.cards[row];
    if (card === undefined || excluded.has(card.id)) return false;
    return (!tiers || tiers.includes(card.tier)) && (!wanted || wanted.has(card.vin));
  };
}

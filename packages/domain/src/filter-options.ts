import type { CodeName } from './codes.ts';
import { type FilterGroupKey, type FilterValues, filterGroup } from './filter-groups.ts';
import type { FacetCounts } from './search-engine.ts';

/** An option in the shape of the wire: a count, or `disabled` where there is none. */
export interface FilterOption {
  readonly label: string;
  readonly value: string;
  readonly count?: number;
  readonly selected?: true;
  readonly disabled?: true;
}

/**
 * The options of a group with their counts. Without a match an option is disabled, but one that is
 * chosen can always be unset.
 *
 * @param names the options to list, where they come from the catalogue; else the group's vocabulary
 */
export function toFilterOptions(
  group: FilterGroupKey,
  counts: FacetCounts | undefined,
  chosen: readonly string[],
  names: readonly CodeName[] = filterGroup(group).options ?? [],
): FilterOption[] {
  return names.map(({ code, name }) => {
    const count = counts?.get(code) ?? 0;
    const selected = chosen.includes(code);
    return {
      label: name,
      value: code,
      ...(count > 0 && { count }),
      ...(selected && { selected: true as const }),
      ...(count <= 0 && !selected && { disabled: true as const }),
    };
  });
}

/**
 * Whether the electric-range and fuel-economy filters are hidden: when every option that says
 * something is disabled, or when only electric cars are looked for (§5; read for fuel economy as
 * written, for electric range as "no electric car can be found").
 */
export function isHiddenFilter(
  group: FilterGroupKey,
  options: readonly FilterOption[],
  filters: FilterValues,
): boolean {
  if (group !== 'electricMileRange' && group !== 'mpgRange') return false;
  const telling = options.filter(({ label }) => label !== 'Unspecified' && label !== 'Any');
  const electricOnly = filters.fuelTypeGroup?.length === 1 && filters.fuelTypeGroup[0] === 'ELE';
  return telling.every(({ disabled }) => disabled) || (group === 'mpgRange' && electricOnly);
}

import type { FeatureFlag, FeatureFlags } from '@forecourt/domain/brand/feature-flags';
import { findProgramMake } from '@forecourt/domain/listing/certified-program';
import { type FilterGroupKey, filterGroup } from '@forecourt/domain/search/filter-groups';
import {
  type FilterOption,
  isHiddenFilter,
  optionNames,
  toFilterOptions,
} from '@forecourt/domain/search/filter-options';
import type { SearchResult } from '@forecourt/domain/search/search-engine';
import { valueName } from '@forecourt/domain/search/search-names';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { simpleColors } from '@forecourt/domain/vehicle/codes';
import type { VehicleReference } from '@forecourt/domain/vehicle/reference';
import type { AboutName } from '../../content/use-about.ts';
import { openGroups } from './missing-options.ts';

/** One section of the filter panel whose choice is a set of options. */
export interface OptionGroup {
  readonly key: FilterGroupKey;
  readonly label: string;
  readonly options: readonly FilterOption[];
  /** What is chosen, in a few words, for the closed section. */
  readonly summary: string;
  readonly swatches: Readonly<Record<string, string>> | null;
  /** Whether one is chosen at a time. */
  readonly isSingle: boolean;
  /** What an option means, where its name does not say it. */
  readonly notes: Readonly<Record<string, string>> | null;
  /** The explanation that its options call for. */
  readonly about: { readonly name: AboutName; readonly label: string } | null;
}

/** A section of a document that is closed: its options are asked for when it is opened. */
export interface ClosedGroup extends Pick<OptionGroup, 'key' | 'label' | 'summary'> {
  readonly options: null;
  /** How many there are. */
  readonly count: number;
}

/** The sections of a panel by their group. */
export type PanelGroups = Readonly<Partial<Record<FilterGroupKey, OptionGroup | ClosedGroup>>>;

/**
 * The groups as a document carries them: without the options of sections that are closed, which are most of
 * its weight and are rarely looked at. What is chosen is always there, so that its form sends it.
 */
export function withClosedGroups(
  groups: Readonly<Partial<Record<FilterGroupKey, OptionGroup>>>,
  opened: readonly string[],
): PanelGroups {
  const closed = Object.values(groups).map(
    ({ key, label, summary, options, ...rest }): OptionGroup | ClosedGroup =>
      summary === 'Any' && !openGroups.includes(key) && !opened.includes(key)
        ? { key, label, summary, options: null, count: options.length }
        : { key, label, summary, options, ...rest },
  );
  return Object.fromEntries(closed.map((group) => [group.key, group]));
}

/** These have selects of their own. */
export const selects: readonly FilterGroupKey[] = ['makeCode', 'modelCode', 'trimCode', 'packages'];

const notes: Readonly<Partial<Record<FilterGroupKey, Readonly<Record<string, string>>>>> = {
  listingType: { CERTIFIED: 'Inspected, with the maker’s warranty' },
};

/** By which flags groups are switched, and what is said about their options. */
const groupFlags: Readonly<Partial<Record<FilterGroupKey, FeatureFlag>>> = {
  vehicleExchange: 'vehicle_exchange',
  homeServices: 'home_services',
};
const aboutFlags: typeof groupFlags = { fuelTypeGroup: 'ev_info', listingType: 'oem_cpo_srp' };

const isOn = (flag: FeatureFlag | undefined, flags: FeatureFlags) =>
  flag === undefined || flags.has(flag);

/** Every group that has something to offer, with its counts; the condition also where nothing is found. */
export function toOptionGroups(
  query: SearchQuery,
  result: SearchResult,
  { reference, flags }: { readonly reference: VehicleReference; readonly flags: FeatureFlags },
): Readonly<Partial<Record<FilterGroupKey, OptionGroup>>> {
  const keys = [...new Set<FilterGroupKey>(['listingType', ...result.facets.keys()])].filter(
    (key) => !selects.includes(key) && isOn(groupFlags[key], flags),
  );
  const groups = keys.flatMap((key) => {
    const chosen = query.filters[key] ?? [];
    const counts = result.facets.get(key);
    const names = optionNames(key, query.filters, counts, reference);
    const options = toFilterOptions(key, counts, chosen, names);
    if (options.length === 0 || isHiddenFilter(key, options, query.filters)) return [];
    const about = isOn(aboutFlags[key], flags) ? aboutOf(key, query, reference) : null;
    return [[key, { ...toGroup(key, options, chosen, reference), about }] as const];
  });
  return Object.fromEntries(groups);
}

function toGroup(
  key: FilterGroupKey,
  options: readonly FilterOption[],
  chosen: readonly string[],
  reference: VehicleReference,
): Omit<OptionGroup, 'about'> {
  const isColor = key === 'extColorSimple' || key === 'intColorSimple';
  return {
    key,
    label: filterGroup(key).label,
    options: key === 'mileage' ? mileageOptions(options) : options,
    summary: summaryOf(key, chosen, reference),
    swatches: isColor ? Object.fromEntries(simpleColors.map(({ code, rgb }) => [code, rgb])) : null,
    isSingle: key === 'mileage',
    notes: notes[key] ?? null,
  };
}

/** A certified program is one make's. */
function aboutOf(
  key: FilterGroupKey,
  query: SearchQuery,
  reference: VehicleReference,
): OptionGroup['about'] {
  if (key === 'fuelTypeGroup')
    return { name: 'electric-vehicles', label: 'Electric vehicle types' };
  if (key === 'vehicleExchange') return { name: 'money-back-guarantee', label: 'What it promises' };
  const make = key === 'listingType' ? findProgramMake(query, reference) : null;
  return make === null
    ? null
    : { name: 'certified-program', label: `About certified ${make} cars` };
}

function summaryOf(key: FilterGroupKey, chosen: readonly string[], reference: VehicleReference) {
  const [first] = chosen;
  if (first === undefined) return 'Any';
  return chosen.length > 1 ? `${chosen.length} chosen` : valueName(key, first, reference);
}

/** From few miles to many, any other number among the bands; `Any` is chosen while nothing else is. */
function mileageOptions(options: readonly FilterOption[]): FilterOption[] {
  const isChosen = options.some(({ selected }) => selected);
  return options
    .map((option) =>
      option.value === '0' && !isChosen ? { ...option, selected: true as const } : option,
    )
    .sort(
      (a, b) => Math.abs(Number.parseInt(a.value, 10)) - Math.abs(Number.parseInt(b.value, 10)),
    );
}

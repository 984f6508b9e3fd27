import type { SearchPatch } from '@forecourt/domain/keyword/search-patch';
import {
  type FilterGroupKey,
  type FilterValues,
  filterGroup,
  filterGroupKeys,
  onlyValue,
  vehicleTreeGroups,
} from '@forecourt/domain/search/filter-groups';
import type { FacetCounts, SearchReader } from '@forecourt/domain/search/search-engine';

type Facets = ReadonlyMap<FilterGroupKey, FacetCounts>;

/** Groups whose options are counted together with those of `countedGroups`. */
const pairedGroups = [
  'listingType',
  'vehicleStyleCode',
  'fuelTypeGroup',
  'driveGroup',
  'transmissionCode',
  'extColorSimple',
  'bodyStyleSubtypeCode',
  'doorCode',
] as const satisfies readonly FilterGroupKey[];

const countedGroups: readonly FilterGroupKey[] = [
  ...pairedGroups,
  'makeCode',
  'seriesCode',
  'modelCode',
  'trimCode',
];

/** How many cars there are of what words can ask for, nationwide and in the usual condition, at one moment. */
export class KeywordCounts {
  readonly #facets: Facets;
  /** What the cars of one option have else, by `group:code`. */
  readonly #pairs: ReadonlyMap<string, Facets>;

  constructor(facets: Facets, pairs: ReadonlyMap<string, Facets>) {
    this.#facets = facets;
    this.#pairs = pairs;
  }

  /** Cars of one option. */
  ofOption(group: FilterGroupKey, code: string): number {
    return this.#facets.get(group)?.get(code) ?? 0;
  }

  /** Cars that have both options; null when they were not counted together. */
  ofPair(a: Choice, b: Choice): number | null {
    const of = (one: Choice, other: Choice) =>
      this.#pairs.get(`${one.group}:${one.code}`)?.get(other.group);
    const counts = of(a, b)?.get(b.code) ?? of(b, a)?.get(a.code);
    return counts ?? (of(a, b) || of(b, a) ? 0 : null);
  }

  /** Cars that answer a patch; null when that was not counted. */
  of({ filters, ...settings }: SearchPatch): number | null {
    if (Object.keys(settings).length > 0) return null;
    const groups = chosenGroups(filters);
    const choices = groups.flatMap(toChoice);
    if (choices.length < groups.length) return null;
    if (choices.some(({ group, code }) => this.ofOption(group, code) === 0)) return 0;
    const [a, b, ...more] = choices;
    if (!a || more.length > 0) return null;
    return b ? this.ofPair(a, b) : this.ofOption(a.group, a.code);
  }

  /** An upper bound of the cars that answer a patch, from what was counted; the patch has at least one choice. */
  maxOf({ filters }: SearchPatch): number {
    const groups = chosenGroups(filters);
    const choices = groups.flatMap(toChoice);
    const pairs = choices.flatMap((a, at) =>
      choices.slice(at + 1).flatMap((b) => this.ofPair(a, b) ?? []),
    );
    return Math.min(...groups.map((group) => this.#maxOfGroup(group)), ...pairs);
  }

  #maxOfGroup({ group, codes }: ChosenGroup): number {
    const counts = codes.map((code) => this.ofOption(group, code));
    return group === 'featureCode' ? Math.min(...counts) : counts.reduce((sum, one) => sum + one);
  }
}

export interface Choice {
  readonly group: FilterGroupKey;
  readonly code: string;
}

interface ChosenGroup {
  readonly group: FilterGroupKey;
  readonly codes: readonly string[];
}

/** The one choice of a group; none where several codes are chosen. */
function toChoice({ group, codes }: ChosenGroup): Choice[] {
  const code = onlyValue(codes);
  return code === undefined ? [] : [{ group, code }];
}

/**
 * The groups of a patch. Make, series, model and trim are one: the narrowest of them says all, unless one
 * has several codes. A make without a model may be among those, so that the widest bounds them.
 */
function chosenGroups(filters: FilterValues): ChosenGroup[] {
  const levels = vehicleTreeGroups.filter((level) => filters[level] !== undefined);
  const isOneVehicle = levels.every((level) => onlyValue(filters[level]) !== undefined);
  const told = isOneVehicle ? levels.at(-1) : levels[0];
  return filterGroupKeys
    .filter((group) => group === told || !levels.some((level) => level === group))
    .flatMap((group) => {
      const codes = filters[group];
      return codes ? [{ group, codes }] : [];
    });
}

/**
 * Counts the cars of an engine: one request for all options and one for each option of the paired
 * groups, some fifty in all.
 *
 * @param usual what a search is narrowed by when it says nothing else
 * @param pause awaited between requests, so that they do not hold up others
 */
export async function countKeywords(
  engine: Pick<SearchReader, 'search'>,
  usual: FilterValues,
  pause: () => Promise<void>,
): Promise<KeywordCounts> {
  const count = async (named: FilterValues, facets: readonly FilterGroupKey[]) => {
    const filter = { values: { ...usual, ...named } };
    const request = { filter, sort: 'relevance', offset: 0, limit: 0, facets } as const;
    return (await engine.search(request)).facets;
  };
  const facets = await count({}, filterGroupKeys);
  const pairs = new Map<string, Facets>();
  for (const group of pairedGroups) {
    for (const { code } of filterGroup(group).options ?? []) {
      if (!facets.get(group)?.has(code)) continue;
      await pause();
      pairs.set(`${group}:${code}`, await count({ [group]: [code] }, countedGroups));
    }
  }
  return new KeywordCounts(facets, pairs);
}

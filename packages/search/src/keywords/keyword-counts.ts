import type { SearchPatch } from '@forecourt/domain/keyword/search-patch';
import {
  type FilterGroupKey,
  type FilterValues,
  filterGroup,
  filterGroupKeys,
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

  /** Options of a group that some car has, with their counts. */
  optionsOf(group: FilterGroupKey): FacetCounts {
    return this.#facets.get(group) ?? new Map();
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
    const choices = choicesOf(filters);
    if (choices.some(({ group, code }) => this.ofOption(group, code) === 0)) return 0;
    const [a, b, ...more] = choices;
    if (!a || more.length > 0) return null;
    return b ? (a.group === b.group ? null : this.ofPair(a, b)) : this.ofOption(a.group, a.code);
  }

  /** An upper bound of the cars that answer a patch, from what was counted; the patch has at least one choice. */
  maxOf({ filters }: SearchPatch): number {
    const choices = choicesOf(filters);
    const single = choices.map(({ group, code }) => this.ofOption(group, code));
    const pairs = choices.flatMap((a, at) =>
      choices.slice(at + 1).flatMap((b) => (a.group === b.group ? [] : (this.ofPair(a, b) ?? []))),
    );
    return Math.min(...single, ...pairs);
  }
}

export interface Choice {
  readonly group: FilterGroupKey;
  readonly code: string;
}

/** The choices of a patch; of make, series, model and trim only the narrowest. */
function choicesOf(filters: FilterValues): Choice[] {
  const levels = ['trimCode', 'modelCode', 'seriesCode', 'makeCode'] as const;
  const narrowest = levels.find((level) => filters[level] !== undefined);
  return filterGroupKeys
    .filter((group) => !levels.some((level) => level === group && level !== narrowest))
    .flatMap((group) => (filters[group] ?? []).map((code) => ({ group, code })));
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

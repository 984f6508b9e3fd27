import { dealerName } from '@forecourt/domain/listing/seller/seller-words';
import { dollars } from '@forecourt/domain/money/dollars';
import { vehicleTreeGroups } from '@forecourt/domain/search/filter-groups';
import {
  type CountedRelaxation,
  type Relaxation,
  type Relaxations,
  relaxations,
} from '@forecourt/domain/search/relaxations';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import { parameterLabel } from '@forecourt/domain/search/search-names';
import { partsAlone } from '@forecourt/domain/search/search-parts';
import {
  type InvalidParameter,
  type SearchQuery,
  withoutUndefined,
} from '@forecourt/domain/search/search-query';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import type { RequestFacts } from '../request/request-facts.ts';
import { readMarket } from './read-market.ts';

/** Changes offered at the most. */
const maxWays = 6;

/** Cars shown of the best change. */
const maxCars = 6;

interface Dependencies extends Pick<RequestFacts, 'brand' | 'filterOf'> {
  readonly engine: SearchReader;
  readonly reference: Reference;
}

type Count = (way: Relaxation) => Promise<CountedRelaxation>;

/**
 * Counts what single changes would bring, and leaves out those that bring nothing new. Where none does, what
 * is left are the parts of the search, each alone.
 *
 * @param now how many cars the search has, and what of its address made no sense
 */
export async function findRelaxations(
  dependencies: Dependencies,
  query: SearchQuery,
  { total, invalid }: { readonly total: number; readonly invalid: readonly InvalidParameter[] },
): Promise<Relaxations> {
  const { engine, reference, brand, filterOf } = dependencies;
  const count: Count = async (way) => ({
    ...way,
    total: await engine.count(filterOf(way.query)),
  });
  const single =
    invalid.length > 0
      ? [await count(withoutInvalid(query, invalid))]
      : await countChanges(dependencies, query, total, count);
  if (single.length > 0 || total > 0)
    return withNearest(dependencies, 'change', single, smallestChange(single));
  const parts = await countParts(partsAlone(query, brand, reference), count);
  return withNearest(dependencies, 'part', parts, parts[0]);
}

async function withNearest(
  { engine, filterOf }: Dependencies,
  kind: Relaxations['kind'],
  ways: readonly CountedRelaxation[],
  way: CountedRelaxation | undefined,
): Promise<Relaxations> {
  if (!way) return { kind, ways, nearest: null };
  const filter = filterOf(way.query);
  const sort = filter.origin ? 'distanceASC' : 'relevance';
  const { hits } = await engine.search({ filter, sort, offset: 0, limit: maxCars });
  return { kind, ways, nearest: { way, hits } };
}

/** Bounds that a search keeps although they contradict it, so that they are shown. */
const keptBounds = ['endYear', 'maxPrice', 'maxPayment'] as const;

/** What was asked for without what could not be read, or contradicts it. */
function withoutInvalid(query: SearchQuery, invalid: readonly InvalidParameter[]): Relaxation {
  const wrong = keptBounds.filter((bound) => invalid.some(({ parameter }) => parameter === bound));
  const gone = Object.fromEntries(wrong.map((bound) => [bound, undefined]));
  return {
    key: 'invalid',
    ...wrongWords(query, invalid),
    to: 'left out',
    query: withoutUndefined({ ...query, ...gone }),
  };
}

/** What is wrong: bounds that were understood are told in full, of anything else the notices tell what was sent. */
function wrongWords(
  query: SearchQuery,
  invalid: readonly InvalidParameter[],
): Pick<Relaxation, 'label' | 'from'> {
  const bounds = invalid.flatMap(({ parameter }) => {
    const bound = keptBounds.find((kept) => kept === parameter);
    const value = bound && query[bound];
    if (bound === undefined || value === undefined) return [];
    const from = bound === 'endYear' ? String(value) : dollars(value);
    return [{ label: parameterLabel(bound), from }];
  });
  if (bounds.length < invalid.length) {
    const labels = new Set(invalid.map(({ parameter }) => parameterLabel(parameter)));
    return { label: [...labels].join(', '), from: 'as in the address' };
  }
  const list = (part: 'label' | 'from') => bounds.map((bound) => bound[part]).join(', ');
  return { label: list('label'), from: list('from') };
}

/** The first step of each ladder that brings more cars than there are; then what to leave out, most cars first. */
async function countChanges(
  dependencies: Dependencies,
  query: SearchQuery,
  total: number,
  count: Count,
): Promise<CountedRelaxation[]> {
  const { engine, brand, reference } = dependencies;
  const market = await readMarket(dependencies, query);
  const { graded, removals } = relaxations(query, brand, reference, market);
  const isMore = (way: CountedRelaxation) => way.total > total;
  const steps = await firstSteps(graded, count, isMore);
  const named = await withDealerName(engine, query, removals);
  const removed = (await Promise.all(named.map(count))).filter(isMore);
  return [...steps, ...removed.sort((a, b) => b.total - a.total)].slice(0, maxWays);
}

/** A dealer whose cars alone are searched is called by its name. */
async function withDealerName(
  engine: SearchReader,
  query: SearchQuery,
  removals: readonly Relaxation[],
): Promise<readonly Relaxation[]> {
  const { showcaseOwnerId: id } = query;
  const dealer = dealerName(id === undefined ? undefined : await engine.findOwner(id));
  if (dealer === null) return removals;
  return removals.map((way) => (way.key === 'showcaseOwnerId' ? { ...way, from: dealer } : way));
}

async function firstSteps(
  ladders: readonly Relaxation[][],
  count: Count,
  brings: (way: CountedRelaxation) => boolean,
): Promise<CountedRelaxation[]> {
  const counted = await Promise.all(ladders.map((steps) => Promise.all(steps.map(count))));
  return counted.flatMap((steps) => steps.find(brings) ?? []);
}

/** The first way of each part that brings cars; the last part, which is no filter at all, is always kept. */
async function countParts(
  parts: readonly Relaxation[][],
  count: Count,
): Promise<CountedRelaxation[]> {
  const found = await firstSteps(parts, count, ({ total }) => total > 0);
  return found.length <= maxWays ? found : [...found.slice(0, maxWays - 1), ...found.slice(-1)];
}

/** The change that leaves most of what was asked for: of place first, of a limit or another model last. */
function smallestChange(ways: readonly CountedRelaxation[]): CountedRelaxation | undefined {
  return [...ways].sort((a, b) => weightOf(a) - weightOf(b) || a.total - b.total)[0];
}

/** What a shopper sets as a limit. */
const limits = ['dearer', 'price', 'year', 'mileage'];

function weightOf({ key }: Relaxation): number {
  const name = key.split(':')[0] ?? '';
  if (name === 'radius') return 0;
  if (vehicleTreeGroups.some((group) => group === name)) return 3;
  return limits.includes(name) ? 2 : 1;
}

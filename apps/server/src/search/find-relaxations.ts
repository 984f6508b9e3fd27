import { vehicleTreeGroups } from '@forecourt/domain/search/filter-groups';
import {
  partsAlone,
  type Relaxation,
  type Relaxations,
  relaxations,
} from '@forecourt/domain/search/relaxations';
import type { SearchFilter, SearchReader } from '@forecourt/domain/search/search-engine';
import type { InvalidParameter, SearchQuery } from '@forecourt/domain/search/search-query';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import type { RequestFacts } from '../request/request-facts.ts';

/** Changes offered at the most. */
const maxWays = 6;

/** Cars shown of the best change. */
const maxCars = 6;

interface Dependencies extends Pick<RequestFacts, 'brand' | 'filterOf'> {
  readonly engine: SearchReader;
  readonly reference: Reference;
}

type CountedWay = Relaxations['ways'][number];

/**
 * Counts what each single change would bring, and leaves out those that bring nothing new. Where none
 * does, what is left are the parts of the search, each alone.
 *
 * @param now how many cars the search has, and what of its address made no sense
 */
export async function findRelaxations(
  { engine, reference, brand, filterOf }: Dependencies,
  query: SearchQuery,
  { total, invalid }: { readonly total: number; readonly invalid: readonly InvalidParameter[] },
): Promise<Relaxations> {
  const counted = async (way: Relaxation): Promise<CountedWay> => ({
    ...way,
    total: await engine.count(filterOf(way.query)),
  });
  const bringsMore = (way: CountedWay) => way.total > total;
  const changes =
    invalid.length > 0 ? withoutInvalid(query, invalid) : relaxations(query, brand, reference);
  const single = (await Promise.all(changes.map(counted))).filter(bringsMore);
  const isEnough = single.length > 0 || total > 0;
  const parts = isEnough ? [] : await countParts(partsAlone(query, brand, reference), counted);
  const ways = isEnough ? single : parts;
  const closest = isEnough ? smallestChange(single) : parts[0];
  return {
    kind: isEnough ? 'change' : 'part',
    ways: ways.sort((a, b) => b.total - a.total).slice(0, maxWays),
    alternatives: closest ? await nearest(engine, filterOf(closest.query)) : [],
  };
}

/** What was asked for without what could not be read. */
function withoutInvalid(query: SearchQuery, invalid: readonly InvalidParameter[]): Relaxation[] {
  const from = invalid.map(({ value }) => `“${value}”`).join(', ');
  return [{ key: 'invalid', label: 'Not understood', from, to: 'left out', query }];
}

/** The first way of each part that brings cars; the last part, which is no filter at all, is always kept. */
async function countParts(
  parts: readonly Relaxation[][],
  counted: (way: Relaxation) => Promise<CountedWay>,
): Promise<CountedWay[]> {
  const tried = await Promise.all(parts.map((ways) => Promise.all(ways.map(counted))));
  const found = tried.flatMap((ways) => ways.find(({ total }) => total > 0) ?? []);
  return found.length <= maxWays ? found : [...found.slice(0, maxWays - 1), ...found.slice(-1)];
}

/** The change that leaves most of what was asked for. */
function smallestChange(ways: readonly CountedWay[]): CountedWay | undefined {
  return [...ways].sort(
    (a, b) => Number(changesVehicle(a)) - Number(changesVehicle(b)) || a.total - b.total,
  )[0];
}

/** Another make or model is the last thing that a shopper who named one would look at. */
function changesVehicle({ key }: Relaxation): boolean {
  return vehicleTreeGroups.some((group) => key.startsWith(`${group}:`));
}

async function nearest(engine: SearchReader, filter: SearchFilter) {
  const sort = filter.origin ? 'distanceASC' : 'relevance';
  const { hits } = await engine.search({ filter, sort, offset: 0, limit: maxCars });
  return hits;
}

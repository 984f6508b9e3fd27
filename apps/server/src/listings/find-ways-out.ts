import type { Brand } from '@forecourt/domain/brand';
import { vehicleTreeGroups } from '@forecourt/domain/filter-groups';
import type { Reference } from '@forecourt/domain/parse-search-url';
import type { SearchReader } from '@forecourt/domain/search-engine';
import type { SearchQuery } from '@forecourt/domain/search-query';
import { toSearchFilter } from '@forecourt/domain/to-search-filter';
import { type WayOut, waysOut } from '@forecourt/domain/ways-out';
import type { WaysOut } from '@forecourt/web/app-context';
import { today } from '../platform/today.ts';

/** Changes offered at the most. */
const mostWays = 6;

/** Cars shown of the best change. */
const mostCars = 6;

/** Counts what each single change would bring, and leaves out those that bring nothing new. */
export async function findWaysOut(
  { engine, reference }: { readonly engine: SearchReader; readonly reference: Reference },
  query: SearchQuery,
  brand: Brand,
  total: number,
): Promise<WaysOut> {
  const counted = waysOut(query, brand, reference).map(async (way) => {
    const found = await engine.count(toSearchFilter(way.query, reference, today()));
    return { ...way, total: found };
  });
  const ways = (await Promise.all(counted)).filter((way) => way.total > total);
  const smallest = [...ways].sort(
    (a, b) => Number(changesVehicle(a)) - Number(changesVehicle(b)) || a.total - b.total,
  )[0];
  return {
    ways: ways.sort((a, b) => b.total - a.total).slice(0, mostWays),
    alternatives: smallest ? await nearest(engine, smallest.query, reference) : [],
  };
}

/** Another make or model is the last thing that a shopper who named one would look at. */
function changesVehicle({ key }: WayOut): boolean {
  return vehicleTreeGroups.some((group) => key.startsWith(`${group}:`));
}

async function nearest(engine: SearchReader, query: SearchQuery, reference: Reference) {
  const filter = toSearchFilter(query, reference, today());
  const sort = filter.origin ? 'distanceASC' : 'relevance';
  const { hits } = await engine.search({ filter, sort, offset: 0, limit: mostCars });
  return hits;
}

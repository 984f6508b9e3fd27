import { deliversTo } from '@forecourt/domain/listing/seller/owner';
import type { Peekaboo } from '@forecourt/domain/promotion/promotions';
import type { SearchFilter, SearchHit, SearchReader } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { toSearchFilter } from '@forecourt/domain/search/to-search-filter';
import type { PlaceReference } from '@forecourt/domain/vehicle/reference';
import { findPaidListings } from './find-paid-listings.ts';

/** How far beyond the radius a car is still worth a look, as a share of it. */
const radiusShare = 0.5;

/** Cars looked at: some beyond the radius are delivered, and so in the search already. */
const candidates = 6;

const tiers = ['PREMIUM', 'FEATURED'] as const;

interface Sources {
  readonly engine: SearchReader;
  readonly places: PlaceReference;
}

interface When {
  readonly rotation: number;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** Cars that miss a search by one thing, a little: the place, else the year. A highest price is kept. */
export async function findPeekaboo(
  sources: Sources,
  query: SearchQuery,
  when: When,
): Promise<Peekaboo[]> {
  const farther = await findFarther(sources, query, when);
  return farther.length > 0 ? farther : findOlder(sources, query, when);
}

async function findFarther(
  { engine, places }: Sources,
  query: SearchQuery,
  { today }: When,
): Promise<Peekaboo[]> {
  const radiusMiles = query.searchRadius ?? 0;
  if (query.zip === undefined || radiusMiles === 0) return [];
  const inside: SearchFilter = {
    ...toSearchFilter({ ...query, marketExtension: 'off' }, places, today),
    tiers,
  };
  const offset = await engine.count(inside);
  const { hits } = await engine.search({
    filter: { ...inside, radiusMiles: radiusMiles * (1 + radiusShare) },
    sort: 'distanceASC',
    offset,
    limit: candidates,
  });
  const market = places.findZip(query.zip)?.dmaCode ?? null;
  const isDelivered = ({ owner }: SearchHit) =>
    query.marketExtension === 'include' && deliversTo(owner, market);
  return hits.flatMap((hit) => {
    const beyond = Math.round((hit.distanceMiles ?? 0) - radiusMiles);
    if (isDelivered(hit) || beyond < 1) return [];
    return [{ hit, misses: { kind: 'distance', beyond, radiusMiles } as const }];
  });
}

async function findOlder(
  { engine, places }: Sources,
  query: SearchQuery,
  { rotation, today }: When,
): Promise<Peekaboo[]> {
  const { startYear } = query;
  if (startYear === undefined) return [];
  const year = { min: startYear - 1, max: startYear - 1 };
  const filter = { ...toSearchFilter(query, places, today), year };
  const hits = await findPaidListings(engine, filter, { tiers, count: candidates, rotation });
  return hits.map((hit) => ({ hit, misses: { kind: 'year', startYear } }));
}

import type { SearchHit } from '@forecourt/domain/search/search-engine';
import type { Calls } from '../../platform/calls/call-runner.ts';

/** Tells how many people looked at each of some cars; cars that nobody looked at may be absent. */
export type CountViewers = (vins: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/** How long a count is good for: it goes with every answer of a search, and moves by the hour. */
const freshMs = 60_000;

/** Cars whose counts are cached at most. */
const maxEntries = 50_000;

/** Counts viewers, asking for the same car once a minute at the most. */
export function createRecentViewers(count: CountViewers): CountViewers {
  const cached = new Map<string, { readonly viewers: number; readonly until: number }>();
  return async (vins) => {
    const now = Date.now();
    const known = vins.filter((vin) => (cached.get(vin)?.until ?? 0) > now);
    const told = new Map(known.map((vin) => [vin, cached.get(vin)?.viewers ?? 0]));
    const unknown = vins.filter((vin) => !told.has(vin));
    if (unknown.length === 0) return told;
    const counted = await count(unknown);
    if (cached.size + unknown.length > maxEntries) cached.clear();
    for (const vin of unknown) {
      const viewers = counted.get(vin) ?? 0;
      told.set(vin, viewers);
      cached.set(vin, { viewers, until: now + freshMs });
    }
    return told;
  };
}

/** The viewers of some cars, by VIN; nobody where they cannot be counted. */
export function viewersOf(
  hits: readonly Pick<SearchHit, 'card'>[],
  calls: Calls<'view-counts'>,
  countViewers: CountViewers,
): Promise<ReadonlyMap<string, number>> {
  const vins = hits.map(({ card }) => card.vin);
  return calls.attempt('view-counts', () => countViewers(vins), new Map());
}

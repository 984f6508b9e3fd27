import type { Asker } from '@forecourt/domain/account/asker';
import type { Brand } from '@forecourt/domain/brand/brand';
import type { FeatureFlags } from '@forecourt/domain/brand/feature-flags';
import type { SearchFilter } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { toSearchFilter } from '@forecourt/domain/search/to-search-filter';
import type { PlaceReference } from '@forecourt/domain/vehicle/reference';
import { type Clock, dayOf } from '../platform/clock.ts';
import { brandFlags, brandOf } from './brand-of.ts';
import { publicOriginOf } from './public-origin.ts';
import type { RequestConfig } from './request-settings.ts';

/** What is known of a request before anything is done for it. */
export interface RequestFacts {
  readonly brand: Brand;
  /** The parts that are switched on for it. */
  readonly flags: FeatureFlags;
  /** When it came, in milliseconds since 1970. */
  readonly now: number;
  /** The day of that, `YYYY-MM-DD`. */
  readonly today: string;
  readonly asker: Asker;
  /** The address that limits count by. */
  readonly client: string;
  /** Scheme and host under which shoppers reach the brand. */
  readonly origin: string;
  /** The search without what is switched off. Addresses of pages keep it: they hold again once it is on. */
  readonly switched: (query: SearchQuery) => SearchQuery;
  /** A search as the engine is asked for it, without what is switched off; worked out once a query. */
  readonly filterOf: (query: SearchQuery) => SearchFilter;
}

/** @param asked.url as it came */
export function toRequestFacts(
  asked: {
    readonly url: string;
    readonly clock: Clock;
    readonly asker: Asker;
    readonly client: string;
  },
  config: RequestConfig,
  places: PlaceReference,
): RequestFacts {
  const brand = brandOf(new URL(asked.url).host, config);
  const flags = brandFlags(brand, config);
  const now = asked.clock.now();
  const today = dayOf({ now: () => now });
  const origin = publicOriginOf(asked.url, config);
  return {
    ...{ brand, flags, now, today, origin },
    ...{ asker: asked.asker, client: asked.client },
    ...searchFacts(flags, today, places),
  };
}

/** How searches are asked for on a day under some flags. */
export function searchFacts(
  flags: FeatureFlags,
  today: string,
  places: PlaceReference,
): Pick<RequestFacts, 'switched' | 'filterOf'> {
  const switched = oncePer((query: SearchQuery) =>
    flags.has('market_extension') ? query : { ...query, marketExtension: 'off' as const },
  );
  return {
    switched,
    filterOf: oncePer((query: SearchQuery) => toSearchFilter(switched(query), places, today)),
  };
}

function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

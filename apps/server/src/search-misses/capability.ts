import type { Capability } from '../platform/capability.ts';
import type { MarketParts } from '../request/parts.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import { createSearchMisses, flushMisses, type SearchMisses } from './search-misses.ts';

type Parts = MarketParts & { readonly misses: SearchMisses };

/** What shoppers look for and do not find. */
export const searchMisses = {
  name: 'search-misses',
  provide: ({ database }: MarketParts) => ({ misses: createSearchMisses(database) }),
  start: ({ misses, logger }: Parts) => flushMisses(misses, logger),
} as const satisfies Capability<Parts, RequestFacts>;

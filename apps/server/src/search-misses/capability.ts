import type { Capability } from '../platform/capability.ts';
import { retriedSoon } from '../platform/jobs/job.ts';
import type { MarketParts } from '../request/parts.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import {
  createSearchMisses,
  flushMisses,
  forgetMisses,
  type SearchMisses,
} from './search-misses.ts';

type Parts = MarketParts & { readonly misses: SearchMisses };

/** What shoppers look for and do not find. */
export const searchMisses = {
  name: 'search-misses',
  provide: ({ database }: MarketParts) => ({ misses: createSearchMisses(database) }),
  jobs: ({ database, clock }: Parts) => ({
    'forget-misses': {
      schedule: '10 4 * * *',
      retry: retriedSoon,
      timeoutSeconds: 300,
      handler: () => forgetMisses(database, new Date(clock.now())),
    },
  }),
  start: ({ misses, logger }: Parts) => flushMisses(misses, logger),
} as const satisfies Capability<Parts, RequestFacts>;

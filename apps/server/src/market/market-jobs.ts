import { dayOf } from '../platform/clock.ts';
import { type JobDefinitions, retriedSoon } from '../platform/jobs/job.ts';
import type { MarketParts } from '../request/parts.ts';
import { recordMonths } from './pulse/record-months.ts';

/** What is done about markets outside of requests. */
export const marketJobs = (parts: MarketParts): JobDefinitions => ({
  'record-market-months': {
    schedule: '35 4 * * *',
    retry: retriedSoon,
    timeoutSeconds: 900,
    handler: () => recordMonths(parts, dayOf(parts.clock)),
  },
});

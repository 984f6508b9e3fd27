import type { Policies } from '../platform/calls/call-runner.ts';
import { longResetMs, optional } from '../platform/calls/usual-policies.ts';

const crawl = { timeoutMs: 3000, resetMs: longResetMs };
const slow = { timeoutMs: 5000, resetMs: longResetMs };

/** What stands beside a model's cars: pages do without any of it. */
export const referencePolicies = {
  'model-years': { ...crawl, path: '/rest/lsc/crawl/modelyears' },
  'model-counts': { ...crawl, path: '/research' },
  trims: { ...crawl, path: '/rest/lsc/crawl/trims' },
  'model-info': { ...slow, path: '/rest/lsc/modelinfo/ymm' },
  'mileage-stats': { ...slow, path: '/rest/lsc/crawl/stats/mileage' },
  'reference-vehicles': { ...slow, path: '/cars-for-sale/kbbresearch/reference/vehicles' },
  'consumer-ratings': {
    ...optional,
    path: '/cars-for-sale/kbbresearch/reference/consumerratings/vehicleId',
  },
  'model-feedback': optional,
  // Of services beyond this one, where the operator names them.
  'crash-ratings': { ...crawl, path: '/SafetyRatings' },
  recalls: { ...crawl, path: '/recalls/recallsByVehicle' },
} as const satisfies Policies;

export type ReferenceCall = keyof typeof referencePolicies;

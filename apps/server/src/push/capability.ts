import type { Capability } from '../platform/capability.ts';
import { pathPrefixOf } from '../request/brand-of.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import { noticeJobs } from './notice-jobs.ts';
import { pushKeeping } from './push-keeping.ts';
import { pushPolicies } from './push-policies.ts';
import { type PushConfig, pushSettings } from './push-settings.ts';
import { type PushParts, pushRoutes } from './routes.ts';
import type { PushSender } from './send-notice.ts';
import { readVapidKeys, type VapidKeys } from './vapid-keys.ts';
import { workerRoutes } from './worker-routes.ts';

type Surroundings = MarketParts & { readonly config: PushConfig };

/** Notices that come to a browser while no page is open, and the marketplace on a home screen. */
export const push = {
  name: 'push',
  settings: pushSettings,
  policies: pushPolicies,
  folders: ['/cars-for-sale/consumer-device/', '/cars-for-sale/api/'],
  provide: (parts: Surroundings) => ({ pushSender: createSender(parts) }),
  // Keys are made before anybody subscribes with them.
  start: async ({ pushSender }: PushParts) => {
    await pushSender.vapidKeys();
    return { stop() {} };
  },
  jobs: (parts: PushParts) => noticeJobs(parts),
  keeps: ({ database }: PushParts) => [pushKeeping(database)],
  routes: (parts: PushParts) => [pushRoutes(parts), workerRoutes()],
} as const satisfies Capability<PushParts, PageFacts>;

function createSender({ config, database, mailRoute }: Surroundings): PushSender {
  let keys: Promise<VapidKeys> | null = null;
  function vapidKeys(): Promise<VapidKeys> {
    keys ??= readVapidKeys(database).catch((error) => {
      keys = null;
      throw error;
    });
    return keys;
  }
  return {
    vapidKeys,
    contact: `mailto:${mailRoute.from}`,
    pushServices: config.pushServices,
    pathPrefixOf: (brand) => pathPrefixOf(brand, null, config),
  };
}

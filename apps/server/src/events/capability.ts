import type { EventServices } from '@forecourt/web/events/services';
import type { KeyGuard } from '../api-keys/key-guard.ts';
import type { Capability } from '../platform/capability.ts';
import { type JobDefinitions, retriedSoon } from '../platform/jobs/job.ts';
import type { PageFacts } from '../request/page-facts.ts';
import { eventPolicies } from './event-policies.ts';
import { eventsCommand } from './events-command.ts';
import { forgetEvents } from './forget-events.ts';
import { eventOperatorRoutes } from './operator-routes.ts';
import { type EventParts, eventRoutes } from './routes.ts';
import { warehouseCommand } from './warehouse/warehouse-command.ts';
import { warehouseJobs } from './warehouse/warehouse-jobs.ts';
import { type WarehouseConfig, warehouseSettings } from './warehouse/warehouse-settings.ts';

type Parts = EventParts & { readonly config: WarehouseConfig; readonly keyGuard: KeyGuard };

/** What shoppers do on the pages, counted without knowing who they are. */
export const events = {
  name: 'events',
  policies: eventPolicies,
  folders: ['/cars-for-sale/events/'],
  settings: warehouseSettings,
  commands: [eventsCommand, warehouseCommand],
  jobs: (parts: Parts) => ({
    'forget-events': {
      schedule: '20 * * * *',
      retry: retriedSoon,
      timeoutSeconds: 300,
      handler: async () => {
        await forgetEvents(parts.database);
      },
    },
    ...warehouseJobsOf(parts),
  }),
  routes: (parts: Parts) => [eventRoutes(parts), eventOperatorRoutes(parts)],
  services: ({ config }: Parts): EventServices => ({
    hasWarehouse: () => config.warehouse !== null,
  }),
} as const satisfies Capability<Parts, PageFacts>;

function warehouseJobsOf(parts: Parts): JobDefinitions {
  const { warehouse } = parts.config;
  return warehouse === null ? {} : warehouseJobs({ ...parts, warehouse });
}

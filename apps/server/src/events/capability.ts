import type { Capability } from '../platform/capability.ts';
import { retriedSoon } from '../platform/jobs/job.ts';
import type { PageFacts } from '../request/page-facts.ts';
import { eventPolicies } from './event-policies.ts';
import { eventsCommand } from './events-command.ts';
import { forgetEvents } from './forget-events.ts';
import { type EventParts, eventRoutes } from './routes.ts';

/** What shoppers do on the pages, counted without knowing who they are. */
export const events = {
  name: 'events',
  policies: eventPolicies,
  folders: ['/cars-for-sale/events/'],
  commands: [eventsCommand],
  jobs: ({ database }: EventParts) => ({
    'forget-events': {
      schedule: '20 * * * *',
      retry: retriedSoon,
      timeoutSeconds: 300,
      handler: async () => {
        await forgetEvents(database);
      },
    },
  }),
  routes: (parts: EventParts) => [eventRoutes(parts)],
} as const satisfies Capability<EventParts, PageFacts>;

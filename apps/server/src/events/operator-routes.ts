import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import {
  type KeyGuard,
  type KeyVariables,
  keyRefusals,
  keySecurity,
} from '../api-keys/key-guard.ts';
import { refuseInvalid } from '../platform/http/problem.ts';
import { parameterRefusal } from '../platform/http/problem-answer.ts';
import type { MarketParts } from '../request/parts.ts';
import type { RequestVariables } from '../request/request-variables.ts';
import { eventsAtOnce, readEvents } from './read-events.ts';

const eventsRoute = createRoute({
  method: 'get',
  path: '/rest/operator/events',
  summary: 'What shoppers did, a line of JSON each, the oldest first',
  security: keySecurity('events.read'),
  request: {
    query: z.object({
      since: z.iso
        .date('expected a day such as 2026-11-01')
        .optional()
        .openapi({ description: 'Only those from that day on, in UTC' }),
      after: z.coerce
        .number('expected the id of an event')
        .int('expected the id of an event')
        .min(0, 'expected the id of an event')
        .max(Number.MAX_SAFE_INTEGER, 'expected the id of an event')
        .default(0)
        .openapi({ description: 'The id of the last one that was read before' }),
    }),
  },
  responses: {
    200: {
      description: `At most ${eventsAtOnce.toLocaleString('en-US')}: fewer are the last that there are`,
      content: { 'application/x-ndjson': { schema: z.string() } },
    },
    ...parameterRefusal,
    ...keyRefusals,
  },
});

/** What shoppers did, for programs of operators. */
export function eventOperatorRoutes({
  database,
  keyGuard,
}: Pick<MarketParts, 'database'> & { readonly keyGuard: KeyGuard }) {
  const routes = new OpenAPIHono<{ Variables: RequestVariables & KeyVariables }>({
    defaultHook: refuseInvalid,
  });
  routes.get(eventsRoute.path, keyGuard.requires('events.read'));
  return routes.openapi(eventsRoute, async (context) => {
    const { since = null, after } = context.req.valid('query');
    const events = await readEvents(database, { since, after, upTo: null });
    const lines = events.map((event) => `${JSON.stringify(event)}\n`).join('');
    return context.body(lines, 200, { 'Content-Type': 'application/x-ndjson' });
  });
}

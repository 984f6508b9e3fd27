import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { createRoute, z } from '@hono/zod-openapi';
import { type KeyGuard, keyRefusals, keySecurity } from '../api-keys/key-guard.ts';
import { onlyParameters, operatorRoutes, sinceDay } from '../api-keys/operator-routes.ts';
import { parameterRefusal } from '../platform/http/problem-answer.ts';
import type { MarketParts } from '../request/parts.ts';
import { eventsAtOnce, readEvents } from './read-events.ts';

const eventsRoute = createRoute({
  method: 'get',
  path: '/rest/operator/events',
  summary: 'What shoppers did, a line of JSON each, the oldest first',
  security: keySecurity('events.read'),
  request: {
    query: onlyParameters({
      since: sinceDay,
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
      description: `At most ${groupDigits(eventsAtOnce)}: fewer are the last that there are`,
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
  return operatorRoutes(keyGuard, [eventsRoute]).openapi(eventsRoute, async (context) => {
    const { since = null, after } = context.req.valid('query');
    const events = await readEvents(database, { since, after, upTo: null });
    const lines = events.map((event) => `${JSON.stringify(event)}\n`).join('');
    return context.body(lines, 200, { 'Content-Type': 'application/x-ndjson' });
  });
}

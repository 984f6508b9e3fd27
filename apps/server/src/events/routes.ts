import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { createClientAddress } from '../platform/http/client-address.ts';
import { limitBody } from '../platform/http/limit-bodies.ts';
import { problem, refuseInvalid } from '../platform/http/problem.ts';
import { bodyRefusals, problemAnswer } from '../platform/http/problem-answer.ts';
import { limitRateHere } from '../platform/limits/limit-rate.ts';
import { createRateLimiter } from '../platform/limits/rate-limiter.ts';
import type { MarketParts } from '../request/parts.ts';
import type { Routes } from '../request/request-variables.ts';
import type { RecordView } from '../vehicles/view-counts/record-view.ts';
import type { EventCall } from './event-policies.ts';
import { eventBatchSchema } from './event-schema.ts';
import { createVisitorOf } from './know-visitor.ts';
import { isLook, noteEvents } from './note-events.ts';

/** Fifty events, each with all that it may have. */
const maxBytes = 16_384;

/** Batches of one address: a page sends one every few seconds, and several people may share it. */
const batches = { max: 120, windowMs: 60_000 };

/** Somebody who looks at cars looks at one in a second at the most. */
const looks = { max: 60, windowMs: 60_000 };

const noteRoute = createRoute({
  method: 'post',
  path: '/cars-for-sale/events/note',
  summary: 'Note what a shopper does on a page',
  description:
    'Sent by the pages as a beacon. Robots, and browsers that send `Sec-GPC: 1`, are answered alike and nothing of them is noted. Nothing that is noted says who it was.',
  request: {
    body: { required: true, content: { 'application/json': { schema: eventBatchSchema } } },
  },
  responses: {
    204: { description: 'Noted, or passed over' },
    ...bodyRefusals,
    503: problemAnswer('The events could not be noted and are lost'),
  },
});

export type EventParts = MarketParts & { readonly recordView: RecordView };

/** Takes what pages tell of their shoppers. */
export function eventRoutes(parts: EventParts): Routes<EventCall> {
  const { config, keyRing } = parts;
  const clientOf = createClientAddress(config.trustedProxies);
  const visitorOf = createVisitorOf({ keyRing, clientOf });
  const looksOf = createRateLimiter(looks);
  const routes: Routes<EventCall> = new OpenAPIHono({ defaultHook: refuseInvalid });
  routes.use(noteRoute.getRoutingPath(), limitRateHere(batches, clientOf), limitBody(maxBytes));
  routes.openapi(noteRoute, async (context) => {
    const { events } = context.req.valid('json');
    const { asker, brand, today } = context.var.facts;
    if (asker.kind === 'bot' || context.req.header('Sec-GPC') === '1')
      return context.body(null, 204);
    const teller = {
      brand: brand.code,
      today,
      visitorId: events.some(isLook) ? await visitorOf(context) : null,
      personId: asker.kind === 'person' ? asker.personId : null,
      mayCount: () => looksOf.admit(clientOf(context)) === 0,
    };
    const isNoted = await context.var.calls.attempt(
      'page-events',
      async () => {
        await noteEvents(parts, events, teller);
        return true;
      },
      false,
    );
    if (!isNoted) return problem(context, 'unavailable', 'The events were not noted.');
    return context.body(null, 204);
  });
  return routes;
}

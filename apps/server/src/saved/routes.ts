import { keeperOf } from '@forecourt/domain/account/asker';
import { listingIdSchema } from '@forecourt/domain/listing/listing-id';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { limitBody } from '../platform/http/limit-bodies.ts';
import { problem, refuseInvalid } from '../platform/http/problem.ts';
import { bodyRefusals, parameterRefusal, problemAnswer } from '../platform/http/problem-answer.ts';
import { limitRate } from '../platform/limits/limit-rate.ts';
import type { Routes } from '../request/request-variables.ts';
import { dropCar, type Kept, keepCar, type SavedContext, type SavedParts } from './keep-car.ts';
import { readSavings } from './saved-cars.ts';
import type { SavedCall } from './saved-policies.ts';

const path = '/cars-for-sale/saved-listings';
const maxBytes = 1024;

/** Who saves cars presses a heart every other second at the most. */
export const savingRate = { max: 120, windowMs: 60_000 };

const keptSchema = z.object({
  listingIds: z.array(z.number().int()).openapi({ description: 'The last saved first' }),
});
const kept = {
  200: {
    description: 'What is saved then',
    content: { 'application/json': { schema: keptSchema } },
  },
};

const readRoute = createRoute({
  method: 'get',
  path,
  summary: 'Cars that this browser saved',
  responses: kept,
});

const saveRoute = createRoute({
  method: 'post',
  path,
  summary: 'Save a car; again changes nothing',
  request: {
    body: {
      required: true,
      content: { 'application/json': { schema: z.object({ listingId: listingIdSchema }) } },
    },
  },
  responses: {
    ...kept,
    ...bodyRefusals,
    404: problemAnswer('There is no such car for sale'),
    409: problemAnswer('As many as are kept are saved; nothing was changed'),
  },
});

const removeRoute = createRoute({
  method: 'delete',
  path: `${path}/{listingId}`,
  summary: 'Remove a car from those that are saved; again changes nothing',
  request: { params: z.object({ listingId: listingIdSchema }) },
  responses: {
    ...kept,
    ...parameterRefusal,
    403: problemAnswer('The page that sends it is of another site'),
    404: problemAnswer('Cars are not saved here'),
    429: bodyRefusals[429],
  },
});

/** What hearts ask for. Nobody between here and the browser stores an answer. */
export function savedRoutes(parts: SavedParts): Routes<SavedCall> {
  const routes: Routes<SavedCall> = new OpenAPIHono({ defaultHook: refuseInvalid });
  const limit = limitRate(parts, 'saving', savingRate, ['POST', 'DELETE']);
  routes.use(path, limit, limitBody(maxBytes));
  routes.use(`${path}/:listingId{\\d+}`, limit);

  routes.openapi(readRoute, async (context) => {
    const keeper = keeperOf(context.var.facts.asker);
    const savings =
      keeper === null
        ? []
        : await context.var.calls.require('saved-cars', () => readSavings(parts.database, keeper));
    const listingIds = savings.map(({ listingId }) => listingId);
    return context.json({ listingIds }, 200, { 'Cache-Control': 'private, no-store' });
  });
  routes.openapi(saveRoute, async (context) =>
    answer(context, await keepCar(context, parts, context.req.valid('json').listingId)),
  );
  routes.openapi(removeRoute, async (context) =>
    answer(context, await dropCar(context, parts, context.req.valid('param').listingId)),
  );
  return routes;
}

function answer(context: SavedContext, result: Kept) {
  if ('code' in result) return problem(context, result.code, result.detail);
  return context.json({ listingIds: [...result.ids] }, 200, {
    'Cache-Control': 'private, no-store',
  });
}

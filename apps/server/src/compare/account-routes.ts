import { personKeeper } from '@forecourt/domain/account/asker';
import { maxCompared } from '@forecourt/domain/compare/compared-cars';
import { maxListingId } from '@forecourt/domain/listing/max-listing-id';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { limitBody } from '../platform/http/limit-bodies.ts';
import { refuseInvalid } from '../platform/http/problem.ts';
import { bodyRefusals } from '../platform/http/problem-answer.ts';
import { limitRate } from '../platform/limits/limit-rate.ts';
import type { MarketParts } from '../request/parts.ts';
import type { Routes } from '../request/request-variables.ts';
import type { CompareCall } from './compare-policies.ts';
import { mergeComparedCars, replaceComparedCars } from './compared-cars.ts';

const path = '/cars-for-sale/compared-listings';
const maxBytes = 1024;

/** Told with each car that is put beside others or taken away; several people may share an address. */
const rate = { max: 120, windowMs: 60_000 };

const comparedSchema = z.object({
  listingIds: z
    .array(z.int('expected the id of a car').positive().max(maxListingId))
    .max(maxCompared, `expected at most ${maxCompared} cars`)
    .describe('In the order in which they stand beside one another'),
});

const body = {
  body: { required: true, content: { 'application/json': { schema: comparedSchema } } },
};
const nobody = { description: 'Nobody is signed in: of a visitor nothing is kept' };

const mergeRoute = createRoute({
  method: 'post',
  path,
  summary: 'What the person who signed in compares: what this browser did, then what others did',
  request: body,
  responses: {
    200: {
      description: 'Each car once, as many as are compared at most',
      content: { 'application/json': { schema: comparedSchema } },
    },
    204: nobody,
    ...bodyRefusals,
  },
});

const replaceRoute = createRoute({
  method: 'put',
  path,
  summary: 'Have the person who is signed in compare these cars and no others',
  request: body,
  responses: { 204: { description: `Done. ${nobody.description}` }, ...bodyRefusals },
});

/** What browsers tell of the cars that they compare. */
export function accountComparisonRoutes(parts: MarketParts): Routes<CompareCall> {
  const { database } = parts;
  const routes: Routes<CompareCall> = new OpenAPIHono({ defaultHook: refuseInvalid });
  routes.use(path, limitRate(parts, 'compared', rate, ['POST', 'PUT']), limitBody(maxBytes));
  return routes
    .openapi(mergeRoute, async (context) => {
      const { asker } = context.var.facts;
      if (asker.kind !== 'person') return context.body(null, 204);
      const { listingIds: here } = context.req.valid('json');
      const merged = await context.var.calls.require('compared-cars', () =>
        mergeComparedCars(database, personKeeper(asker.personId), here),
      );
      return context.json({ listingIds: [...merged] }, 200, {
        'Cache-Control': 'private, no-store',
      });
    })
    .openapi(replaceRoute, async (context) => {
      const { asker } = context.var.facts;
      const { listingIds } = context.req.valid('json');
      if (asker.kind === 'person')
        await context.var.calls.require('compared-cars', () =>
          replaceComparedCars(database, personKeeper(asker.personId), listingIds),
        );
      return context.body(null, 204);
    });
}

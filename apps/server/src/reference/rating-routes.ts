import { consumerRatingsSchema } from '@forecourt/domain/vehicle/consumer-ratings';
import { parseVehicleId } from '@forecourt/domain/vehicle/vehicle-id';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { problem, refuseInvalid } from '../platform/http/problem.ts';
import { parameterRefusal, problemAnswer } from '../platform/http/problem-answer.ts';
import type { MarketParts } from '../request/parts.ts';
import type { Routes } from '../request/request-variables.ts';
import { jsonAnswer } from '../search/search-schemas.ts';
import type { ReferenceCall } from './reference-policies.ts';
import { readReviews } from './reviews/review-store.ts';

const ratingsRoute = createRoute({
  method: 'get',
  path: '/cars-for-sale/kbbresearch/reference/consumerratings/vehicleId/{vehicleId}',
  summary: 'What owners think of a model year',
  request: {
    params: z.object({
      vehicleId: z.string().max(120).openapi({ example: '2020_CAMRY_xle' }),
    }),
  },
  responses: {
    200: jsonAnswer(
      consumerRatingsSchema,
      'Averages by category and the Overall Rating, from five reviews on',
    ),
    ...parameterRefusal,
    404: problemAnswer('It is not the id of a vehicle'),
  },
});

/** Consumer ratings, as a call. A trim has those of its model year. */
export function ratingRoutes({ database }: Pick<MarketParts, 'database'>): Routes<ReferenceCall> {
  const routes: Routes<ReferenceCall> = new OpenAPIHono({ defaultHook: refuseInvalid });
  routes.openapi(ratingsRoute, async (context) => {
    const { vehicleId } = context.req.valid('param');
    const vehicle = parseVehicleId(vehicleId);
    if (vehicle === null)
      return problem(context, 'not_found', `${vehicleId}: expected an id like 2020_CAMRY_xle.`);
    const { consumer } = await context.var.calls.require('consumer-ratings', () =>
      readReviews(database, vehicle),
    );
    return context.json({ ...consumer, ratings: [...consumer.ratings] }, 200);
  });
  return routes;
}

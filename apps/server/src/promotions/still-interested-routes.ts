import { maxInterestingVehicles } from '@forecourt/domain/account/interesting-vehicles';
import { stillInterestedSchema } from '@forecourt/domain/account/still-interested';
import { listingIdSchema } from '@forecourt/domain/listing/listing-id';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import type { VehicleReference } from '@forecourt/domain/vehicle/reference';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { limitBody } from '../platform/http/limit-bodies.ts';
import { refuseInvalid } from '../platform/http/problem.ts';
import { bodyRefusals, parameterRefusal } from '../platform/http/problem-answer.ts';
import { limitRate } from '../platform/limits/limit-rate.ts';
import type { LimitSource } from '../platform/limits/shared-limiter.ts';
import type { PlatformConfig } from '../platform/platform-settings.ts';
import { refusesPersonal } from '../request/refuses-personal.ts';
import type { Routes } from '../request/request-variables.ts';
import type { VehicleConfig } from '../vehicles/vehicle-settings.ts';
import type { CountViewers } from '../vehicles/view-counts/recent-viewers.ts';
import { findInterestingCars } from './find-interesting-cars.ts';
import type { PromotionCall } from './promotion-policies.ts';
import { recordAlert } from './record-alert.ts';

const maxBytes = 2048;

/** The alert is shown once a visit. */
const rate = { max: 20, windowMs: 60_000 };

const carsRoute = createRoute({
  method: 'get',
  path: '/cars-for-sale/still-interested/vehicles',
  summary: 'Those of some cars that are still for sale, and what is new about them',
  request: {
    query: z.object({
      listingId: z
        .union(
          [
            listingIdSchema.transform((id) => [id]),
            z.array(listingIdSchema).max(maxInterestingVehicles),
          ],
          {
            error: `expected one to ${maxInterestingVehicles} ids of cars`,
          },
        )
        .openapi({ type: 'array', items: { type: 'integer' } }),
    }),
  },
  responses: {
    200: {
      description: 'In the order in which they were named',
      content: {
        'application/json': {
          schema: z.array(
            z.object({
              id: z.number().int(),
              vin: z.string(),
              name: z.string(),
              href: z.string(),
              pictureUrl: z.string(),
              price: z.number().int().nullable(),
              priceBefore: z.number().int().nullable(),
              isReducedPrice: z.boolean(),
              viewCount: z.number().int(),
              dealIndicator: z.enum(['Great', 'Good']).nullable(),
            }),
          ),
        },
      },
    },
    ...parameterRefusal,
  },
});

const alertRoute = createRoute({
  method: 'post',
  path: '/cars-for-sale/still-interested/alert',
  summary: 'Note that a shopper was shown cars again',
  description:
    'It is noted of who is signed in, whoever the body names, and of nobody whose browser sends `Sec-GPC: 1` or who switched off suggestions.',
  request: {
    body: { required: true, content: { 'application/json': { schema: stillInterestedSchema } } },
  },
  responses: { 204: { description: 'Taken' }, ...bodyRefusals },
});

interface StillInterestedParts extends LimitSource {
  readonly config: VehicleConfig & Pick<PlatformConfig, 'trustedProxies'>;
  readonly engine: SearchReader;
  readonly reference: VehicleReference;
  readonly countViewers: CountViewers;
}

/** What the still-interested alert asks for, and its beacon. */
export function stillInterestedRoutes(parts: StillInterestedParts): Routes<PromotionCall> {
  const { database, engine, reference, countViewers } = parts;
  const { remotePhotos } = parts.config;
  const routes: Routes<PromotionCall> = new OpenAPIHono({ defaultHook: refuseInvalid });
  routes.use(
    alertRoute.getRoutingPath(),
    limitRate(parts, 'still-interested', rate),
    limitBody(maxBytes),
  );

  routes.openapi(carsRoute, async (context) => {
    const { listingId } = context.req.valid('query');
    const sources = { engine, reference, countViewers, remotePhotos, calls: context.var.calls };
    const cars = await findInterestingCars(sources, listingId);
    return context.json(cars, 200, { 'Cache-Control': 'private, no-cache' });
  });

  routes.openapi(alertRoute, async (context) => {
    const { asker } = context.var.facts;
    // The session says who it is: anybody can name somebody else.
    if (asker.kind === 'person' && !refusesPersonal(context))
      await recordAlert(database, context.req.valid('json'), asker.consumer);
    return context.body(null, 204);
  });
  return routes;
}

import { maxShownRecent, type RecentCar } from '@forecourt/domain/account/recent-inventory';
import { vinSchema } from '@forecourt/domain/vehicle/vin-schema';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { refuseInvalid } from '../platform/http/problem.ts';
import { parameterRefusal } from '../platform/http/problem-answer.ts';
import type { MarketParts } from '../request/parts.ts';
import type { Routes } from '../request/request-variables.ts';
import type { VehicleCall } from '../vehicles/vehicle-policies.ts';
import type { VehicleConfig } from '../vehicles/vehicle-settings.ts';
import { recentCarSchema, toRecentCar } from './to-recent-car.ts';

const activeRoute = createRoute({
  method: 'get',
  path: '/cars-for-sale/history/active',
  summary: 'Those of some cars that are still for sale',
  request: {
    query: z.object({
      vin: z
        .union([vinSchema.transform((vin) => [vin]), z.array(vinSchema).max(maxShownRecent)], {
          error: `expected one to ${maxShownRecent} VINs of 17 letters and digits`,
        })
        .openapi({ type: 'array', items: { type: 'string' } }),
    }),
  },
  responses: {
    200: {
      description: 'In the order in which they were named; none while they cannot be told',
      content: { 'application/json': { schema: z.array(recentCarSchema) } },
    },
    ...parameterRefusal,
  },
});

export type HistoryParts = Pick<MarketParts, 'engine' | 'reference'> & {
  readonly config: Pick<VehicleConfig, 'remotePhotos'>;
};

/** What the cars that were seen lately are shown with. */
export function historyRoutes(parts: HistoryParts): Routes<VehicleCall> {
  const routes: Routes<VehicleCall> = new OpenAPIHono({ defaultHook: refuseInvalid });
  return routes.openapi(activeRoute, async (context) => {
    const vins = [...new Set(context.req.valid('query').vin)];
    const cars = await context.var.calls.attempt(
      'active-listings',
      () => findActive(parts, vins),
      [],
    );
    return context.json(cars, 200, { 'Cache-Control': 'private, no-store' });
  });
}

async function findActive(
  { engine, reference, config }: HistoryParts,
  vins: readonly string[],
): Promise<RecentCar[]> {
  const found = await Promise.all(vins.map((vin) => engine.findByVin(vin)));
  return found
    .filter((card) => card !== undefined)
    .map((card) => toRecentCar(card, reference, config.remotePhotos));
}

import type { BrandCode } from '@forecourt/domain/brand/brand';
import { allBrands } from '@forecourt/domain/brand/known-brands';
import { vinSchema } from '@forecourt/domain/vehicle/vin-schema';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { refuseInvalid } from '../../platform/http/problem.ts';
import { parameterRefusal } from '../../platform/http/problem-answer.ts';
import type { MarketParts } from '../../request/parts.ts';
import type { Routes } from '../../request/request-variables.ts';
import type { VehicleCall } from '../vehicle-policies.ts';
import { countViewers, viewWindowDays } from './count-viewers.ts';

const path = '/cars-for-sale/svc/listing-view-count';

const brandCodes = () => allBrands().map(({ code }) => code);

const countRoute = createRoute({
  method: 'get',
  path,
  summary: 'How many people looked at a car',
  request: {
    query: z.object({
      vin: vinSchema.meta({ example: '1HGCM82633A004352' }),
      dateRange: z.coerce
        .number()
        .int()
        .min(1)
        .max(viewWindowDays)
        .default(viewWindowDays)
        .openapi({ description: 'Days up to today' }),
    }),
  },
  responses: {
    200: {
      description: 'Different people, without robots, by brand',
      content: {
        'application/json': {
          schema: z.object({
            vin: z.string(),
            dateRange: z.number().int(),
            counts: z.record(z.string(), z.number().int()),
          }),
        },
      },
    },
    ...parameterRefusal,
  },
});

/** Counts of the people who look at cars. */
export function viewCountRoutes({ database }: Pick<MarketParts, 'database'>): Routes<VehicleCall> {
  const routes: Routes<VehicleCall> = new OpenAPIHono({ defaultHook: refuseInvalid });
  routes.openapi(countRoute, async (context) => {
    const { vin, dateRange } = context.req.valid('query');
    const counted = await context.var.calls.attempt<ReadonlyMap<string, object>>(
      'view-counts',
      () => countViewers(database, [vin], { today: context.var.facts.today, days: dateRange }),
      new Map(),
    );
    const nobody = Object.fromEntries(brandCodes().map((code): [BrandCode, number] => [code, 0]));
    return context.json({ vin, dateRange, counts: { ...nobody, ...counted.get(vin) } }, 200);
  });
  return routes;
}

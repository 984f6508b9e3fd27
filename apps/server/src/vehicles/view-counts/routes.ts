import { type BrandCode, brands } from '@forecourt/domain/brand/brand';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { createClientAddress } from '../../platform/http/client-address.ts';
import { problem, refuseInvalid } from '../../platform/http/problem.ts';
import {
  bodyRefusals,
  parameterRefusal,
  problemAnswer,
} from '../../platform/http/problem-answer.ts';
import { limitRate } from '../../platform/limits/limit-rate.ts';
import type { MarketParts } from '../../request/parts.ts';
import { publicOriginOf } from '../../request/public-origin.ts';
import type { Routes } from '../../request/request-variables.ts';
import type { VehicleCall } from '../vehicle-policies.ts';
import { countViewers, viewWindowDays } from './count-viewers.ts';
import { createVisitorOf } from './know-visitor.ts';
import { createViewRecorder } from './record-view.ts';

const path = '/cars-for-sale/svc/listing-view-count';
const vinSchema = z
  .string()
  .regex(/^[A-Za-z0-9]{17}$/, 'expected 17 letters and digits')
  .openapi({ example: '1HGCM82633A004352' });
const maxBytes = 1024;

/** Somebody who looks at cars looks at one in a second at the most. */
const rate = { max: 60, windowMs: 60_000 };

const brandCodes = brands.map(({ code }) => code);

const countRoute = createRoute({
  method: 'get',
  path,
  summary: 'How many people looked at a car',
  request: {
    query: z.object({
      vin: vinSchema,
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

const viewRoute = createRoute({
  method: 'post',
  path,
  summary: 'Note that somebody looks at a car',
  request: {
    body: {
      required: true,
      content: { 'application/json': { schema: z.object({ vin: vinSchema }) } },
    },
  },
  responses: {
    204: { description: 'Noted; robots are passed over' },
    ...bodyRefusals,
    404: problemAnswer('There is no such car'),
  },
});

type ViewCountDependencies = Pick<MarketParts, 'config' | 'database' | 'engine' | 'secretKey'>;

/** Counts of the people who look at cars. */
export function viewCountRoutes({
  config,
  database,
  engine,
  secretKey,
}: ViewCountDependencies): Routes<VehicleCall> {
  const recordView = createViewRecorder(database);
  const clientOf = createClientAddress(config.trustedProxies);
  const visitorOf = createVisitorOf({
    secretKey,
    clientOf,
    isSecure: ({ req }) => publicOriginOf(req.url, config).startsWith('https:'),
  });
  const routes: Routes<VehicleCall> = new OpenAPIHono({ defaultHook: refuseInvalid });
  routes.use(path, limitRate(rate, clientOf), bodyLimit({ maxSize: maxBytes }));

  routes.openapi(countRoute, async (context) => {
    const { vin, dateRange } = context.req.valid('query');
    const counted = await context.var.calls.attempt<ReadonlyMap<string, object>>(
      'view-counts',
      () => countViewers(database, [vin], { today: context.var.facts.today, days: dateRange }),
      new Map(),
    );
    const nobody = Object.fromEntries(brandCodes.map((code): [BrandCode, number] => [code, 0]));
    return context.json({ vin, dateRange, counts: { ...nobody, ...counted.get(vin) } }, 200);
  });

  routes.openapi(viewRoute, async (context) => {
    const { vin } = context.req.valid('json');
    if (context.var.facts.asker.kind === 'bot') return context.body(null, 204);
    const car = await engine.findByVin(vin);
    if (!car) return problem(context, 'not_found', 'There is no such car.');
    const visitorId = await visitorOf(context);
    const { brand, today } = context.var.facts;
    await recordView({ vin, visitorId, brand: brand.code, today });
    return context.body(null, 204);
  });
  return routes;
}

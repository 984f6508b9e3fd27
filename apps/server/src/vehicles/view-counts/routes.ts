import { type BrandCode, brands } from '@forecourt/domain/brand/brand';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { isbot } from 'isbot';
import type { Config } from '../../compose/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { createClientAddress } from '../../platform/http/client-address.ts';
import { problem, refuseInvalid } from '../../platform/http/problem.ts';
import {
  bodyRefusals,
  parameterRefusal,
  problemAnswer,
} from '../../platform/http/problem-answer.ts';
import { limitRate } from '../../platform/limits/limit-rate.ts';
import { readSecret } from '../../platform/secrets/read-secret.ts';
import { today } from '../../platform/today.ts';
import { brandOf } from '../../request/brand-of.ts';
import { publicOriginOf } from '../../request/public-origin.ts';
import type { CallVariables } from '../../request/request-calls.ts';
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

interface ViewCountDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly engine: SearchReader;
}

/** Counts of the people who look at cars. */
export function viewCountRoutes({
  config,
  database,
  engine,
}: ViewCountDependencies): OpenAPIHono<{ Variables: CallVariables }> {
  const recordView = createViewRecorder(database);
  const clientOf = createClientAddress(config.trustedProxies);
  const visitorOf = createVisitorOf({
    readKey: () => readSecret(database, 'visitors'),
    clientOf,
    isSecure: ({ req }) => publicOriginOf(req.url, config).startsWith('https:'),
  });
  const routes = new OpenAPIHono<{ Variables: CallVariables }>({ defaultHook: refuseInvalid });
  routes.use(path, limitRate(rate, clientOf), bodyLimit({ maxSize: maxBytes }));

  routes.openapi(countRoute, async (context) => {
    const { vin, dateRange } = context.req.valid('query');
    const counted = await context.var.calls.attempt<ReadonlyMap<string, object>>(
      'view-counts',
      () => countViewers(database, [vin], { today: today(), days: dateRange }),
      new Map(),
    );
    const nobody = Object.fromEntries(brandCodes.map((code): [BrandCode, number] => [code, 0]));
    return context.json({ vin, dateRange, counts: { ...nobody, ...counted.get(vin) } }, 200);
  });

  routes.openapi(viewRoute, async (context) => {
    const { vin } = context.req.valid('json');
    if (isbot(context.req.header('User-Agent') ?? '')) return context.body(null, 204);
    const car = await engine.findByVin(vin);
    if (!car) return problem(context, 'not_found', 'There is no such car.');
    const visitorId = await visitorOf(context);
    const brand = brandOf(new URL(context.req.url).host, config).code;
    await recordView({ vin, visitorId, brand, today: today() });
    return context.body(null, 204);
  });
  return routes;
}

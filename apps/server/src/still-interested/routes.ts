import { randomUUID } from 'node:crypto';
import { stillInterestedSchema } from '@forecourt/domain/still-interested';
import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import type { Database } from '../platform/database/database.ts';
import { refuseInvalid } from '../platform/http/problem.ts';
import { interestAlerts } from './tables.ts';

const mostBytes = 2048;

const alertRoute = createRoute({
  method: 'post',
  path: '/cars-for-sale/still-interested/alert',
  summary: 'Note that a shopper was shown cars again',
  request: { body: { content: { 'application/json': { schema: stillInterestedSchema } } } },
  responses: { 204: { description: 'Noted' } },
});

/** The beacon of the still-interested alert (§7). */
export function stillInterestedRoutes(database: Database): OpenAPIHono {
  const routes = new OpenAPIHono({ defaultHook: refuseInvalid });
  routes.use(alertRoute.getRoutingPath(), csrf(), bodyLimit({ maxSize: mostBytes }));
  routes.openapi(alertRoute, async (context) => {
    const { brand, vins, consumer_id, email } = context.req.valid('json');
    await database.insert(interestAlerts).values({
      id: randomUUID(),
      brand,
      vins,
      consumerId: consumer_id ?? null,
      email: email ?? null,
    });
    return context.body(null, 204);
  });
  return routes;
}

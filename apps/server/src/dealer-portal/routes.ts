import { OpenAPIHono } from '@hono/zod-openapi';
import { limitBody } from '../platform/http/limit-bodies.ts';
import type { Routes } from '../request/request-variables.ts';

/** Bytes of what forms of the rooms send. */
const maxBytes = 65_536;

/** Bounds what is sent to the rooms. */
export function portalRoutes(): Routes {
  const routes: Routes = new OpenAPIHono();
  routes.use('/dealer-portal/*', limitBody(maxBytes));
  return routes;
}

import { OpenAPIHono } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import type { Routes } from '../request/request-variables.ts';

/** What forms of the console send. */
const maxFormBytes = 65_536;

/** Bounds what is sent to the console. */
export function consoleRoutes(): Routes {
  const routes: Routes = new OpenAPIHono();
  routes.use('/console/*', bodyLimit({ maxSize: maxFormBytes }));
  return routes;
}

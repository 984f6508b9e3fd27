import { OpenAPIHono } from '@hono/zod-openapi';
import { limitBody } from '../platform/http/limit-bodies.ts';
import type { Routes } from '../request/request-variables.ts';

/** What forms of the console send, and a file of a feed; larger ones are for the command line. */
const maxBytes = { form: 65_536, file: 64_000_000 } as const;

/** Bounds what is sent to the console. */
export function consoleRoutes(): Routes {
  const routes: Routes = new OpenAPIHono();
  const forms = limitBody(maxBytes.form);
  const files = limitBody(maxBytes.file);
  routes.use('/console/:page{.*}', (context, next) =>
    /^feeds(\.data)?$/.test(context.req.param('page'))
      ? files(context, next)
      : forms(context, next),
  );
  return routes;
}

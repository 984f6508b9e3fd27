import { maxFeedBytes } from '@forecourt/domain/operator/upload-limits';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, HonoRequest, Next } from 'hono';
import { limitBody } from '../platform/http/limit-bodies.ts';
import type { Routes } from '../request/request-variables.ts';

/** Bytes of what forms of the console send, those with a file of a feed aside. */
const maxFormBytes = 65_536;

/** Bounds what is sent to the console. */
export function consoleRoutes(): Routes {
  const routes: Routes = new OpenAPIHono();
  const forms = limitBody(maxFormBytes);
  const files = limitBody(maxFeedBytes);
  routes.use('/console/:page{.*}', (context, next) => {
    const page = context.req.param('page');
    if (page === 'feeds' && isLargeForm(context.req)) return refusedByPage(context, next);
    return /^feeds(\.data)?$/.test(page) ? files(context, next) : forms(context, next);
  });
  return routes;
}

/** Whether a browser says that its file is larger than any that is read. */
function isLargeForm(request: HonoRequest): boolean {
  const isForm = /^multipart\/form-data;/i.test(request.header('Content-Type') ?? '');
  return isForm && Number(request.header('Content-Length') ?? 0) > maxFeedBytes;
}

/** The page says so, having read what was typed ahead of the file. The rest is not read: the connection ends. */
async function refusedByPage(context: Context, next: Next): Promise<void> {
  await next();
  context.header('Connection', 'close');
}

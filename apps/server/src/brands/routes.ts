import { findBrand } from '@forecourt/domain/brand/known-brands';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { problem, refuseInvalid } from '../platform/http/problem.ts';
import { parameterRefusal, problemAnswer } from '../platform/http/problem-answer.ts';
import type { Routes } from '../request/request-variables.ts';
import { drawIcon, isIcon } from './draw-icon.ts';
import { drawLogo } from './draw-logo.ts';
import { writeTheme } from './write-theme.ts';

const iconRoute = createRoute({
  method: 'get',
  path: '/favicon.svg',
  summary: 'The mark of the brand',
  responses: {
    200: {
      description: 'A drawing',
      content: { 'image/svg+xml': { schema: z.string() } },
    },
  },
});

const pictureRoute = createRoute({
  method: 'get',
  path: '/icons/{name}',
  summary: 'The mark of the brand for home screens and notices',
  request: {
    params: z.object({ name: z.string().openapi({ description: 'Such as icon-192.png' }) }),
  },
  responses: {
    200: { description: 'A picture', content: { 'image/png': { schema: z.string() } } },
    404: problemAnswer('There is no such icon'),
    ...parameterRefusal,
  },
});

const brandPictureRoute = createRoute({
  method: 'get',
  path: '/brands/{code}/icons/{name}',
  summary: 'The mark of a brand, whoever asks: notices are shown while no page is open',
  request: {
    params: z.object({
      code: z.string().openapi({ description: 'Of the brand' }),
      name: z.string().openapi({ description: 'Such as icon-192.png' }),
    }),
  },
  responses: {
    200: { description: 'A picture', content: { 'image/png': { schema: z.string() } } },
    404: problemAnswer('There is no such brand, or no such icon'),
    ...parameterRefusal,
  },
});

const themeRoute = createRoute({
  method: 'get',
  path: '/brands/{code}/theme.css',
  summary: 'What a brand looks like: its values of the design tokens',
  request: { params: z.object({ code: z.string().openapi({ description: 'Of the brand' }) }) },
  responses: {
    200: { description: 'A stylesheet', content: { 'text/css': { schema: z.string() } } },
    404: problemAnswer('There is no such brand'),
    ...parameterRefusal,
  },
});

/** The mark and the colours of brands, as browsers load them. */
export function brandRoutes(): Routes {
  const routes: Routes = new OpenAPIHono({ defaultHook: refuseInvalid });
  routes.openapi(iconRoute, (context) =>
    context.body(drawLogo(context.var.facts.brand), 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'private, max-age=3600',
      // It may be of the brand that this browser chose by a path.
      Vary: 'Cookie',
    }),
  );
  routes.openapi(pictureRoute, async (context) => {
    const { name } = context.req.valid('param');
    if (!isIcon(name)) return problem(context, 'not_found', 'There is no such icon.');
    const picture = await drawIcon(context.var.facts.brand, name);
    return context.body(new Uint8Array(picture), 200, {
      'Content-Type': 'image/png',
      'Cache-Control': 'private, max-age=3600',
      // It may be of the brand that this browser chose by a path.
      Vary: 'Cookie',
    });
  });
  routes.openapi(brandPictureRoute, async (context) => {
    const { code, name } = context.req.valid('param');
    const brand = findBrand(code);
    if (!brand || !isIcon(name)) return problem(context, 'not_found', 'There is no such icon.');
    const picture = await drawIcon(brand, name);
    return context.body(new Uint8Array(picture), 200, {
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=3600',
    });
  });
  routes.openapi(themeRoute, (context) => {
    const brand = findBrand(context.req.valid('param').code);
    if (!brand) return problem(context, 'not_found', 'There is no such brand.');
    return context.body(writeTheme(brand), 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    });
  });
  return routes;
}

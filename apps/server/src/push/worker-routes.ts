import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Routes } from '../request/request-variables.ts';

const workerScope = '/cars-for-sale/';
const workerFile = join(import.meta.dirname, 'firebase-messaging-sw.js');

const workerRoute = createRoute({
  method: 'get',
  path: '/cars-for-sale/api/firebase-messaging-sw.js',
  summary: 'The service worker that shows notices and, offline, the cars that were saved',
  responses: {
    200: {
      description: 'A script',
      content: { 'text/javascript': { schema: z.string() } },
    },
  },
});

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});
const icons = [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')];

const manifestSchema = z.object({
  id: z.string(),
  name: z.string(),
  short_name: z.string(),
  start_url: z.string(),
  scope: z.string(),
  display: z.string(),
  background_color: z.string(),
  theme_color: z.string(),
  icons: z.array(
    z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() }),
  ),
});

const manifestRoute = createRoute({
  method: 'get',
  path: '/manifest.webmanifest',
  summary: 'What a phone needs to put the marketplace on its home screen',
  responses: {
    200: {
      description: 'The manifest of the brand',
      content: { 'application/manifest+json': { schema: manifestSchema } },
    },
  },
});

/** What a browser fetches to install the marketplace. */
export function workerRoutes(): Routes {
  const routes: Routes = new OpenAPIHono();
  routes.openapi(workerRoute, async (context) => {
    const script = await readFile(workerFile, 'utf8');
    return context.body(script, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Service-Worker-Allowed': workerScope,
      // A browser asks for it at every visit, so that a worker at fault lasts no longer.
      'Cache-Control': 'no-cache',
    });
  });
  routes.openapi(manifestRoute, (context) => {
    const { name } = context.var.facts.brand;
    const manifest: z.output<typeof manifestSchema> = {
      id: '/cars-for-sale/',
      name,
      short_name: name,
      scope: '/',
      display: 'standalone',
      start_url: '/cars-for-sale/saved',
      background_color: '#ffffff',
      theme_color: '#ffffff',
      icons,
    };
    return context.json(manifest, 200, {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, max-age=3600',
      // It may be of the brand that a browser chose by a path.
      Vary: 'Cookie',
    });
  });
  return routes;
}

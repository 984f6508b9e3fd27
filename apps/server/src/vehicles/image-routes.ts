import { createHash } from 'node:crypto';
import { drawCar } from '@forecourt/catalog/artwork/draw-car';
import { artworkFor } from '@forecourt/catalog/artwork/listing-artwork';
import { type ArtworkView, artworkViews } from '@forecourt/catalog/artwork/views';
import { artworkForArticle } from '@forecourt/catalog/editorial/article-artwork';
import { findArticle } from '@forecourt/catalog/editorial/articles';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import sharp from 'sharp';
import { problem } from '../platform/http/problem.ts';
import { problemAnswer } from '../platform/http/problem-answer.ts';

/** Widths that are drawn; any other is refused, so that nobody can fill the caches with sizes. */
const widths = [160, 240, 320, 480, 640, 960, 1280] as const;

const filePattern = /^([a-z-]+?)-(\d{2,4})\.(svg|webp|png)$/;

const contentTypes = { svg: 'image/svg+xml', webp: 'image/webp', png: 'image/png' } as const;

const picture = { schema: z.string() };

const articlePictureRoute = createRoute({
  method: 'get',
  path: '/images/articles/{file}',
  summary: 'The picture of an article',
  request: { params: z.object({ file: z.string().describe('{slug}.svg') }) },
  responses: {
    200: { description: 'Drawn', content: { [contentTypes.svg]: picture } },
    404: problemAnswer('There is no such article'),
  },
});

const carPictureRoute = createRoute({
  method: 'get',
  path: '/images/listing/{id}/{file}',
  summary: 'A drawn picture of a car',
  request: {
    params: z.object({
      id: z.string().describe('Of a listing'),
      file: z.string().openapi({
        description: `{view}-{width}.{svg|webp|png}; views: ${artworkViews.join(', ')}; widths: ${widths.join(', ')}`,
        example: 'side-640.webp',
      }),
    }),
    query: z.object({
      backdrop: z.enum(['light']).optional().describe('light: before a light ground, else none'),
    }),
  },
  responses: {
    200: {
      description: 'The same for ever',
      content: Object.fromEntries(Object.values(contentTypes).map((type) => [type, picture])),
    },
    304: { description: 'The picture that is named by If-None-Match' },
    404: problemAnswer('There is no such car, view, width or format'),
  },
});

/** `/images/listing/{id}/{view}-{width}.{svg|webp|png}`: drawn pictures of cars, the same for ever. */
export function imageRoutes(engine: SearchReader): OpenAPIHono {
  const routes = new OpenAPIHono();
  routes.openAPIRegistry.registerPath(articlePictureRoute);
  routes.openAPIRegistry.registerPath(carPictureRoute);
  routes.get('/images/articles/:file', (context) => {
    const article = findArticle(context.req.param('file').replace(/\.svg$/, ''));
    if (!article) return problem(context, 'not_found', 'There is no such article.');
    return context.body(drawCar({ ...artworkForArticle(article), backdrop: 'none' }), 200, {
      'Content-Type': contentTypes.svg,
      'Cache-Control': 'public, max-age=86400',
    });
  });
  routes.get('/images/listing/:id/:file', async (context) => {
    const request = parseFile(context.req.param('file'));
    if (!request) {
      return problem(
        context,
        'not_found',
        `Pictures are named {view}-{width}.{svg|webp|png}; views: ${artworkViews.join(', ')}; widths: ${widths.join(', ')}.`,
      );
    }
    const card = await engine.findById(Number(context.req.param('id')));
    if (!card) return problem(context, 'not_found', 'There is no such car.');
    const backdrop = context.req.query('backdrop') === 'light' ? 'light' : 'none';
    const svg = drawCar({ ...artworkFor(card, request.view), backdrop });
    const body = request.format === 'svg' ? svg : await rasterize(svg, request);
    const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
    const headers = {
      ETag: etag,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Type': contentTypes[request.format],
    };
    if (context.req.header('If-None-Match')?.includes(etag))
      return context.body(null, 304, headers);
    return context.body(typeof body === 'string' ? body : new Uint8Array(body), 200, headers);
  });
  return routes;
}

interface PictureRequest {
  readonly view: ArtworkView;
  readonly width: number;
  readonly format: keyof typeof contentTypes;
}

function parseFile(file: string): PictureRequest | undefined {
  const [, viewName, widthText, format] = filePattern.exec(file) ?? [];
  const view = artworkViews.find((name) => name === viewName);
  const width = widths.find((allowed) => allowed === Number(widthText));
  if (!view || !width || !format) return undefined;
  return { view, width, format: format as PictureRequest['format'] };
}

async function rasterize(svg: string, { width, format }: PictureRequest): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg)).resize({ width });
  return format === 'webp' ? picture.webp({ quality: 82 }).toBuffer() : picture.png().toBuffer();
}

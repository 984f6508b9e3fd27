import { drawCar } from '@forecourt/catalog/artwork/draw-car';
import { artworkFor } from '@forecourt/catalog/artwork/listing-artwork';
import { type ArtworkView, artworkViews } from '@forecourt/catalog/artwork/views';
import { artworkForArticle } from '@forecourt/catalog/editorial/article-artwork';
import { findArticle } from '@forecourt/catalog/editorial/articles';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { problem } from '../platform/http/problem.ts';
import { problemAnswer } from '../platform/http/problem-answer.ts';
import { QueueFull } from '../platform/limits/work-queue.ts';
import { createPictures, type PictureForm, pictureTypes } from './compose-picture.ts';

/** Widths that are drawn; any other is refused, so that nobody can fill the caches with sizes. */
const widths = [160, 240, 320, 480, 640, 960, 1280] as const;

const filePattern = /^([a-z-]+?)-(\d{2,4})\.(svg|webp|png)$/;

const pictureSchema = { schema: z.string() };

const articlePictureRoute = createRoute({
  method: 'get',
  path: '/images/articles/{file}',
  summary: 'The picture of an article',
  request: { params: z.object({ file: z.string().describe('{slug}.svg') }) },
  responses: {
    200: { description: 'Drawn', content: { [pictureTypes.svg]: pictureSchema } },
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
      content: Object.fromEntries(Object.values(pictureTypes).map((type) => [type, pictureSchema])),
    },
    304: { description: 'The picture that is named by If-None-Match' },
    404: problemAnswer('There is no such car, view, width or format'),
    503: problemAnswer('Too many pictures are being made; `Retry-After` tells when again'),
  },
});

/** `/images/listing/{id}/{view}-{width}.{svg|webp|png}`: drawn pictures of cars, the same for ever. */
export function imageRoutes(engine: SearchReader): OpenAPIHono {
  const pictureOf = createPictures();
  const routes = new OpenAPIHono();
  routes.openAPIRegistry.registerPath(articlePictureRoute);
  routes.openAPIRegistry.registerPath(carPictureRoute);
  routes.get('/images/articles/:file', (context) => {
    const article = findArticle(context.req.param('file').replace(/\.svg$/, ''));
    if (!article) return problem(context, 'not_found', 'There is no such article.');
    return context.body(drawCar({ ...artworkForArticle(article), backdrop: 'none' }), 200, {
      'Content-Type': pictureTypes.svg,
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
    // Nothing else of the query counts, or anybody could have the same picture made without end.
    const key = `${card.id} ${context.req.param('file')} ${backdrop}`;
    const draw = () => drawCar({ ...artworkFor(card, request.view), backdrop });
    const picture = await pictureOf(key, request, draw).catch((error: unknown) => {
      if (error instanceof QueueFull) return null;
      throw error;
    });
    if (picture === null) {
      context.header('Retry-After', '5');
      return problem(context, 'unavailable', 'Too many pictures are being made: ask again soon.');
    }
    const headers = {
      ETag: picture.etag,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Type': pictureTypes[request.format],
    };
    if (context.req.header('If-None-Match')?.includes(picture.etag))
      return context.body(null, 304, headers);
    return context.body(picture.body, 200, headers);
  });
  return routes;
}

interface PictureRequest extends PictureForm {
  readonly view: ArtworkView;
}

function parseFile(file: string): PictureRequest | undefined {
  const [, viewName, widthText, format] = filePattern.exec(file) ?? [];
  const view = artworkViews.find((name) => name === viewName);
  const width = widths.find((allowed) => allowed === Number(widthText));
  if (!view || !width || !format) return undefined;
  return { view, width, format: format as PictureForm['format'] };
}

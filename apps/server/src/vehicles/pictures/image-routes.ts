import { carOfArticle } from '@forecourt/catalog/editorial/article-car';
import { findArticle } from '@forecourt/catalog/editorial/articles';
import { type PicturedCar, pictureOfCar } from '@forecourt/catalog/pictures/picture-of-car';
import { findPicturedModel } from '@forecourt/catalog/pictures/picture-of-model';
import { galleryViews, spinView } from '@forecourt/catalog/pictures/views';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Reads } from '../../platform/database/reads.ts';
import { answerPicture } from '../../platform/http/answer-picture.ts';
import { problem } from '../../platform/http/problem.ts';
import { problemAnswer } from '../../platform/http/problem-answer.ts';
import { findListing } from '../read-listings.ts';
import { type Pictures, pictureName } from './create-pictures.ts';
import { bestFormat, type PictureFile, parsePictureFile, pictureWidths } from './picture-file.ts';
import { pictureTypes, renderPicture } from './render-picture.ts';
import { type Studio, studios } from './studio.ts';

const names = `{view}-{width}, with .avif, .webp, .jpg or .png where one is wanted; views: ${galleryViews.join(', ')}, and ${spinView(0)} to ${spinView(345)} by fifteen degrees; widths: ${pictureWidths.join(', ')}`;

const pictureAnswers = {
  200: {
    description: 'Without a format in its name, the best of those in `Accept`',
    content: Object.fromEntries(
      Object.values(pictureTypes).map((type) => [type, { schema: z.string() }]),
    ),
  },
  304: { description: 'The picture that is named by If-None-Match' },
  404: problemAnswer('There is no such car, article, view, width or format'),
  503: problemAnswer('Too many pictures are being made; `Retry-After` tells when again'),
};

const fileSchema = z.string().openapi({ description: names, example: 'front-quarter-640.webp' });
const querySchema = z.object({
  backdrop: z
    .enum(studios)
    .optional()
    .describe('The studio behind the car, or none; a JPEG always has one'),
});

const articlePictureRoute = createRoute({
  method: 'get',
  path: '/images/articles/{slug}/{file}',
  summary: 'The picture of an article',
  request: { params: z.object({ slug: z.string(), file: fileSchema }), query: querySchema },
  responses: pictureAnswers,
});

const carPictureRoute = createRoute({
  method: 'get',
  path: '/images/listing/{id}/{file}',
  summary: 'An illustration of a car: a modelled body in its colour',
  request: {
    params: z.object({ id: z.string().describe('Of a listing'), file: fileSchema }),
    query: querySchema,
  },
  responses: pictureAnswers,
});

const modelPictureRoute = createRoute({
  method: 'get',
  path: '/images/model/{modelCode}/{year}/{color}/{file}',
  summary: 'An illustration of any car of a model year, in a color',
  request: {
    params: z.object({
      modelCode: z.string().openapi({ description: 'Code of a model', example: 'CAMRY' }),
      year: z.string().openapi({ description: 'Model year', example: '2020' }),
      color: z.string().openapi({ description: 'Code of a simple color', example: 'BLUE' }),
      file: fileSchema,
    }),
    query: querySchema,
  },
  responses: pictureAnswers,
});

/** How long a picture is the same whose address names what is drawn; a listing may get another colour. */
const keptFor = {
  named: 'public, max-age=31536000, immutable',
  other: 'public, max-age=86400, stale-while-revalidate=604800',
} as const;

export interface DrawnCars {
  readonly engine: SearchReader;
  readonly reads: Reads;
}

/** `/images/listing/{id}/{view}-{width}`: illustrations of cars without photographs. */
export function imageRoutes(cars: DrawnCars, pictures: Pictures): OpenAPIHono {
  const routes = new OpenAPIHono();
  routes.openAPIRegistry.registerPath(articlePictureRoute);
  routes.openAPIRegistry.registerPath(carPictureRoute);
  routes.openAPIRegistry.registerPath(modelPictureRoute);
  routes.get('/images/articles/:slug/:file', (context) => {
    const article = findArticle(context.req.param('slug'));
    if (!article) return problem(context, 'not_found', 'There is no such article.');
    return answer(
      context,
      pictures,
      context.req.param('file'),
      carOfArticle(article),
      keptFor.other,
    );
  });
  routes.get('/images/listing/:id/:file', async (context) => {
    // A name that means nothing costs no search.
    const file = context.req.param('file');
    if (!parsePictureFile(file)) return noSuchFile(context);
    const car = await findDrawnCar(cars, Number(context.req.param('id')));
    if (!car) return problem(context, 'not_found', 'There is no such car.');
    return answer(context, pictures, file, car, keptFor.other);
  });
  routes.get('/images/model/:modelCode/:year/:color/:file', (context) => {
    const { modelCode, year, color, file } = context.req.param();
    const car = findPicturedModel(modelCode, Number(year), color);
    if (!car) return problem(context, 'not_found', 'There is no such model, year or color.');
    return answer(context, pictures, file, car, keptFor.named);
  });
  return routes;
}

/** A car that is for sale, or was: what was saved and asked about is shown for as long as it is kept. */
async function findDrawnCar(
  { engine, reads }: DrawnCars,
  id: number,
): Promise<PicturedCar | undefined> {
  if (!Number.isSafeInteger(id)) return undefined;
  const card = await engine.findById(id);
  return card ?? (await reads.read((database) => findListing(database, id)))?.data;
}

function noSuchFile(context: Context): Response {
  return problem(context, 'not_found', `Pictures are named ${names}.`);
}

async function answer(
  context: Context,
  pictures: Pictures,
  name: string,
  car: PicturedCar,
  cacheControl: string,
): Promise<Response> {
  const file = parsePictureFile(name);
  if (!file) return noSuchFile(context);
  const picture = pictureOfCar(car, file.view);
  if (!picture) return problem(context, 'not_found', 'This car has no picture from there.');
  const form = formOf(context, file);
  const known = pictureName(picture, form);
  const headers = {
    'Cache-Control': cacheControl,
    'Content-Type': pictureTypes[form.format],
    ...(file.format === null && { Vary: 'Accept' }),
  };
  const find = () => pictures.find(known, () => renderPicture(picture, form));
  return answerPicture(context, { name: known, headers, find });
}

/** Nothing else of the query counts, or anybody could have the same picture made without end. */
function formOf(context: Context, { width, format }: PictureFile) {
  const wanted = context.req.query('backdrop');
  const studio: Studio = studios.find((name) => name === wanted) ?? 'none';
  return { width, format: format ?? bestFormat(context.req.header('Accept')), studio };
}

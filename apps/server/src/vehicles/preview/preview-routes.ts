import { createHash } from 'node:crypto';
import { type CarPicture, pictureOfCar } from '@forecourt/catalog/pictures/picture-of-car';
import type { Brand } from '@forecourt/domain/brand/brand';
import { carName, conditionWord } from '@forecourt/domain/listing/listing-title';
import { priceWords } from '@forecourt/domain/listing/price-words';
import { previewFile } from '@forecourt/domain/listing/vehicle-picture';
import type { ListingCard, SearchReader } from '@forecourt/domain/search/search-engine';
import { shortMiles } from '@forecourt/domain/vehicle/mile-words';
import type { VehicleReference } from '@forecourt/domain/vehicle/reference';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { answerPicture } from '../../platform/http/answer-picture.ts';
import { problem } from '../../platform/http/problem.ts';
import { problemAnswer } from '../../platform/http/problem-answer.ts';
import type { Routes } from '../../request/request-variables.ts';
import type { Pictures } from '../pictures/create-pictures.ts';
import type { VehicleCall } from '../vehicle-policies.ts';
import { type PreviewWords, previewSize, renderPreview } from './render-preview.ts';

/** Goes up when the same car and words give another picture. */
const version = 1;

const previewRoute = createRoute({
  method: 'get',
  path: `/images/listing/{id}/${previewFile}`,
  summary: 'What other sites show beside a link to a car: its illustration, name and price',
  request: { params: z.object({ id: z.string().describe('Of a listing') }) },
  responses: {
    200: {
      description: `${previewSize.width} × ${previewSize.height} pixels, good for an hour`,
      content: { 'image/png': { schema: z.string() } },
    },
    304: { description: 'The picture that is named by If-None-Match' },
    404: problemAnswer('There is no such car for sale'),
    503: problemAnswer('Too many pictures are being made; `Retry-After` tells when again'),
  },
});

export interface PreviewSources {
  readonly engine: SearchReader;
  readonly reference: VehicleReference;
  readonly pictures: Pictures;
}

/** `/images/listing/{id}/preview.png`. */
export function previewRoutes({ engine, reference, pictures }: PreviewSources) {
  const routes: Routes<VehicleCall> = new OpenAPIHono();
  routes.openAPIRegistry.registerPath(previewRoute);
  routes.get(`/images/listing/:id/${previewFile}`, async (context) => {
    const card = await engine.findById(Number(context.req.param('id')));
    const picture = card && pictureOfCar(card, 'front-quarter');
    if (!picture) return problem(context, 'not_found', 'There is no such car.');
    const words = wordsOf(card, context.var.facts.brand, reference);
    const name = previewName(picture, words);
    const headers = {
      'Cache-Control': 'public, max-age=3600',
      'Content-Type': 'image/png',
      // It may be of the brand that a browser chose by a path.
      Vary: 'Cookie',
    };
    const find = () => pictures.find(name, () => renderPreview(picture, words));
    return answerPicture(context, { name, headers, find });
  });
  return routes;
}

function wordsOf(card: ListingCard, brand: Brand, reference: VehicleReference): PreviewWords {
  const miles = card.mileage === null ? null : shortMiles(card.mileage);
  return {
    name: carName(card, reference),
    facts: [conditionWord(card.listingType), card.trim, miles].filter(Boolean).join(' · '),
    price: priceWords(card) ?? 'Price on request',
    brand: brand.name,
    accent: brand.theme.mail.accent.light,
  };
}

/** Two previews that look alike share one file. */
function previewName({ layers, paint, isMirrored }: CarPicture, words: PreviewWords): string {
  const told = JSON.stringify([version, layers.hash, isMirrored, paint, words]);
  return `preview-${createHash('sha1').update(told).digest('base64url')}.png`;
}

import type { DealerDifference } from '@forecourt/domain/listing/seller/dealer-difference';
import { dealerDifferentiatorSchema } from '@forecourt/domain/listing/seller/dealer-differentiator';
import { toDealerHtml } from '@forecourt/domain/listing/seller/dealer-html';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import { codesOf, listingTypes } from '@forecourt/domain/vehicle/codes';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Calls } from '../platform/calls/call-runner.ts';
import type { Database } from '../platform/database/database.ts';
import { problem, refuseInvalid } from '../platform/http/problem.ts';
import { parameterRefusal, problemAnswer } from '../platform/http/problem-answer.ts';
import type { Routes } from '../request/request-variables.ts';
import type { DealerCall } from './dealer-policies.ts';
import { drawMonogram } from './draw-monogram.ts';
import { findDifferentiator } from './find-differentiator.ts';

const path = '/cars-for-sale/dealer-differentiator/{contentId}';

const request = {
  params: z.object({ contentId: z.coerce.number().int().positive() }),
  query: z.object({ listingType: z.enum(codesOf(listingTypes)).optional() }),
};

const nothing = 'The dealer says nothing of the kind';

const refusals = { ...parameterRefusal, 404: problemAnswer(nothing) };

const elementSchema = z
  .object({
    tag: z.enum(['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a', 'img']),
    href: z.string().optional().describe('Of a link'),
    src: z.string().optional().describe('Of a picture'),
    alt: z.string().optional().describe('Of a picture'),
    get children() {
      return z.array(nodeSchema).optional();
    },
  })
  .openapi('DealerElement');
const nodeSchema = z.union([z.string(), elementSchema]);

const jsonRoute = createRoute({
  method: 'get',
  path,
  summary: 'What a dealer says sets it apart; the content has the id of the dealer',
  request,
  responses: {
    200: {
      description: 'Cleaned; `content` is the same as a tree of elements',
      content: {
        'application/json': {
          schema: dealerDifferentiatorSchema
            .extend({
              ownerId: z.number().int(),
              name: z.string(),
              tagline: z.string().nullable(),
              content: z.array(nodeSchema),
            })
            .openapi('DealerDifferentiator'),
        },
      },
    },
    ...refusals,
  },
});

const htmlRoute = createRoute({
  method: 'get',
  path: `${path}/html`,
  summary: 'The same as markup',
  request,
  responses: {
    200: { description: 'Cleaned', content: { 'text/html': { schema: z.string() } } },
    ...refusals,
  },
});

const monogramRoute = createRoute({
  method: 'get',
  path: '/images/dealer/{file}',
  summary: 'A picture for a dealer without a logo',
  request: {
    params: z.object({ file: z.string().openapi({ description: '{id}.svg', example: '1.svg' }) }),
  },
  responses: {
    200: { description: 'Its letters', content: { 'image/svg+xml': { schema: z.string() } } },
    404: problemAnswer('There is no such dealer'),
  },
});

interface DifferentiatorDependencies {
  readonly database: Database;
  readonly engine: SearchReader;
}

/** What sets dealers apart, and a picture for those without a logo. */
export function differentiatorRoutes(sources: DifferentiatorDependencies): Routes<DealerCall> {
  const routes: Routes<DealerCall> = new OpenAPIHono({ defaultHook: refuseInvalid });
  const find = (
    calls: Calls<DealerCall>,
    { contentId }: z.output<typeof request.params>,
    { listingType }: z.output<typeof request.query>,
  ) =>
    calls.attempt<DealerDifference | null>(
      'dealer-differentiator',
      () => findDifferentiator(sources, contentId, listingType ?? null),
      null,
    );

  routes.openapi(jsonRoute, async (context) => {
    const { calls } = context.var;
    const found = await find(calls, context.req.valid('param'), context.req.valid('query'));
    if (found === null) return problem(context, 'not_found', nothing);
    const { content, ...more } = found;
    const answer = { ...more, htmlContent: toDealerHtml(content), content: [...content] };
    return context.json(answer, 200);
  });

  routes.openapi(htmlRoute, async (context) => {
    const { calls } = context.var;
    const found = await find(calls, context.req.valid('param'), context.req.valid('query'));
    if (found === null) return problem(context, 'not_found', nothing);
    return context.html(toDealerHtml(found.content), 200);
  });

  routes.openAPIRegistry.registerPath(monogramRoute);
  routes.get('/images/dealer/:file', async (context) => {
    const id = /^(\d{1,12})\.svg$/.exec(context.req.param('file'))?.[1];
    const owner = await sources.engine.findOwner(Number(id));
    if (!owner) return problem(context, 'not_found', 'There is no such dealer.');
    return context.body(drawMonogram(owner.name, owner.id), 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=86400',
    });
  });
  return routes;
}

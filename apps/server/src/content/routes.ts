import { certifiedPrograms } from '@forecourt/catalog/editorial/certified-programs';
import { programPages } from '@forecourt/domain/experience/certified-content';
import {
  certifiedTerms,
  moneyBackPeriod,
  thirdPartyWarrantyDays,
} from '@forecourt/domain/listing/guarantees';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { problem, refuseInvalid } from '../platform/http/problem.ts';
import { parameterRefusal, problemAnswer } from '../platform/http/problem-answer.ts';
import type { Routes } from '../request/request-variables.ts';
import type { ContentCall } from './content-policies.ts';
import { findCertifiedProgram } from './find-certified-program.ts';

const wordsSchema = z.object({ heading: z.string(), text: z.string() });

const programSchema = z
  .object({
    productId: z.string(),
    makeCode: z.string(),
    name: z.string(),
    pages: z
      .record(z.enum(programPages), wordsSchema)
      .openapi({ description: `By page: ${programPages.join(', ')}` }),
  })
  .openapi('CertifiedProgram');

const certifiedRoute = createRoute({
  method: 'get',
  path: '/cars-for-sale/content/certified.json',
  summary: 'What certified means here, and the programs of makers that there are words for',
  responses: {
    200: {
      description: 'The same for everybody until the next release',
      content: {
        'application/json': {
          schema: z.object({
            underYears: z.int(),
            underMiles: z.int(),
            inspectionPoints: z.int(),
            moneyBack: z.string(),
            thirdPartyWarrantyDays: z.array(z.int()),
            programs: z.array(z.object({ productId: z.string(), makeCode: z.string() })),
          }),
        },
      },
    },
  },
});

const programRoute = createRoute({
  method: 'get',
  path: '/cars-for-sale/content/certified-program/{productId}',
  summary: 'The words of a maker’s certified program, for each of its pages',
  request: { params: z.object({ productId: z.string().max(60) }) },
  responses: {
    200: { description: 'A program', content: { 'application/json': { schema: programSchema } } },
    404: problemAnswer('There is no such program'),
    ...parameterRefusal,
  },
});

/** A day: words change with releases alone. */
const cacheControl = { 'Cache-Control': 'public, max-age=86400' };

/** Content about certified cars, as programs ask for it. */
export function contentRoutes(): Routes<ContentCall> {
  const routes: Routes<ContentCall> = new OpenAPIHono({ defaultHook: refuseInvalid });
  routes.openapi(certifiedRoute, (context) =>
    context.json(
      {
        ...certifiedTerms,
        moneyBack: moneyBackPeriod,
        thirdPartyWarrantyDays: [...thirdPartyWarrantyDays],
        programs: certifiedPrograms.map(({ productId, makeCode }) => ({ productId, makeCode })),
      },
      200,
      cacheControl,
    ),
  );
  routes.openapi(programRoute, async (context) => {
    const { productId } = context.req.valid('param');
    const found = await context.var.calls.attempt(
      'certified-content',
      () => findCertifiedProgram({ productId }),
      null,
    );
    if (found === null) return problem(context, 'not_found', `There is no program “${productId}”.`);
    return context.json(found, 200, cacheControl);
  });
  return routes;
}

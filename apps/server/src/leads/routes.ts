import { buildPath } from '@forecourt/domain/build-and-price/build-path';
import { countedLeadKinds, leadRequestSchema } from '@forecourt/domain/lead/lead-request';
import { vehicleFolder } from '@forecourt/domain/listing/vehicle-address';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { limitBody } from '../platform/http/limit-bodies.ts';
import { problem, refuseInvalid } from '../platform/http/problem.ts';
import { bodyRefusals, problemAnswer } from '../platform/http/problem-answer.ts';
import { limitForms } from '../platform/limits/limit-forms.ts';
import { limitRate } from '../platform/limits/limit-rate.ts';
import { requireVisitorId } from '../request/asker.ts';
import type { MarketParts } from '../request/parts.ts';
import type { Routes } from '../request/request-variables.ts';
import { countLead } from './count-lead.ts';
import { createLead } from './create-lead.ts';
import type { LeadParts } from './lead-parts.ts';

const maxBytes = 16_384;

const keyError = 'expected a key of 8 to 100 letters, digits and -_.:';

const keyHeader = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\w.:-]{8,100}$/, keyError)
    .optional()
    .openapi({ description: 'Sent again with the same body, nothing is sent twice' }),
});

const resultSchema = z.object({
  emailResult: z.object({
    email: z.object({
      status: z.literal('SUCCESS'),
      leadId: z.string(),
      isRepeated: z.boolean().openapi({ description: 'It was sent before, and is not sent again' }),
      conversationToken: z.string().nullable().openapi({
        description: 'Secret part of `/cars-for-sale/conversation/{token}`, where answers are read',
      }),
      sellerName: z.string(),
      answerMinutes: z.number().int().nullable(),
    }),
  }),
});

const sendRoute = createRoute({
  method: 'post',
  path: '/cars-for-sale/leads',
  summary: 'Write to the seller of a car: a question, a wish for a test drive, an offer',
  request: {
    headers: keyHeader,
    body: { required: true, content: { 'application/json': { schema: leadRequestSchema } } },
  },
  responses: {
    200: {
      description: 'Stored, and on its way to the seller',
      content: { 'application/json': { schema: resultSchema } },
    },
    ...bodyRefusals,
    404: problemAnswer('The car is no longer for sale'),
    409: problemAnswer('The seller takes no messages here'),
    429: problemAnswer('Too much was sent in the name of one address, or to one seller'),
  },
});

const countRoute = createRoute({
  method: 'post',
  path: '/cars-for-sale/leads/count',
  summary: 'Count that a shopper asked for a number or began a text',
  request: {
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z.object({
            kind: z.enum(countedLeadKinds, `expected one of ${countedLeadKinds.join(', ')}`),
            listingId: z.number('expected the id of a car').int().positive(),
          }),
        },
      },
    },
  },
  responses: { 204: { description: 'Counted' }, ...bodyRefusals },
});

/** One address sends no more: a household, or an office, has several people. */
const rate = { max: 30, windowMs: 600_000 };

/** What shoppers send to sellers, as programs and scripts of pages do. */
export function leadRoutes(
  market: Pick<MarketParts, 'config' | 'database' | 'keyRing'>,
  parts: LeadParts,
): Routes {
  const routes: Routes = new OpenAPIHono({ defaultHook: refuseInvalid });
  routes.use('/cars-for-sale/leads/*', limitRate(market, 'leads', rate), limitBody(maxBytes));
  // The same things by forms of pages, which need no script.
  const limited = limitForms(market, 'leads', rate);
  routes.use(`${vehicleFolder}:id/:form{contact.*}`, limited, limitBody(maxBytes));
  routes.use(`${vehicleFolder}:id/:form{buy.*}`, limited, limitBody(maxBytes));
  routes.use(`${buildPath}/:form{ask-dealers.*}`, limited, limitBody(maxBytes));
  routes.use('/cars-for-sale/conversation/*', limited, limitBody(maxBytes));

  routes.openapi(sendRoute, async (context) => {
    const { asker, brand } = context.var.facts;
    const answer = await createLead(parts, context.req.valid('json'), {
      brand: brand.code,
      personId: asker.kind === 'person' ? asker.personId : null,
      visitorId: await requireVisitorId(context, market.keyRing),
      key: context.req.valid('header')['idempotency-key'] ?? null,
    });
    if (answer.status === 'SUCCESS')
      return context.json({ emailResult: { email: answer } }, 200, { 'Cache-Control': 'no-store' });
    if (answer.status === 'INVALID') {
      const [first] = Object.entries(answer.problems);
      return problem(context, 'invalid_parameter', first?.join(': ') ?? 'not as described');
    }
    return problem(context, refusalCodes[answer.status], answer.sentence);
  });

  routes.openapi(countRoute, async (context) => {
    const sender = {
      brand: context.var.facts.brand.code,
      visitorId: await requireVisitorId(context, market.keyRing),
    };
    await countLead(parts, context.req.valid('json'), sender);
    return context.body(null, 204);
  });
  return routes;
}

const refusalCodes = {
  GONE: 'not_found',
  UNREACHABLE: 'unreachable',
  LIMITED: 'too_often',
} as const;

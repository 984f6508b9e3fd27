import { alertApi, subscribePath } from '@forecourt/domain/alert/alert-paths';
import { subscribeMessages } from '@forecourt/domain/alert/subscribe-messages';
import { subscribedCookie } from '@forecourt/domain/alert/subscribed-cookie';
import { watchedVinOf } from '@forecourt/domain/alert/watched-vin';
import { brandCodeSchema } from '@forecourt/domain/brand/brand-code';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { emailLength } from '@forecourt/domain/lead/email-length';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { BookmarkCall } from '../bookmarks/bookmark-policies.ts';
import { limitBody } from '../platform/http/limit-bodies.ts';
import { problem, refuseInvalid } from '../platform/http/problem.ts';
import { bodyRefusals } from '../platform/http/problem-answer.ts';
import { sendCookies } from '../platform/http/send-cookies.ts';
import { limitForms } from '../platform/limits/limit-forms.ts';
import { limitRate } from '../platform/limits/limit-rate.ts';
import type { SharedLimiter } from '../platform/limits/shared-limiter.ts';
import type { MarketParts } from '../request/parts.ts';
import type { Routes } from '../request/request-variables.ts';
import type { AlertCall } from './alert-policies.ts';
import { subscribe } from './subscribe.ts';

/** Who subscribes does so a few times; the same of everybody behind one address. */
const rate = { max: 20, windowMs: 60_000 };

const maxBytes = 8192;

const subscribeRoute = createRoute({
  method: 'post',
  path: `${alertApi}/subscribe`,
  summary:
    'Ask for news of a search, or of a car by its VIN, by email; the address is asked to confirm it',
  request: {
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z.object({
            email: z.string().trim().max(emailLength, subscribeMessages.invalid),
            brand: brandCodeSchema.optional(),
            metadataUpdate: z.boolean().optional().openapi({
              description: 'Whether only what is known beside the address changes; nothing is',
            }),
            search: z.string().max(4000).openapi({
              description: 'The address of the search, or of the page about a VIN',
            }),
            textPot: z.string().max(200).default('').openapi({ description: 'Stays empty' }),
          }),
        },
      },
    },
  },
  responses: {
    200: {
      description: 'Asked, unless it was before; whether the address is known is not told',
      content: { 'application/json': { schema: z.object({ status: z.literal('SUBSCRIBED') }) } },
    },
    ...bodyRefusals,
  },
});

type Parts = Pick<
  MarketParts,
  'database' | 'engine' | 'queue' | 'reference' | 'config' | 'keyRing'
> & {
  readonly confirmationLimit: SharedLimiter;
};

/** What scripts of pages ask of alerts. */
export function alertRoutes(parts: Parts): Routes<AlertCall | BookmarkCall> {
  const routes: Routes<AlertCall | BookmarkCall> = new OpenAPIHono({ defaultHook: refuseInvalid });
  const limit = limitRate(parts, 'alerts', rate);
  routes.use(subscribeRoute.getRoutingPath(), limit, limitBody(maxBytes));
  // The same by the form of a page. Pages below it are links of mails, followed from anywhere.
  const limited = limitForms(parts, 'alerts', rate);
  for (const end of ['', '/', '.data'])
    routes.use(`${subscribePath}${end}`, limited, limitBody(maxBytes));

  routes.openapi(subscribeRoute, async (context) => {
    const { brand: code, ...wish } = context.req.valid('json');
    const brand = code === undefined ? context.var.facts.brand : requireBrand(code);
    const answer = await subscribe(parts, wish, { brand, calls: context.var.calls });
    if (answer.status === 'LIMITED')
      return problem(context, 'too_often', subscribeMessages.limited);
    if (answer.status === 'INVALID')
      return problem(context, 'invalid_parameter', invalidDetails[answer.field]);
    if (watchedVinOf(wish.search) === null)
      sendCookies(context, subscribedCookie(context.var.facts.origin));
    return context.json({ status: 'SUBSCRIBED' as const }, 200, noStore);
  });

  return routes;
}

const noStore = { 'Cache-Control': 'private, no-store' };

const invalidDetails = {
  email: `email: ${subscribeMessages.invalid}`,
  search: 'search: expected the address of a search, or of the page about a VIN',
} as const;

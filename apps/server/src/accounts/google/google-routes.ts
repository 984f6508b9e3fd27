import { googlePaths } from '@forecourt/domain/account/google-sign-in';
import { signInPath } from '@forecourt/domain/account/sign-in';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { limitBody } from '../../platform/http/limit-bodies.ts';
import { problem, refuseInvalid } from '../../platform/http/problem.ts';
import { bodyRefusals, problemAnswer } from '../../platform/http/problem-answer.ts';
import { limitRate } from '../../platform/limits/limit-rate.ts';
import type { MarketParts } from '../../request/parts.ts';
import type { RequestVariables, Routes } from '../../request/request-variables.ts';
import type { ProvidedAccounts } from '../account-parts.ts';
import type { AccountCall } from '../account-policies.ts';
import { toAccountRequest } from '../account-request.ts';
import type { AccountConfig } from '../account-settings.ts';
import { leadsTo } from '../answer-fields.ts';
import { setCookies } from '../welcome.ts';
import { beginGoogle, finishGoogle, signInByOneTap } from './google-sign-in.ts';

/** A token with all that Google says of a person, with room to spare. */
const maxBytes = 16_384;

/** A person tries a few times; a household shares an address. */
const tries = { max: 60, windowMs: 600_000 };

const oneTapRoute = createRoute({
  method: 'post',
  path: googlePaths.oneTap,
  summary: 'Sign in with what Google One Tap gave the page',
  request: {
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z.object({
            credential: z.string().max(8192).openapi({ description: 'The token of Google' }),
            refUrl: z.string().max(4096).optional(),
          }),
        },
      },
    },
  },
  responses: {
    200: {
      description: 'Signed in; where that leads',
      content: { 'application/json': { schema: z.object({ href: z.string() }) } },
    },
    404: problemAnswer('Nobody signs in by Google here'),
    ...bodyRefusals,
  },
});

type GoogleContext = Context<{ Variables: RequestVariables<AccountCall> }>;
type Parts = MarketParts & ProvidedAccounts & { readonly config: AccountConfig };

/** Signing in by Google: there, back, and by One Tap. */
export function googleRoutes(parts: Parts): Routes<AccountCall> {
  const routes: Routes<AccountCall> = new OpenAPIHono({ defaultHook: refuseInvalid });
  const { google } = parts.config;
  const limit = limitRate(parts, 'google', tries);
  routes.use('/account/google/*', limit, limitBody(maxBytes));
  const of = ({ req, var: { facts, calls, requestId } }: GoogleContext) =>
    toAccountRequest(parts, { ...facts, calls, requestId }, req.raw.headers);
  routes.get(googlePaths.begin, async (context) => {
    if (!google?.clientSecret) return problem(context, 'not_found', notHere);
    const begun = await beginGoogle(await of(context), context.req.query('refUrl'));
    return begun ? leave(context, begun.href, begun.cookies) : refused(context);
  });
  routes.get(googlePaths.callback, async (context) => {
    if (!google?.clientSecret) return problem(context, 'not_found', notHere);
    const { answer, refUrl } = await finishGoogle(await of(context), context.req.query());
    if (answer.status !== 'SIGNED_IN') return refused(context);
    return leave(context, refUrl, answer.cookies);
  });
  routes.openapi(oneTapRoute, async (context) => {
    if (!google) return problem(context, 'not_found', notHere);
    const { credential, refUrl } = context.req.valid('json');
    const request = await of(context);
    const answer = await signInByOneTap(request, credential);
    if (answer.status !== 'SIGNED_IN') return problem(context, 'forbidden', notAccepted);
    setCookies(context, answer.cookies);
    return context.json({ href: leadsTo(request, refUrl) }, 200);
  });
  return routes;
}

const notHere = 'Nobody signs in by Google here.';
const notAccepted = 'Google did not say who you are. Sign in another way.';

function leave(context: GoogleContext, href: string, cookies: readonly string[]) {
  setCookies(context, cookies);
  return context.redirect(href, 303);
}

const refused = (context: GoogleContext) =>
  leave(context, signInPath('/account', 'signin', 'google'), []);

import { cookieAges, cookieNames } from '@forecourt/domain/account/cookies';
import { parseRefUrl } from '@forecourt/domain/account/sign-in';
import { adChoicePath, adChoicePlace, parseAdChoice } from '@forecourt/domain/promotion/ad-choice';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { limitBody } from '../platform/http/limit-bodies.ts';
import { problem } from '../platform/http/problem.ts';
import { setPrivateCookie } from '../request/cookies/set-private-cookie.ts';
import type { RequestVariables, Routes } from '../request/request-variables.ts';
import type { AdvertisingCall } from './advertising-policies.ts';
import type { AdvertisingConfig } from './advertising-settings.ts';

/** A choice, and where it was made. */
const maxBytes = 8192;

type AdContext = Context<{ Variables: RequestVariables<AdvertisingCall> }>;

/** Whether an advertising network may fill spaces: what a shopper says of it, and that it is remembered. */
export function adChoiceRoutes({ adNetwork }: AdvertisingConfig): Routes<AdvertisingCall> {
  const routes: Routes<AdvertisingCall> = new OpenAPIHono();
  if (adNetwork === null) return routes;
  routes.post(adChoicePath, limitBody(maxBytes), async (context) => {
    const { choice, refUrl } = await context.req.parseBody();
    const said = parseAdChoice(typeof choice === 'string' ? choice : null);
    if (said === null) return problem(context, 'invalid_parameter', 'choice: expected yes or no.');
    remember(context, said);
    const from = typeof refUrl === 'string' ? refUrl : adChoicePlace;
    return context.redirect(parseRefUrl(from, context.var.facts.origin), 303);
  });
  // Nobody who comes back is asked again: every page has the choice live on.
  routes.use('*', async (context, next) => {
    await next();
    const known = parseAdChoice(getCookie(context, cookieNames.adChoice));
    const isPage = context.res.headers.get('Content-Type')?.startsWith('text/html') === true;
    if (known !== null && isPage) remember(context, known);
  });
  return routes;
}

function remember(context: AdContext, choice: 'yes' | 'no'): void {
  setPrivateCookie(context, context.var.facts.origin, {
    name: cookieNames.adChoice,
    value: choice,
    maxAgeSeconds: cookieAges.adChoiceSeconds,
  });
}

import { createHmac } from 'node:crypto';
import { cookieNames } from '@forecourt/domain/account/cookies';
import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import { createRateLimiter } from '../platform/limits/rate-limiter.ts';
import type { RequestVariables } from '../request/request-variables.ts';
import { viewWindowDays } from '../vehicles/view-counts/count-viewers.ts';

const daySeconds = 86_400;

/** Visitors without a cookie that are told apart behind one address in a day; the others are one. */
const newcomers = { max: 20, windowMs: daySeconds * 1000 };

interface VisitorOptions {
  /** Signs the cookies; nobody else can make one. */
  readonly secretKey: string;
  readonly clientOf: (context: Context) => string;
}

/**
 * Tells visitors apart: by the cookie that they were given, and without one by where they come from
 * and with what, so that leaving cookies out or making them up makes nobody several. On the hosts of
 * all brands somebody new is therefore the same.
 */
export function createVisitorOf({ secretKey, clientOf }: VisitorOptions) {
  const limiter = createRateLimiter(newcomers);
  const recognised = new Set<string>();

  function identify(context: Context): string {
    const address = clientOf(context);
    const hash = (text: string) =>
      createHmac('sha256', secretKey).update(text).digest('base64url').slice(0, 24);
    const id = hash(`${address} ${context.req.header('User-Agent') ?? ''}`);
    if (recognised.has(id)) return id;
    if (limiter.admit(address) > 0) return hash(address);
    if (recognised.size >= maxRecognised) recognised.clear();
    recognised.add(id);
    return id;
  }

  return async (context: Context<{ Variables: RequestVariables }>): Promise<string> => {
    const known = await getSignedCookie(context, secretKey, cookieNames.osid);
    if (typeof known === 'string') return known;
    const id = identify(context);
    await setSignedCookie(context, cookieNames.osid, id, secretKey, {
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: viewWindowDays * daySeconds,
      secure: context.var.facts.origin.startsWith('https:'),
    });
    return id;
  };
}

/** Newcomers remembered, so that the same one is not counted against its address twice. */
const maxRecognised = 50_000;

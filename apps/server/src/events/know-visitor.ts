import { isHttps } from '@forecourt/domain/account/cookie-header';
import { cookieNames } from '@forecourt/domain/account/cookies';
import type { Context } from 'hono';
import { createRateLimiter } from '../platform/limits/rate-limiter.ts';
import type { KeyRing } from '../platform/secrets/key-ring.ts';
import { readSignedCookie, writeSignedCookie } from '../platform/secrets/signed-cookie.ts';
import type { RequestVariables } from '../request/request-variables.ts';
import { viewWindowDays } from '../vehicles/view-counts/count-viewers.ts';

const daySeconds = 86_400;

/** Visitors without a cookie that are told apart behind one address in a day; the others are one. */
const newcomers = { max: 20, windowMs: daySeconds * 1000 };

interface VisitorOptions {
  /** Signs the cookies; nobody else can make one. */
  readonly keyRing: KeyRing;
  readonly clientOf: (context: Context) => string;
}

/**
 * Tells visitors apart: by the cookie that they were given, and without one by where they come from
 * and with what, so that leaving cookies out or making them up makes nobody several. On the hosts of
 * all brands somebody new is therefore the same.
 */
export function createVisitorOf({ keyRing, clientOf }: VisitorOptions) {
  const limiter = createRateLimiter(newcomers);
  const recognised = new Set<string>();

  function identify(context: Context): string {
    const address = clientOf(context);
    const hash = (text: string) => keyRing.pseudonym(text).slice(0, 24);
    const id = hash(`${address} ${context.req.header('User-Agent') ?? ''}`);
    if (recognised.has(id)) return id;
    if (limiter.admit(address) > 0) return hash(address);
    if (recognised.size >= maxRecognised) recognised.clear();
    recognised.add(id);
    return id;
  }

  return async (context: Context<{ Variables: RequestVariables }>): Promise<string> => {
    const known = await readSignedCookie(context, cookieNames.osid, keyRing);
    if (known) return known.value;
    const id = identify(context);
    await writeSignedCookie(context, cookieNames.osid, id, {
      keyRing,
      maxAgeSeconds: viewWindowDays * daySeconds,
      isSecure: isHttps(context.var.facts.origin),
    });
    return id;
  };
}

/** Newcomers remembered, so that the same one is not counted against its address twice. */
const maxRecognised = 50_000;

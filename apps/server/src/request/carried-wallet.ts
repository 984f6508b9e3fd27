import { cookieValue } from '@forecourt/domain/account/cookie-header';
import { cookieNames, walletHeader } from '@forecourt/domain/account/cookies';
import type { MiddlewareHandler } from 'hono';

/**
 * Takes the wallet that a page sends whose browser refuses cookies as if its cookie had come, and answers with
 * what that cookie would have been set to. A cookie that did come is believed more.
 */
export function takeCarriedWallet(): MiddlewareHandler {
  return async (context, next) => {
    const carried = context.req.header(walletHeader);
    if (carried === undefined) return next();
    const cookies = context.req.header('Cookie') ?? null;
    if (cookieValue(cookies, cookieNames.wallet) === null && /^[\w.-]+$/.test(carried)) {
      const own = `${cookieNames.wallet}=${carried}`;
      context.req.raw.headers.set('Cookie', cookies === null ? own : `${cookies}; ${own}`);
    }
    await next();
    for (const set of context.res.headers.getSetCookie()) {
      const kept = cookieValue(set, cookieNames.wallet);
      if (kept !== null) context.header(walletHeader, kept);
    }
  };
}

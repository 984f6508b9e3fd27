import { cookieValue } from '@forecourt/domain/account/cookie-header';
import { cookieNames, walletHeader } from '@forecourt/domain/account/cookies';
import { z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';

/** What a call may be sent, and is answered with, whose answer depends on the shopper's own money. */
export const walletHeaders = z.object({
  [walletHeader]: z.string().optional().openapi({
    description:
      'The wallet of a browser that refuses cookies, as the cookie `wallet` has it: fields with when each was set, joined by `_`. A cookie that did come is believed more',
    example: 'budget.450.mhzq2k_zip.30303.mhzq2k',
  }),
});

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

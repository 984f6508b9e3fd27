import { cookieNames } from '@forecourt/domain/account/cookies';
import type { MiddlewareHandler } from 'hono';
import type { RequestVariables } from '../request-variables.ts';
import { setPrivateCookie } from './set-private-cookie.ts';

const reading = ['GET', 'HEAD', 'OPTIONS'];

/** Beacons: what they note is shown to nobody who sent it. */
const beacons = '/cars-for-sale/events/';

/**
 * Marks a browser that sent something, for as long as a replica may be behind: what it reads meanwhile,
 * through whichever process, comes from the primary, so that a person sees at once what they wrote.
 */
export function markWriters(maxLagMs: number): MiddlewareHandler<{ Variables: RequestVariables }> {
  // Browsers count whole seconds.
  const maxAgeSeconds = Math.ceil(maxLagMs / 1000) + 1;
  return async (context, next) => {
    await next();
    const { method, path } = context.req;
    if (reading.includes(method) || path.startsWith(beacons)) return;
    setPrivateCookie(context, context.var.facts.origin, {
      name: cookieNames.justWrote,
      value: 'yes',
      maxAgeSeconds,
    });
  };
}

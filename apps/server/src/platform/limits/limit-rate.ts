import type { Context, MiddlewareHandler } from 'hono';
import { createClientAddress } from '../http/client-address.ts';
import { problem } from '../http/problem.ts';
import type { PlatformConfig } from '../platform-settings.ts';
import { createRateLimiter, type Rate } from './rate-limiter.ts';
import { createSharedLimiter, type LimitSource } from './shared-limiter.ts';

/** Tells who sent a request, so that each is counted alone. */
export type ClientOf = (context: Context) => string;

export type Source = LimitSource & { readonly config: Pick<PlatformConfig, 'trustedProxies'> };

/**
 * Refuses an address that asks too often with 429, counted by all processes together.
 *
 * @param name under which it is counted
 * @param methods those that count; others pass
 */
export function limitRate(
  source: Source,
  name: string,
  rate: Rate,
  methods: readonly string[] = ['POST'],
): MiddlewareHandler {
  const limiter = createSharedLimiter(source, name, rate);
  const clientOf = createClientAddress(source.config.trustedProxies);
  return async (context, next) => {
    if (!methods.includes(context.req.method)) return next();
    const waitMs = await limiter.admit(clientOf(context));
    return waitMs === 0 ? next() : refuseTooOften(context, waitMs);
  };
}

/**
 * Bounds `POST` alike, counted by each process alone: for what is sent every few seconds, costs little and
 * is about nobody, and is not worth a statement each time.
 */
export function limitRateHere(rate: Rate, clientOf: ClientOf): MiddlewareHandler {
  const limiter = createRateLimiter(rate);
  return async (context, next) => {
    if (context.req.method !== 'POST') return next();
    const waitMs = limiter.admit(clientOf(context));
    return waitMs === 0 ? next() : refuseTooOften(context, waitMs);
  };
}

/** @param waitMs until it may be done again */
export function refuseTooOften(context: Context, waitMs: number): Response {
  const seconds = tellWait(context, waitMs);
  return problem(context, 'too_often', `Too often: expected again in ${seconds} seconds.`);
}

/** Says in a header when it may be done again. @returns in seconds */
export function tellWait(context: Context, waitMs: number): number {
  const seconds = Math.ceil(waitMs / 1000);
  context.header('Retry-After', String(seconds));
  return seconds;
}

import type { Context, MiddlewareHandler } from 'hono';
import { problem } from '../http/problem.ts';
import { createRateLimiter, type Rate } from './rate-limiter.ts';

/** Tells who sent a request, so that each is counted alone. */
export type ClientOf = (context: Context) => string;

/**
 * Refuses a client that asks too often with 429.
 *
 * @param methods those that count; others pass
 */
export function limitRate(
  rate: Rate,
  clientOf: ClientOf,
  methods: readonly string[] = ['POST'],
): MiddlewareHandler {
  const limiter = createRateLimiter(rate);
  return async (context, next) => {
    if (!methods.includes(context.req.method)) return next();
    const waitMs = limiter.admit(clientOf(context));
    if (waitMs === 0) return next();
    const seconds = Math.ceil(waitMs / 1000);
    context.header('Retry-After', String(seconds));
    return problem(context, 'too_often', `Too often: expected again in ${seconds} seconds.`);
  };
}

import type { MiddlewareHandler } from 'hono';

/** Lets go of every connection with its next answer once the process ends: kept alive, it would hold the end up. */
export function closeWhenEnding(isEnding: () => boolean): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (isEnding()) context.res.headers.set('Connection', 'close');
  };
}

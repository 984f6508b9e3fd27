import type { Env, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { problem } from './problem.ts';

/** Forms of pages and bodies of programs; routes that know better allow less. */
const maxBytes = 1_000_000;

/** Whole inventories and pictures are sent here, and bounded there. */
const larger =
  /^\/(?:console\/feeds(?:\.data)?|rest\/operator\/feeds|sell\/[^/]+\/(?:condition|pictures)(?:\.data)?)$/;

/** Refuses with 413 what is larger than anything that is read. */
export function limitBodies(): MiddlewareHandler {
  const limit = limitBody(maxBytes);
  return marked(maxBytes, (context, next) =>
    larger.test(context.req.path) ? next() : limit(context, next),
  );
}

/**
 * Refuses larger bodies with 413 before they are in memory: by their length where it is told, else when that
 * much has come. What is left of one is not read, so the connection takes no further request and says so.
 */
export function limitBody(maxBytes: number): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: (context) => {
      context.header('Connection', 'close');
      const most = maxBytes.toLocaleString('en-US');
      return problem(context, 'too_large', `The body: expected at most ${most} bytes.`);
    },
  });
  return marked(maxBytes, limit);
}

/** Bytes by the handler that refuses more. */
const limits = new WeakMap<object, number>();

function marked(maxBytes: number, limit: MiddlewareHandler): MiddlewareHandler {
  limits.set(limit, maxBytes);
  return limit;
}

/** The bytes that a call's body may have at the most: the least of the limits that stand before it. */
export function bodyLimitOf<E extends Env>(app: Hono<E>, method: string, path: string): number {
  const [handlers] = app.router.match(method.toUpperCase(), path);
  return Math.min(...handlers.map(([[handler]]) => limits.get(handler) ?? Number.MAX_SAFE_INTEGER));
}

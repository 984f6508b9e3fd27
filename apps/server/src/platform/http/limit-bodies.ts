import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { problem } from './problem.ts';

/** Forms of pages and bodies of programs; routes that know better allow less. */
const maxBytes = 1_000_000;

/** Whole inventories are sent here, and bounded there. */
const inventories = /^\/(?:console\/feeds(?:\.data)?|rest\/operator\/feeds)$/;

/** Refuses with 413 what is larger than anything that is read, before it is in memory: by its length where it is told, else when that much has come. */
export function limitBodies(): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: (context) =>
      problem(context, 'too_large', 'The body: expected at most 1,000,000 bytes.'),
  });
  return (context, next) => (inventories.test(context.req.path) ? next() : limit(context, next));
}

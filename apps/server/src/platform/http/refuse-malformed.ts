import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { problem } from './problem.ts';

/** Control characters as addresses write them. Tabs come with what people paste into a field. */
const control = /%(?:0[0-8a-f]|1[\da-f]|7f)/i;

/**
 * What would lead out of its folder: `/..` is resolved before a request is sent, written so it is not. A
 * slash alone is what somebody typed, as in `w/ sunroof`.
 */
const traversal = /%2e%2e|%2e\.|\.%2e|\.\.(?:%2f|%5c)|(?:%2f|%5c)\.\./i;

/**
 * Refuses with 400 what no browser sends and no program should: control characters, hidden parts of a
 * path, and several hosts. Nothing behind here has to think of them.
 */
export function refuseMalformed(): MiddlewareHandler {
  return async (context, next) => {
    const wrong = problemOf(context);
    return wrong === null ? next() : problem(context, 'invalid_parameter', wrong);
  };
}

function problemOf(context: Context): string | null {
  const { url } = context.req;
  const query = url.indexOf('?');
  const path = query === -1 ? url : url.slice(0, query);
  if (control.test(url)) return 'The address: expected no control characters such as %00.';
  if (traversal.test(path))
    return 'The path: expected no encoded way out of its folder (dots and slashes).';
  if (!isDecodable(path)) return 'The path: expected UTF-8 after each %.';
  if (hostsOf(context) > 1) return 'Host: expected one.';
  return null;
}

function isDecodable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

/** Of several, the parser passes on the first; a proxy in front may go by the last. */
function hostsOf({ env }: Context): number {
  const { incoming } = (env ?? {}) as Partial<HttpBindings>;
  const names = incoming?.rawHeaders ?? [];
  return names.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length;
}

import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Stable codes of refusals, for programs; people read `detail`. */
export type ProblemCode = 'not_found' | 'invalid_parameter' | 'not_ready' | 'internal_error';

const titles: Record<ProblemCode, string> = {
  not_found: 'There is nothing at this address',
  invalid_parameter: 'A parameter is wrong',
  not_ready: 'The marketplace is starting',
  internal_error: 'Something went wrong here',
};

const statuses: Record<ProblemCode, ContentfulStatusCode> = {
  not_found: 404,
  invalid_parameter: 400,
  not_ready: 503,
  internal_error: 500,
};

/** An error as RFC 9457 problem details. */
export function problem(context: Context, code: ProblemCode, detail: string): Response {
  const status = statuses[code];
  const body = { type: 'about:blank', title: titles[code], status, code, detail };
  return context.body(JSON.stringify(body), status, { 'Content-Type': 'application/problem+json' });
}

import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Stable codes of refusals, for programs; people read `detail`. */
const titles = {
  invalid_parameter: 'A parameter is wrong',
  unauthorized: 'A key is needed here',
  forbidden: 'This may not be asked from there',
  not_found: 'There is nothing at this address',
  wrong_method: 'This is not done with that method',
  too_many: 'No more of these are kept',
  too_large: 'The request is too large',
  headers_too_large: 'The headers are too large',
  too_slow: 'The request took too long',
  too_often: 'This was asked too often',
  unreachable: 'Whom this is for takes nothing here',
  unsupported_type: 'The body is of a type that is not read',
  internal_error: 'Something went wrong here',
  not_ready: 'The marketplace takes no requests now',
  unavailable: 'This cannot be answered now',
};
export type ProblemCode = keyof typeof titles;

const statuses: Record<ProblemCode, ContentfulStatusCode> = {
  invalid_parameter: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  wrong_method: 405,
  too_many: 409,
  too_large: 413,
  headers_too_large: 431,
  too_slow: 408,
  too_often: 429,
  unreachable: 409,
  unsupported_type: 415,
  internal_error: 500,
  not_ready: 503,
  unavailable: 503,
};

/** All of them. */
export const problemCodes = Object.keys(statuses) as ProblemCode[];

/** The code for a status below 500 that a middleware refused with. */
export function problemCodeOf(status: number): ProblemCode {
  return problemCodes.find((code) => statuses[code] === status) ?? 'invalid_parameter';
}

/** An error as RFC 9457 problem details. */
export function problem(context: Context, code: ProblemCode, detail: string): Response {
  const { status, text } = toProblem(code, detail);
  return context.body(text, status, { 'Content-Type': 'application/problem+json' });
}

/** The same where no context is. */
export function toProblem(code: ProblemCode, detail: string) {
  const status = statuses[code];
  const body = { type: 'about:blank', title: titles[code], status, code, detail };
  return { status, text: JSON.stringify(body) };
}

/** What a schema says about something that is not as described. */
interface Refusal {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
}

/** Answers a request whose parameters or body are not as described, naming the first that is wrong. */
export function refuse(context: Context, { issues: [issue] }: Refusal): Response {
  const name = issue?.path.join('.') || 'The request';
  return problem(context, 'invalid_parameter', `${name}: ${issue?.message ?? 'not as described'}`);
}

/** `refuse`, as routes call what is to be done with requests they have checked. */
export function refuseInvalid(
  result: { readonly success: true } | { readonly success: false; readonly error: Refusal },
  context: Context,
): Response | undefined {
  return result.success ? undefined : refuse(context, result.error);
}

import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { CallTimedOut, CircuitOpen } from '../platform/calls/call-runner.ts';
import { isDataException } from '../platform/database/is-data-exception.ts';
import { isDatabaseAway } from '../platform/database/is-database-away.ts';
import { isGone } from '../platform/http/is-gone.ts';
import { problem, problemCodeOf } from '../platform/http/problem.ts';
import { unstorableField } from '../platform/http/unstorable-field.ts';
import type { CallVariables } from '../request/request-calls.ts';
import type { RequestVariables } from '../request/request-variables.ts';
import type { Parts } from './parts.ts';

/** Answers what was thrown: a client hears what was wrong with what it sent; all else is reported. */
export function answerErrors(
  logger: Parts['logger'],
): ErrorHandler<{ Variables: RequestVariables & CallVariables }> {
  return async (error, context) => {
    if (error instanceof HTTPException && error.status < 500)
      return problem(context, problemCodeOf(error.status), expectedBy(error, context.req.path));
    if (isGone(error))
      return problem(context, 'invalid_parameter', 'The body: expected all of it, in time.');
    const field = isDataException(error) ? await unstorableField(context) : null;
    if (field !== null) return problem(context, 'invalid_parameter', `${field}: ${notStorable}`);
    logger.error(error, context.var.requestId);
    if (isDataException(error))
      return problem(context, 'invalid_parameter', `A value: ${notStorable}`);
    if (error instanceof CircuitOpen || error instanceof CallTimedOut)
      return problem(context, 'unavailable', error.message);
    if (isDatabaseAway(error))
      return problem(context, 'unavailable', 'The database does not answer now. Try again later.');
    return problem(context, 'internal_error', `The request ${context.var.requestId} failed.`);
  };
}

const notStorable = 'expected what can be stored, such as text without the character U+0000.';

/** What was expected, where the framework refuses a body before a route of ours sees it. */
function expectedBy({ status, message }: HTTPException, path: string): string {
  const isForm = path.endsWith('/form');
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  if (status === 415) return `Content-Type: expected ${type}.`;
  return message.startsWith('Malformed') ? `The body: expected ${type}, all of it.` : message;
}

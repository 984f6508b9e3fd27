import type { MiddlewareHandler } from 'hono';
import type { CallName } from './call-policies.ts';
import type { CallReport, CallRunner } from './platform/calls/call-runner.ts';
import type { RequestVariables } from './platform/http/security-headers.ts';
import type { Logger } from './platform/logger.ts';

/** What a request carries once its calls are its own. */
export interface CallVariables extends RequestVariables {
  calls: CallRunner<CallName>;
}

/** Searches take fractions of a millisecond. */
const timingDecimals = 3;

/**
 * Gives every request its runner of calls: what fails is logged with the request's id, and how long
 * each call took is told in the answer's `Server-Timing`.
 */
export function requestCalls(
  calls: CallRunner<CallName>,
  logger: Logger,
): MiddlewareHandler<{ Variables: CallVariables }> {
  return async (context, next) => {
    const started = performance.now();
    const reports: CallReport<CallName>[] = [];
    context.set(
      'calls',
      calls.reportingTo((report) => {
        reports.push(report);
        if (report.isSurvived && report.error !== undefined)
          logger.error(report.error, context.var.requestId);
      }),
    );
    await next();
    if (reports.length === 0) return;
    const total = `total;dur=${(performance.now() - started).toFixed(timingDecimals)}`;
    context.res.headers.append('Server-Timing', `${toServerTiming(reports)}, ${total}`);
  };
}

function toServerTiming(reports: readonly CallReport<CallName>[]): string {
  return reports
    .map(({ name, outcome, milliseconds }) => {
      const described = outcome === 'ok' ? '' : `;desc="${outcome}"`;
      return `${name}${described};dur=${milliseconds.toFixed(timingDecimals)}`;
    })
    .join(', ');
}

import type { MiddlewareHandler } from 'hono';
import type { CallReport, CallRunner } from '../platform/calls/call-runner.ts';
import type { HttpVariables } from '../platform/http/security-headers.ts';
import type { Logger } from '../platform/logger.ts';

/** What a request carries once its calls are its own. */
export interface CallVariables extends HttpVariables {
  calls: CallRunner<string>;
}

/** Searches take fractions of a millisecond. */
const timingDecimals = 3;

/**
 * Gives every request its runner of calls: what fails is logged with the request's id, and how long
 * each call took, all of them together and the answer is told in its `Server-Timing`.
 */
export function requestCalls(
  calls: CallRunner<string>,
  logger: Logger,
): MiddlewareHandler<{ Variables: CallVariables }> {
  return async (context, next) => {
    const started = performance.now();
    const reports: CallReport<string>[] = [];
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
    const inCalls = timeInCalls(reports).toFixed(timingDecimals);
    const total = (performance.now() - started).toFixed(timingDecimals);
    const parts = `${toServerTiming(reports)}, calls;dur=${inCalls}, total;dur=${total}`;
    context.res.headers.append('Server-Timing', parts);
  };
}

/** For how long at least one call was going on; most of them are made at once. */
function timeInCalls(reports: readonly CallReport<string>[]): number {
  const byEnd = reports.toSorted((a, b) => b.endedAt - a.endedAt);
  let time = 0;
  let coveredFrom = Number.POSITIVE_INFINITY;
  for (const { endedAt, milliseconds } of byEnd) {
    const startedAt = endedAt - milliseconds;
    time += Math.max(0, Math.min(endedAt, coveredFrom) - startedAt);
    coveredFrom = Math.min(coveredFrom, startedAt);
  }
  return time;
}

function toServerTiming(reports: readonly CallReport<string>[]): string {
  return reports
    .map(({ name, outcome, milliseconds }) => {
      const described = outcome === 'ok' ? '' : `;desc="${outcome}"`;
      return `${name}${described};dur=${milliseconds.toFixed(timingDecimals)}`;
    })
    .join(', ');
}

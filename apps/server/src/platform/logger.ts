import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { MiddlewareHandler } from 'hono';
import { type DestinationStream, pino } from 'pino';
import type { HttpVariables } from './http/security-headers.ts';
import { pathOf } from './http/told-path.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Structured logs: one line a request, without query strings, addresses or anything a person typed. */
export interface Logger {
  /** Least severity that is logged from now on; null for that of the start. */
  readonly setLevel: (level: LogLevel | null) => void;
  readonly info: (message: string, facts?: Record<string, unknown>) => void;
  /** Something is not as it should be, and was dealt with. */
  readonly warn: (message: string, facts?: Record<string, unknown>) => void;
  readonly error: (error: unknown, requestId?: string) => void;
  readonly middleware: MiddlewareHandler<{ Variables: HttpVariables }>;
}

/** @param destination other than the standard output */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const log = destination ? pino({ level }, destination) : pino({ level });
  return {
    setLevel: (wanted) => {
      log.level = wanted ?? level;
    },
    info: (message, facts = {}) => log.info(facts, message),
    warn: (message, facts = {}) => log.warn(facts, message),
    error: (error, requestId) => log.error({ err: withoutValues(error), requestId }, 'failed'),
    middleware: async (context, next) => {
      const started = performance.now();
      await next();
      log.info(
        {
          requestId: context.var.requestId,
          traceId: context.var.traceId,
          method: context.req.method,
          path: pathOf(context),
          status: context.res.status,
          milliseconds: Math.round(performance.now() - started),
        },
        'request',
      );
    },
  };
}

/** A statement that failed, without what was to be stored or looked for: that may be a person's. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const reason = (error.cause as { readonly code?: unknown } | undefined)?.code ?? 'unknown';
  const told = new Error(`Failed query (${reason}): ${error.query}`);
  const [, ...places] = error.stack?.split(/\n(?= {4}at )/) ?? [];
  told.stack = [`${told.name}: ${told.message}`, ...places].join('\n');
  return told;
}

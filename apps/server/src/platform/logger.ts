import type { MiddlewareHandler } from 'hono';
import { pino } from 'pino';
import type { RequestVariables } from './http/security-headers.ts';

/** Structured logs: one line a request, without query strings, addresses or anything a person typed. */
export interface Logger {
  readonly info: (message: string, facts?: Record<string, unknown>) => void;
  /** Something is not as it should be, and was dealt with. */
  readonly warn: (message: string, facts?: Record<string, unknown>) => void;
  readonly error: (error: unknown, requestId?: string) => void;
  readonly middleware: MiddlewareHandler<{ Variables: RequestVariables }>;
}

export function createLogger(level: string): Logger {
  const log = pino({ level });
  return {
    info: (message, facts = {}) => log.info(facts, message),
    warn: (message, facts = {}) => log.warn(facts, message),
    error: (error, requestId) => log.error({ err: error, requestId }, 'failed'),
    middleware: async (context, next) => {
      const started = performance.now();
      await next();
      log.info(
        {
          requestId: context.var.requestId,
          method: context.req.method,
          path: context.req.path,
          status: context.res.status,
          milliseconds: Math.round(performance.now() - started),
        },
        'request',
      );
    },
  };
}

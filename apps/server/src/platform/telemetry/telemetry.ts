import type { MiddlewareHandler } from 'hono';
import type { AroundCall, NoteCall } from '../calls/call-runner.ts';
import type { HttpVariables } from '../http/security-headers.ts';
import type { ReadFigures } from '../metrics.ts';

/** What is told of requests and calls to a collector of OpenTelemetry. */
export interface Telemetry {
  /** Stands around every request: a span of its own, below that of whoever asked. */
  readonly middleware: MiddlewareHandler<{ Variables: HttpVariables }>;
  /** Stands around every call behind pages and answers. */
  readonly aroundCall: AroundCall;
  /** Tells of a call that a thread made for the request that is under way. */
  readonly noteCall: NoteCall;
  /** Sends these figures, too, from now on. */
  readonly watchFigures: (read: ReadFigures) => void;
  /** Sends what is left. */
  readonly stop: () => Promise<void>;
}

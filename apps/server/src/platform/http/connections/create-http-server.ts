import { createServer, type RequestListener, type Server } from 'node:http';
import { refuseUnreadable } from './refuse-unreadable.ts';

/** Limits against clients that take their time, in milliseconds; browsers on bad lines stay far below. */
export const clientLimits = {
  /** For all headers of a request: who sends a letter at a time is told 408. */
  headersMs: 10_000,
  /** For a whole request; 64 MB of a feed come within it at 5 Mbit/s. */
  requestMs: 120_000,
  /** Longer than proxies keep a connection for, so that theirs is the one to close it. */
  keepAliveMs: 65_000,
  /** How often connections are held against these. */
  lookMs: 2000,
  /** Of all headers together. */
  headerBytes: 16_384,
  headerCount: 100,
} as const;

/** A server of HTTP/1.1 that nobody keeps busy by being slow. @param limits others, for tests in a hurry */
export function createHttpServer(
  listener: RequestListener,
  limits: Partial<Record<'headersMs' | 'requestMs' | 'lookMs', number>> = {},
): Server {
  const { headersMs, requestMs, lookMs, keepAliveMs, headerBytes, headerCount } = {
    ...clientLimits,
    ...limits,
  };
  const server = createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: lookMs,
      keepAliveTimeout: keepAliveMs,
      maxHeaderSize: headerBytes,
      // Two readings of one request are how requests are smuggled: none is guessed at.
      insecureHTTPParser: false,
      requireHostHeader: true,
    },
    listener,
  );
  server.maxHeadersCount = headerCount;
  refuseUnreadable(server);
  return server;
}

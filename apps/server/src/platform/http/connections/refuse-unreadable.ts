import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { RequestError } from '@hono/node-server';
import { type ProblemCode, toProblem } from '../problem.ts';

/** Of answers that nothing but the refusal is in. */
const headers = {
  'Content-Type': 'application/problem+json',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
} as const;

/** Answers a request whose address is none, so that no route sees it. */
export function refuseRequest(error: unknown): Response {
  const { status, text } =
    error instanceof RequestError
      ? toProblem('invalid_parameter', wrongIn(error))
      : toProblem('internal_error', 'The request failed.');
  return new Response(text, { status, headers });
}

function wrongIn({ message, cause }: RequestError): string {
  if (message.startsWith('Backslash')) return 'The path: expected slashes, and no backslash.';
  if (message.includes('absolute'))
    return 'The address: expected one such as http://cars.example/.';
  // A path alone is looked at first.
  if (message === 'Invalid URL' && cause === undefined)
    return 'The path: expected one that begins with a slash.';
  return 'Host: expected a name or an address, and a port if need be, such as cars.example:3000.';
}

/** Answers what cannot be read as a request at all, and ends its connection. */
export function refuseUnreadable(server: Server): void {
  const answers = new WeakMap<object, ServerResponse>();
  server.on('request', ({ socket }, answer) => answers.set(socket, answer));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const answer = answers.get(socket);
    const hasBegun = answer?.headersSent && !answer.writableFinished;
    if (socket.writable && !hasBegun) socket.write(toRefusal(error.code));
    socket.destroySoon();
  });
}

const unreadable: Readonly<Record<string, readonly [ProblemCode, string]>> = {
  HPE_HEADER_OVERFLOW: ['headers_too_large', 'Headers: expected at most 16 kB and 100.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['too_slow', 'The request: expected all of it, in time.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['too_large', 'The body: expected shorter names of its chunks.'],
};

function toRefusal(code = ''): string {
  const otherwise = ['invalid_parameter', 'The request: expected one of HTTP/1.1.'] as const;
  const { status, text } = toProblem(...(unreadable[code] ?? otherwise));
  const lines = Object.entries({
    ...headers,
    'Content-Length': Buffer.byteLength(text),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n');
}

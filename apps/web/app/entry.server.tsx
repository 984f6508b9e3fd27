import { PassThrough, Writable } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { appContext } from './app-context.ts';

/** Milliseconds after which a page that still waits for data is given up. */
export const streamTimeout = 20_000;

/** How long a page whose first part is there may take to be whole, and then be sent as one. */
const patience = 20;

/**
 * Renders a page. It is sent whole, with its length, when nothing of it is waited for; else people get
 * its first part at once and the rest as it comes, robots the whole when it is whole.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const started = performance.now();
  const { nonce, isBot } = context.get(appContext);
  const firstPart = Promise.withResolvers<void>();
  const whole = Promise.withResolvers<void>();
  let finalStatus = status;
  const { pipe, abort } = renderToPipeableStream(
    <ServerRouter context={entry} url={request.url} nonce={nonce} />,
    {
      nonce,
      onShellReady: firstPart.resolve,
      onAllReady: whole.resolve,
      onShellError: firstPart.reject,
      onError() {
        finalStatus = 500;
      },
    },
  );
  const givingUp = setTimeout(abort, streamTimeout).unref();
  void whole.promise.then(() => clearTimeout(givingUp));
  await firstPart.promise;
  const isWhole = await within(isBot ? streamTimeout : patience, whole.promise);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.append('Server-Timing', `render;dur=${(performance.now() - started).toFixed(3)}`);
  if (isWhole) {
    const body = await collect(pipe);
    headers.set('Content-Length', String(body.length));
    return new Response(body, { headers, status: finalStatus });
  }
  const body = pipe(new PassThrough());
  return new Response(createReadableStreamFromReadable(body), { headers, status: finalStatus });
}

/** Whether a promise is kept in that many milliseconds. */
async function within(milliseconds: number, promise: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false);
  });
  const isKept = await Promise.race([promise.then(() => true), late]);
  clearTimeout(timer);
  return isKept;
}

/** What is written until the end, as one. */
function collect(pipe: (body: Writable) => void): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    const body = new Writable({
      write(part: Uint8Array, _encoding, done) {
        parts.push(part);
        done();
      },
    });
    body.on('finish', () => resolve(Buffer.concat(parts))).on('error', reject);
    pipe(body);
  });
}

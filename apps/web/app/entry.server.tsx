import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { appContext } from './app-context.ts';

/** Milliseconds after which a page that still waits for data is given up. */
export const streamTimeout = 20_000;

/** Streams a page: people get its first part at once, robots the whole when it is whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce, isBot } = context.get(appContext);
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entry} url={request.url} nonce={nonce} />,
      {
        nonce,
        [isBot ? 'onAllReady' : 'onShellReady']() {
          const body = new PassThrough();
          headers.set('Content-Type', 'text/html; charset=utf-8');
          resolve(
            new Response(createReadableStreamFromReadable(body), { headers, status: finalStatus }),
          );
          pipe(body);
        },
        onShellError: reject,
        onError() {
          finalStatus = 500;
        },
      },
    );
    setTimeout(abort, streamTimeout).unref();
  });
}

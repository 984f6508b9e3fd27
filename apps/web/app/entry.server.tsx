import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { appContext } from './app-context.ts';
import { readAhead } from './read-ahead.ts';

/** Milliseconds after which a page that still waits for data is given up. */
export const streamTimeout = 20_000;

/** What React writes in place of a part that is not there at once. */
const leftOut = '<!--$!-->';

interface View {
  readonly url: string;
  readonly nonce: string;
}

/**
 * Renders a page. It is sent whole, with its length, when nothing of it is waited for; else people get
 * its first part at once and the rest as it comes, robots the whole when it is whole.
 */
export default async function handleRequest(
  { url }: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const started = performance.now();
  const { nonce, isBot } = context.get(appContext);
  const view = { url, nonce };
  const own = withOwnRoutes(entry);
  const data = entry.serverHandoffStream && (await readAhead(entry.serverHandoffStream));
  const page = data?.whole === null ? null : renderWhole(own, data?.whole.toString() ?? '', view);
  if (page === null && data) own.serverHandoffStream = data.again();
  const { body, isBroken } = page ?? (await renderInParts(own, view, isBot));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.append('Server-Timing', `render;dur=${(performance.now() - started).toFixed(3)}`);
  if (body instanceof Uint8Array) headers.set('Content-Length', String(body.length));
  return new Response(body, { headers, status: isBroken ? 500 : status });
}

/** Reports what failed here. What is asked wrongly, as by a form that a page does not have, is no failure of ours. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  (context as Readonly<RouterContextProvider>).get(appContext).services.reportError(error);
};

/** What most pages stand below: an open page goes there without asking for the route first. */
const commonRoutes = ['routes/home', 'routes/search/search-results'];

/** With the routes of the page and the common ones: the router makes all that it is given anew for each page. */
function withOwnRoutes(entry: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = entry;
  const ids = [...staticHandlerContext.matches.map(({ route }) => route.id), ...commonRoutes];
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]));
  return { ...entry, manifest: { ...manifest, routes } };
}

/** The data of a page, for browsers that have the site open: sent whole, with its length, like the page. */
export async function handleDataRequest(response: Response): Promise<Response> {
  if (!response.body) return response;
  const { whole, again } = await readAhead(response.body);
  if (whole === null) return new Response(again(), response);
  const headers = new Headers(response.headers);
  headers.set('Content-Length', String(whole.byteLength));
  return new Response(whole, { status: response.status, headers });
}

/**
 * The page in one go, which takes half of the time; null when a part of it cannot be rendered so.
 *
 * @param data what the browser is handed to take the page over, as the router writes it
 */
function renderWhole(entry: EntryContext, data: string, view: View) {
  // Where the router keeps what it has read of the data: it then waits for nothing.
  const read = Object.assign(Promise.resolve(), { result: { done: true, value: data } });
  const context = {
    ...entry,
    renderMeta: { streamCache: { 0: read } },
    serverHandoffStream: new ReadableStream(),
  };
  try {
    const html = renderToString(<ServerRouter context={context} {...view} />);
    const body = Buffer.from(new TextEncoder().encode(`<!DOCTYPE html>${html}`).buffer);
    return body.includes(leftOut) ? null : { body, isBroken: false };
  } catch {
    return null;
  }
}

async function renderInParts(entry: EntryContext, view: View, isBot: boolean) {
  const firstPart = Promise.withResolvers<void>();
  const whole = Promise.withResolvers<void>();
  let isBroken = false;
  const { pipe, abort } = renderToPipeableStream(<ServerRouter context={entry} {...view} />, {
    nonce: view.nonce,
    onShellReady: firstPart.resolve,
    onAllReady: whole.resolve,
    onShellError: firstPart.reject,
    onError() {
      isBroken = true;
    },
  });
  const givingUp = setTimeout(abort, streamTimeout).unref();
  void whole.promise.then(() => clearTimeout(givingUp));
  await firstPart.promise;
  if (isBot) await whole.promise;
  return { body: createReadableStreamFromReadable(pipe(new PassThrough())), isBroken };
}

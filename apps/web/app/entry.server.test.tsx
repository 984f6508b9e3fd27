import { UNSAFE_ErrorResponseImpl as ErrorResponse, RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { type AppContext, appContext } from './app-context.ts';
import { handleDataRequest, handleError } from './entry.server.tsx';

const headers = { 'Content-Type': 'text/x-script', 'X-Remix-Response': 'yes' };

test('data that is all there is sent whole, with its length', async () => {
  const answer = await handleDataRequest(new Response('[1,"été"]', { headers, status: 404 }));
  expect(answer.headers.get('Content-Length')).toBe('11');
  expect(answer.headers.get('X-Remix-Response')).toBe('yes');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('[1,"été"]');
});

test('data of which a part comes later is sent as it comes', async () => {
  const later = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode('[1,'));
      await later.promise;
      controller.enqueue(new TextEncoder().encode('2]'));
      controller.close();
    },
  });
  const answer = await handleDataRequest(new Response(body, { headers }));
  expect(answer.headers.has('Content-Length')).toBe(false);
  later.resolve();
  expect(await answer.text()).toBe('[1,2]');
});

test('an answer without data stays as it is', async () => {
  const answer = new Response(null, { status: 204 });
  expect(await handleDataRequest(answer)).toBe(answer);
});

test('what fails is reported, and not what was asked wrongly or by somebody who left', () => {
  const reportError = vi.fn();
  const context = new RouterContextProvider();
  context.set(appContext, { services: { reportError } } as unknown as AppContext);
  const askedBy = (signal?: AbortSignal) => ({
    request: new Request('http://shop.test/vin', signal ? { signal } : {}),
    context,
    params: {},
    pattern: '',
    url: new URL('http://shop.test/vin'),
  });
  const noAction = new ErrorResponse(405, 'Method Not Allowed', new Error('no action'), true);
  const failure = new Error('the page failed');
  handleError(noAction, askedBy());
  handleError(failure, askedBy(AbortSignal.abort()));
  expect(reportError).not.toHaveBeenCalled();
  handleError(failure, askedBy());
  expect(reportError.mock.calls).toEqual([[failure]]);
});

import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type AppContext, appContext } from '../app-context.ts';
import type { Route } from './+types/checkout.ts';
import { loader } from './checkout.tsx';

test.each([
  ['nothing sent', '', '/cars-for-sale/vehicle/700000005'],
  ['what was sent', `?sent=${'0a'.repeat(16)}`, `/cars-for-sale/conversation/${'0a'.repeat(16)}`],
  ['what was sent before', '?sent=before', '/cars-for-sale/vehicle/700000005'],
])('a car that is gone, with %s, leads to what there is of it', async (_what, asked, path) => {
  const context = new RouterContextProvider();
  context.set(appContext, {
    asker: () => ({ kind: 'visitor', visitorId: null }),
    services: { findCarToAsk: async () => null },
  } as unknown as AppContext);
  const url = new URL(`http://localhost/cars-for-sale/vehicle/700000005/buy${asked}`);
  const gone = await loader({
    url,
    context,
    params: { listingId: '700000005' },
    request: new Request(url),
  } as unknown as Route.LoaderArgs).catch((thrown: unknown) => thrown);
  expect(gone).toBeInstanceOf(Response);
  expect((gone as Response).headers.get('Location')).toBe(path);
});

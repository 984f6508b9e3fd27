import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type AppContext, appContext } from '../app-context.ts';
import { headers, loader } from './vehicle-details.tsx';

test('a car that cannot be read now is asked for again in a moment', async () => {
  const reported: unknown[] = [];
  const away = new Error('the database is away');
  const context = new RouterContextProvider();
  context.set(appContext, {
    services: {
      findVehicle: () => Promise.reject(away),
      reportError: (error: unknown) => reported.push(error),
    },
  } as unknown as AppContext);
  const asked = {
    params: { listingId: '700000001' },
    url: new URL('http://localhost/cars-for-sale/vehicle/700000001'),
    context,
  } as unknown as Parameters<typeof loader>[0];
  const answer = await loader(asked).catch((error: unknown) => error);
  expect(answer).toMatchObject({
    init: { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' } },
  });
  expect(reported).toEqual([away]);
  const errorHeaders = new Headers({ 'Retry-After': '5' });
  const sent = { loaderHeaders: new Headers(), errorHeaders } as Parameters<typeof headers>[0];
  expect(headers(sent)).toBe(errorHeaders);
});

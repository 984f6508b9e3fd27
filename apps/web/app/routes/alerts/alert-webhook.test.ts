import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type AppContext, appContext } from '../../app-context.ts';
import { action } from './alert-webhook.ts';

async function send(source: string, outcome: 'set' | 'invalid') {
  const context = new RouterContextProvider();
  context.set(appContext, {
    services: { setWebhook: async () => outcome },
    asker: () => ({ kind: 'person' }),
  } as never as AppContext);
  const body = new URLSearchParams({ source, url: 'https://a.example/' });
  const request = new Request('https://cars.example/cars-for-sale/alerts/webhook', {
    ...{ method: 'POST', body },
  });
  const { headers } = await action({ request, context } as never);
  return headers.get('Location');
}

test('an answer leads back to its search, and says there that an address is none', async () => {
  expect(await send('bookmark:a1', 'set')).toBe('/cars-for-sale/saved-searches#a1');
  expect(await send('bookmark:a1', 'invalid')).toBe('/cars-for-sale/saved-searches?webhook=a1#a1');
  expect(await send('bookmark:Élan 😀&b#c', 'invalid')).toBe(
    '/cars-for-sale/saved-searches?webhook=%C3%89lan%20%F0%9F%98%80%26b%23c#%C3%89lan%20%F0%9F%98%80%26b%23c',
  );
});

import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type AppContext, appContext } from '../../app-context.ts';
import { action } from './alert-webhook.ts';

async function send(source: string, outcome: 'set' | 'invalid', url = 'http://a.example/') {
  const context = new RouterContextProvider();
  context.set(appContext, {
    services: { setWebhook: async () => outcome },
    asker: () => ({ kind: 'person' }),
  } as never as AppContext);
  const body = new URLSearchParams({ source, url });
  const request = new Request('https://cars.example/cars-for-sale/alerts/webhook', {
    ...{ method: 'POST', body },
  });
  const { headers } = await action({ request, context } as never);
  return headers.get('Location');
}

test('an answer leads back to its search, and says there that an address is none', async () => {
  expect(await send('bookmark:a1', 'set')).toBe('/cars-for-sale/saved-searches#a1');
  expect(await send('bookmark:a1', 'invalid')).toBe(
    '/cars-for-sale/saved-searches?webhook=a1&url=http%3A%2F%2Fa.example%2F#a1',
  );
  expect(await send('bookmark:a1', 'invalid', `\u0000${'x'.repeat(600)}`)).toBe(
    `/cars-for-sale/saved-searches?webhook=a1&url=${'x'.repeat(500)}#a1`,
  );
  expect(await send('bookmark:Élan 😀&b#c', 'invalid', '')).toBe(
    '/cars-for-sale/saved-searches?webhook=%C3%89lan%20%F0%9F%98%80%26b%23c&url=#%C3%89lan%20%F0%9F%98%80%26b%23c',
  );
});

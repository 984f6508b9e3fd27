import type { WebhookFault } from '@forecourt/domain/alert/webhook-fault';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { WebhookTested } from '../../alerts/services.ts';
import { type AppContext, appContext } from '../../app-context.ts';
import { action } from './alert-webhook.ts';

async function send(source: string, outcome: 'set' | WebhookFault, url = 'http://a.example/') {
  const context = new RouterContextProvider();
  context.set(appContext, {
    services: { setWebhook: async () => outcome },
    asker: () => ({ kind: 'person' }),
  } as never as AppContext);
  const body = new URLSearchParams({ source, url });
  const request = new Request('https://cars.example/cars-for-sale/alerts/webhook', {
    method: 'POST',
    body,
  });
  const { headers } = await action({ request, context } as never);
  return headers.get('Location');
}

test('an answer leads back to its search, and says there that an address is none', async () => {
  expect(await send('bookmark:a1', 'set')).toBe('/cars-for-sale/saved-searches#a1');
  expect(await send('bookmark:a1', 'no-https')).toBe(
    '/cars-for-sale/saved-searches?webhook=a1&fault=no-https&url=http%3A%2F%2Fa.example%2F#a1',
  );
  expect(await send('bookmark:a1', 'too-long', `\u0000${'x'.repeat(600)}`)).toBe(
    `/cars-for-sale/saved-searches?webhook=a1&fault=too-long&url=${'x'.repeat(500)}#a1`,
  );
  expect(await send('bookmark:Élan 😀&b#c', 'no-https', '')).toBe(
    '/cars-for-sale/saved-searches?webhook=%C3%89lan%20%F0%9F%98%80%26b%23c&fault=no-https&url=#%C3%89lan%20%F0%9F%98%80%26b%23c',
  );
});

test.each([
  ['https://me:pw@a.example/x@y?z', 'https://a.example/x@y?z'],
  ['http://me:pw@a.example/', 'http://a.example/'],
  ['https:\\\\me:pw@a.example', 'https:\\\\a.example'],
  ['https:me:pw@a.example', 'https:a.example'],
  ['https://me:p/w@a.example', ''],
  ['me pw@a.example', ''],
])('of %s the address of the page has no password', async (url, rest) => {
  expect(await send('bookmark:a1', 'credentials', url)).toBe(
    `/cars-for-sale/saved-searches?webhook=a1&fault=credentials&url=${encodeURIComponent(rest)}#a1`,
  );
});

test('a test leads back to its search, and says for how long it waits where it was not sent', async () => {
  const press = async (tested: WebhookTested) => {
    const context = new RouterContextProvider();
    context.set(appContext, {
      services: { testWebhook: async () => tested },
      asker: () => ({ kind: 'person' }),
    } as never as AppContext);
    const body = new URLSearchParams({ source: 'bookmark:a1', act: 'test' });
    const request = new Request('https://cars.example/', { method: 'POST', body });
    return action({ request, context } as never);
  };
  const placeOf = (answer: Response) => answer.headers.get('Location');
  expect(placeOf(await press({ status: 'sent' }))).toBe(
    '/cars-for-sale/saved-searches?tested=a1#a1',
  );
  expect(placeOf(await press({ status: 'limited', waitMs: 59_001 }))).toBe(
    '/cars-for-sale/saved-searches?wait=60#a1',
  );
  await expect(press({ status: 'unknown' })).rejects.toMatchObject({ init: { status: 404 } });
});

import { bookmarksPath } from '@forecourt/domain/account/saved-searches';
import { signInPath } from '@forecourt/domain/account/sign-in';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type AppContext, appContext } from '../../app-context.ts';
import { action as chooseRhythm } from './alert-rhythm.ts';
import { action as chooseWebhook } from './alert-webhook.ts';

/** What a form leads to that is sent by somebody who was signed out since its page was opened. */
async function send(action: (args: never) => Promise<Response>, fields: Record<string, string>) {
  const context = new RouterContextProvider();
  const services = { setRhythm: async () => false, setWebhook: async () => 'unknown' };
  const asker = () => ({ kind: 'visitor', visitorId: null });
  context.set(appContext, { services, asker } as unknown as AppContext);
  const body = new URLSearchParams(fields);
  const request = new Request('https://cars.example/', { method: 'POST', body });
  const answer: unknown = await action({ request, context } as never).catch((thrown) => thrown);
  return answer instanceof Response ? answer.headers.get('Location') : answer;
}

test('who was signed out meanwhile signs in and is back at what was to be changed', async () => {
  const search = { source: 'bookmark:1', rhythm: 'weekly', url: 'https://program.example' };
  expect(await send(chooseRhythm, search)).toBe(signInPath(bookmarksPath));
  expect(await send(chooseRhythm, { ...search, source: 'cars' })).toBe(
    signInPath('/cars-for-sale/saved'),
  );
  expect(await send(chooseWebhook, search)).toBe(signInPath(bookmarksPath));
});

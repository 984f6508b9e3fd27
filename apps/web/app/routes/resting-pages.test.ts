import { flagsOf } from '@forecourt/domain/brand/brand-flags';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type AppContext, appContext } from '../app-context.ts';
import { loader as dealer } from './dealer.tsx';
import { loader as conversation } from './leads/conversation.tsx';
import { loader as saved } from './saved/saved-cars.tsx';

/** Opens a page while the database is away. @returns what it answers, thrown or not, and what was reported */
async function open(loader: (given: never) => Promise<unknown>, params: Record<string, string>) {
  const reported: unknown[] = [];
  const away = () => Promise.reject(new Error('the database is away'));
  const services = {
    findSavedCars: away,
    findDealer: away,
    findConversation: away,
    reportError: (error: unknown) => reported.push(error),
  };
  const context = new RouterContextProvider();
  const flags = flagsOf(requireBrand('atc'));
  const asker = () => ({ kind: 'visitor', visitorId: null });
  context.set(appContext, { services, flags, asker } as unknown as AppContext);
  const given = { params, context, url: new URL('https://cars.example/') };
  const answer = await loader(given as never).catch((thrown: unknown) => thrown);
  return { answer, reported };
}

test.each([
  ['saved cars', saved, {}],
  ['a dealer', dealer, { dealer: '100000015-peach-motors' }],
])('the page of %s says that it rests while the database is away', async (_, loader, params) => {
  const { answer, reported } = await open(loader, params);
  expect(answer).toMatchObject({ init: { status: 503, headers: { 'Retry-After': '5' } } });
  expect(reported).toHaveLength(1);
});

test('a conversation does too, and has room for the words that were to be sent', async () => {
  const { answer, reported } = await open(conversation, { token: 'a'.repeat(32) });
  expect(answer).toMatchObject({ data: { conversation: null }, init: { status: 503 } });
  expect(reported).toHaveLength(1);
});

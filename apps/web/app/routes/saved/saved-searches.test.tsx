import { maxSearchesOfPerson, savedSearchMessages } from '@forecourt/domain/account/saved-searches';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type AppContext, appContext } from '../../app-context.ts';
import SavedSearches, { loader } from './saved-searches.tsx';

const readable = '/cars-for-sale/honda';

/** The page of a person or of a visitor who has saved so many. */
async function open(kind: 'person' | 'visitor', asked: string, saved = 0) {
  const context = new RouterContextProvider();
  const services = {
    nameSearch: async (address: string) => (address === readable ? 'Used Honda Cars' : null),
    nameDeleted: async (token: string) => (token === 'signed' ? 'Mine' : null),
    findBookmarks: async () => Array.from({ length: saved }, (_, place) => ({ id: String(place) })),
    findRhythms: async () => ({}),
    findWebhooks: async () => ({}),
    hasOwnStop: async () => true,
  };
  context.set(appContext, { services, asker: () => ({ kind }) } as unknown as AppContext);
  const url = new URL(`https://cars.example/cars-for-sale/saved-searches${asked}`);
  return (await loader({ url, context } as never)).data;
}

test('a person whose mail came back is told that no alerts are mailed, a visitor is not', async () => {
  expect(await open('person', '')).toMatchObject({ isStopped: true });
  expect(await open('visitor', '')).toMatchObject({ isStopped: false });
});

test('a person whose list is full is told so, a visitor to sign up', async () => {
  expect(await open('person', '?full=yes', maxSearchesOfPerson)).toMatchObject({
    note: savedSearchMessages.fullOfPerson,
    isFull: false,
  });
  expect(await open('visitor', '?full=yes', 2)).toMatchObject({ note: null, isFull: true });
});

test('a visitor who would save a third search reads what an account is for, and is led to sign up [roles.visitor-saves]', async () => {
  const linksOf = async (asked: string, saved: number) => {
    const loaderData = { ...(await open('visitor', asked, saved)), bookmarks: [] };
    const props = { loaderData } as unknown as ComponentProps<typeof SavedSearches>;
    const Page = createRoutesStub([{ path: '/', Component: () => <SavedSearches {...props} /> }]);
    const html = renderToStaticMarkup(<Page />);
    expect(html.includes('You have a maximum of 2 searches saved.')).toBe(saved === 2);
    return /<a[^>]*href="([^"]*)"[^>]*>Create a free account<\/a>/.exec(html)?.[1];
  };
  expect(await linksOf('?full=yes', 2)).toMatch('/account/sign-in?defaultScreen=signup');
  expect(await linksOf(`?save=${readable}`, 2)).toMatch('/account/sign-in?defaultScreen=signup');
  expect(await linksOf(`?save=${readable}`, 1)).toBeUndefined();
});

test('an address that is no search is said not to be read, and is not offered to be saved', async () => {
  for (const kind of ['person', 'visitor'] as const)
    expect(await open(kind, '?save=https://elsewhere.test/')).toMatchObject({
      note: savedSearchMessages.unreadable,
      toSave: null,
    });
  expect(await open('person', `?save=${readable}`)).toMatchObject({
    note: null,
    toSave: { address: readable, name: 'Used Honda Cars' },
  });
});

test('a form that was pressed too often is told so, with the search that it was to save', async () => {
  expect(await open('person', `?save=${readable}&wait=30`)).toMatchObject({
    note: expect.stringMatching(/was not done\. Try it again in a minute\.$/),
    toSave: { address: readable },
  });
});

test('a search that found no room is kept by the account that is made for it', async () => {
  const full = await open('visitor', `?save=${readable}`, 2);
  expect(full).toMatchObject({ isFull: true, toSave: null });
  const { searchParams } = new URL(full.signUpHref, 'https://cars.example');
  const back = new URL(searchParams.get('refUrl') ?? '', 'https://cars.example');
  expect(await open('person', back.search, 2)).toMatchObject({ toSave: { address: readable } });
  for (const asked of ['?full=yes', '?save=https://elsewhere.test/'])
    expect((await open('visitor', asked, 2)).signUpHref).not.toContain('save%3D');
});

test('an address of a webhook that cannot be used is there again', async () => {
  expect(await open('person', '?webhook=0&url=http%3A%2F%2Fa.example', 1)).toMatchObject({
    invalidWebhook: { id: '0', typed: 'http://a.example', fault: 'no-https' },
  });
  expect(
    await open('person', '?webhook=0&fault=unreachable&url=https%3A%2F%2Flan', 1),
  ).toMatchObject({
    invalidWebhook: { id: '0', typed: 'https://lan', fault: 'unreachable' },
  });
});

test('of a search that was deleted only what the server knows is told, and no words of an address', async () => {
  expect(await open('person', '?deleted=signed')).toMatchObject({
    deleted: { token: 'signed', title: 'Mine' },
  });
  for (const none of [`?${new URLSearchParams({ deleted: readable, title: 'Call us' })}`, ''])
    expect(await open('person', none)).toMatchObject({ deleted: null });
});

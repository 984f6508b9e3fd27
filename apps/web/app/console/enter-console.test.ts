import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type AppContext, appContext } from '../app-context.ts';
import { doAct } from './enter-console.ts';
import type { ActAnswer, Asked, ConsoleEntry } from './services.ts';

/** Sends a form to a page of the console. */
function send(entry: ConsoleEntry, fields: Asked) {
  const context = new RouterContextProvider();
  const services = { enterConsole: async () => entry };
  context.set(appContext, { services, asker: () => ({ kind: 'person' }) } as unknown as AppContext);
  const url = new URL('https://cars.example/console/feeds?source=Peach');
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) });
  return doAct({ request, url, context });
}

const answering = (answer: ActAnswer) =>
  ({ status: 'ENTERED', console: { act: async () => answer } }) as unknown as ConsoleEntry;

/** Where an act leads. */
async function addressAfter(entry: ConsoleEntry): Promise<URL> {
  const thrown = await send(entry, { act: 'source.set' }).catch((answer: unknown) => answer);
  if (!(thrown instanceof Response)) throw new Error('a redirect was expected');
  return new URL(thrown.headers.get('Location') ?? '', 'https://cars.example');
}

test('what is refused gives back what was typed, but for a password', async () => {
  const typed = { name: 'Peach', url: 'ftp://peach.example', user: 'me' };
  const refused = answering({ status: 'REFUSED', sentence: 'Address: expected https://…' });
  const { data } = await send(refused, { act: 'source.set', ...typed, password: 'hunter2' });
  expect(data).toEqual({
    ...{ problem: 'Address: expected https://…', once: null, act: 'source.set', typed },
  });
});

test('what is done is said on the page, or on the one that shows what came of it', async () => {
  const here = await addressAfter(answering({ status: 'DONE' }));
  expect(`${here.pathname}${here.search}`).toBe('/console/feeds?source=Peach&said=source.set');
  const seenAt = { path: '/console/feeds/1', said: 'feed.import' };
  const there = await addressAfter(answering({ status: 'DONE', seenAt }));
  expect(`${there.pathname}${there.search}`).toBe('/console/feeds/1?said=feed.import');
});

test.each(['SIGN_IN', 'SECOND_FACTOR'] as const)(
  'who has to come in first (%s) is told afterwards that nothing was done',
  async (status) => {
    const way = await addressAfter({ status });
    expect(way.searchParams.get('refUrl')).toBe('/console/feeds?source=Peach&said=undone');
  },
);

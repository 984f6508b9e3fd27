import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type AppContext, appContext } from '../../app-context.ts';
import { action, clientAction, loader } from './subscribe.tsx';

const own = '/cars-for-sale/honda';
const ownVin = '/vin?vin=1HGCM82633A004352';

/** @param subscribed what becomes of every wish, when it is not the search that decides */
function contextOf(waitMs = 0, subscribed?: () => Promise<unknown>) {
  const context = new RouterContextProvider();
  const services = {
    reportError() {},
    nameSearchAndPlace: async (address: string) => (address === own ? 'Used Honda Cars' : null),
    subscribe: async ({ search }: { search: string }) =>
      [own, ownVin].includes(search)
        ? { status: 'SUBSCRIBED' }
        : { status: 'INVALID', field: 'search' },
    ...(subscribed && { subscribe: subscribed }),
  };
  const asker = () => ({ kind: 'visitor', visitorId: null });
  context.set(appContext, {
    services,
    asker,
    origin: 'https://cars.example',
    waitMs,
  } as never as AppContext);
  return context;
}

const open = (search: string) => {
  const url = new URL('https://cars.example/cars-for-sale/alerts');
  url.searchParams.set('search', search);
  return loader({ url, context: contextOf() } as never);
};

const send = (search: string, waitMs = 0, subscribed?: () => Promise<unknown>) => {
  const body = new URLSearchParams({ emailAddress: 'kim@example.com', textPot: '', search });
  const request = new Request('https://cars.example/cars-for-sale/alerts', {
    method: 'POST',
    body,
  });
  return action({ request, context: contextOf(waitMs, subscribed) } as never);
};

test('the page names the search that it is for, before and after the form was sent', async () => {
  const wanted = { address: own, name: 'Used Honda Cars', isCar: false };
  expect(await open(own)).toMatchObject({ data: { wanted } });
  expect(await send(own)).toMatchObject({ data: { wanted, outcome: { kind: 'success' } } });
});

test.each(['https://elsewhere.test/', '//elsewhere.test', 'javascript:alert(1)', ''])(
  'the page leads nowhere else: %j',
  async (address) => {
    expect(await open(address)).toMatchObject({ data: { wanted: null } });
    expect(await send(address)).toMatchObject({ data: { wanted: null }, init: { status: 400 } });
  },
);

test('a VIN is watched, and results still ask who watches one whether they want news of a search', async () => {
  const wanted = { address: ownVin, name: 'VIN 1HGCM82633A004352', isCar: true };
  expect(await open(ownVin)).toMatchObject({ data: { wanted } });
  const sent = await send(ownVin);
  expect(sent).toMatchObject({ data: { wanted, outcome: { kind: 'success' } } });
  const cookiesOf = (answer: unknown) =>
    new Headers((answer as { init?: ResponseInit }).init?.headers).getSetCookie();
  expect([cookiesOf(sent), cookiesOf(await send(own))]).toEqual([
    [],
    [expect.stringMatching(/^subscribed=yes;/)],
  ]);
});

test('what is sent too often is not sent, what was typed stays, and the wait is told', async () => {
  const text = expect.stringContaining('again in 2 minutes.');
  expect(await send(own, 90_000)).toMatchObject({
    data: { email: 'kim@example.com', outcome: { kind: 'warning', text } },
    init: { status: 429 },
  });
});

test.each([
  ['no address', async () => ({ status: 'INVALID', field: 'email' }), 'warning', 400],
  ['too many wishes', async () => ({ status: 'LIMITED' }), 'warning', 429],
  ['no database', () => Promise.reject(new Error('away')), 'danger', 503],
])('%s is told in a box of its kind [errors.subscribe]', async (_, subscribed, kind, status) => {
  const outcome = { kind, text: expect.stringMatching(/\w/) };
  expect(await send(own, 0, subscribed)).toMatchObject({ data: { outcome }, init: { status } });
});

test('what was typed stays where no answer comes', async () => {
  const body = new URLSearchParams({ emailAddress: 'kim@example.com', search: ownVin });
  const request = new Request('https://cars.example/', { method: 'POST', body });
  const serverAction = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await clientAction({ request, serverAction } as never)).toMatchObject({
    data: { email: 'kim@example.com', outcome: { kind: 'danger' } },
  });
});

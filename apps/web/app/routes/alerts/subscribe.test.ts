import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type AppContext, appContext } from '../../app-context.ts';
import { action, loader } from './subscribe.tsx';

const own = '/cars-for-sale/honda';

function contextOf() {
  const context = new RouterContextProvider();
  const services = {
    nameSearch: async (address: string) => (address === own ? 'Used Honda Cars' : null),
    subscribe: async ({ search }: { search: string }) =>
      search === own ? { status: 'SUBSCRIBED' } : { status: 'INVALID', field: 'search' },
  };
  const asker = () => ({ kind: 'visitor', visitorId: null });
  context.set(appContext, {
    services,
    asker,
    origin: 'https://cars.example',
  } as never as AppContext);
  return context;
}

const open = (search: string) => {
  const url = new URL('https://cars.example/cars-for-sale/alerts');
  url.searchParams.set('search', search);
  return loader({ url, context: contextOf() } as never);
};

const send = (search: string) => {
  const body = new URLSearchParams({ emailAddress: 'kim@example.com', textPot: '', search });
  const request = new Request('https://cars.example/cars-for-sale/alerts', {
    method: 'POST',
    body,
  });
  return action({ request, context: contextOf() } as never);
};

test('the page names the search that it is for, before and after the form was sent', async () => {
  const search = { address: own, name: 'Used Honda Cars' };
  expect(await open(own)).toMatchObject({ data: { search } });
  expect(await send(own)).toMatchObject({ data: { search, outcome: { kind: 'success' } } });
});

test.each(['https://elsewhere.test/', '//elsewhere.test', 'javascript:alert(1)', ''])(
  'the page leads nowhere else: %j',
  async (address) => {
    expect(await open(address)).toMatchObject({ data: { search: null } });
    expect(await send(address)).toMatchObject({ data: { search: null }, init: { status: 400 } });
  },
);

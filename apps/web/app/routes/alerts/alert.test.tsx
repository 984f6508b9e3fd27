import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import AlertPage, { clientAction } from './alert.tsx';

/** The page after what was changed before, and a press that came to nothing or to something. */
function pageAfter(actionData: { isLost: boolean; isStop: boolean } | undefined): string {
  const alert = { title: 'Hondas', rhythm: 'daily', href: '/cars-for-sale/honda', isCar: false };
  const loaderData = { alert, isWhole: true, did: 'changed', was: null };
  const props = { loaderData, actionData } as unknown as Parameters<typeof AlertPage>[0];
  const Page = createRoutesStub([{ path: '/', Component: () => <AlertPage {...props} /> }]);
  return renderToStaticMarkup(<Page />);
}

/** What a press comes to whose answer does not come. */
async function pressed(fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  const request = new Request('https://cars.example/', { method: 'POST', body });
  const serverAction = async () => {
    throw new TypeError('Failed to fetch');
  };
  const answer = await clientAction({ request, serverAction } as never);
  return (answer as { data: { isLost: boolean; isStop: boolean } }).data;
}

test('a press that got no answer is told by its name, and what was done before is not', async () => {
  expect(pageAfter(undefined)).toContain('Changed.');
  const stop = pageAfter(await pressed({ rhythm: 'daily', act: 'stop' }));
  expect(stop).toContain('Not stopped, as far as we know');
  const change = pageAfter(await pressed({ rhythm: 'weekly' }));
  expect(change).toContain('Not changed, as far as we know');
  for (const page of [stop, change]) expect(page).not.toContain('Changed.');
});

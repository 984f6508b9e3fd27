import { signInPath } from '@forecourt/domain/account/sign-in';
import { resumePath } from '@forecourt/domain/alert/alert-paths';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type AppContext, appContext } from '../../app-context.ts';
import { action, loader } from './resume-alerts.tsx';

/** What the services answer to a person, or to nobody in particular. */
function contextOf(status: string, kind = 'person') {
  const context = new RouterContextProvider();
  const services = {
    askToResume: async () => ({ status, waitMs: 90_000 }),
    holdsResume: async (token: string) => token === 'good',
    resumeAlerts: async (token: string) => token === 'good',
  };
  context.set(appContext, { services, asker: () => ({ kind }) } as unknown as AppContext);
  return context;
}

async function send(fields: Record<string, string>, context = contextOf('asked')) {
  const body = new URLSearchParams(fields);
  const request = new Request(`https://cars.example${resumePath}`, { method: 'POST', body });
  const answer = await action({ request, context } as never);
  return answer.headers.get('Location');
}

const open = (query: string) =>
  loader({
    url: new URL(`https://cars.example${resumePath}${query}`),
    context: contextOf('asked'),
  } as never);

test('a press asks for a mail, as often as it may, and of who is signed in', async () => {
  expect(await send({})).toBe(`${resumePath}?did=asked`);
  expect(await send({}, contextOf('limited'))).toBe(`${resumePath}?wait=90`);
  expect(await send({}, contextOf('unknown'))).toBe('/cars-for-sale/saved-searches');
  expect(await send({}, contextOf('asked', 'visitor'))).toBe(signInPath('/account'));
});

test('the link of the mail is answered by a button alone', async () => {
  expect(await open('?token=good')).toMatchObject({
    data: { isOpen: true },
    init: { status: 200 },
  });
  expect(await send({ token: 'good' })).toBe(`${resumePath}?did=resumed`);
  expect(await send({ token: 'old' })).toBe(resumePath);
  for (const none of ['?token=old', '', '?did=other'])
    expect(await open(none)).toMatchObject({ data: { isOpen: false }, init: { status: 410 } });
});

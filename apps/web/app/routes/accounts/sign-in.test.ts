import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type AppContext, appContext } from '../../app-context.ts';
import { action } from './sign-in.tsx';

/** Sends the form with one of its buttons. @returns what was asked of the server, and the answer */
async function send(act: string) {
  const asked: string[] = [];
  const ask = (name: string) => async () => {
    asked.push(name);
    return { status: 'REFUSED', sentence: 'No.' };
  };
  const services = {
    signIn: ask('signIn'),
    signUp: ask('signUp'),
    requestReset: ask('requestReset'),
    sendLink: ask('sendLink'),
  };
  const context = new RouterContextProvider();
  context.set(appContext, { services, origin: 'https://cars.example' } as never as AppContext);
  const body = new URLSearchParams({ act, email: 'kim@example.com', password: 'opensesame' });
  const request = new Request('https://cars.example/account/sign-in', { method: 'POST', body });
  return { asked, answer: await action({ request, context } as never) };
}

test.each([
  ['signin', 'signIn'],
  ['signup', 'signUp'],
  ['reset', 'requestReset'],
  ['link', 'sendLink'],
  ['', 'signIn'],
  ['constructor', 'signIn'],
  ['valueOf', 'signIn'],
  ['__proto__', 'signIn'],
])('a form that is sent by “%s” asks for %s', async (act, service) => {
  const { asked, answer } = await send(act);
  expect(asked).toEqual([service]);
  expect(answer).toMatchObject({ data: { answer: { status: 'REFUSED' } }, init: { status: 403 } });
});

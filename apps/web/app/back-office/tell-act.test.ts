import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type AppContext, appContext } from '../app-context.ts';
import { entrance } from './enter-office.ts';
import type { Asked, Office, OfficeEntry } from './office.ts';
import { tellAct } from './tell-act.ts';

const frame = { me: { personId: 'rosa' } };

/** Sends a form as a script does. */
async function send(entry: object, fields: FormData) {
  const context = new RouterContextProvider();
  const services = { reportError: () => {} };
  const app = { services, asker: () => ({ kind: 'person' }), origin: 'https://cars.example' };
  context.set(appContext, app as unknown as AppContext);
  const url = new URL('https://cars.example/sell/7/pictures');
  const request = new Request(url, { method: 'POST', body: fields });
  const length = (await request.clone().arrayBuffer()).byteLength;
  request.headers.set('Content-Length', String(length));
  const enter = entrance(async () => entry as OfficeEntry<Office<never>>);
  const answer = await tellAct({ request, url, context }, enter);
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  return { status: answer.status, told: await answer.json() };
}

function formOf(fields: Asked, file?: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file !== undefined) form.append('file', new File([file], 'a.jpg'));
  return form;
}

const entered = (office: object) => ({ status: 'ENTERED', office: { frame, ...office } });

test.each([
  [{ status: 'DONE' }, 200, { isDone: true, sentence: '' }],
  [{ status: 'REFUSED', sentence: 'Too small.' }, 400, { isDone: false, sentence: 'Too small.' }],
  [
    { status: 'INVALID', problems: { file: 'Choose a picture.', words: 'expected a word' } },
    400,
    { isDone: false, sentence: 'Choose a picture. Enter a word.' },
  ],
  [{ status: 'MISSING' }, 404, { isDone: false, sentence: expect.stringMatching(/not here/) }],
])('a script is told %j', async (answer, status, told) => {
  const office = entered({ act: async () => answer });
  expect(await send(office, formOf({ act: 'picture.add' }))).toEqual({ status, told });
});

test('a script of somebody who is signed out is told so, and led nowhere', async () => {
  const { status, told } = await send({ status: 'SIGN_IN' }, formOf({ act: 'picture.add' }));
  expect(status).toBe(401);
  expect(told.sentence).toMatch(/^You are signed out\./);
});

test('a form is for whom it was shown to', async () => {
  const office = entered({ act: async () => ({ status: 'DONE' }) });
  expect(await send(office, formOf({ act: 'picture.add', person: 'dana' }))).toMatchObject({
    status: 400,
    told: { isDone: false },
  });
});

test('a file is kept by the office, up to the limit of that', async () => {
  const office = entered({
    upload: async (file: File) => file.text(),
    uploadLimit: { bytes: 2000, sentence: 'Picture: expected 2 kB at most.' },
    act: async (_name: string, { file }: Asked) => ({ status: 'REFUSED', sentence: file }),
  });
  const form = { act: 'picture.add' };
  expect((await send(office, formOf(form, 'bytes'))).told.sentence).toBe('bytes');
  expect(await send(office, formOf(form, 'b'.repeat(2000)))).toEqual({
    status: 413,
    told: { isDone: false, sentence: 'Picture: expected 2 kB at most.' },
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOneTapSuppressed } from '@forecourt/domain/account/google-sign-in';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { parseConfig } from '../../compose/config.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { browse, linkIn, openAccountDesk } from './account-desk.ts';
import { startGoogle } from './google-service.ts';
import { type GooglePerson, tokenOf } from './google-token.ts';

const config = parseConfig({
  GOOGLE_CLIENT_ID: 'cars.apps.example',
  GOOGLE_CLIENT_SECRET: 'a secret',
});
let opened: OpenDatabase;
let google: Awaited<ReturnType<typeof startGoogle>>;
beforeAll(async () => {
  opened = await openInMemory();
  google = await startGoogle();
  shared = openAccountDesk(opened.database, { config });
});
afterAll(async () => {
  google.close();
  await opened.close();
});
let shared: ReturnType<typeof openAccountDesk>;
const desk = () => shared;

const ada = (sub: string): GooglePerson => ({
  sub,
  email: `${sub}@cars.example`,
  email_verified: true,
  name: 'Ada Driver',
  picture: 'https://pictures.example/ada',
});
type Browser = ReturnType<typeof browse>;

async function leaveFor(browser: Browser, refUrl: string) {
  const { httpStatus, headers } = await follow(
    browser,
    `/account/google/begin?refUrl=${encodeURIComponent(refUrl)}`,
  );
  expect(httpStatus).toBe(303);
  return String(headers.get('Location'));
}
/** Redirects have no body. */
async function follow(browser: Browser, path: string, { app } = desk()) {
  const answer = await app.request(`http://localhost${path}`, {
    headers: { Cookie: [...browser.jar].map((pair) => pair.join('=')).join('; ') },
  });
  for (const cookie of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (/max-age=0/i.test(cookie)) browser.jar.delete(name);
    else browser.jar.set(name, value);
  }
  return { httpStatus: answer.status, headers: answer.headers };
}
const back = (browser: Browser, query: Record<string, string>) =>
  follow(browser, `/account/google/callback?${new URLSearchParams(query)}`);

test('who agrees at Google is signed in, led on within the host, and none of its tokens is kept', async () => {
  const mine = browse(desk().app);
  const href = await leaveFor(mine, '/cars-for-sale/saved');
  const asked = new URL(href);
  expect([asked.origin, asked.searchParams.get('redirect_uri')]).toEqual([
    'https://accounts.google.com',
    'http://localhost/account/google/callback',
  ]);
  const { httpStatus, headers } = await back(mine, google.agree(href, ada('first')));
  expect([httpStatus, headers.get('Location')]).toEqual([303, '/cars-for-sale/saved']);
  expect((await mine.read()).asker).toMatchObject({ kind: 'person' });
  const kept = await rowsOf(
    opened.database,
    sql`select email_verified as "isVerified", image, access_token as access, id_token as id, provider_id as provider
        from people join credentials on person_id = people.id where email = 'first@cars.example'`,
  );
  expect(kept).toEqual([
    { isVerified: true, image: null, access: null, id: null, provider: 'google' },
  ]);
  const again = browse(desk().app);
  await back(again, google.agree(await leaveFor(again, 'https://elsewhere.test/'), ada('first')));
  expect((await again.read()).person).toEqual((await mine.read()).person);
});

test.each([
  ['did not agree', () => ({ error: 'access_denied', state: 'x' })],
  [
    'comes with a code of nobody',
    (href: string) => ({ ...google.agree(href, ada('z')), code: 'no' }),
  ],
  [
    'comes with the state of another',
    (href: string) => ({ ...google.agree(href, ada('z')), state: 'other' }),
  ],
  [
    'has no confirmed address',
    (href: string) =>
      google.agree(href, { ...ada('first'), sub: 'mallory', email_verified: false }),
  ],
])('who %s is not signed in, and is told so', async (_what, answer) => {
  const mine = browse(desk().app);
  const { httpStatus, headers } = await back(mine, answer(await leaveFor(mine, '/')));
  expect([httpStatus, headers.get('Location')]).toEqual([
    303,
    expect.stringContaining('reason=google'),
  ]);
  expect((await mine.read()).asker.kind).toBe('visitor');
});

test('an address that nobody confirmed here is not handed to who has it at Google', async () => {
  const { app, deliver } = desk();
  const taken = ada(`taken-${crypto.randomUUID()}`.slice(0, 14));
  const first = browse(app);
  await first.act('signUp', { email: taken.email, password: 'three plain words' });
  const [mail] = await deliver();
  const theirs = browse(app);
  await back(theirs, google.agree(await leaveFor(theirs, '/'), taken));
  expect((await theirs.read()).asker.kind).toBe('visitor');
  if (!mail) throw new Error('expected a mail');
  await first.act('followLink', linkIn(mail));
  const later = browse(app);
  await back(later, google.agree(await leaveFor(later, '/'), taken));
  expect((await later.read()).asker.kind).toBe('person');
});

test('Google is asked with the secret that its file holds now', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-google-'));
  const file = join(folder, 'secret');
  writeFileSync(file, 'first secret');
  const own = openAccountDesk(opened.database, {
    config: parseConfig({ GOOGLE_CLIENT_ID: 'cars.apps.example', GOOGLE_CLIENT_SECRET_FILE: file }),
  });
  google.secrets.length = 0;
  for (const secret of ['first secret', 'second secret']) {
    writeFileSync(file, `${secret}\n`);
    const mine = browse(own.app);
    const begun = await follow(mine, '/account/google/begin?refUrl=/', own);
    const told = google.agree(String(begun.headers.get('Location')), ada('secrets'));
    const { headers } = await follow(
      mine,
      `/account/google/callback?${new URLSearchParams(told)}`,
      own,
    );
    expect(headers.get('Location')).toBe('/');
  }
  expect(google.secrets).toEqual(['first secret', 'second secret']);
  rmSync(folder, { recursive: true });
});

test('One Tap signs in with a token of Google, and with no other', async () => {
  const mine = browse(desk().app);
  const sent = (credential: string) =>
    mine.ask('POST', '/account/google/one-tap', { credential, refUrl: '/cars-for-sale?zip=30303' });
  for (const wrong of [
    'no token',
    tokenOf(ada('tap'), {}, true),
    tokenOf(ada('tap'), { aud: 'another.example' }),
    tokenOf(ada('tap'), { exp: 1, iat: 0 }),
  ])
    expect(await sent(wrong)).toMatchObject({ httpStatus: 403, code: 'forbidden' });
  expect((await mine.read()).asker.kind).toBe('visitor');
  expect(await sent(tokenOf(ada('tap')))).toMatchObject({
    httpStatus: 200,
    href: '/cars-for-sale?zip=30303',
  });
  expect((await mine.read()).asker.kind).toBe('person');
});

test('where the operator names no client nobody signs in by Google', async () => {
  const without = browse(openAccountDesk(opened.database).app);
  for (const path of ['/account/google/begin', '/account/google/callback'])
    expect((await without.ask('GET', path)).httpStatus).toBe(404);
  const tap = await without.ask('POST', '/account/google/one-tap', { credential: 'x' });
  expect(tap.httpStatus).toBe(404);
});

test.each([
  ['', false],
  ['caiSuppressGoogleOneTap=1', true],
  ['a=b; caiSuppressGoogleOneTap=true', true],
  ['caiSuppressGoogleOneTap=0', false],
  ['caiSuppressGoogleOneTap=', false],
  ['notcaiSuppressGoogleOneTap=1', false],
])('“%s” hides One Tap: %s [stored.one-tap-cookie]', (cookies, isHidden) => {
  expect(isOneTapSuppressed(cookies)).toBe(isHidden);
});

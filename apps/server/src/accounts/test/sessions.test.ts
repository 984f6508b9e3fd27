import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { parseConfig } from '../../compose/config.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { costlyPasswords } from '../passwords.ts';
import { browse, forgetAccounts, linkIn, openAccountDesk } from './account-desk.ts';

const password = 'oyster staircase';
const daySeconds = 86_400;

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openInMemory();
});
beforeEach(() => forgetAccounts(opened.database));
afterAll(() => opened.close());

type Desk = ReturnType<typeof openAccountDesk>;
type Browser = ReturnType<typeof browse>;
/** A process that remembers nothing of the one before. */
const openDesk = () => openAccountDesk(opened.database);

async function signUp(desk: Desk, email: string, secret = password): Promise<Browser> {
  const mine = browse(desk.app);
  await mine.act('signUp', { email, password: secret });
  const [mail] = await desk.deliver();
  expect(await mine.act('followLink', linkIn(mail ?? { text: '' }))).toMatchObject({
    status: 'SIGNED_IN',
  });
  return mine;
}

const sessionCookie = ({ jar }: Browser) =>
  [...jar].find(([name]) => name.endsWith('session_token')) ?? ['', ''];

/** Whoever has these cookies, asked by a process that has not seen them. */
async function isSignedIn(cookies: Iterable<[string, string]>): Promise<boolean> {
  const thief = browse(openDesk().app);
  for (const [name, value] of cookies) thief.jar.set(name, value);
  return (await thief.read()).person !== null;
}

const sessionOf = async (browser: Browser) => {
  const { sessionId } = (await browser.read()).asker;
  const [row] = await rowsOf<{ seconds: string; used: string }>(
    opened.database,
    sql`select extract(epoch from expires_at - created_at)::text as seconds, expires_at::text as used
        from sessions where id = ${sessionId}`,
  );
  return { id: String(sessionId), lasts: Math.round(Number(row?.seconds)), endsAt: row?.used };
};

test('the cookie of a session is of no use once it was signed out', async () => {
  const mine = await signUp(openDesk(), 'out@example.com');
  const kept = new Map(mine.jar);
  expect(await isSignedIn(kept)).toBe(true);
  await mine.act('signOut');
  expect(await isSignedIn(kept)).toBe(false);
});

test('a session that is ended by a reset in one process opens nothing in another from the next request on', async () => {
  const here = openDesk();
  const there = openDesk();
  const email = 'reset@example.com';
  const mine = await signUp(here, email);
  const elsewhere = browse(there.app);
  for (const [name, value] of mine.jar) elsewhere.jar.set(name, value);
  expect((await elsewhere.read()).person).not.toBeNull();
  await mine.act('requestReset', { email });
  const [mail] = await here.deliver();
  const { token } = linkIn(mail ?? { text: '' });
  const set = { token, password: 'another staircase' };
  expect(await browse(here.app).act('resetPassword', set)).toMatchObject({ status: 'DONE' });
  expect((await elsewhere.read()).person).toBeNull();
});

test('nobody is looked up for what a page loads for everybody', async () => {
  const names: string[] = [];
  const desk = openAccountDesk(opened.database, { beforeCall: (name) => void names.push(name) });
  const mine = await signUp(desk, 'pictures@example.com');
  const loads = browse(desk.app, { 'Sec-Fetch-Dest': 'image' });
  for (const [name, value] of mine.jar) loads.jar.set(name, value);
  names.length = 0;
  expect((await loads.read()).person).toBeNull();
  expect(names).not.toContain('session');
  await mine.read();
  expect(names).toContain('session');
});

test('signing in again makes another token, and ends the session that was there', async () => {
  const desk = openDesk();
  const email = 'again@example.com';
  const mine = await signUp(desk, email);
  const before = new Map(mine.jar);
  const [, first] = sessionCookie(mine);
  await mine.act('signIn', { email, password });
  const [, second] = sessionCookie(mine);
  expect(second).not.toBe(first);
  expect(decodeURIComponent(second).split('.')[0]).toMatch(/^[A-Za-z0-9]{32}$/);
  expect([await isSignedIn(before), await isSignedIn(mine.jar)]).toEqual([false, true]);
});

test('a session ends thirty days after its sign-in, however often it is used', async () => {
  const mine = await signUp(openDesk(), 'ends@example.com');
  const { id, lasts, endsAt } = await sessionOf(mine);
  expect(lasts).toBe(30 * daySeconds);
  await opened.database.execute(
    sql`update sessions set updated_at = now() - interval '20 days' where id = ${id}`,
  );
  expect(await isSignedIn(mine.jar)).toBe(true);
  expect((await sessionOf(mine)).endsAt, 'using it prolongs nothing').toBe(endsAt);
  await opened.database.execute(sql`update sessions set expires_at = now() where id = ${id}`);
  expect(await isSignedIn(mine.jar)).toBe(false);
});

test('a deleted account has no session on any browser, and leaves no cookie of one', async () => {
  const desk = openDesk();
  const email = 'gone@example.com';
  const mine = await signUp(desk, email);
  const phone = browse(desk.app);
  await phone.act('signIn', { email, password });
  const kept = [new Map(mine.jar), new Map(phone.jar)];
  const { value } = await mine.act('deleteAccount', { email });
  for (const name of ['forecourt.session_token', 'signedInBefore'])
    expect(value).toContainEqual(expect.stringMatching(`^${name}=; Max-Age=0; `));
  for (const cookies of kept) expect(await isSignedIn(cookies)).toBe(false);
});

test('a link by email that is too old signs nobody in', async () => {
  const desk = openDesk();
  const mine = browse(desk.app);
  await mine.act('sendLink', { email: 'old@example.com' });
  const [mail] = await desk.deliver();
  const ends = await rowsOf<{ minutes: string }>(
    opened.database,
    sql`select round(extract(epoch from expires_at - created_at) / 60)::text as minutes
        from verifications where expires_at > now() order by created_at desc limit 1`,
  );
  expect(ends).toEqual([{ minutes: '10' }]);
  await opened.database.execute(sql`update verifications set expires_at = now()`);
  expect(await mine.act('followLink', linkIn(mail ?? { text: '' }))).toMatchObject({
    status: 'REFUSED',
  });
  expect((await mine.read()).person).toBeNull();
});

test('pressed twice, creating an account sends one mail, and its link works', async () => {
  const desk = openDesk();
  const mine = browse(desk.app);
  for (const press of [1, 2])
    expect(
      await mine.act('signUp', { email: 'twice@example.com', password }),
      `${press}`,
    ).toMatchObject({ status: 'MAILED' });
  const [mail, ...others] = await desk.deliver();
  expect(others).toEqual([]);
  expect(await mine.act('followLink', linkIn(mail ?? { text: '' }))).toMatchObject({
    status: 'SIGNED_IN',
  });
});

test('a password is compared as it was typed: with its spaces, its capitals and its end', async () => {
  const secret = ` Oyster Staircase ${'x'.repeat(90)}`;
  const email = 'typed@example.com';
  const desk = openAccountDesk(opened.database, { passwords: costlyPasswords });
  await signUp(desk, email, secret);
  const said = [];
  for (const typed of [secret.trim(), secret.toLowerCase(), secret.slice(0, 72), secret])
    said.push((await browse(desk.app).act('signIn', { email, password: typed })).status);
  expect(said).toEqual(['REFUSED', 'REFUSED', 'REFUSED', 'SIGNED_IN']);
});

test('who signed in more than a day ago signs in anew before a passkey is added', async () => {
  const mine = await signUp(openDesk(), 'stale@example.com');
  const { id } = await sessionOf(mine);
  expect((await mine.ask('POST', '/account/passkeys/add/begin')).httpStatus).toBe(200);
  await opened.database.execute(
    sql`update sessions set created_at = now() - interval '25 hours' where id = ${id}`,
  );
  expect((await mine.ask('POST', '/account/passkeys/add/begin')).httpStatus).toBe(403);
});

test('where shoppers come by https the cookie is Secure, and scripts cannot read it', async () => {
  const config = parseConfig({ PUBLIC_URL: 'https://cars.example' });
  const desk = openAccountDesk(opened.database, { config });
  const mine = await signUp(desk, 'secure@example.com');
  await mine.act('signOut');
  const { headers } = await mine.act('signIn', { email: 'secure@example.com', password });
  const [cookie = ''] = headers
    .getSetCookie()
    .filter((one: string) => one.includes('session_token='));
  expect(cookie).toMatch(/^__Secure-forecourt\.session_token=/);
  for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'])
    expect(cookie.split('; ')).toContain(attribute);
});

test('no address of the library that signs people in is served', () => {
  const paths = openDesk().app.routes.map(({ path }) => path);
  expect(paths).toContain('/account/passkeys/sign-in');
  expect(paths.filter((path) => /auth|magic|get-session/.test(path))).toEqual([]);
});

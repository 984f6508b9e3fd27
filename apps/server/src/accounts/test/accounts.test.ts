import { randomUUID } from 'node:crypto';
import { wrongCredentials } from '@forecourt/domain/account/sign-in';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { mergeComparedCars } from '../../compare/compared-cars.ts';
import { mergeSeenCars } from '../../history/seen-cars.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { interestAlerts } from '../../promotions/tables.ts';
import { readSavings, saveCar } from '../../saved/saved-cars.ts';
import { costlyPasswords } from '../passwords.ts';
import { browse, forgetAccounts, linkIn, openAccountDesk } from './account-desk.ts';

const password = 'oyster staircase';

describe.each(engines)('accounts on %s', (_, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(() => forgetAccounts(opened.database));
  afterAll(() => opened.close());
  const openDesk = () => openAccountDesk(opened.database);
  const openCostlyDesk = () => openAccountDesk(opened.database, { passwords: costlyPasswords });
  type Desk = ReturnType<typeof openDesk>;

  /** Signs up and follows the link. */
  async function join(desk: Desk, email: string, browser = browse(desk.app)) {
    expect(await browser.act('signUp', { email, password })).toMatchObject({ status: 'MAILED' });
    const [mail] = await desk.deliver();
    const answer = await browser.act('followLink', linkIn(mail ?? { text: '' }));
    expect(answer).toMatchObject({ status: 'SIGNED_IN' });
    return browser;
  }

  test('somebody signs up, confirms the address, signs out and in again [roles.login-cookie]', async () => {
    const desk = openCostlyDesk();
    const mine = browse(desk.app);
    const refUrl = '/cars-for-sale/toyota?zip=30303';
    const signedUp = await mine.act('signUp', { email: ' Dana@Example.com ', password, refUrl });
    expect(signedUp).toMatchObject({ status: 'MAILED' });
    expect((await mine.read()).person).toBeNull();
    const early = await mine.act('signIn', { email: 'dana@example.com', password, refUrl });
    expect(early, 'an address that nobody confirmed gets the link again').toMatchObject({
      status: 'MAILED',
    });
    const [mail] = await desk.deliver();
    expect(mail).toMatchObject({ to: 'dana@example.com', subject: 'Confirm your address' });
    expect(await opened.database.execute(sql`select from account_mails`)).toMatchObject({
      rows: [],
    });
    const link = linkIn(mail ?? { text: '' });
    expect(link.refUrl).toBe(refUrl);
    expect(await mine.act('followLink', link)).toMatchObject({ status: 'SIGNED_IN' });
    expect(await mine.read()).toMatchObject({ person: { name: 'dana' } });
    await mine.act('signOut');
    expect((await mine.read()).person).toBeNull();
    expect(await mine.act('followLink', link)).toMatchObject({ status: 'REFUSED' });
    expect(await mine.act('signIn', { email: 'DANA@example.com', password })).toMatchObject({
      status: 'SIGNED_IN',
    });
    const page = await mine.read();
    expect(page.person).toEqual({ name: 'dana' });
    expect(page.headers.get('Cache-Control')).toBe('private, no-store');
  });

  test('a link that was used before is done with for who is signed in with its address, and for nobody else', async () => {
    const desk = openDesk();
    const email = 'twice@example.com';
    const mine = browse(desk.app);
    await mine.act('sendLink', { email });
    const [mail] = await desk.deliver();
    const link = { ...linkIn(mail ?? { text: '' }), email };
    expect(await mine.act('followLink', link)).toMatchObject({ status: 'SIGNED_IN' });
    expect(await mine.act('followLink', link)).toMatchObject({ status: 'DONE' });
    expect(await mine.act('followLink', { ...link, email: 'other@example.com' })).toMatchObject({
      status: 'REFUSED',
    });
    const other = await join(desk, 'other@example.com');
    for (const browser of [other, browse(desk.app)])
      expect(await browser.act('followLink', link)).toMatchObject({ status: 'REFUSED' });
    await mine.act('signOut');
    expect(await mine.act('followLink', link)).toMatchObject({ status: 'REFUSED' });
  });

  test('a link by email signs in once, and makes an account where there is none', async () => {
    const desk = openDesk();
    const mine = browse(desk.app);
    expect(await mine.act('sendLink', { email: 'link@example.com' })).toMatchObject({
      status: 'MAILED',
    });
    const [mail] = await desk.deliver();
    const link = linkIn(mail ?? { text: '' });
    expect(await browse(desk.app).act('followLink', { ...link, token: 'x' })).toMatchObject({
      status: 'REFUSED',
    });
    expect(await mine.act('followLink', link)).toMatchObject({ status: 'SIGNED_IN' });
    expect((await mine.read()).person).toEqual({ name: 'link' });
    expect(await browse(desk.app).act('followLink', link)).toMatchObject({ status: 'REFUSED' });
    const [kept] = await rowsOf<{ value: string }>(
      opened.database,
      sql`select count(*)::text as value from verifications where identifier like ${`%${link.token}%`}`,
    );
    expect(kept?.value, 'no secret is kept as it is').toBe('0');
  });

  test.each([
    ['short', 'seven77', /8 to 128/],
    ['long', 'a b'.repeat(60), /8 to 128/],
    ['common', 'Password1', /tried first/],
    ['the name of the place', 'Forecourt-2026!', /tried first/],
    ['a word of the place', 'used cars 1', /tried first/],
    ['missing', undefined, /8 to 128/],
  ])('a password that is %s is refused in a sentence', async (_case, wrong, sentence) => {
    const desk = openDesk();
    const answer = await browse(desk.app).act('signUp', {
      email: 'no@example.com',
      password: wrong,
    });
    expect(answer).toMatchObject({
      status: 'INVALID',
      problems: { password: expect.stringMatching(sentence) },
    });
    expect(await desk.deliver()).toEqual([]);
  });

  test.each([
    'correct horse',
    'forecourt horse',
    '12345-67890-',
    '密码密码密码密码',
    '        ',
    'a'.repeat(128),
  ])('any other is taken: %j', async (taken) => {
    const email = `any-${Buffer.from(taken).toString('hex').slice(0, 12)}@example.com`;
    const answer = await browse(openDesk().app).act('signUp', { email, password: taken });
    expect(answer).toMatchObject({ status: 'MAILED' });
  });

  test.each(['', 'x', 'a@b', `${'a'.repeat(40)}@example.com`, 'a@example.com, b@example.com', 7])(
    '%j is no address',
    async (email) => {
      const mine = browse(openDesk().app);
      for (const act of ['signUp', 'signIn', 'sendLink', 'requestReset'])
        expect(await mine.act(act, { email, password })).toMatchObject({
          status: 'INVALID',
          problems: { email: expect.stringMatching(/^expected an email address/) },
        });
    },
  );

  test('an unknown person and a wrong password are answered alike', async () => {
    const desk = openDesk();
    await join(desk, 'alike@example.com');
    const [wrong, unknown] = await Promise.all(
      ['alike@example.com', 'unknown@example.com'].map((email) =>
        browse(desk.app).act('signIn', { email, password: 'another staircase' }),
      ),
    );
    expect(wrong).toMatchObject({ status: 'REFUSED', sentence: wrongCredentials, httpStatus: 200 });
    expect({ ...unknown, headers: null }).toEqual({ ...wrong, headers: null });
    const stranger = browse(desk.app);
    for (const act of ['signUp', 'sendLink', 'requestReset'])
      for (const email of ['alike@example.com', `${act.toLowerCase()}@example.com`])
        expect(await stranger.act(act, { email, password })).toMatchObject({ status: 'MAILED' });
    const subjects = (await desk.deliver()).map(({ to, subject }) => `${to}: ${subject}`);
    expect(subjects).toEqual([
      'alike@example.com: You have an account already',
      'signup@example.com: Confirm your address',
      'alike@example.com: Sign in to Forecourt',
      'sendlink@example.com: Sign in to Forecourt',
      'alike@example.com: Set a new password',
      'requestreset@example.com: There is no account with this address',
    ]);
  });

  test('an unknown person and a wrong password take the same time', async () => {
    const desk = openCostlyDesk();
    await join(desk, 'same-time@example.com');
    const fastest = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
    // By turns, and the fastest of each: a machine that is busy is busy for both.
    for (let tried = 0; tried < 5; tried += 1)
      for (const [who, email] of [
        ['known', 'same-time@example.com'],
        ['unknown', 'no-such-person@example.com'],
      ] as const) {
        const before = performance.now();
        await browse(desk.app).act('signIn', { email, password: 'another staircase' });
        fastest[who] = Math.min(fastest[who], performance.now() - before);
      }
    const ratio = fastest.known / fastest.unknown;
    // Without the hash, which takes most of it, an unknown person would be told ten times sooner.
    expect(ratio).toBeGreaterThan(1 / 3);
    expect(ratio).toBeLessThan(3);
  });

  test('there is nobody with more rights than another [roles.no-admin, brands.audiences]', async () => {
    const desk = openDesk();
    const columns = await rowsOf<{ name: string }>(
      opened.database,
      sql`select column_name as name from information_schema.columns where table_name = 'people'`,
    );
    expect(columns.map(({ name }) => name).filter((name) => /role|admin|right/.test(name))).toEqual(
      [],
    );
    const visitor = browse(desk.app);
    expect((await visitor.read()).asker.kind).toBe('visitor');
    const person = await join(desk, 'consumer@example.com');
    const { asker } = await person.read();
    expect(Object.keys(asker).sort()).toEqual([
      'consumer',
      'kind',
      'name',
      'personId',
      'sessionId',
      'visitorId',
    ]);
    const openApi = await visitor.ask('GET', '/openapi.json');
    expect(Object.keys(openApi.paths).filter((path) => /admin/i.test(path))).toEqual([]);
  });

  test('a marketplace begins without an account, an operator or a session', async () => {
    const fresh = await open();
    for (const table of ['people', 'credentials', 'passkeys', 'operators', 'sessions'])
      expect(await rowsOf(fresh.database, sql.raw(`select from ${table}`)), table).toEqual([]);
    await fresh.close();
  });

  test('a new password signs out everywhere, and its link works once', async () => {
    const desk = openCostlyDesk();
    const mine = await join(desk, 'forgets@example.com');
    await mine.act('requestReset', { email: 'forgets@example.com' });
    const [mail] = await desk.deliver();
    const { token = '' } = linkIn(mail ?? { text: '' });
    const other = browse(desk.app);
    expect(await other.act('resetPassword', { token, password: '12345678' })).toMatchObject({
      status: 'INVALID',
    });
    const holds = async (link: string) => (await other.act('holdsReset', { token: link })).value;
    expect(await holds(token)).toBe(true);
    expect(await holds(`${token}x`)).toBe(false);
    const set = { token, password: 'another staircase' };
    const cut = { token: '', password };
    expect(await other.act('resetPassword', cut), 'a link without its end').toMatchObject({
      status: 'REFUSED',
    });
    expect(await other.act('resetPassword', set)).toMatchObject({ status: 'DONE' });
    expect(await holds(token), 'it worked once').toBe(false);
    const [told, ...others] = await desk.deliver();
    expect(others).toEqual([]);
    expect(told).toMatchObject({
      to: 'forgets@example.com',
      subject: 'Your password was changed',
      text: expect.stringMatching(/on \w{3} \d+, \d{4} at \d\d:\d\d UTC[\s\S]*Screen=reset/),
    });
    expect(await other.act('resetPassword', set)).toMatchObject({ status: 'REFUSED' });
    expect((await mine.read()).person).toBeNull();
    expect(mail?.text).toContain('signed out everywhere.');
    const email = 'forgets@example.com';
    expect(await other.act('signIn', { email, password })).toMatchObject({ status: 'REFUSED' });
    expect(await other.act('signIn', { email, password: set.password })).toMatchObject({
      status: 'SIGNED_IN',
    });
  });

  test('who guesses is told to wait, and the owner is not kept out', async () => {
    const desk = openDesk();
    const email = 'guessed@example.com';
    const owner = await join(desk, email);
    await owner.act('signOut');
    const guesser = browse(desk.app);
    const guesses = [];
    for (let tried = 0; tried < 12; tried += 1)
      guesses.push(
        (await guesser.act('signIn', { email, password: `guess number ${tried}` })).status,
      );
    expect(guesses.filter((status) => status === 'REFUSED')).toHaveLength(10);
    expect(guesses.at(-1)).toBe('LIMITED');
    const right = await guesser.act('signIn', { email, password });
    expect(right, 'even the right one').toMatchObject({ status: 'LIMITED' });
    expect(right.sentence).toMatch(/Try again in 15 minutes, or sign in with a link/);
    expect(await owner.act('signIn', { email, password })).toMatchObject({ status: 'SIGNED_IN' });
    await guesser.act('sendLink', { email });
    const [mail] = await desk.deliver();
    expect(await guesser.act('followLink', linkIn(mail ?? { text: '' }))).toMatchObject({
      status: 'SIGNED_IN',
    });
  });

  test('a passkey is added by who is signed in alone, and one that nobody knows signs nobody in', async () => {
    const desk = openDesk();
    const stranger = browse(desk.app);
    const begin = await stranger.ask('POST', '/account/passkeys/add/begin');
    expect([begin.httpStatus, begin.detail]).toEqual([
      403,
      expect.stringMatching(/sign out and in/),
    ]);
    const mine = await join(desk, 'keys@example.com');
    const options = await mine.ask('POST', '/account/passkeys/add/begin');
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: 'keys@example.com' },
      authenticatorSelection: { userVerification: 'required', residentKey: 'required' },
    });
    const made = await mine.ask('POST', '/account/passkeys/add', { response: { id: 'x' } });
    expect(made.httpStatus).toBe(403);
    await stranger.ask('POST', '/account/passkeys/sign-in/begin');
    const tried = await stranger.ask('POST', '/account/passkeys/sign-in', {
      response: { id: 'unknown', rawId: 'unknown', response: {}, type: 'public-key' },
    });
    expect([tried.httpStatus, tried.detail]).toEqual([403, expect.stringMatching(/not accepted/)]);
    expect((await stranger.read()).person).toBeNull();
  });

  test('nobody’s mailbox is filled through us', async () => {
    const mine = browse(openDesk().app);
    const answers = [];
    for (let sent = 0; sent < 6; sent += 1)
      answers.push((await mine.act('sendLink', { email: `full+${sent}@example.com` })).status);
    expect(answers).toEqual([...Array(5).fill('MAILED'), 'LIMITED']);
  });

  test('what a browser saved becomes the person’s who signs in, once', async () => {
    const desk = openDesk();
    const { database } = opened;
    const mine = browse(desk.app);
    await mine.ask('POST', '/cars-for-sale/leads/count', { kind: 'text', listingId: 1 });
    const { visitorId } = (await mine.read()).asker;
    const saving = { listingId: 7, price: 20_000, savedAt: Date.parse('2026-11-20T12:00:00Z') };
    await saveCar(database, `visitor:${visitorId}`, saving, 20);
    await join(desk, 'saver@example.com', mine);
    const { personId } = (await mine.read()).asker;
    expect(await readSavings(database, `person:${personId}`)).toEqual([saving]);
    expect(await readSavings(database, `visitor:${visitorId}`)).toEqual([]);
    expect(mine.jar.get('savedCount')).toBe('1');
    await mine.act('signOut');
    expect(mine.jar.has('savedCount')).toBe(false);
    await mine.act('signIn', { email: 'saver@example.com', password });
    expect(await readSavings(database, `person:${personId}`)).toEqual([saving]);
  });

  test('a person ends sessions of their own, and of nobody else', async () => {
    const desk = openDesk();
    const email = 'many@example.com';
    const mine = await join(desk, email);
    const phone = browse(desk.app, { 'User-Agent': 'Mozilla/5.0 (iPhone) Safari/605' });
    await phone.act('signIn', { email, password });
    const stranger = await join(desk, 'stranger@example.com');
    const { value: sessions } = await mine.act('findSessions');
    expect(sessions).toMatchObject([
      { browser: 'Chrome on Linux', isThis: true },
      { browser: 'Safari on iPhone', isThis: false },
    ]);
    const foreign = (await stranger.read()).asker.sessionId;
    expect(await mine.act('endSessions', { id: foreign })).toMatchObject({ value: false });
    expect((await stranger.read()).person).not.toBeNull();
    for (const pressed of ['once', 'twice'])
      expect(await mine.act('endSessions', { id: sessions[1].id }), pressed).toMatchObject({
        value: true,
      });
    expect((await phone.read()).person).toBeNull();
    await phone.act('signIn', { email, password });
    expect(await mine.act('endSessions')).toMatchObject({ value: true });
    expect([(await phone.read()).person, (await mine.read()).person]).toEqual([
      null,
      { name: 'many' },
    ]);
  });

  test('nobody is signed in by a cookie that is made up, or by one of a visitor', async () => {
    const desk = openDesk();
    const mine = await join(desk, 'signed@example.com');
    const [name = '', value = ''] = [...mine.jar].find(([key]) => key.includes('session')) ?? [];
    const forged = browse(desk.app);
    const [token = ''] = decodeURIComponent(value).split('.');
    for (const made of [
      token,
      `${token}.${'A'.repeat(43)}=`,
      '',
      '.',
      mine.jar.get('visitor') ?? 'x',
    ]) {
      forged.jar.set(name, encodeURIComponent(made));
      expect((await forged.read()).person).toBeNull();
    }
  });

  test('a profile is told once, and one click needs both names [lead.profile]', async () => {
    const mine = await join(openDesk(), 'profile@example.com');
    const optIn = { lastName: 'Ellis', phone: '(404) 555-0148', isOneClickOptedIn: 'yes' };
    expect(await mine.act('saveProfile', { ...optIn, firstName: ' ' })).toMatchObject({
      status: 'INVALID',
      problems: { firstName: expect.stringMatching(/one click/) },
    });
    expect(await mine.act('saveProfile', { ...optIn, firstName: 'Dana' })).toMatchObject({
      status: 'DONE',
    });
    expect((await mine.read()).person).toEqual({ name: 'Dana' });
    const told = { firstName: 'Dana', lastName: 'Ellis', phone: '(404) 555-0148' };
    expect((await mine.act('findProfile')).value).toEqual({
      ...told,
      email: 'profile@example.com',
      isOneClickOptedIn: true,
    });
    await mine.act('saveProfile', told);
    expect((await mine.act('findProfile')).value).toMatchObject({ isOneClickOptedIn: false });
  });

  test('an address with a sign of patterns is deleted alone', async () => {
    const desk = openDesk();
    const email = 'sea_side@example.com';
    const mine = await join(desk, email);
    const { personId } = (await mine.read()).asker;
    const other = browse(desk.app);
    await other.act('sendLink', { email: 'sea-side@example.com' });
    const [mail] = await desk.deliver();
    expect((await mine.act('deleteAccount', { email, person: personId })).value).not.toBeNull();
    expect(await other.act('followLink', linkIn(mail ?? { text: '' }))).toMatchObject({
      status: 'SIGNED_IN',
    });
  });

  test('everything is exported, and deleted with whatever waits', async () => {
    const desk = openDesk();
    const email = 'leaves@example.com';
    const mine = await join(desk, email);
    const { personId } = (await mine.read()).asker;
    const { database } = opened;
    await saveCar(database, `person:${personId}`, { listingId: 3, price: 1, savedAt: 0 }, 20);
    const look = { listingId: 4, vin: '1HGCM82633A004352', timestamp: 1000 };
    await mergeSeenCars(database, `person:${personId}`, [look], 1000);
    await mergeComparedCars(database, `person:${personId}`, [5]);
    await database.insert(interestAlerts).values([
      { id: randomUUID(), brand: 'atc', vins: ['1HGCM82633A004352'], consumerId: personId },
      { id: randomUUID(), brand: 'kbb', vins: [], email: 'Leaves@example.com' },
      { id: randomUUID(), brand: 'kbb', vins: [], consumerId: 'another', email: 'b@example.com' },
    ]);
    const { value: file } = await mine.act('exportAccount');
    expect(file).toMatchObject({
      account: { email, sessions: [{}], waysToSignIn: [{ by: 'credential' }] },
      savedCars: [{ listingId: 3 }],
      carsSeen: [{ listingId: 4 }],
      carsCompared: [5],
      carsShownAgain: [{ vins: ['1HGCM82633A004352'] }, { vins: [] }],
      savedSearches: [],
      messages: [],
    });
    expect(JSON.stringify(file)).not.toMatch(/password|token/i);
    await mine.act('sendLink', { email });
    expect((await mine.act('deleteAccount', { email: 'other@example.com' })).value).toBeNull();
    expect((await mine.read()).person).not.toBeNull();
    const told = { email: ' LEAVES@example.com', person: personId };
    const { value: cookies } = await mine.act('deleteAccount', told);
    expect(cookies).not.toBeNull();
    expect((await mine.read()).person).toBeNull();
    expect((await mine.act('deleteAccount', told)).value, 'pressed twice').toEqual(cookies);
    expect((await mine.act('deleteAccount', { ...told, person: '' })).value).toBeNull();
    expect(await desk.deliver(), 'one mail says so').toMatchObject([
      { to: email, subject: 'Your account was deleted' },
    ]);
    for (const [table, column] of [
      ['people', 'email'],
      ['account_mails', 'email'],
      ['verifications', 'value'],
      ['saved_cars', 'keeper'],
      ['seen_cars', 'keeper'],
      ['compared_cars', 'keeper'],
      ['interest_alerts', 'consumer_id'],
      ['interest_alerts', 'email'],
    ] as const) {
      const rows = await rowsOf(
        database,
        sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} ilike ${`%${email}%`}
            or ${sql.identifier(column)} like ${`%${personId}%`}`,
      );
      expect(rows, table).toEqual([]);
    }
  });

  test('robots are nobody, whatever cookies they send', async () => {
    const desk = openDesk();
    const mine = await join(desk, 'robot@example.com');
    const robot = browse(desk.app, { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    for (const [name, value] of mine.jar) robot.jar.set(name, value);
    expect((await robot.read()).person).toBeNull();
  });

  test.each(['session', 'account'])(
    'without the call %s pages go on and say that signing in rests',
    async (lost) => {
      const mine = await join(openDesk(), `${lost}@example.com`);
      const desk = openAccountDesk(opened.database, {
        beforeCall: (called) => {
          if (called === lost) throw new Error('away');
        },
      });
      const later = browse(desk.app);
      expect(await later.read()).toMatchObject({ person: null, signInRests: false });
      for (const [name, value] of mine.jar) later.jar.set(name, value);
      const page = await later.read();
      expect(page).toMatchObject({
        httpStatus: 200,
        signInRests: lost === 'session',
        person: lost === 'session' ? null : { name: lost },
      });
      expect(page.headers.get('Cache-Control')).toBe('private, no-store');
      if (lost === 'session') return;
      for (const act of ['signIn', 'signUp', 'sendLink', 'requestReset'])
        expect(await later.act(act, { email: 'rests@example.com', password })).toMatchObject({
          status: 'RESTING',
        });
    },
  );
});

describe('a page of another site', () => {
  test.each([
    'signIn',
    'signUp',
    'sendLink',
    'followLink',
    'requestReset',
    'resetPassword',
    'signOut',
  ])('does nothing with %s', async (act) => {
    const desk = openAccountDesk({} as never);
    const foreign = browse(desk.app, { Origin: 'https://elsewhere.test' });
    expect(await foreign.act(act, { email: 'a@example.com', password })).toMatchObject({
      httpStatus: 403,
    });
  });
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import { browse, linkIn } from '../../accounts/test/account-desk.ts';
import { createSoftwareKey } from '../../accounts/test/software-key.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { withJobQueue } from '../../platform/jobs/start-jobs.ts';
import { createLogger } from '../../platform/logger.ts';
import { setOperator } from '../operators.ts';
import { codeOf } from './code-of.ts';
import { join, openConsoleDesk, trust } from './console-desk.ts';

const password = 'oyster staircase';

describe.each(engines)('second factors of operators on %s', (_, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
    await withJobQueue({ open: opened, logger: createLogger('silent') }, async () => {});
    await setOperator(opened.database, 'test', { email: 'first@example.com', role: 'owner' });
  });
  beforeEach(() => opened.database.execute(sql`delete from rate_counts`));
  afterAll(() => opened.close());

  /** Somebody on a browser of their own, and somebody else who knows the password. */
  async function joinAs(role: 'owner' | null) {
    const desk = openConsoleDesk(opened.database);
    const email = ownAddress('factors');
    const own = await join(desk, email);
    if (role !== null) await setOperator(opened.database, 'test', { email, role });
    const thief = browse(desk.app);
    const steal = () => thief.act('signIn', { email, password });
    return { desk, email, own, thief, steal };
  }

  type Browser = ReturnType<typeof browse>;

  async function addKey(browser: Browser) {
    const key = createSoftwareKey();
    const begun = await browser.ask('POST', '/account/passkeys/add/begin');
    const challenge = begun.challenge ?? 'none';
    const added = await browser.ask('POST', '/account/passkeys/add', {
      response: key.make(challenge),
    });
    return { key, begun, added, personId: begun.user?.id };
  }

  const enterWith = async (
    browser: Browser,
    { key, personId }: Awaited<ReturnType<typeof addKey>>,
  ) => {
    const { challenge } = await browser.ask('POST', '/account/passkeys/sign-in/begin');
    const response = key.sign(challenge, personId);
    return browser.ask('POST', '/account/passkeys/sign-in', { response });
  };

  const see = async (browser: Browser) => (await browser.ask('GET', '/console/people')).status;

  const missing = { httpStatus: 403, detail: expect.stringMatching(/^This needs a second factor/) };

  test('a password alone adds no passkey beside an app', async () => {
    const { desk, email, own, thief, steal } = await joinAs('owner');
    const begun = await own.act('begin', { password });
    await own.act('show', { code: await codeOf(begun.secret) });
    await steal();
    const stolen = await addKey(thief);
    expect(stolen.begun).toMatchObject(missing);
    expect(stolen.added).toMatchObject(missing);
    expect(await see(thief)).toBe('SECOND_FACTOR');
    const mine = await addKey(own);
    expect(mine.added.httpStatus, 'who has shown one adds another').toBe(204);
    expect(await desk.deliver()).toMatchObject([{ to: email, subject: 'A passkey was added' }]);
    expect(await enterWith(thief, mine)).toMatchObject({ httpStatus: 200 });
    expect(await see(thief), 'the key itself opens').toBe('SEEN');
  });

  test('a password alone sets up no app beside a passkey, also where it was begun before', async () => {
    const { own, thief, steal } = await joinAs('owner');
    await steal();
    const early = await thief.act('begin', { password });
    expect((await addKey(own)).added.httpStatus).toBe(204);
    const late = await thief.act('show', { code: await codeOf(early.secret) });
    expect(late).toMatchObject({ status: 'REFUSED' });
    const [backup] = early.backupCodes;
    expect(await thief.act('show', { code: backup })).toMatchObject({ status: 'REFUSED' });
    expect(await thief.act('begin', { password })).toMatchObject({ status: 'REFUSED' });
    expect(await see(thief)).toBe('SECOND_FACTOR');
  });

  test('who has shown no passkey yet is offered no app, which would be refused', async () => {
    const { own, thief, steal } = await joinAs('owner');
    expect(await own.act('state', {})).toMatchObject({ hasPasskey: false, maySetUp: true });
    const mine = await addKey(own);
    await steal();
    expect(await thief.act('state', {})).toMatchObject({ hasPasskey: true, maySetUp: false });
    await enterWith(own, mine);
    expect(await own.act('state', {})).toMatchObject({ hasPasskey: true, maySetUp: true });
  });

  test('a password alone removes no passkey; who has shown it does', async () => {
    const { desk, email, own, thief, steal } = await joinAs('owner');
    await addKey(own);
    await steal();
    const [passkey] = (await thief.act('passkeys', {})).value;
    expect(await thief.act('removePasskey', { passkey: passkey.id })).toMatchObject({
      value: 'FACTOR_MISSING',
    });
    await trust(opened.database, email);
    const other = await joinAs('owner');
    await trust(opened.database, other.email);
    const remove = { passkey: passkey.id };
    expect(await other.own.act('removePasskey', remove)).toMatchObject({ value: 'MISSING' });
    for (const pressed of ['once', 'twice'])
      expect(await own.act('removePasskey', remove), pressed).toMatchObject({ value: 'REMOVED' });
    const removal = { to: email, subject: 'A passkey was removed' };
    expect(await desk.deliver(), 'told once').toMatchObject([
      { subject: 'A passkey was added' },
      removal,
    ]);
  });

  test('a passkey that was removed is told so at the sign-in, and one that signs wrongly is not', async () => {
    const { own } = await joinAs(null);
    const mine = await addKey(own);
    const { challenge } = await own.ask('POST', '/account/passkeys/sign-in/begin');
    const signed = mine.key.sign(`${challenge}x`, mine.personId);
    const wrong = await own.ask('POST', '/account/passkeys/sign-in', { response: signed });
    expect(wrong).toMatchObject({ httpStatus: 403, detail: expect.stringContaining('Try again') });
    const [passkey] = (await own.act('passkeys', {})).value;
    await own.act('removePasskey', { passkey: passkey.id });
    expect(await enterWith(own, mine)).toMatchObject({
      httpStatus: 403,
      detail: expect.stringContaining('It belongs to no account here any more'),
    });
  });

  test('a password alone moves no operator to another address, and undoing it leaves the passkeys', async () => {
    const { desk, email, own, thief, steal } = await joinAs('owner');
    const mine = await addKey(own);
    await desk.deliver();
    await steal();
    const asked = { newEmail: ownAddress('moved'), password };
    expect(await thief.act('askForAddress', asked)).toMatchObject({ status: 'REFUSED' });
    await enterWith(own, mine);
    expect(await own.act('askForAddress', asked)).toMatchObject({ status: 'MAILED' });
    const [toNew] = await desk.deliver();
    expect(await own.act('confirmAddress', linkIn(toNew ?? { text: '' }))).toMatchObject({
      status: 'SIGNED_IN',
    });
    expect(await see(own), 'the role comes along').toBe('SEEN');
    const [toOld] = await desk.deliver();
    expect(toOld).toMatchObject({ to: email });
    expect(await thief.act('undoAddress', linkIn(toOld ?? { text: '' }))).toMatchObject({
      status: 'DONE',
    });
    expect(await see(own)).toBe('SIGN_IN');
    const keys = sql`select 1 from passkeys join people on people.id = person_id where email = ${email}`;
    expect(await rowsOf(opened.database, keys)).toHaveLength(1);
  });

  test('who is no operator adds and removes passkeys by a fresh sign-in, as their keys open nothing more', async () => {
    const { own, thief, steal } = await joinAs(null);
    await addKey(own);
    await steal();
    expect(await thief.act('state', {})).toMatchObject({ hasPasskey: true, maySetUp: true });
    expect((await addKey(thief)).added.httpStatus).toBe(204);
    const [passkey] = (await thief.act('passkeys', {})).value;
    expect(await thief.act('removePasskey', { passkey: passkey.id })).toMatchObject({
      value: 'REMOVED',
    });
  });

  test('a passkey gets the name that its owner gives it, and nobody else may', async () => {
    const { own } = await joinAs(null);
    await addKey(own);
    await addKey(own);
    const names = async () =>
      (await own.act('passkeys', {})).value.map(({ name }: { name: string }) => name);
    expect(await names()).toEqual(['Chrome on Linux', 'Chrome on Linux 2']);
    const [, { id: passkey }] = (await own.act('passkeys', {})).value;
    expect(await own.act('renamePasskey', { passkey, name: '  Work \n laptop ' })).toMatchObject({
      status: 'DONE',
    });
    expect(await names()).toEqual(['Chrome on Linux', 'Work laptop']);
    const problem = 'expected a name of 1 to 60 characters, such as Work laptop';
    for (const name of ['', ' \t ', 'a'.repeat(61), undefined])
      expect(await own.act('renamePasskey', { passkey, name }), String(name)).toMatchObject({
        status: 'INVALID',
        problems: { name: problem },
      });
    const other = await joinAs(null);
    expect(await other.own.act('renamePasskey', { passkey, name: 'Mine' })).toMatchObject({
      status: 'MISSING',
    });
    expect(await own.act('renamePasskey', { name: 'None' })).toMatchObject({ status: 'MISSING' });
    expect(await names()).toEqual(['Chrome on Linux', 'Work laptop']);
    expect(await own.act('renamePasskey', { passkey, name: 'a'.repeat(60) })).toMatchObject({
      status: 'DONE',
    });
  });

  test('a password alone gives no passkey of an operator another name', async () => {
    const { own, thief, steal } = await joinAs('owner');
    await addKey(own);
    await steal();
    const [{ id: passkey }] = (await thief.act('passkeys', {})).value;
    expect(await thief.act('renamePasskey', { passkey, name: 'Old phone' })).toMatchObject({
      status: 'FACTOR_MISSING',
    });
  });

  test('backup codes are renewed by who has shown a factor: those from before open nothing, and a mail tells of it', async () => {
    const { desk, email, own } = await joinAs('owner');
    expect(await own.act('renewCodes', { password }), 'without an app').toMatchObject({
      status: 'FACTOR_MISSING',
    });
    const begun = await own.act('begin', { password });
    expect(await own.act('renewCodes', { password }), 'before its first code').toMatchObject({
      status: 'FACTOR_MISSING',
    });
    await own.act('show', { code: await codeOf(begun.secret) });
    expect(await own.act('state', {})).toMatchObject({ mayRenewCodes: true });
    for (const wrong of ['', 'oyster elevator'])
      expect(await own.act('renewCodes', { password: wrong })).toMatchObject({
        status: 'INVALID',
        problems: { password: expect.any(String) },
      });
    expect(await desk.deliver()).toEqual([]);
    const renewed = await own.act('renewCodes', { password });
    expect(renewed).toMatchObject({ status: 'RENEWED', backupCodes: { length: 10 } });
    const [mail] = await desk.deliver();
    expect(mail).toMatchObject({ to: email, subject: 'Your backup codes were renewed' });
    expect(await own.act('show', { code: begun.backupCodes[0] })).toMatchObject({
      status: 'INVALID',
    });
    expect(await own.act('show', { code: renewed.backupCodes[0] })).toMatchObject({
      status: 'SHOWN',
    });
  });

  test.each(['owner', null] as const)(
    'a password alone renews no backup codes of anybody: %s',
    async (role) => {
      const { own, thief, steal } = await joinAs(role);
      const begun = await own.act('begin', { password });
      await own.act('show', { code: await codeOf(begun.secret) });
      await steal();
      expect(await thief.act('state', {})).toMatchObject({ hasApp: true, mayRenewCodes: false });
      expect(await thief.act('renewCodes', { password })).toMatchObject({
        status: 'FACTOR_MISSING',
      });
      expect(await own.act('show', { code: begun.backupCodes[0] })).toMatchObject({
        status: 'SHOWN',
      });
    },
  );
});

import { type Deed, deeds, mayDo, operatorRoles } from '@forecourt/domain/operator/roles';
import type { PeopleView } from '@forecourt/web/console/console-views';
import { doneSentences } from '@forecourt/web/console/done-sentences';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import { browse, linkIn } from '../../accounts/test/account-desk.ts';
import { readAudit } from '../../audit/audit-log.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { withJobQueue } from '../../platform/jobs/start-jobs.ts';
import { createLogger } from '../../platform/logger.ts';
import type { Act } from '../act.ts';
import { consoleActs } from '../acts/console-acts.ts';
import { becomeFirstOwner, findFirstOwnerPath } from '../first-owner.ts';
import { listOperators, setOperator } from '../operators.ts';
import { operatorsCommand } from '../operators-command.ts';
import { consoleViews } from '../views/console-views.ts';
import { codeOf } from './code-of.ts';
import { join, openConsoleDesk, trust } from './console-desk.ts';

const everyEntry = { actor: null, act: null, text: null, before: null, limit: 100 };

describe.each(engines)('the console on %s', (_, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
    // The queue has tables of its own, made by whoever opens it first.
    await withJobQueue({ open: opened, logger: createLogger('silent') }, async () => {});
    await setOperator(opened.database, 'test', { email: 'first@example.com', role: 'owner' });
  });
  // All these browsers share an address.
  beforeEach(() => opened.database.execute(sql`delete from rate_counts`));
  afterAll(() => opened.close());

  /** Somebody of a role at the console, with a second factor shown. */
  async function comeAs(role: (typeof operatorRoles)[number]) {
    const desk = openConsoleDesk(opened.database);
    const email = ownAddress(role);
    const browser = await join(desk, email);
    await setOperator(opened.database, 'test', { email, role });
    await trust(opened.database, email);
    return { browser, email };
  }

  test('strangers are told nothing, visitors to sign in, operators to show a second factor', async () => {
    const desk = openConsoleDesk(opened.database);
    const stranger = browse(desk.app);
    expect(await stranger.ask('GET', '/console/people')).toMatchObject({ status: 'SIGN_IN' });
    const email = ownAddress('op');
    const mine = await join(desk, email);
    expect(await mine.ask('GET', '/console/people')).toMatchObject({ status: 'STRANGER' });
    await setOperator(opened.database, 'test', { email, role: 'owner' });
    expect(await mine.ask('GET', '/console/people')).toMatchObject({ status: 'SECOND_FACTOR' });

    expect(await mine.act('begin', { password: 'wrong' })).toMatchObject({ status: 'INVALID' });
    const begun = await mine.act('begin', { password: 'oyster staircase' });
    expect(begun).toMatchObject({ status: 'BEGUN', picture: { path: expect.any(String) } });
    expect(await mine.act('show', { code: '12345' })).toMatchObject({ status: 'INVALID' });
    expect(await mine.ask('GET', '/console/people')).toMatchObject({ status: 'SECOND_FACTOR' });
    const code = await codeOf(begun.secret);
    expect(await mine.act('show', { code })).toMatchObject({ status: 'SHOWN' });
    expect(await mine.ask('GET', '/console/people')).toMatchObject({ status: 'SEEN' });
    expect(await mine.act('show', { code }), 'a code counts once').toMatchObject({
      status: 'INVALID',
    });
    const [backup] = begun.backupCodes;
    expect(await mine.act('show', { code: backup })).toMatchObject({ status: 'SHOWN' });
    expect(await mine.act('show', { code: backup })).toMatchObject({ status: 'INVALID' });

    await opened.database.execute(sql`
      update sessions set second_factor_at = now() - interval '13 hours'`);
    expect(await mine.ask('GET', '/console/people')).toMatchObject({ status: 'SECOND_FACTOR' });
    await opened.database.execute(sql`update operators set person_id = 'another account'
      where email = ${email}`);
    expect(await mine.ask('GET', '/console/people')).toMatchObject({ status: 'STRANGER' });
  });

  test('an operator with a new password shows the second factor as before', async () => {
    const desk = openConsoleDesk(opened.database);
    const email = ownAddress('forgets');
    const mine = await join(desk, email);
    await setOperator(opened.database, 'test', { email, role: 'owner' });
    await trust(opened.database, email);
    expect(await mine.ask('GET', '/console/people')).toMatchObject({ status: 'SEEN' });
    const other = browse(desk.app);
    await other.act('requestReset', { email });
    const [mail] = await desk.deliver();
    const { token } = linkIn(mail ?? { text: '' });
    const password = 'another staircase';
    expect(await other.act('resetPassword', { token, password })).toMatchObject({ status: 'DONE' });
    for (const one of [mine, other])
      expect(await one.ask('GET', '/console/people')).toMatchObject({ status: 'SIGN_IN' });
    expect(await other.act('signIn', { email, password })).toMatchObject({ status: 'SIGNED_IN' });
    expect(await other.ask('GET', '/console/people')).toMatchObject({ status: 'SECOND_FACTOR' });
  });

  test('codes are not tried without end', async () => {
    const desk = openConsoleDesk(opened.database);
    const mine = await join(desk, ownAddress('many'));
    await mine.act('begin', { password: 'oyster staircase' });
    let last = await mine.act('show', { code: '000000' });
    for (let tries = 1; tries < 9; tries += 1)
      last = await mine.act('show', { code: `00000${tries}` });
    expect(last).toMatchObject({
      status: 'LIMITED',
      sentence: expect.stringMatching(/^Too many codes/),
    });
  });

  describe.each(operatorRoles)('%s', (role) => {
    test('sees the pages of the role and no other', async () => {
      const { browser } = await comeAs(role);
      for (const [name, { needs }] of Object.entries(consoleViews)) {
        const seen = await browser.ask('GET', `/console/${name}`);
        const expected = mayDo(role, needs) ? /^(SEEN|MISSING)$/ : /^FORBIDDEN$/;
        expect(String(seen.status), `${role} sees ${name}`).toMatch(expected);
      }
    });

    test('does what the role may and nothing else', async () => {
      const { browser, email } = await comeAs(role);
      for (const [name, { needs }] of Object.entries(consoleActs) as [string, Act][]) {
        const answer = await browser.ask('POST', `/console/${name}`, {});
        const expected = mayDo(role, needs) ? /^(DONE|REFUSED|INVALID)$/ : /^FORBIDDEN$/;
        expect(String(answer.status), `${role} does ${name}`).toMatch(expected);
      }
      const own = { ...everyEntry, actor: email };
      const done = await readAudit(opened.database, own);
      for (const { act } of done) expect(act).not.toMatch(role === 'owner' ? /^$/ : /^person/);
    });
  });

  test('every deed that a role may or may not do is asked for by a page, an act or a file', () => {
    const asked = new Set<Deed>([
      ...Object.values(consoleViews).map(({ needs }) => needs),
      ...(Object.values(consoleActs) as Act[]).map(({ needs }) => needs),
      'audit.export',
    ]);
    expect((Object.keys(deeds) as Deed[]).filter((deed) => !asked.has(deed))).toEqual([]);
  });

  test('whatever is done is told to who did it', () => {
    const untold = Object.keys(consoleActs).filter((act) => !(act in doneSentences));
    // A key that was made is shown itself.
    expect(untold).toEqual(['key.make']);
  });

  test.each([{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }])(
    'what another site has a browser send is refused: %j',
    async (headers) => {
      const desk = openConsoleDesk(opened.database);
      const evil = browse(desk.app, headers);
      const answer = await evil.ask('POST', '/console/person.set', { email: 'evil@example.com' });
      expect(answer.httpStatus).toBe(403);
    },
  );

  test('a second factor is reset with the passkeys, where that is asked for, and the log tells it', async () => {
    const { browser } = await comeAs('owner');
    const { email } = await comeAs('analyst');
    await opened.database.execute(sql`
      insert into passkeys (id, public_key, person_id, credential_id, counter, device_type, backed_up)
      select id, '', id, id, 0, 'singleDevice', false from people where email = ${email}`);
    const press = async (fields: Readonly<Record<string, string>>) => {
      await browser.ask('POST', '/console/person.reset', { email, ...fields });
      const { shown } = await browser.ask('GET', '/console/people');
      const { people } = shown as PeopleView;
      const log = await browser.ask('GET', `/console/audit?text=${encodeURIComponent(email)}`);
      const [entry] = log.shown.entries;
      return [people.find((one) => one.email === email)?.factors, entry.after];
    };
    expect(await press({})).toEqual([['passkey'], '1 session ended']);
    expect(await press({ passkeys: 'on' })).toEqual([[], '0 sessions ended, 1 passkey removed']);
  });

  test.each(['console', 'command line'])(
    'whose second factor is reset at the %s is signed out everywhere, and nobody else is',
    async (place) => {
      const owner = await comeAs('owner');
      const desk = openConsoleDesk(opened.database);
      const email = ownAddress('lost');
      const stolen = await join(desk, email);
      await setOperator(opened.database, 'test', { email, role: 'owner' });
      await trust(opened.database, email);
      const own = browse(desk.app);
      await own.act('signIn', { email, password: 'oyster staircase' });
      expect(await stolen.ask('GET', '/console/people')).toMatchObject({ status: 'SEEN' });
      expect(await own.ask('GET', '/console/people')).toMatchObject({ status: 'SECOND_FACTOR' });
      if (place === 'console') await owner.browser.ask('POST', '/console/person.reset', { email });
      else
        await operatorsCommand.run(
          { database: opened.database, dataDir: '', today: '', withQueue: () => Promise.reject() },
          { kind: 'operators', action: 'reset', email, reason: null, passkeys: false },
          () => {},
        );
      for (const browser of [stolen, own])
        expect(await browser.ask('GET', '/console/people')).toMatchObject({ status: 'SIGN_IN' });
      expect(await owner.browser.ask('GET', '/console/people')).toMatchObject({ status: 'SEEN' });
      await own.act('signIn', { email, password: 'oyster staircase' });
      expect(await own.ask('GET', '/console/people')).toMatchObject({ status: 'SECOND_FACTOR' });
    },
  );

  test('who runs the marketplace is changed, told to the log, and never nobody', async () => {
    const { browser } = await comeAs('owner');
    const email = ownAddress('new');
    const add = { email: email.replace('new', 'New'), role: 'analyst' };
    expect(await browser.ask('POST', '/console/person.set', add)).toMatchObject({ status: 'DONE' });
    const again = { email, role: 'owner', only: 'new' };
    expect(await browser.ask('POST', '/console/person.set', again)).toMatchObject({
      status: 'INVALID',
      problems: {
        email: `${email} may come in already, as analyst: change the role in the list of people.`,
      },
    });
    const promote = { email, role: 'operator' };
    for (const said of ['person.role', 'person.same'])
      expect(await browser.ask('POST', '/console/person.set', promote)).toMatchObject({ said });
    expect(
      await browser.ask('POST', '/console/person.set', { ...add, role: 'king' }),
    ).toMatchObject({
      status: 'INVALID',
      problems: { role: expect.stringMatching(/^expected one of owner/) },
    });
    expect(await browser.ask('POST', '/console/person.set', { role: 'owner' })).toMatchObject({
      status: 'INVALID',
      problems: { email: expect.stringMatching(/^expected an address/) },
    });
    const log = await browser.ask('GET', `/console/audit?text=${email.replace('@', '%40')}`);
    expect(log.shown.entries).toMatchObject([
      { did: 'changed the role of', before: 'analyst', after: 'operator' },
      { did: 'added', subject: email, after: 'analyst' },
    ]);
    const file = await browser.ask('GET', '/console/audit?act=%25');
    expect(file.shown.entries).toEqual([]);
    await opened.database.execute(sql`delete from operators
      where role = 'owner' and email <> 'first@example.com'`);
    await expect(
      operatorsCommand.run(
        { database: opened.database, dataDir: '', today: '', withQueue: () => Promise.reject() },
        { kind: 'operators', action: 'remove', email: 'first@example.com', reason: null },
        () => {},
      ),
    ).rejects.toThrow(/Nobody would be left/);
    const demoted = { email: 'first@example.com', role: 'analyst' } as const;
    await expect(
      setOperator(opened.database, 'first@example.com', demoted),
      'it is told where the role is chosen',
    ).rejects.toMatchObject({ field: 'role', message: expect.stringMatching(/^Nobody would/) });
  });

  test('who is let in once more without a role keeps theirs', async () => {
    const email = ownAddress('again');
    const parts = {
      database: opened.database,
      dataDir: '',
      today: '',
      withQueue: () => Promise.reject(new Error('no queue is expected')),
    };
    const add = async (role: string | null) => {
      const asked = { kind: 'operators', action: 'add', email, role } as const;
      const found = await operatorsCommand.run(parts, asked, () => {});
      return found.find((one) => one.email === email)?.role;
    };
    expect(await add('analyst')).toBe('analyst');
    expect(await add(null)).toBe('analyst');
    await operatorsCommand.run(
      parts,
      { kind: 'operators', action: 'remove', email, reason: null },
      () => {},
    );
    expect(await add(null)).toBe('owner');
  });

  test('a key is shown to who makes it, once, and revoked', async () => {
    const { browser } = await comeAs('owner');
    const name = `Night export ${crypto.randomUUID()}`;
    const fields = { name, 'leads.read': 'on', days: '30' };
    const made = await browser.ask('POST', '/console/key.make', fields);
    expect(made).toMatchObject({ status: 'DONE', once: expect.stringMatching(/^forecourt_/) });
    const { shown } = await browser.ask('GET', '/console/keys');
    const [own] = shown.keys.filter((key: { readonly name: string }) => key.name === name);
    expect(own).toMatchObject({ scopes: ['leads.read'], state: 'good', used: null });
    expect(JSON.stringify(shown)).not.toContain(made.once);
    expect(await browser.ask('POST', '/console/key.make', fields)).toMatchObject({
      status: 'INVALID',
      problems: { name: expect.stringMatching(/^There is a key “Night export .*already/) },
    });
    expect(await browser.ask('POST', '/console/key.make', { name: 'Nothing' })).toMatchObject({
      status: 'INVALID',
      problems: { scopes: 'expected one of them at least.' },
    });
    expect(await browser.ask('POST', '/console/key.revoke', fields)).toMatchObject({
      status: 'DONE',
    });
    const log = await browser.ask('GET', `/console/audit?text=${encodeURIComponent(name)}`);
    expect(log.shown.entries).toMatchObject([
      { did: 'revoked the key' },
      { did: 'made the key', after: 'leads.read' },
    ]);
  });

  test('the audit log is a file, for owners only', async () => {
    const { browser, email } = await comeAs('owner');
    await setOperator(opened.database, '=evil', { email: `a,${email}`, role: 'analyst' });
    const file = await browser.ask('GET', '/console/files/audit');
    const lines = file.text.split('\r\n');
    expect(lines[0]).toBe('at,who,act,subject,before,after,reason');
    expect(lines[1]?.replace(email, 'b@example.com')).toMatch(
      /^\S+Z,'=evil,person.add,"a,b@example.com",,analyst,$/,
    );
    await setOperator(opened.database, 'test', { email, role: 'operator' });
    expect(await browser.ask('GET', '/console/files/audit')).toMatchObject({ status: 'FORBIDDEN' });
    expect(await browser.ask('GET', '/console/files/other')).toMatchObject({ status: 'MISSING' });
  });

  test('a backup of the second factor is not a way in for who is no operator', async () => {
    const rows = await rowsOf<{ secret: string; codes: string }>(
      opened.database,
      sql`select secret, backup_codes as codes from second_factors`,
    );
    for (const { secret, codes } of rows) {
      expect(secret, 'nothing is kept as it is typed').toMatch(/^[\da-f$.]+|^\$/);
      expect(codes).not.toContain('[');
    }
  });
});

describe.each(engines)('the first owner on %s', (_, open) => {
  test('is who has the printed link, once', async () => {
    const opened = await open();
    const desk = openConsoleDesk(opened.database);
    const path = await findFirstOwnerPath(opened.database);
    expect(await findFirstOwnerPath(opened.database), 'the same at every start').toBe(path);
    const key = new URL(path ?? '', 'http://localhost').searchParams.get('key');
    const mine = await join(desk, 'boss@example.com');
    expect(await browse(desk.app).act('first', { key })).toMatchObject({ done: false });
    expect(await mine.act('first', { key: 'guess' })).toMatchObject({ done: false });
    expect(await mine.act('first', { key })).toMatchObject({ done: true });
    expect(await findFirstOwnerPath(opened.database)).toBeNull();
    expect(await mine.act('first', { key })).toMatchObject({ done: false });
    expect(await mine.ask('GET', '/console/people')).toMatchObject({ status: 'SECOND_FACTOR' });
    const [entry] = await readAudit(opened.database, everyEntry);
    expect(entry).toMatchObject({ actor: 'boss@example.com', act: 'person.add', after: 'owner' });
    await opened.close();
  });

  test('is one person, also where two open the link at the same moment', async () => {
    const opened = await open();
    const path = await findFirstOwnerPath(opened.database);
    const key = new URL(path ?? '', 'http://localhost').searchParams.get('key') ?? '';
    const came = ['one@example.com', 'other@example.com'].map((email) =>
      becomeFirstOwner(opened.database, key, email),
    );
    expect((await Promise.all(came)).filter(Boolean)).toHaveLength(1);
    expect(await listOperators(opened.database)).toHaveLength(1);
    await opened.close();
  });
});

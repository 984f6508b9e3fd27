import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import { setOperator } from '../../console/operators.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { interestAlerts } from '../../promotions/tables.ts';
import { browse, forgetAccounts, linkIn, openAccountDesk } from './account-desk.ts';

const password = 'oyster staircase';

describe.each(engines)('the address of an account on %s', (_, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(() => forgetAccounts(opened.database));
  afterAll(() => opened.close());
  const openDesk = () => openAccountDesk(opened.database);
  type Desk = ReturnType<typeof openDesk>;
  type Browser = ReturnType<typeof browse>;

  async function join(desk: Desk, email: string): Promise<Browser> {
    const browser = browse(desk.app);
    await browser.act('signUp', { email, password });
    await follow(browser, await desk.deliver());
    return browser;
  }

  /** Signs in by mail alone: such an account has no password. */
  async function joinByLink(desk: Desk, email: string): Promise<Browser> {
    const browser = browse(desk.app);
    await browser.act('sendLink', { email });
    await follow(browser, await desk.deliver());
    return browser;
  }

  async function follow(browser: Browser, [mail]: readonly Mail[]) {
    const answer = await browser.act('followLink', linkIn(mail ?? { text: '' }));
    expect(answer).toMatchObject({ status: 'SIGNED_IN' });
  }

  /** Asks for another address. @returns the fields of the link that went there, and the mails */
  async function ask(desk: Desk, browser: Browser, newEmail: string) {
    const answer = await browser.act('askForAddress', { newEmail, password });
    expect(answer).toMatchObject({ status: 'MAILED' });
    const mails = await desk.deliver();
    return { answer, mails, link: linkIn(mails[0] ?? { text: '' }) };
  }

  /** Changes the address. @returns the fields of the link that undoes it */
  async function change(desk: Desk, browser: Browser, newEmail: string) {
    const { link } = await ask(desk, browser, newEmail);
    expect(await browser.act('confirmAddress', link)).toMatchObject({ status: 'SIGNED_IN' });
    const [told] = await desk.deliver();
    return linkIn(told ?? { text: '' });
  }

  const emailOf = async (browser: Browser) => (await browser.read()).asker.consumer?.email ?? null;

  test('it changes when the new one is confirmed, and both are told', async () => {
    const desk = openDesk();
    const before = ownAddress('before');
    const after = ownAddress('after');
    const mine = await join(desk, before);
    const { mails, link } = await ask(desk, mine, after.toUpperCase());
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [after, 'Confirm your new address'],
      [before, 'Somebody wants to change your address'],
    ]);
    expect(mails[1]?.text, 'nobody at the old mailbox learns of the new one').not.toContain(after);
    expect(await emailOf(mine), 'nothing changes before').toBe(before);
    expect(await mine.act('confirmAddress', link)).toMatchObject({ status: 'SIGNED_IN' });
    expect(await emailOf(mine)).toBe(after);
    const told = await desk.deliver();
    expect(told).toMatchObject([
      { to: before, subject: 'The address of your account was changed' },
    ]);
    expect(told[0]?.text).not.toContain(after);
    expect(await mine.act('confirmAddress', link), 'its link works once').toMatchObject({
      status: 'REFUSED',
    });
    await mine.act('signOut');
    const signIn = (email: string) => mine.act('signIn', { email, password });
    expect(await signIn(before)).toMatchObject({ status: 'REFUSED' });
    expect(await signIn(after)).toMatchObject({ status: 'SIGNED_IN' });
  });

  test('other browsers are signed out by it, and links to the old address open nothing', async () => {
    const desk = openDesk();
    const before = ownAddress('before');
    const after = ownAddress('after');
    const mine = await join(desk, before);
    const other = browse(desk.app);
    await other.act('signIn', { email: before, password });
    const { link } = await ask(desk, mine, after);
    await other.act('requestReset', { email: before });
    const [reset] = await desk.deliver();
    await mine.act('confirmAddress', link);
    expect((await other.read()).person).toBeNull();
    expect((await mine.read()).person).not.toBeNull();
    const { token } = linkIn(reset ?? { text: '' });
    const stolen = await other.act('resetPassword', { token, password: 'another staircase' });
    expect(stolen).toMatchObject({ status: 'REFUSED' });
  });

  test('only the browser where the account is signed in confirms it: a mistyped address gives it to nobody', async () => {
    const desk = openDesk();
    const before = ownAddress('before');
    const after = ownAddress('after');
    const mine = await join(desk, before);
    const { link } = await ask(desk, mine, after);
    const stranger = browse(desk.app);
    const other = await join(desk, ownAddress('other'));
    for (const browser of [stranger, other])
      expect(await browser.act('confirmAddress', link)).toMatchObject({
        status: 'REFUSED',
        sentence: expect.stringMatching(/not signed in here/),
      });
    expect(await emailOf(mine)).toBe(before);
    expect(await mine.act('confirmAddress', link)).toMatchObject({ status: 'SIGNED_IN' });
  });

  test.each([
    ['is too old', sql`update verifications set expires_at = now()`],
    ['was asked for by a browser that was signed out', sql`delete from sessions`],
  ])('a link that %s changes nothing', async (_case, happens) => {
    const desk = openDesk();
    const before = ownAddress('before');
    const mine = await join(desk, before);
    const { link } = await ask(desk, mine, ownAddress('after'));
    await opened.database.execute(happens);
    const again = browse(desk.app);
    await again.act('signIn', { email: before, password });
    expect(await again.act('confirmAddress', link)).toMatchObject({ status: 'REFUSED' });
    expect(await emailOf(again)).toBe(before);
  });

  test('a link that was asked for before another one is of no use', async () => {
    const desk = openDesk();
    const mine = await join(desk, ownAddress('before'));
    const first = await ask(desk, mine, ownAddress('mistyped'));
    const after = ownAddress('after');
    const second = await ask(desk, mine, after);
    for (const token of [first.link.token, 'made up', '', undefined, 7])
      expect(await mine.act('confirmAddress', { token })).toMatchObject({ status: 'REFUSED' });
    await mine.act('confirmAddress', second.link);
    expect(await emailOf(mine)).toBe(after);
  });

  test('an address that has an account is answered like any other, and told by mail alone', async () => {
    const desk = openDesk();
    const before = ownAddress('before');
    const known = ownAddress('known');
    await join(desk, known);
    const mine = await join(desk, before);
    const taken = await ask(desk, mine, known);
    expect(taken.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [known, 'This address has an account already'],
      [before, 'Somebody wants to change your address'],
    ]);
    expect(taken.link.token).toBeUndefined();
    const free = await ask(desk, mine, ownAddress('free'));
    expect({ ...taken.answer, headers: null }).toEqual({ ...free.answer, headers: null });
  });

  test('an address that an account got meanwhile stays with that', async () => {
    const desk = openDesk();
    const before = ownAddress('before');
    const after = ownAddress('after');
    const mine = await join(desk, before);
    const { link } = await ask(desk, mine, after);
    const other = await join(desk, after);
    expect(await mine.act('confirmAddress', link)).toMatchObject({
      status: 'REFUSED',
      sentence: expect.stringMatching(/account of its own by now/),
    });
    expect([await emailOf(mine), await emailOf(other)]).toEqual([before, after]);
  });

  test('nobody keeps an address from its owner by signing up with it', async () => {
    const desk = openDesk();
    const after = ownAddress('after');
    const mine = await join(desk, ownAddress('before'));
    const squatter = browse(desk.app);
    await squatter.act('signUp', { email: after, password: 'another staircase' });
    await desk.deliver();
    await change(desk, mine, after);
    expect(await emailOf(mine)).toBe(after);
    expect(
      await squatter.act('signIn', { email: after, password: 'another staircase' }),
    ).toMatchObject({ status: 'REFUSED' });
  });

  test('it asks for the password of who has one, and counts the tries', async () => {
    const desk = openDesk();
    const mine = await join(desk, ownAddress('before'));
    expect((await mine.act('findAddressProof')).value).toBe('password');
    const newEmail = ownAddress('after');
    for (const wrong of [undefined, '', 'another staircase'])
      expect(await mine.act('askForAddress', { newEmail, password: wrong })).toMatchObject({
        status: 'INVALID',
        problems: { password: expect.stringMatching(/^expected (your|the) password/) },
      });
    const answers = [];
    for (let tried = 0; tried < 12; tried += 1)
      answers.push(
        (await mine.act('askForAddress', { newEmail, password: `guess ${tried}` })).status,
      );
    expect(answers.at(-1)).toBe('LIMITED');
    expect(await desk.deliver()).toEqual([]);
  });

  test('without a password it asks for a sign-in of the last day', async () => {
    const desk = openDesk();
    const mine = await joinByLink(desk, ownAddress('before'));
    expect((await mine.act('findAddressProof')).value).toBe('recent');
    await opened.database.execute(
      sql`update sessions set created_at = created_at - interval '25 hours'`,
    );
    expect((await mine.act('findAddressProof')).value).toBe('sign-in');
    const newEmail = ownAddress('after');
    expect(await mine.act('askForAddress', { newEmail })).toMatchObject({
      status: 'REFUSED',
      sentence: expect.stringMatching(/sign out and in again/),
    });
    const visitor = browse(desk.app);
    expect((await visitor.act('findAddressProof')).value).toBeNull();
    expect(await visitor.act('askForAddress', { newEmail })).toMatchObject({ status: 'REFUSED' });
    expect(await desk.deliver()).toEqual([]);
  });

  test('its own address and none at all are refused in a sentence', async () => {
    const desk = openDesk();
    const before = ownAddress('before');
    const mine = await join(desk, before);
    for (const newEmail of [before.toUpperCase(), 'x', '', undefined])
      expect(await mine.act('askForAddress', { newEmail, password })).toMatchObject({
        status: 'INVALID',
        problems: { newEmail: expect.stringMatching(/^expected an/) },
      });
  });

  test('nobody’s mailbox is filled through it', async () => {
    const mine = await join(openDesk(), ownAddress('before'));
    const answers = [];
    for (let asked = 0; asked < 6; asked += 1)
      answers.push(await mine.act('askForAddress', { newEmail: ownAddress('after'), password }));
    expect(answers.map(({ status }) => status)).toEqual([...Array(5).fill('MAILED'), 'LIMITED']);
    expect(answers.at(-1)?.sentence).toBe(
      'Too many mails were asked for. Try again in 60 minutes.',
    );
  });

  test('who reads the old mailbox undoes it once, and whoever did it is out', async () => {
    const desk = openDesk();
    const before = ownAddress('before');
    const after = ownAddress('after');
    const thief = await join(desk, before);
    const undo = await change(desk, thief, after);
    const owner = browse(desk.app);
    const holds = async () => (await owner.act('holdsUndo', undo)).value;
    expect([await holds(), await holds()], 'looking uses nothing up').toEqual([true, true]);
    expect(await owner.act('undoAddress', undo)).toMatchObject({ status: 'DONE' });
    expect(await holds()).toBe(false);
    expect(await owner.act('undoAddress', undo)).toMatchObject({
      status: 'REFUSED',
      sentence: expect.stringMatching(/it undoes nothing any more/),
    });
    expect((await thief.read()).person).toBeNull();
    for (const email of [before, after])
      expect(await thief.act('signIn', { email, password })).toMatchObject({ status: 'REFUSED' });
    await owner.act('requestReset', { email: before });
    const [mail] = await desk.deliver();
    const set = { ...linkIn(mail ?? { text: '' }), password: 'another staircase' };
    expect(await owner.act('resetPassword', set)).toMatchObject({ status: 'DONE' });
    await owner.act('signIn', { email: before, password: 'another staircase' });
    expect(await emailOf(owner)).toBe(before);
  });

  test('the first mailbox undoes it also after a second change, which the second cannot undo back', async () => {
    const desk = openDesk();
    const [first, second, third] = ['first', 'second', 'third'].map(ownAddress);
    const thief = await join(desk, first ?? '');
    const undoFirst = await change(desk, thief, second ?? '');
    const undoSecond = await change(desk, thief, third ?? '');
    const owner = browse(desk.app);
    expect(await owner.act('undoAddress', undoFirst)).toMatchObject({ status: 'DONE' });
    expect(await thief.act('undoAddress', undoSecond)).toMatchObject({ status: 'REFUSED' });
    await follow(owner, [await requireLink(desk, owner, first ?? '')]);
    expect(await emailOf(owner)).toBe(first);
  });

  async function requireLink(desk: Desk, browser: Browser, email: string): Promise<Mail> {
    await browser.act('sendLink', { email });
    const [mail] = await desk.deliver();
    if (!mail) throw new Error('No mail came.');
    return mail;
  }

  test('it cannot be undone after a week, nor once the account is deleted', async () => {
    const desk = openDesk();
    const mine = await join(desk, ownAddress('before'));
    await change(desk, mine, ownAddress('after'));
    const kept = await rowsOf<{ days: string }>(
      opened.database,
      sql`select round(extract(epoch from expires_at - created_at) / 86400)::text as days
          from verifications`,
    );
    expect(kept).toEqual([{ days: '7' }]);
    await mine.act('deleteAccount', { email: await emailOf(mine) });
    expect(await rowsOf(opened.database, sql`select from verifications`)).toEqual([]);
  });

  test('what is kept by the address goes along, and comes back', async () => {
    const desk = openDesk();
    const { database } = opened;
    const before = ownAddress('before');
    const after = ownAddress('after');
    const mine = await join(desk, before);
    await keepByAddress(before);
    const undo = await change(desk, mine, after);
    expect(await keptBy(before)).toEqual({ leads: 0, subscriptions: 1, interest: 0, operators: 0 });
    expect(await keptBy(after)).toEqual({ leads: 1, subscriptions: 1, interest: 1, operators: 1 });
    const { value: file } = await mine.act('exportAccount');
    expect(file).toMatchObject({
      messages: [{ email: after }],
      alerts: { subscriptions: [{ search: 'Confirmed' }] },
      consoleRole: [{ role: 'owner' }],
    });
    const [audit] = await rowsOf(
      database,
      sql`select act, before, after from audit_entries order by id desc limit 1`,
    );
    expect(audit).toEqual({ act: 'person.address', before, after });
    await mine.act('undoAddress', undo);
    expect(await keptBy(before)).toEqual({ leads: 1, subscriptions: 2, interest: 1, operators: 1 });
  });

  test('what the new address had before, or got since, stays there when it is undone', async () => {
    const desk = openDesk();
    const { database } = opened;
    const before = ownAddress('before');
    const after = ownAddress('after');
    const mine = await join(desk, before);
    const { personId } = (await mine.read()).asker;
    await keepByAddress(before);
    await keepByAddress(after);
    const undo = await change(desk, mine, after);
    await keepByAddress(after);
    await database.execute(sql`insert into alert_news
      (recipient, source, brand, listing_id, kind, day, due_at)
      select ${`person:${personId}`}, 'subscription:' || id, 'atc', 1, 'new', id, now()
      from search_subscriptions where email = ${after} and confirmed_at is not null`);
    expect(await keptBy(after)).toEqual({ leads: 3, subscriptions: 5, interest: 3, operators: 1 });
    await mine.act('undoAddress', undo);
    expect(await keptBy(before)).toEqual({ leads: 1, subscriptions: 2, interest: 1, operators: 1 });
    expect(await keptBy(after)).toEqual({ leads: 2, subscriptions: 4, interest: 2, operators: 1 });
    const news = await rowsOf(
      database,
      sql`select recipient, count(*)::int from alert_news
          where recipient in (${`person:${personId}`}, ${`mail:${after}`})
          group by recipient order by recipient`,
    );
    expect(news).toEqual([
      { recipient: `mail:${after}`, count: 2 },
      { recipient: `person:${personId}`, count: 1 },
    ]);
  });

  test('a console role of the new address goes to nobody when it is undone', async () => {
    const desk = openDesk();
    const before = ownAddress('before');
    const after = ownAddress('after');
    const mine = await join(desk, before);
    await setOperator(opened.database, 'test', { email: after, role: 'analyst' });
    await mine.act('undoAddress', await change(desk, mine, after));
    expect([await keptBy(before), await keptBy(after)]).toMatchObject([
      { operators: 0 },
      { operators: 1 },
    ]);
  });

  test('what went along with a first change comes back from where a second one took it', async () => {
    const desk = openDesk();
    const first = ownAddress('1');
    const second = ownAddress('2');
    const third = ownAddress('3');
    const mine = await join(desk, first);
    await keepByAddress(first);
    await keepByAddress(third);
    const undo = await change(desk, mine, second);
    await change(desk, mine, third);
    await mine.act('undoAddress', undo);
    expect([await keptBy(first), await keptBy(third)]).toMatchObject([
      { leads: 1, subscriptions: 2, interest: 1 },
      { leads: 1, subscriptions: 2, interest: 1 },
    ]);
  });

  test('a link that was sent before it said what went along brings all of it back', async () => {
    const desk = openDesk();
    const { database } = opened;
    const before = ownAddress('before');
    const after = ownAddress('after');
    const mine = await join(desk, before);
    await keepByAddress(before);
    const undo = await change(desk, mine, after);
    await database.execute(
      sql`update verifications set value = (value::jsonb - 'moved')::text
          where identifier like 'address-undo %'`,
    );
    await mine.act('undoAddress', undo);
    expect(await keptBy(before)).toEqual({ leads: 1, subscriptions: 2, interest: 1, operators: 1 });
  });

  test('an alert that the new address has, too, is there once, and who complained gets none there either', async () => {
    const desk = openDesk();
    const { database } = opened;
    const before = ownAddress('before');
    const after = ownAddress('after');
    const mine = await join(desk, before);
    const { personId } = (await mine.read()).asker;
    for (const [email, fingerprint, confirmedAt] of [
      [before, `both ${before}`, '2026-11-20'],
      [after, `both ${before}`, '2026-11-20'],
      [before, `typed ${before}`, '2026-11-20'],
      [after, `typed ${before}`, null],
    ] as const)
      await database.execute(sql`insert into search_subscriptions
        (id, email, brand, search_name, parameters, fingerprint, confirmed_at)
        values (${randomUUID()}, ${email}, 'atc', 'Hondas', '{}', ${fingerprint}, ${confirmedAt})`);
    for (const recipient of [`mail:${before}`, `person:${personId}`])
      await database.execute(sql`insert into alert_news
        (recipient, source, brand, listing_id, kind, day, due_at)
        values (${recipient}, 'cars', 'atc', 1, 'new', '2026-11-20', now())`);
    await database.execute(
      sql`insert into stopped_addresses (email, reason) values (${before}, 'complaint')`,
    );
    await change(desk, mine, after);
    const kept = await rowsOf(
      database,
      sql`select email, confirmed_at is not null as "isConfirmed" from search_subscriptions
          where email in (${before}, ${after})`,
    );
    expect(kept).toEqual(Array(2).fill({ email: after, isConfirmed: true }));
    const news = sql`select recipient from alert_news where recipient in (${`mail:${before}`}, ${`person:${personId}`})`;
    expect(await rowsOf(database, news)).toEqual([{ recipient: `person:${personId}` }]);
    const stopped = sql`select reason from stopped_addresses where email = ${after}`;
    expect(await rowsOf(database, stopped)).toEqual([{ reason: 'complaint' }]);
  });

  async function keepByAddress(email: string): Promise<void> {
    const { database } = opened;
    const words = { brand: 'atc', parameters: '{}', fingerprint: randomUUID() };
    await database.execute(sql`insert into leads (id, kind, status, brand, listing_id, owner_id, vehicle, email)
      values (${randomUUID()}, 'text', 'sent', 'atc', 1, 1, '{}', ${email})`);
    for (const [name, confirmedAt] of [
      ['Confirmed', '2026-11-20'],
      ['Typed by somebody', null],
    ] as const)
      await database.execute(sql`insert into search_subscriptions
        (id, email, brand, search_name, parameters, fingerprint, confirmed_at)
        values (${randomUUID()}, ${email}, ${words.brand}, ${name}, '{}', ${randomUUID()}, ${confirmedAt})`);
    await database
      .insert(interestAlerts)
      .values({ id: randomUUID(), brand: 'atc', vins: [], email });
    await setOperator(database, 'test', { email, role: 'owner' });
  }

  async function keptBy(email: string) {
    const [row] = await rowsOf(
      opened.database,
      sql`select (select count(*)::int from leads where email = ${email}) as leads,
            (select count(*)::int from search_subscriptions where email = ${email}) as subscriptions,
            (select count(*)::int from interest_alerts where email = ${email}) as interest,
            (select count(*)::int from operators where email = ${email}) as operators`,
    );
    return row;
  }
});

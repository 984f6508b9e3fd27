import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import { browse, linkIn } from '../../accounts/test/account-desk.ts';
import { readAudit } from '../../audit/audit-log.ts';
import { dealersCars, fillMarket } from '../../leads/test/lead-market.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { comeAs, openPortalDesk, roomsOf } from './portal-desk.ts';

const [dealer, another] = [...new Map(dealersCars.map(({ owner }) => [owner.id, owner])).values()];
if (!dealer || !another) throw new Error('no dealers');
const lena = { name: 'Lena Krause', role: 'member' };

describe.each(engines)('who works for a dealer, said by its staff, on %s', (_, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
    await fillMarket(opened);
  });
  beforeEach(async () => {
    await opened.database.execute(sql`delete from rate_counts`);
    await opened.database.execute(sql`delete from dealer_staff`);
  });
  afterAll(() => opened.close());

  /** Somebody of the staff in the room of the people. */
  async function enter(role: 'manager' | 'member' = 'manager', name = 'cora') {
    const desk = openPortalDesk(opened.database);
    const email = ownAddress(name);
    const browser = await comeAs(desk, opened.database, email, [dealer ?? { id: 0 }], role);
    const rooms = roomsOf(browser);
    return {
      desk,
      email,
      browser,
      see: () => rooms.see('people'),
      async act(act: string, fields: object) {
        const { httpStatus, headers, ...answer } = await rooms.act(`people.${act}`, fields);
        return answer;
      },
    };
  }

  test('a manager lets a colleague in, who is told by mail and comes in', async () => {
    const { desk, email: by, see, act } = await enter();
    const email = ownAddress('lena');
    expect(await act('invite', { ...lena, email: email.toUpperCase() })).toEqual({
      status: 'DONE',
    });
    const invited = { ...lena, email, mails: 'none', hasCome: false, isMe: false };
    expect((await see()).people).toContainEqual(expect.objectContaining(invited));
    const [mail] = await desk.deliver();
    expect(mail).toMatchObject({
      to: email,
      subject: `${dealer?.name} lets you into its rooms on Forecourt`,
    });
    const text = mail?.text ?? '';
    expect(text).toContain(`/dealer-portal/inbox?dealer=${dealer?.id}`);
    expect(text).toContain('Cora Pace added you');
    expect(text).not.toContain(by);
    const own = browse(desk.app);
    await own.act('signUp', { email, password: 'oyster staircase' });
    const [welcome] = await desk.deliver();
    await own.act('followLink', linkIn(welcome ?? { text: '' }));
    expect(await own.ask('GET', '/dealer-portal/people')).toMatchObject({
      shown: { isManager: false },
      frame: { dealer: { id: dealer?.id } },
    });
    const come = (await see()).people.find((one) => one.email === email);
    expect(come?.hasCome).toBe(true);
    expect(await act('invite', { ...lena, email })).toEqual({
      status: 'REFUSED',
      sentence: `${email} works here already.`,
    });
    expect(await desk.deliver()).toEqual([]);
    const [entry] = await readAudit(opened.database, {
      actor: by,
      act: null,
      text: null,
      before: null,
      limit: 9,
    });
    expect(entry).toMatchObject({ act: 'dealer-staff.add', subject: email });
  });

  test('who never came is told once more, who was removed meanwhile nothing', async () => {
    const { desk, act, see } = await enter();
    const email = ownAddress('lena');
    await act('invite', { ...lena, email });
    // Pressed twice, it goes once.
    expect(await act('invite', { ...lena, email })).toEqual({ status: 'DONE' });
    await opened.database.execute(
      sql`update dealer_staff set added_at = now() - interval '1 hour'`,
    );
    expect(await act('invite', { ...lena, email, name: 'Lena K.' })).toEqual({
      status: 'DONE',
      said: 'people.invited-again',
    });
    expect((await see()).people.map(({ name }) => name)).toEqual(['Cora Pace', 'Lena K.']);
    expect(await desk.deliver()).toHaveLength(2);
    await act('invite', { ...lena, email });
    expect(await act('remove', { email })).toEqual({ status: 'DONE' });
    expect(await desk.deliver()).toEqual([]);
    // Pressed twice.
    expect(await act('remove', { email })).toEqual({ status: 'DONE' });
    expect((await see()).people).toHaveLength(1);
  });

  test('invitations have an end in a day, and people in all', async () => {
    const { act } = await enter();
    for (let sent = 0; sent < 20; sent++)
      await act('invite', { ...lena, email: ownAddress('lena') });
    const [counted] = await rowsOf<{ points: number }>(
      opened.database,
      sql`select points from rate_counts where key like 'staff invitations:%'`,
    );
    expect(counted?.points, 'by all processes together').toBe(20);
    expect(await act('invite', { ...lena, email: ownAddress('lena') })).toMatchObject({
      status: 'REFUSED',
      sentence: expect.stringMatching(/^20 invitations a day can be sent/),
    });
    await opened.database.execute(sql`delete from rate_counts`);
    // Another process: this one remembers whom it refused.
    const later = await enter('manager', 'later');
    await opened.database.execute(sql`insert into dealer_staff (email, owner_id, name, added_by)
      select 'p' || n || '@people.example', ${dealer?.id}::bigint, 'P', 'test' from generate_series(1, 40) n`);
    expect(await later.act('invite', { ...lena, email: ownAddress('lena') })).toMatchObject({
      status: 'REFUSED',
      sentence: expect.stringMatching(/^50 people work here/),
    });
  });

  test('what is typed wrong is told at its field, and nobody comes in', async () => {
    const { act, see } = await enter();
    expect(await act('invite', { email: 'lena', name: 'www.cars.example', role: 'boss' })).toEqual({
      status: 'INVALID',
      problems: {
        email: expect.stringMatching(/^expected /),
        name: expect.stringMatching(/^expected /),
        role: expect.stringMatching(/^expected /),
      },
    });
    expect((await see()).people).toHaveLength(1);
  });

  test('the last manager stays one', async () => {
    const { act, email, see } = await enter();
    const last = {
      status: 'REFUSED',
      sentence: expect.stringMatching(/^This is the last manager/),
    };
    expect(await act('remove', { email })).toEqual(last);
    expect(await act('change', { email, role: 'member', mails: 'none' })).toEqual(last);
    const second = ownAddress('lena');
    await act('invite', { ...lena, email: second, role: 'manager' });
    expect(await act('change', { email, role: 'member', mails: 'all' })).toEqual({
      status: 'DONE',
    });
    expect((await see()).people).toEqual([
      expect.objectContaining({ email, role: 'member', mails: 'all', isMe: true }),
      expect.objectContaining({ email: second, role: 'manager' }),
    ]);
  });

  test('of two managers who remove one another at once one stays', async () => {
    const one = await enter('manager', 'one');
    const other = await enter('manager', 'other');
    await Promise.all([
      one.act('remove', { email: other.email }),
      other.act('remove', { email: one.email }),
    ]);
    const left = await rowsOf(opened.database, sql`select email from dealer_staff`);
    expect(left).toHaveLength(1);
  });

  test('a member chooses mails of their own, and nothing else', async () => {
    const manager = await enter();
    const member = await enter('member', 'lena');
    const forbidden = { status: 'FORBIDDEN', sentence: expect.stringMatching(/^Managers of /) };
    const { email } = member;
    const invited = { ...lena, email: ownAddress('x') };
    expect(await member.act('invite', invited)).toEqual(forbidden);
    expect(await member.act('remove', { email: manager.email })).toEqual(forbidden);
    expect(await member.act('change', { email, role: 'manager' })).toEqual(forbidden);
    expect(await member.act('change', { email: manager.email, mails: 'all' })).toEqual(forbidden);
    expect(await member.act('change', { email, mails: 'visits' })).toEqual({ status: 'DONE' });
    expect(await member.act('change', { email, mails: 'some' })).toMatchObject({
      status: 'INVALID',
    });
    expect(await member.see()).toMatchObject({
      isManager: false,
      people: [
        { email, mails: 'visits' },
        { email: manager.email, mails: 'none' },
      ],
    });
  });

  test('nobody of another dealer is shown or changed', async () => {
    const { act, see } = await enter();
    const desk = openPortalDesk(opened.database);
    const email = ownAddress('theirs');
    await comeAs(desk, opened.database, email, [another]);
    expect((await see()).people.map((one) => one.email)).not.toContain(email);
    expect(await act('change', { email, mails: 'all' })).toEqual({ status: 'MISSING' });
    expect(await act('remove', { email })).toEqual({ status: 'DONE' });
    const [row] = await rowsOf(
      opened.database,
      sql`select mails from dealer_staff where email = ${email}`,
    );
    expect(row).toEqual({ mails: 'none' });
  });

  test('the system for leads is the one of the feed, and the room stays without it', async () => {
    let lost = '';
    const { database } = opened;
    const desk = openPortalDesk(database, {
      beforeCall: (name) => {
        if (name === lost) throw new Error('away');
      },
    });
    const staff = await comeAs(desk, database, ownAddress('desk'), [dealer]);
    const shown = async () => (await staff.ask('GET', '/dealer-portal/people')).shown;
    expect((await shown()).desk).toEqual({
      email: `leads-${dealer.id}@demo.example`,
      isPassedOn: false,
      count: 0,
      arrived: 0,
      days: 30,
    });
    lost = 'dealer-desk';
    expect((await shown()).desk).toBeNull();
  });
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import { browse } from '../../accounts/test/account-desk.ts';
import { readAudit } from '../../audit/audit-log.ts';
import { staffCommand } from '../../dealer-staff/staff-command.ts';
import { dealersCars, fillMarket, privateCars } from '../../leads/test/lead-market.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { portalViews } from '../views/portal-views.ts';
import { comeAs, openPortalDesk } from './portal-desk.ts';

const everyEntry = { actor: null, act: null, text: null, before: null, limit: 100 };
const [dealer, another] = [...new Map(dealersCars.map(({ owner }) => [owner.id, owner])).values()];
const privateSeller = privateCars[0]?.owner;
if (!dealer || !another || !privateSeller) throw new Error('no sellers');

describe.each(engines)('the rooms of dealers on %s', (_, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
    await fillMarket(opened);
  });
  // All these browsers share an address.
  beforeEach(() => opened.database.execute(sql`delete from rate_counts`));
  afterAll(() => opened.close());

  const command = (asked: Parameters<typeof staffCommand.run>[1]) =>
    staffCommand.run({ database: opened.database } as never, asked, () => {});

  test('visitors are told to sign in, strangers and robots nothing, staff comes in', async () => {
    const desk = openPortalDesk(opened.database);
    for (const room of Object.keys(portalViews)) {
      const visitor = browse(desk.app);
      expect(await visitor.ask('GET', `/dealer-portal/${room}`)).toMatchObject({
        status: 'SIGN_IN',
      });
    }
    const stranger = await comeAs(desk, opened.database, ownAddress('stranger'), []);
    expect(await stranger.ask('GET', '/dealer-portal/inbox')).toMatchObject({ status: 'STRANGER' });
    expect(await stranger.ask('POST', '/dealer-portal/conversation.answer', {})).toMatchObject({
      status: 'STRANGER',
    });
    const staff = await comeAs(desk, opened.database, ownAddress('staff'), [dealer]);
    for (const room of Object.keys(portalViews))
      expect(await staff.ask('GET', `/dealer-portal/${room}`), room).toMatchObject({
        status: 'SEEN',
        frame: { me: { name: 'Cora Pace' }, dealer: { id: dealer.id, name: dealer.name } },
      });
  });

  test('who works for one dealer does not come to another, who works for two chooses', async () => {
    const desk = openPortalDesk(opened.database);
    const one = await comeAs(desk, opened.database, ownAddress('one'), [dealer]);
    const theirs = `/dealer-portal/inbox?dealer=${another.id}`;
    expect(await one.ask('GET', theirs)).toMatchObject({ status: 'STRANGER' });
    const both = await comeAs(desk, opened.database, ownAddress('both'), [dealer, another]);
    const seen = await both.ask('GET', theirs);
    expect(seen.frame).toMatchObject({ dealer: { id: another.id } });
    const ids = seen.frame.dealers.map(({ id }: { id: number }) => id).sort();
    expect(ids).toEqual([dealer.id, another.id].sort());
    for (const none of ['', '0', 'x', `${dealer.id}x`])
      expect(await both.ask('GET', `/dealer-portal/inbox?dealer=${none}`)).toMatchObject({
        status: 'STRANGER',
      });
  });

  test('an act that there is not is none, nor are characters that no database keeps', async () => {
    const desk = openPortalDesk(opened.database);
    const staff = await comeAs(desk, opened.database, ownAddress('acts'), [dealer]);
    for (const act of ['nothing', 'constructor'])
      expect(await staff.ask('POST', `/dealer-portal/${act}`, {})).toMatchObject({
        status: 'REFUSED',
      });
  });

  test('the command adds, lists and removes staff of dealers, and the audit log has it', async () => {
    const { database } = opened;
    const email = ownAddress('cora');
    const kind = 'dealer-staff';
    const of = String(dealer.id);
    const add = {
      kind,
      action: 'add',
      email: email.toUpperCase(),
      dealer: of,
      name: null,
      role: 'manager',
    } as const;
    const member = { email, ownerId: dealer.id, dealerName: dealer.name };
    expect(await command(add)).toContainEqual(
      expect.objectContaining({ ...member, name: email.slice(0, email.indexOf('@')) }),
    );
    const code = dealer.dealerCode ?? '';
    expect(await command({ ...add, dealer: code, name: ' Cora Pace ' })).toContainEqual(
      expect.objectContaining({ ...member, name: 'Cora Pace' }),
    );
    await expect(command({ ...add, email: 'cora' })).rejects.toThrow(/email address/);
    for (const none of ['nobody', '1', String(privateSeller.id)])
      await expect(command({ ...add, dealer: none }), none).rejects.toThrow(/of a dealer/);
    const desk = openPortalDesk(database);
    const cora = await comeAs(desk, database, email, []);
    expect(await cora.ask('GET', '/dealer-portal/inbox')).toMatchObject({ status: 'SEEN' });
    const remove = { kind, action: 'remove', email, dealer: of, reason: 'left' } as const;
    expect(await command(remove)).not.toContainEqual(expect.objectContaining({ email }));
    expect(await cora.ask('GET', '/dealer-portal/inbox')).toMatchObject({ status: 'STRANGER' });
    await expect(command(remove)).rejects.toThrow(/is not staff/);
    const log = (await readAudit(database, everyEntry)).filter(({ subject }) => subject === email);
    expect(log.map(({ act, reason }) => [act, reason])).toEqual([
      ['dealer-staff.remove', 'left'],
      ['dealer-staff.add', null],
      ['dealer-staff.add', null],
    ]);
  });

  test('a room stays without the numbers beside rooms', async () => {
    let lost = '';
    const desk = openPortalDesk(opened.database, {
      beforeCall: (name) => {
        if (name === lost) throw new Error('away');
      },
    });
    const staff = await comeAs(desk, opened.database, ownAddress('counts'), [dealer]);
    const cars = dealersCars.filter(({ owner }) => owner.id === dealer.id).length;
    expect((await staff.ask('GET', '/dealer-portal/cars')).frame.counts).toEqual({
      waiting: 0,
      cars,
      // Those of the demo.
      unanswered: expect.any(Number),
    });
    lost = 'dealer-counts';
    expect(await staff.ask('GET', '/dealer-portal/cars')).toMatchObject({
      status: 'SEEN',
      frame: { counts: null },
    });
    lost = 'dealer-portal';
    expect(await staff.ask('GET', '/dealer-portal/cars')).toMatchObject({ httpStatus: 500 });
  });
});

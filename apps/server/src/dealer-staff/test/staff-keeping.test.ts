import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import { dealersCars, fillMarket } from '../../leads/test/lead-market.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { addStaff, listStaff } from '../staff.ts';
import { staffKeeping } from '../staff-keeping.ts';

const [dealer, another] = new Set(dealersCars.map(({ owner }) => owner.id));
if (!dealer || !another) throw new Error('no dealers');

describe.each(engines)('who works for a dealer, by address, on %s', (_, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
    await fillMarket(opened);
  });
  afterAll(() => opened.close());

  const add = (email: string, ownerId: number) =>
    addStaff(opened.database, 'test', { email, ownerId, name: 'Cora', role: 'manager' });
  const dealersOf = async (email: string) =>
    (await listStaff(opened.database, null))
      .filter((member) => member.email === email)
      .map(({ ownerId }) => ownerId);
  const move = (from: string, to: string, only: readonly string[] | null) => {
    const keeper = { key: 'person:1', email: from };
    return staffKeeping(opened.database).moveAddress?.(opened.database, keeper, to, only);
  };

  test('it goes along with a change of address, and back alone when that is undone', async () => {
    const before = ownAddress('before');
    const after = ownAddress('after');
    await add(before, dealer);
    const moved = (await move(before, after, null)) ?? [];
    expect(moved).toEqual([String(dealer)]);
    await add(after, another);
    await move(after, before, moved);
    expect([await dealersOf(before), await dealersOf(after)]).toEqual([[dealer], [another]]);
  });

  test('an address that works there already takes nothing, and gives nothing back', async () => {
    const before = ownAddress('before');
    const after = ownAddress('after');
    for (const email of [before, after]) await add(email, dealer);
    expect(await move(before, after, null)).toEqual([]);
    await move(after, before, []);
    expect([await dealersOf(before), await dealersOf(after)]).toEqual([[dealer], [dealer]]);
  });
});

import { randomUUID } from 'node:crypto';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { leadKeeping } from '../contacts.ts';
import { findConversation } from '../conversations/conversations.ts';
import { createLead } from '../create-lead.ts';
import { createLeadCounts } from '../lead-counts.ts';
import { leadLimits } from '../lead-limits.ts';
import type { LeadSender } from '../store-lead.ts';
import { dealersCars, fillMarket } from './lead-market.ts';

const { perEmailAnHour, perSellerAnHour } = leadLimits;

describe.each(engines)('whose a lead is, on %s', (_engine, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
    await fillMarket(opened);
  });
  afterAll(() => opened.close());

  const queue = { enqueue: async () => {} };

  /** Sends something about one of the cars; by default from a browser that was never here. */
  const send = (email: string, from: Partial<LeadSender> = {}, more: object = {}, car = 0) =>
    createLead(
      {
        database: opened.database,
        reference: vehicleReference,
        leadsTo: null,
        queue,
        counts: createLeadCounts(),
      },
      {
        kind: 'email',
        listingId: dealersCars[car]?.listing.id,
        firstName: 'Dana',
        comments: 'Is it there?',
        fromEmailAddress: email,
        originPage: 'srp',
        ...more,
      },
      { brand: 'atc', visitorId: randomUUID(), personId: null, key: null, ...from },
    );

  async function sendTimes(times: number, email: (time: number) => string, from = {}) {
    const answers = [];
    for (let time = 0; time < times; time += 1)
      answers.push(await send(email(time), from, {}, time));
    return answers.map(({ status }) => status);
  }

  async function signUp(email: string, isConfirmed = true): Promise<Pick<LeadSender, 'personId'>> {
    const personId = randomUUID();
    await opened.database.execute(
      sql`insert into people (id, name, email, email_verified)
          values (${personId}, '', ${email}, ${isConfirmed})`,
    );
    return { personId };
  }

  const messagesOf = async (token: string | null) =>
    (await findConversation(opened.database, token ?? ''))?.messages.map(({ text }) => text);

  const stored = async (...given: Parameters<typeof send>) => {
    const answer = await send(...given);
    if (answer.status !== 'SUCCESS') throw new Error(JSON.stringify(answer));
    return answer;
  };

  test('all addresses of one mailbox are counted together', async () => {
    const [name, host] = ownAddress('victim').split('@');
    const statuses = await sendTimes(perEmailAnHour + 1, (time) => `${name}+${time}@${host}`);
    expect(statuses).toEqual([...Array(perEmailAnHour).fill('SUCCESS'), 'LIMITED']);
    expect(await send(`${name}@${host}`)).toMatchObject({ status: 'LIMITED' });
  });

  test('what others send in the name of a person who confirmed the address is not theirs', async () => {
    const email = ownAddress('owner');
    await sendTimes(perEmailAnHour, () => email);
    const last = perEmailAnHour;
    expect(await send(email, {}, {}, last)).toMatchObject({ status: 'LIMITED' });
    const other = await signUp(ownAddress('other'));
    expect(await send(email, other, {}, last)).toMatchObject({ status: 'LIMITED' });
    const owner = await signUp(email);
    const own = await sendTimes(perEmailAnHour + 1, () => email, owner);
    expect(own).toEqual([...Array(perEmailAnHour).fill('SUCCESS'), 'LIMITED']);
  });

  test('an address that nobody confirmed is nobody’s own', async () => {
    const email = ownAddress('unconfirmed');
    const person = await signUp(email, false);
    await sendTimes(perEmailAnHour, () => email);
    expect(await send(email, person, {}, perEmailAnHour)).toMatchObject({ status: 'LIMITED' });
  });

  test('an inbox that strangers fill still takes who is signed in with their address', async () => {
    const ownerId = dealersCars[0]?.owner.id ?? 0;
    await opened.database.execute(sql`
      insert into leads (id, kind, status, brand, listing_id, owner_id, vehicle, email)
      select gen_random_uuid(), 'email', 'sent', 'atc', 1, ${ownerId}, '{}', 'crowd'
      from generate_series(1, ${perSellerAnHour}::int)`);
    const sentence = expect.stringContaining('this seller has many messages');
    expect(await send(ownAddress('dana'))).toEqual({ status: 'LIMITED', sentence });
    const email = ownAddress('dana');
    const person = await signUp(email);
    expect(await send(email, person)).toMatchObject({ status: 'SUCCESS' });
    expect(await send(ownAddress('not-mine'), person)).toEqual({ status: 'LIMITED', sentence });
    await opened.database.execute(sql`delete from leads where email = 'crowd'`);
  });

  test('who knows an address adds nothing to what its owner asked, and is told nothing of it', async () => {
    const email = ownAddress('dana');
    const first = await stored(email);
    const again = await stored(
      email,
      {},
      { comments: 'Call me instead', phoneNumber: '404 555 0199' },
    );
    expect(again).toMatchObject({ isRepeated: false, conversationToken: expect.any(String) });
    expect(again.leadId).not.toBe(first.leadId);
    expect(await messagesOf(first.conversationToken)).toEqual(['Is it there?']);
    const [lead] = await rowsOf(
      opened.database,
      sql`select phone from leads where id = ${first.leadId}`,
    );
    expect(lead).toEqual({ phone: null });
    const unknown = [
      await stored(email, { visitorId: null }),
      await stored(email, { visitorId: null }),
    ];
    expect(unknown).toMatchObject([{ isRepeated: false }, { isRepeated: false }]);
  });

  test('a person on another browser adds to their lead', async () => {
    const email = ownAddress('dana');
    const person = await signUp(email);
    const { leadId, conversationToken } = await stored(email, person);
    expect(await stored(email, person, { comments: 'And red?' })).toMatchObject({
      leadId,
      isRepeated: true,
    });
    expect(await messagesOf(conversationToken)).toEqual(['Is it there?', 'And red?']);
  });

  test('words that follow those of a form, on a browser that keeps nothing, are added once', async () => {
    const email = ownAddress('dana');
    const key = randomUUID();
    const { leadId, conversationToken } = await stored(email, { visitorId: null, key });
    for (const time of ['first', 'second'])
      expect(
        await stored(email, { visitorId: null, keyBefore: key }, { comments: 'And red?' }),
        time,
      ).toMatchObject({ leadId, isRepeated: true });
    expect(await messagesOf(conversationToken)).toEqual(['Is it there?', 'And red?']);
  });

  test('whoever is gone is not named by what they sent under another address', async () => {
    const email = ownAddress('dana');
    const { personId } = await signUp(ownAddress('account'));
    const { leadId } = await stored(email, { personId });
    const keeping = leadKeeping({ database: opened.database, queue });
    await keeping.forget({ key: `person:${personId}`, email: null });
    const [lead] = await rowsOf(
      opened.database,
      sql`select person_id from leads where id = ${leadId}`,
    );
    expect(lead).toEqual({ person_id: null });
  });
});

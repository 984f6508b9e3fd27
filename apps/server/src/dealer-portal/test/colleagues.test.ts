import { quoteFields } from '@forecourt/domain/money/quote/read-quote';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import { commandLine } from '../../audit/audit-log.ts';
import { addStaff } from '../../dealer-staff/staff.ts';
import { addMessage, findConversation } from '../../leads/conversations/conversations.ts';
import { dealersCars, fillMarket } from '../../leads/test/lead-market.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { comeAs, openPortalDesk, roomsOf } from './portal-desk.ts';
import { ask } from './shopper-leads.ts';

const [car] = dealersCars;
if (!car) throw new Error('no cars');
const asked = car;
const { owner, listing } = asked;
const engine = new LocalSearch(
  createVehicleSearchEngine({ owners: [owner], listings: [listing], today: '2026-11-21' }),
);

describe.each(engines)('colleagues of one dealer on %s', (_, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
    await fillMarket(opened);
  });
  beforeEach(async () => {
    await opened.database.execute(sql`delete from rate_counts`);
    await opened.database.execute(sql`delete from leads`);
  });
  afterAll(() => opened.close());

  async function enter(name: string, given: Parameters<typeof openPortalDesk>[1] = {}) {
    const email = ownAddress(name.toLowerCase());
    const desk = openPortalDesk(opened.database, { engine, ...given });
    const browser = await comeAs(desk, opened.database, email, [owner]);
    await opened.database.execute(
      sql`update dealer_staff set name = ${name} where email = ${email}`,
    );
    return { desk, email, ...roomsOf(browser) };
  }
  const writes = (token: string, text: string) =>
    addMessage({ ...opened, queue: { enqueue: async () => {} } }, token, { text });

  test('an answer is held once where somebody wrote since the page was read', async () => {
    const mine = await enter('Cora');
    const mia = await enter('Mia');
    const { database } = opened;
    const { id, token } = await ask(database, asked);
    const lastOf = async () =>
      (await mine.see('inbox', `?conversation=${id}`)).chosen?.thread.messages.at(-1)?.id ?? '';
    const answer = (by: typeof mine, text: string, was: string) =>
      by.act('conversation.answer', { conversation: id, text, was });
    const before = await lastOf();
    expect(await answer(mia, 'It is sold.', before)).toMatchObject({ status: 'DONE' });
    const held = await answer(mine, 'It is here.', before);
    expect(held).toMatchObject({
      status: 'REFUSED',
      sentence: expect.stringContaining('Mia answered meanwhile: “It is sold.”'),
    });
    const told = await lastOf();
    expect(await answer(mine, 'As Mia says.', told)).toMatchObject({ status: 'DONE' });
    expect(await answer(mine, 'As Mia says.', told), 'pressed twice').toMatchObject({
      status: 'DONE',
    });
    await writes(token, 'Is it?');
    const late = await answer(mine, 'Yes.', told);
    expect(late.sentence).toContain('Dana wrote meanwhile: “Is it?”');
    const texts = (await findConversation(database, token))?.messages.map(({ text }) => text);
    expect(texts).toEqual(['Is it there?', 'It is sold.', 'As Mia says.', 'Is it?']);
  });

  test('of two who answer at the same moment one goes out, and the other is held', async () => {
    let waiting: (() => void)[] | null = null;
    // Both are let through what our own sum takes, once both are there.
    const beforeCall = async (name: string) => {
      const met = waiting;
      if (name !== 'dealer-quote' || met === null) return;
      const isMet = new Promise<void>((resolve) => met.push(resolve));
      if (met.length === 2) for (const go of met) go();
      await isMet;
    };
    const mine = await enter('Cora', { beforeCall });
    const mia = await enter('Mia', { beforeCall });
    const { id, token } = await ask(opened.database, asked);
    const { chosen } = await mine.see('inbox', `?conversation=${id}`);
    const was = chosen?.thread.messages.at(-1)?.id ?? '';
    const price = quoteFields(0);
    const quote = { quote: 'yes', [price.kind]: 'price', [price.amount]: '20,000' };
    waiting = [];
    const answers = await Promise.all([
      mine.act('conversation.answer', { conversation: id, text: 'It is here.', was, ...quote }),
      mia.act('conversation.answer', { conversation: id, text: 'It is sold.', was, ...quote }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['DONE', 'REFUSED']);
    const refused = answers.find(({ status }) => status === 'REFUSED');
    expect(refused?.sentence).toMatch(/(?:Cora|Mia) answered meanwhile: “It is/);
    expect((await findConversation(opened.database, token))?.messages).toHaveLength(2);
  });

  test('each answer has the name of who wrote it, also once they work here no more', async () => {
    const mine = await enter('Cora');
    const mia = await enter('Mia');
    const { database } = opened;
    const { id, token } = await ask(database, asked);
    const [link] = await rowsOf<{ token: string }>(
      database,
      sql`select seller_token as token from conversations where lead_id = ${id}::uuid`,
    );
    await writes(link?.token ?? '', 'By the link.');
    await mine.act('conversation.answer', { conversation: id, text: 'Mine.' });
    await mia.act('conversation.answer', { conversation: id, text: 'Hers.' });
    const writers = async () =>
      (await mine.see('inbox', `?conversation=${id}`)).chosen?.thread.messages.map(
        ({ writer }) => writer,
      );
    expect(await writers()).toEqual(['Dana', 'Your dealer', 'You', 'Mia']);
    expect((await mine.see('inbox')).others).toMatchObject([{ lastWriter: 'Mia' }]);
    expect((await mia.see('inbox')).others).toMatchObject([{ lastWriter: 'You' }]);
    await database.execute(sql`delete from dealer_staff where email = ${mia.email}`);
    expect(await writers()).toEqual(['Dana', 'Your dealer', 'You', 'A colleague']);
    expect(JSON.stringify(await findConversation(database, token))).not.toMatch(/Mia|staff/);
  });

  test('who was let in by the command is invited by a colleague, whom the mail names', async () => {
    const { desk, act, see } = await enter('Cora');
    const email = ownAddress('lena');
    const lena = { email, name: 'Lena Krause', role: 'member' as const };
    await addStaff(opened.database, commandLine, { ...lena, ownerId: owner.id });
    const own = async () => (await see('people')).people.find((one) => one.email === email);
    expect(await own()).toMatchObject({ hasCome: false, isInvited: false });
    await opened.database.execute(
      sql`update dealer_staff set added_at = now() - interval '1 hour'`,
    );
    const { status, said } = await act('people.invite', lena);
    expect({ status, said }).toEqual({ status: 'DONE', said: undefined });
    expect(await own()).toMatchObject({ hasCome: false, isInvited: true });
    expect((await desk.deliver()).map(({ text }) => text)).toEqual([
      expect.stringContaining('Cora added you'),
    ]);
    expect(await act('people.invite', lena)).toMatchObject({ said: 'people.invited-again' });
  });
});

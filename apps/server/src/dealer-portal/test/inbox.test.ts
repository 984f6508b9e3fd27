import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import {
  addMessage,
  endConversation,
  findConversation,
} from '../../leads/conversations/conversations.ts';
import { dealersCars, fillMarket } from '../../leads/test/lead-market.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { conversationsOfPage } from '../inbox/find-conversations.ts';
import { comeAs, openPortalDesk, roomsOf } from './portal-desk.ts';
import { ask } from './shopper-leads.ts';

const [car] = dealersCars;
const theirs = dealersCars.find(({ owner }) => owner.id !== car?.owner.id);
if (!car || !theirs) throw new Error('no cars');
const engine = new LocalSearch(
  createVehicleSearchEngine({
    owners: [car.owner],
    listings: dealersCars
      .filter(({ owner }) => owner.id === car.owner.id)
      .map(({ listing }) => listing),
    today: '2026-11-21',
  }),
);

describe.each(engines)('the inbox of a dealer on %s', (_, open) => {
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

  async function enter(given: Parameters<typeof openPortalDesk>[1] = {}) {
    const desk = openPortalDesk(opened.database, { engine, ...given });
    const staff = await comeAs(desk, opened.database, ownAddress('staff'), [
      car?.owner ?? { id: 0 },
    ]);
    const { see, act } = roomsOf(staff);
    return { staff, act, see: (query?: string) => see('inbox', query) };
  }
  const asks = (more: object = {}) => ask(opened.database, car, more);
  /** Has all of a conversation be as many minutes earlier. */
  async function age(id: string, minutes: number): Promise<void> {
    const by = sql`make_interval(mins => ${minutes}::int)`;
    await opened.database.execute(sql`update leads set created_at = created_at - ${by},
      answered_at = answered_at - ${by} where id = ${id}::uuid`);
    await opened.database.execute(sql`update lead_messages set created_at = created_at - ${by}
      where lead_id = ${id}::uuid`);
  }
  const shopperWrites = (token: string, text: string) =>
    addMessage({ ...opened, queue: { enqueue: async () => {} } }, token, { text });

  test('who waits longest stands first, then who was answered, with the time it took', async () => {
    const { see, act } = await enter();
    const answered = await asks();
    await age(answered.id, 6);
    await act('conversation.answer', { conversation: answered.id, text: 'Yes, it is.' });
    const short = await asks({ firstName: 'Lena', lastName: '', comments: 'What color is it?' });
    const long = await asks({ comments: '', kind: 'test-drive', wish: 'today at 4:30 PM' });
    await age(long.id, 14);
    const { waiting, others, chosen } = await see();
    expect(waiting).toMatchObject([
      {
        id: long.id,
        name: 'Dana Ellis',
        kind: 'test-drive',
        waits: '14 minutes',
        lastWords: 'Would like to drive it: today at 4:30 PM',
      },
      { id: short.id, name: 'Lena', waits: '1 minute', lastWords: 'What color is it?' },
    ]);
    expect(others).toMatchObject([
      { id: answered.id, answeredIn: '6 minutes', lastWords: 'Yes, it is.', lastWriter: 'You' },
    ]);
    expect(chosen).toMatchObject({ isAsked: false, thread: { id: long.id } });
  });

  test('who writes again waits again, from the first word that was not answered', async () => {
    const { see, act } = await enter();
    const { id, token } = await asks();
    await act('conversation.answer', { conversation: id, text: 'Yes.' });
    await age(id, 90);
    await shopperWrites(token, 'Can I come by?');
    await age(id, 30);
    await shopperWrites(token, 'Today?');
    expect((await see()).waiting).toMatchObject([{ id, waits: '30 minutes', lastWords: 'Today?' }]);
  });

  test('an answer is that of the private link: the shopper reads it, its time is counted once', async () => {
    const { see, act } = await enter();
    const { id, token } = await asks();
    await age(id, 12);
    const text = 'Hello Dana, yes, it is here.';
    const done = { status: 'DONE', address: { conversation: id, start: null } };
    expect(await act('conversation.answer', { conversation: id, text })).toMatchObject(done);
    // Pressed twice it is sent once.
    expect(await act('conversation.answer', { conversation: id, text })).toMatchObject(done);
    await act('conversation.answer', { conversation: id, text: 'We are open until 7 PM.' });
    const conversation = await findConversation(opened.database, token);
    expect(conversation?.messages.map((message) => message.text)).toEqual([
      'Is it there?',
      text,
      'We are open until 7 PM.',
    ]);
    const events = await rowsOf(
      opened.database,
      sql`select kind from lead_events where lead_id = ${id}::uuid and kind = 'answered'`,
    );
    expect(events).toHaveLength(1);
    const { chosen, figures } = await see(`?conversation=${id}`);
    expect(chosen).toMatchObject({ isAsked: true, thread: { answeredMinutes: 12 } });
    expect(figures).toMatchObject({
      answers: 1,
      minutes: 12,
      last: { minutes: 12 },
      spread: { within15: 1, within60: 0, within240: 0, later: 0, open: 0 },
      shown: { minutes: null, answers: 1, needed: 5 },
    });
    expect(await act('conversation.answer', { conversation: id, text: ' ' })).toMatchObject({
      status: 'INVALID',
      problems: { text: expect.stringMatching(/a message/) },
    });
    await endConversation(opened.database, token);
    expect(await act('conversation.answer', { conversation: id, text: 'Hello?' })).toMatchObject({
      status: 'REFUSED',
      sentence: expect.stringMatching(/was ended/),
    });
  });

  test('the thread tells what the mail to the seller tells, and never an address or a link', async () => {
    const { staff, see } = await enter();
    const { id, token } = await asks();
    const { chosen } = await see(`?conversation=${id}`);
    expect(chosen).toMatchObject({
      thread: { name: 'Dana Ellis', phone: '(404) 555-0148', zip: '30303', asked: [] },
      car: { isForSale: true, price: car.listing.salePrice ?? car.listing.msrp },
    });
    const said = JSON.stringify(await staff.ask('GET', `/dealer-portal/inbox?conversation=${id}`));
    expect(said).not.toContain('people.example');
    expect(said).not.toContain(token);
    expect(said).not.toMatch(/[\da-f]{32}/);
  });

  test('what is done comes back when the shopper writes again, and by hand', async () => {
    const { see, act } = await enter();
    const { id, token } = await asks();
    expect(await act('conversation.done', { conversation: id })).toMatchObject({ status: 'DONE' });
    expect(await see()).toMatchObject({ waiting: [], others: [], chosen: null });
    expect((await see('?show=done')).others).toMatchObject([{ id }]);
    await shopperWrites(token, 'Hello?');
    expect((await see()).waiting).toMatchObject([{ id }]);
    await act('conversation.done', { conversation: id });
    await act('conversation.open', { conversation: id });
    expect((await see()).waiting).toMatchObject([{ id }]);
    await endConversation(opened.database, token);
    expect((await see('?show=done')).others).toMatchObject([{ id }]);
  });

  test('a list is looked through by name and car, also where that has signs of patterns', async () => {
    const { see } = await enter();
    const dana = await asks();
    const lena = await asks({ firstName: 'Lena', lastName: 'O_Neil' });
    const idsOf = async (text: string) => {
      const { waiting, chosen } = await see(`?text=${encodeURIComponent(text)}`);
      expect(chosen?.thread.id).toBe(waiting[0]?.id);
      return waiting.map(({ id }) => id);
    };
    expect(await idsOf('dana ell')).toEqual([dana.id]);
    expect(await idsOf('_')).toEqual([lena.id]);
    expect(await idsOf(' LENA ')).toEqual([lena.id]);
    expect(await idsOf('%%')).toEqual([]);
    expect((await idsOf(car.listing.vin.toLowerCase())).sort()).toEqual([dana.id, lena.id].sort());
    expect(await idsOf(theirs.listing.vin)).toEqual([]);
  });

  test('behind a hundred conversations there is a page', async () => {
    const { see } = await enter();
    const { id: first } = await asks();
    await age(first, 60);
    for (let count = 0; count < conversationsOfPage; count += 1) await asks();
    const before = await see();
    expect(before.waiting).toHaveLength(conversationsOfPage);
    expect(before).toMatchObject({ isMore: true });
    expect(before.waiting[0]?.id).toBe(first);
    const after = await see('?page=2');
    expect(after).toMatchObject({ isMore: false, waiting: [{}], others: [] });
    expect(before.waiting.map(({ id }) => id)).not.toContain(after.waiting[0]?.id);
    for (const page of ['0', '-1', 'x', '1e9', '99999999999999999999'])
      expect((await see(`?page=${page}`)).asked.page, page).toBe(1);
    expect(await see('?page=99999')).toMatchObject({ isMore: false, waiting: [], chosen: null });
  });

  test('a conversation of another dealer is not there', async () => {
    const { staff, see, act } = await enter();
    const { id, token } = await ask(opened.database, theirs);
    expect(await see()).toMatchObject({ waiting: [], others: [] });
    for (const one of [id, 'x', '00000000-0000-4000-8000-000000000000']) {
      expect(await staff.ask('GET', `/dealer-portal/inbox?conversation=${one}`)).toMatchObject({
        status: 'MISSING',
      });
      for (const name of ['answer', 'done', 'open'])
        expect(
          await act(`conversation.${name}`, { conversation: one, text: 'Mine' }),
        ).toMatchObject({ status: 'MISSING' });
    }
    expect((await findConversation(opened.database, token))?.messages).toHaveLength(1);
  });

  test('the list stays without its figures, and without the car of today', async () => {
    let lost = '';
    const { see } = await enter({
      beforeCall: (name) => {
        if (name === lost) throw new Error('away');
      },
    });
    const { id } = await asks();
    lost = 'dealer-answers';
    expect(await see()).toMatchObject({ figures: null, waiting: [{ id }] });
    lost = 'dealer-asked-car';
    expect((await see()).chosen).toMatchObject({
      thread: { id },
      car: { isForSale: false, deal: null },
    });
  });
});

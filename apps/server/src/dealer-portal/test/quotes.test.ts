import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { draftQuote } from '@forecourt/domain/money/quote/draft-quote';
import type { DraftEstimate } from '@forecourt/domain/money/quote/follow-tax';
import type { QuoteLine } from '@forecourt/domain/money/quote/quote';
import { quoteNote } from '@forecourt/domain/money/quote/quote-words';
import { quoteFields, type TypedLine } from '@forecourt/domain/money/quote/read-quote';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import { browse, openAccountDesk } from '../../accounts/test/account-desk.ts';
import { leadKeeping } from '../../leads/contacts.ts';
import { addMessage, findConversation } from '../../leads/conversations/conversations.ts';
import { dealersCars, fillMarket, privateCars } from '../../leads/test/lead-market.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { comeAs, openPortalDesk, roomsOf } from './portal-desk.ts';
import { ask } from './shopper-leads.ts';

const car = dealersCars.find(
  ({ listing }) => listing.dealerFees !== null && derivedPrice(listing) !== null,
);
const privateCar = privateCars[0];
if (!car || !privateCar) throw new Error('no cars');
const dealersCar = car;
const engineOf = (sold: (typeof dealersCars)[number]) =>
  new LocalSearch(
    createVehicleSearchEngine({
      owners: [sold.owner],
      listings: [sold.listing],
      today: '2026-11-21',
    }),
  );

const text = 'Hello Dana, this is everything you would pay:';
const paint = { kind: 'add-on', name: 'Paint protection', amount: '320' } as const;

/** As it is kept. */
const withoutSale = ({ taxedSale: _taxedSale, ...kept }: DraftEstimate) => kept;

/** The fields of a form with these lines. */
function formOf(lines: readonly Omit<TypedLine, 'place'>[]) {
  const fields = lines.flatMap(({ kind, name, amount }, place) => {
    const names = quoteFields(place);
    return [
      [names.kind, kind],
      [names.name, name],
      [names.amount, amount],
    ];
  });
  return { text, quote: 'yes', ...Object.fromEntries(fields) };
}

describe.each(engines)('an out-the-door quote on %s', (_, open) => {
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
    const engine = engineOf(dealersCar);
    const desk = openPortalDesk(opened.database, { engine, ...given });
    const address = ownAddress('staff');
    const staff = await comeAs(desk, opened.database, address, [dealersCar.owner]);
    const { see, act } = roomsOf(staff);
    const chosenOf = async (id: string) => {
      const { chosen } = await see('inbox', `?conversation=${id}`);
      if (!chosen) throw new Error(`no conversation ${id}`);
      return chosen;
    };
    /** Our sum of the car that is asked about. */
    const estimateOf = async (id: string) => {
      const { estimate } = await chosenOf(id);
      if (!estimate) throw new Error(`no estimate for ${id}`);
      return estimate;
    };
    const answer = (conversation: string, fields: object) =>
      act('conversation.answer', { conversation, ...fields });
    return { chosenOf, estimateOf, answer };
  }
  const asks = (more: object = {}) => ask(opened.database, dealersCar, more);
  const messagesOf = async (token: string) =>
    (await findConversation(opened.database, token))?.messages ?? [];

  test('our own lines, sent as they are, reach the shopper as the same sum', async () => {
    const { chosenOf, estimateOf, answer } = await enter();
    const { id, token } = await asks();
    const estimate = await estimateOf(id);
    expect(estimate).toMatchObject({ where: 'Atlanta, GA 30303', isShoppers: true });
    const form = formOf(draftQuote(estimate));
    expect(await answer(id, form)).toMatchObject({ status: 'DONE' });
    // Pressed twice it is sent once.
    expect(await answer(id, form)).toMatchObject({ status: 'DONE' });
    const [, sent, ...more] = await messagesOf(token);
    expect(more).toEqual([]);
    expect(sent).toMatchObject({
      from: 'seller',
      text,
      quote: { lines: estimate.lines, estimate: withoutSale(estimate) },
    });
    expect(sent?.quote && quoteNote(sent.quote).head).toBe('Same sum as ours.');
    expect((await chosenOf(id)).thread.messages[1]?.quote).toEqual(sent?.quote);
  });

  test('another sum with the same words is another message', async () => {
    const { estimateOf, answer } = await enter();
    const { id, token } = await asks();
    const own = draftQuote(await estimateOf(id));
    await answer(id, formOf(own));
    await answer(id, formOf([...own, paint]));
    const [, , last] = await messagesOf(token);
    expect(last?.quote && quoteNote(last.quote)).toMatchObject({
      head: '$320 more than ours.',
      why: 'Paint protection $320 was added. The price matches the listing.',
    });
  });

  test('who told no ZIP code is reckoned for in the state of the dealer', async () => {
    const { chosenOf } = await enter();
    const { id } = await asks({ zip: '' });
    expect((await chosenOf(id)).estimate).toMatchObject({ isShoppers: false });
  });

  test('a trade-in that the dealer quotes lessens our sum as it does theirs', async () => {
    const { estimateOf, answer } = await enter();
    const { id, token } = await asks();
    const own = draftQuote(await estimateOf(id));
    await answer(id, formOf([...own, { kind: 'trade-in', name: '', amount: '5,000' }]));
    const [, sent] = await messagesOf(token);
    expect(sent?.quote?.lines.at(-1)).toEqual({
      kind: 'trade-in',
      name: 'Trade-in',
      amount: 5000_00,
    });
    expect(sent?.quote?.estimate?.lines.at(-1)).toMatchObject({ amount: 5000_00 });
  });

  test('our own tax that is sent as it was filled in follows the trade-in, where nobody did it before', async () => {
    const { estimateOf, answer } = await enter();
    const taxOf = (lines: readonly QuoteLine[] = []) =>
      lines.find(({ kind }) => kind === 'tax')?.amount ?? 0;
    const send = async (more: object, tax?: string) => {
      const { id, token } = await asks();
      const own = draftQuote(await estimateOf(id)).map((one) =>
        one.kind === 'tax' && tax !== undefined ? { ...one, amount: tax } : one,
      );
      const tradeIn = { kind: 'trade-in', name: '', amount: '5,000' } as const;
      await answer(id, { ...formOf([...own, tradeIn]), ...more });
      const quote = (await messagesOf(token))[1]?.quote;
      if (!quote) throw new Error('nothing was sent');
      return {
        head: quoteNote(quote).head,
        tax: taxOf(quote.lines),
        own: taxOf(quote.estimate?.lines),
      };
    };
    const followed = await send({ 'tax-follows': 'yes' });
    expect(followed).toMatchObject({ head: 'Same sum as ours.', tax: followed.own });
    expect((await send({ 'tax-follows': 'yes' }, '3,000')).tax).toBe(3000_00);
    expect(await send({}), 'it was typed so').toMatchObject({ head: '$350 more than ours.' });
  });

  test('what is wrong is told by its field, and nothing is sent', async () => {
    const { estimateOf, answer } = await enter();
    const { id, token } = await asks();
    const own = draftQuote(await estimateOf(id));
    const form = { ...formOf([...own, { ...paint, amount: 'much' }]), text: ' ' };
    const place = quoteFields(own.length);
    expect(await answer(id, form)).toMatchObject({
      status: 'INVALID',
      problems: {
        text: expect.stringMatching(/a message/),
        [place.amount]: expect.stringMatching(/^expected dollars/),
      },
    });
    expect(await answer(id, formOf([paint]))).toMatchObject({
      problems: { quote: expect.stringMatching(/the price of the car/) },
    });
    expect(await messagesOf(token)).toHaveLength(1);
  });

  test('without a sum of ours a quote is sent all the same', async () => {
    let lost = '';
    const { chosenOf, answer } = await enter({
      beforeCall: (name) => {
        if (name === lost) throw new Error('away');
      },
    });
    const { id, token } = await asks();
    lost = 'dealer-quote';
    expect(await chosenOf(id)).toMatchObject({ thread: { id }, estimate: null });
    const form = formOf([{ kind: 'price', name: 'Price', amount: '20,000' }]);
    expect(await answer(id, form)).toMatchObject({ status: 'DONE' });
    const [, sent] = await messagesOf(token);
    expect(sent?.quote).toMatchObject({ lines: [{ amount: 20_000_00 }], estimate: null });
  });

  test('at the private link it is sent without ours, too', async () => {
    const { id, token } = await asks();
    const [row] = await rowsOf<{ seller: string }>(
      opened.database,
      sql`select seller_token as seller from conversations where lead_id = ${id}::uuid`,
    );
    const form = formOf([{ kind: 'price', name: 'Price', amount: '20,000' }]);
    const { app } = openAccountDesk(opened.database, {
      engine: engineOf(dealersCar),
      beforeCall: (name) => {
        if (name === 'lead-quote') throw new Error('away');
      },
      pages: async (_request, { services }) =>
        Response.json(await services.addMessage(row?.seller ?? '', form)),
    });
    const answer = await browse(app).ask('GET', '/dealer-portal');
    expect(answer).toMatchObject({ status: 'SUCCESS' });
    const [, sent] = await messagesOf(token);
    expect(sent?.quote).toMatchObject({ lines: [{ amount: 20_000_00 }], estimate: null });
  });

  test('a car that is no longer for sale has no sum of ours', async () => {
    const { chosenOf } = await enter({ engine: engineOf(privateCar) });
    const { id } = await asks();
    expect((await chosenOf(id)).estimate).toBeNull();
  });

  test('shoppers and private sellers send none', async () => {
    const quote = { lines: [{ kind: 'price' as const, name: 'Price', amount: 1 }], estimate: null };
    const parts = { ...opened, queue: { enqueue: async () => {} } };
    const asked = await ask(opened.database, privateCar);
    const [row] = await rowsOf<{ seller: string }>(
      opened.database,
      sql`select seller_token as seller from conversations where lead_id = ${asked.id}::uuid`,
    );
    for (const link of [asked.token, row?.seller ?? ''])
      expect(await addMessage(parts, link, { text }, { quote })).toMatchObject({
        status: 'INVALID',
      });
    expect(await messagesOf(asked.token)).toHaveLength(1);
  });

  test('what is kept of a shopper has it, and it goes with the lead', async () => {
    const { estimateOf, answer } = await enter();
    const email = ownAddress('dana');
    const { id, token } = await asks({ fromEmailAddress: email });
    const estimate = await estimateOf(id);
    await answer(id, formOf(draftQuote(estimate)));
    const kept = leadKeeping({ database: opened.database, queue: { enqueue: async () => {} } });
    const person = { key: 'person:dana', email } as Parameters<typeof kept.exportOf>[0];
    const [lead] = (await kept.exportOf(person)) as { messages: unknown[] }[];
    expect(lead?.messages).toMatchObject([
      { quote: null },
      { text, quote: { estimate: withoutSale(estimate) } },
    ]);
    await kept.forget(person);
    expect(await messagesOf(token)).toEqual([]);
    expect(await rowsOf(opened.database, sql`select id from lead_messages`)).toEqual([]);
  });
});

import { forgottenVin } from '@forecourt/domain/listing/listing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import { browse } from '../../accounts/test/account-desk.ts';
import { ask } from '../../dealer-portal/test/shopper-leads.ts';
import { loadDemoInventory } from '../../demo/load-demo-inventory.ts';
import {
  addMessage,
  endConversation,
  findConversation,
} from '../../leads/conversations/conversations.ts';
import { jobNames } from '../../leads/lead-parts.ts';
import { findMailedLead } from '../../leads/mail/lead-mail.ts';
import { type Database, type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import type { JobQueue } from '../../platform/jobs/start-jobs.ts';
import { findVehicle } from '../../vehicles/find-vehicle.ts';
import { findListing } from '../../vehicles/read-listings.ts';
import { readListingsOfVin } from '../../vin/read-vin-listings.ts';
import { forgetAds } from '../ads/forget-ads.ts';
import { sellingKeeping } from '../selling-keeping.ts';
import {
  comeAs,
  engine,
  forgetAllAds,
  now,
  openSellingDesk,
  published,
  request,
  type Seller,
  vins,
} from './selling-desk.ts';

const originOf = () => 'https://cars.example';

describe.each(engines)('offers for a car of one’s own on %s', (_, open) => {
  let opened: OpenDatabase;
  let seller: Seller;
  let ad: string;
  beforeAll(async () => {
    opened = await open();
    await loadDemoInventory(opened.database, { request, lastOwnerId: null });
  });
  beforeEach(async () => {
    const { database } = opened;
    await forgetAllAds(database);
    seller = await comeAs(openSellingDesk(database), ownAddress('seller'));
    ad = await published(seller, database, { vin: vins[0] });
  });
  afterAll(() => opened.close());

  async function offered(offer: number | null, more: object = {}) {
    const [row] = await rowsOf<{ id: string }>(
      opened.database,
      sql`select listing_id as id from private_ads where id = ${ad}`,
    );
    const car = { listing: { id: Number(row?.id) } } as Parameters<typeof ask>[1];
    return ask(
      opened.database,
      car,
      offer === null
        ? more
        : { kind: 'make-offer', offer: String(offer), comments: 'Cash.', ...more },
    );
  }
  const manage = async () => (await seller.see('manage', { ad })).shown;
  const wordsOf = async (token: string) =>
    (await findConversation(opened.database, token))?.messages.at(-1);

  test('they stand in one place, with what a counter in the middle would be', async () => {
    const { id } = await offered(9300);
    await offered(null);
    expect(await manage()).toMatchObject({
      offers: [
        {
          id,
          name: 'Dana E.',
          amount: 9300,
          words: 'Cash.',
          answer: null,
          isWaiting: true,
          replied: null,
          middle: { amount: 9450 },
        },
      ],
      messages: [{ name: 'Dana E.', words: 'Is it there?', isWaiting: true }],
    });
    expect((await seller.see('start')).shown.ads[0].waiting).toBe(2);
  });

  test('none is taken for a price that is firm, and questions are', async () => {
    await seller.do('ad.price', { ad, price: '9,600' });
    await expect(offered(9300)).rejects.toThrow('the seller takes no offers');
    await offered(null);
    expect(await manage()).toMatchObject({ offers: [], messages: [{ name: 'Dana E.' }] });
    await seller.do('ad.price', { ad, price: '9,600', takesOffers: 'on' });
    await offered(9300);
    expect(await manage()).toMatchObject({ offers: [{ amount: 9300 }] });
  });

  test.each([
    ['offer.accept', {}, 'I accept your offer of $9,300.', { kind: 'accepted', amount: null }],
    ['offer.decline', {}, 'I would rather not', { kind: 'declined', amount: null }],
    [
      'offer.counter',
      { amount: '$9,450' },
      'I would sell at $9,450',
      { kind: 'countered', amount: 9450 },
    ],
  ] as const)('%s tells the buyer once', async (act, fields, words, answer) => {
    const { id, token } = await offered(9300);
    for (let press = 0; press < 2; press += 1)
      expect(await seller.do(act, { ad, offer: id, ...fields })).toMatchObject({ status: 'DONE' });
    const conversation = await findConversation(opened.database, token);
    expect(conversation?.messages.filter(({ from }) => from === 'seller')).toHaveLength(1);
    expect(await wordsOf(token)).toMatchObject({ text: expect.stringContaining(words) });
    expect((await manage()).offers).toMatchObject([{ id, answer, middle: null }]);
  });

  test('an answer stands: another one is refused', async () => {
    const { id } = await offered(9300);
    await seller.do('offer.decline', { ad, offer: id });
    expect(await seller.do('offer.accept', { ad, offer: id })).toMatchObject({ status: 'REFUSED' });
    expect(await seller.do('offer.counter', { ad, offer: id, amount: 'x' })).toMatchObject({
      problems: { amount: expect.any(String) },
    });
  });

  test.each(['9,300', '96,000'])(
    'a counter-offer of %s is a slip, and not sent',
    async (amount) => {
      const { id, token } = await offered(9300);
      expect(await seller.do('offer.counter', { ad, offer: id, amount })).toMatchObject({
        status: 'INVALID',
        problems: { amount: 'Enter more than the $9,300 offered, and no more than your $9,600.' },
      });
      expect((await findConversation(opened.database, token))?.messages).toHaveLength(1);
      expect((await manage()).offers).toMatchObject([{ id, answer: null }]);
    },
  );

  test('an offer to somebody else, or a conversation that was ended, is not answered', async () => {
    const { id, token } = await offered(9300);
    const desk = openSellingDesk(opened.database);
    const stranger = await comeAs(desk, ownAddress('stranger'));
    expect(await stranger.do('offer.accept', { ad, offer: id })).toMatchObject({
      status: 'MISSING',
    });
    const own = await published(stranger, opened.database, { vin: vins[1] });
    expect(await stranger.do('offer.accept', { ad: own, offer: id })).toMatchObject({
      status: 'MISSING',
    });
    expect(await seller.do('offer.accept', { ad, offer: 'x' })).toMatchObject({
      status: 'MISSING',
    });
    await endConversation(opened.database, token);
    expect(await seller.do('offer.accept', { ad, offer: id })).toMatchObject({ status: 'REFUSED' });
    expect((await manage()).offers).toMatchObject([{ answer: null, isWaiting: false }]);
  });

  test('who still waits reads that the car is sold, and nobody who ended it', async () => {
    const waits = await offered(9300);
    const ended = await offered(null);
    await endConversation(opened.database, ended.token);
    await seller.do('ad.sold', { ad });
    await seller.do('ad.sold', { ad });
    expect(await wordsOf(waits.token)).toMatchObject({ text: expect.stringContaining('is sold') });
    const conversation = await findConversation(opened.database, waits.token);
    expect(conversation?.messages.filter(({ from }) => from === 'seller')).toHaveLength(1);
    expect((await findConversation(opened.database, ended.token))?.messages).toHaveLength(1);
    const { database } = opened;
    const gone = {
      status: 'sold',
      photoUrl: expect.stringMatching(/\/large\.webp$/),
    };
    expect(conversation).toMatchObject({ gone });
    const mailed = await findMailedLead({ database, originOf: () => '' } as never, waits.id);
    expect(mailed).toMatchObject({ gone, picture: { isPhoto: true } });
  });

  test('all who wait read that a car is not for sale any more, and not that it is sold', async () => {
    const agreed = await offered(9300);
    const waits = await offered(null);
    await seller.do('offer.accept', { ad, offer: agreed.id });
    await seller.do('ad.withdraw', { ad });
    for (const { token } of [agreed, waits])
      expect((await wordsOf(token))?.text).toMatch(/^The car is not for sale any more\. Thank/);
  });

  test('who was accepted is not turned away when the car is sold', async () => {
    const bought = await offered(9300);
    const waits = await offered(9000);
    await seller.do('offer.accept', { ad, offer: bought.id });
    await seller.do('ad.sold', { ad });
    expect((await wordsOf(bought.token))?.text).toMatch(/^I accept your offer of/);
    expect((await wordsOf(waits.token))?.text).toMatch(/is sold/);
  });

  test('who waits is told of a seller who closes their account, once, and of a sale before it alone', async () => {
    const { database } = opened;
    const enqueued: unknown[] = [];
    const queue: JobQueue = {
      enqueue: async (_, ...jobs) => void enqueued.push(...jobs),
    };
    const [row] = await rowsOf<{ key: string }>(
      database,
      sql`select 'person:' || person_id as key from private_ads where id = ${ad}`,
    );
    const keeper = { key: row?.key ?? '', email: null };
    const { token } = await offered(9300);
    await sellingKeeping({ database, queue, originOf }).forget(keeper);
    expect(await wordsOf(token)).toMatchObject({
      from: 'seller',
      text: expect.stringContaining('not for sale any more'),
    });
    expect(await findConversation(database, token)).toMatchObject({ endedBy: 'seller' });
    expect(enqueued).toMatchObject([{ name: jobNames.tell, data: { endsSale: true } }]);

    ad = await published(seller, database, { vin: vins[1] });
    const sold = await offered(null);
    await seller.do('ad.sold', { ad });
    await sellingKeeping({ database, queue, originOf }).forget(keeper);
    expect(await wordsOf(sold.token)).toMatchObject({ text: expect.stringContaining('is sold') });
  });

  test('with the account of a seller goes what tells the car of an ad, and its prices stay counted', async () => {
    const { database } = opened;
    const [row] = await rowsOf<{ key: string; id: string; vin: string }>(
      database,
      sql`select 'person:' || person_id as key, listing_id as id, vin from private_ads where id = ${ad}`,
    );
    const { key = '', id, vin = '' } = row ?? {};
    // Other tests sold that car before.
    const shown = async () =>
      (await readListingsOfVin(database, vin)).map(({ listing }) => listing.id);
    expect(await shown()).toContain(Number(id));
    const keeper = { key, email: null };
    await sellingKeeping({ database, queue: { enqueue: async () => {} }, originOf }).forget(keeper);
    expect(await shown()).not.toContain(Number(id));
    expect(await findListing(database, Number(id))).toMatchObject({
      status: 'gone',
      data: {
        vin: forgottenVin,
        mileage: null,
        extColorSimple: null,
        extColorName: null,
        photoUrls: [],
        description: null,
        priceHistory: [{ price: 9600 }],
      },
    });
    const reads = { read: <T>(work: (database: Database) => Promise<T>) => work(database) };
    const sources = { reads, engine, config: { fyuseFrames: null } };
    expect(await findVehicle(sources, Number(id), now)).toBeUndefined();
  });

  test('who wrote lately waits, however long ago they asked', async () => {
    const { database } = opened;
    const lately = await offered(9300);
    const long = await offered(null);
    await addMessage({ database, queue: { enqueue: async () => {} } }, lately.token, {
      text: 'May I come on Saturday?',
    });
    await database.execute(sql`update leads set created_at = now() - interval '61 days'`);
    await database.execute(sql`update lead_messages set created_at = now() - interval '61 days'
      where text <> 'May I come on Saturday?'`);
    await seller.do('ad.sold', { ad });
    expect(await wordsOf(lately.token)).toMatchObject({ text: expect.stringContaining('is sold') });
    expect(await wordsOf(long.token)).toMatchObject({ from: 'shopper' });
  });

  /** What the conversation of a buyer is asked, in a browser that is nobody's. */
  const asBuyer = async (act: string, token: string, lost = 'none') => {
    const desk = openSellingDesk(opened.database, {
      beforeCall: (name) => {
        if (name === lost) throw new Error('away');
      },
    });
    return (await browse(desk.app).act(act, { token })).value;
  };

  test('an offer is answered as the seller saw it, and what was answered stays', async () => {
    const buyer = { fromEmailAddress: ownAddress('buyer') };
    const { id, token } = await offered(9300, buyer);
    await offered(9000, buyer);
    for (const deed of ['accept', 'decline', 'counter'])
      expect(
        await seller.do(`offer.${deed}`, { ad, offer: id, amount: '9,450', seen: '9300' }),
      ).toMatchObject({ status: 'REFUSED', sentence: expect.stringContaining('is $9,000 now') });
    expect((await wordsOf(token))?.from).toBe('shopper');
    await seller.do('offer.accept', { ad, offer: id, seen: '9000' });
    await offered(100, buyer);
    expect((await manage()).offers).toMatchObject([
      { amount: 100, answer: null },
      { id, amount: 9000, answer: { kind: 'accepted' } },
    ]);
  });

  test('a second buyer is accepted only by a seller who saw the first', async () => {
    const first = await offered(9300);
    const second = await offered(9000);
    const { id } = second;
    await seller.do('offer.accept', { ad, offer: first.id });
    expect(await seller.do('offer.accept', { ad, offer: id, seen: '9000' })).toMatchObject({
      status: 'REFUSED',
      sentence: 'Nothing was sent: you agreed with Dana on $9,300 meanwhile.',
    });
    expect((await wordsOf(second.token))?.from).toBe('shopper');
    const agreed = `x ${first.id}`;
    expect(await seller.do('offer.accept', { ad, offer: id, agreed })).toMatchObject({
      status: 'DONE',
    });
  });

  test('a counter-offer is taken by its buyer, once, and the seller sees it', async () => {
    const { id, token } = await offered(9300);
    expect(await asBuyer('findCounter', token)).toBeNull();
    expect(await asBuyer('acceptCounter', token)).toMatchObject({ status: 'GONE' });
    await seller.do('offer.counter', { ad, offer: id, amount: '9,450' });
    expect(await asBuyer('findCounter', token)).toBe(9450);
    expect(await asBuyer('findCounter', token, 'offer-counter'), 'told without it').toBeNull();
    for (let press = 0; press < 2; press += 1)
      expect(await asBuyer('acceptCounter', token)).toEqual({ status: 'SUCCESS' });
    expect(await asBuyer('findCounter', token)).toBeNull();
    const conversation = await findConversation(opened.database, token);
    const told = conversation?.messages.filter(({ text }) => text.includes('I accept your price'));
    expect(told).toMatchObject([{ from: 'shopper' }]);
    expect((await manage()).offers).toMatchObject([
      { id, answer: { kind: 'accepted', amount: 9450 }, isWaiting: true },
    ]);
  });

  test('a counter-offer is over once the seller agrees with another buyer', async () => {
    const first = await offered(9300);
    const other = await offered(9400);
    await seller.do('offer.counter', { ad, offer: first.id, amount: '9,450' });
    await seller.do('offer.accept', { ad, offer: other.id });
    expect(await asBuyer('findCounter', first.token)).toBeNull();
    expect(await asBuyer('acceptCounter', first.token)).toEqual({
      status: 'GONE',
      sentence: 'The seller agreed with another buyer meanwhile. Write the seller instead.',
    });
    expect((await wordsOf(first.token))?.from).toBe('seller');
    expect(await asBuyer('declineCounter', first.token)).toEqual({ status: 'SUCCESS' });
  });

  test('a counter-offer made after an agreement is the seller’s second choice, and stands', async () => {
    const first = await offered(9300);
    const other = await offered(9400);
    await seller.do('offer.accept', { ad, offer: other.id });
    await opened.database.execute(sql`
      update offer_answers set answered_at = answered_at - interval '1 day'`);
    await seller.do('offer.counter', { ad, offer: first.id, amount: '9,450' });
    expect(await asBuyer('findCounter', first.token)).toBe(9450);
    expect(await asBuyer('acceptCounter', first.token)).toEqual({ status: 'SUCCESS' });
  });

  test('of two buyers who take counter-offers at once, one is told', async () => {
    const buyers = [await offered(9300), await offered(9200)];
    for (const { id } of buyers)
      await seller.do('offer.counter', { ad, offer: id, amount: '9,450' });
    const answers = await Promise.all(buyers.map(({ token }) => asBuyer('acceptCounter', token)));
    expect(answers.map(({ status }) => status).sort()).toEqual(['GONE', 'SUCCESS']);
  });

  test('a counter-offer is declined by its buyer, once, and is taken no more', async () => {
    const { id, token } = await offered(9300);
    await seller.do('offer.counter', { ad, offer: id, amount: '9,450' });
    for (let press = 0; press < 2; press += 1)
      expect(await asBuyer('declineCounter', token)).toEqual({ status: 'SUCCESS' });
    expect(await asBuyer('findCounter', token)).toBeNull();
    expect(await asBuyer('acceptCounter', token)).toEqual({
      status: 'GONE',
      sentence: 'You declined it already. Write the seller instead.',
    });
    const conversation = await findConversation(opened.database, token);
    expect(conversation?.messages.filter(({ from }) => from === 'shopper').slice(1)).toMatchObject([
      { text: 'Thank you, but $9,450 is not a price for me.' },
    ]);
    expect((await manage()).offers).toMatchObject([
      { id, answer: { kind: 'declined', amount: 9450 }, isWaiting: true },
    ]);
  });

  test('a counter-offer is taken by nobody else, and by nobody once its ad has ended', async () => {
    const { id, token } = await offered(9300);
    await seller.do('offer.counter', { ad, offer: id, amount: '9,450' });
    const [row] = await rowsOf<{ own: string }>(
      opened.database,
      sql`select seller_token as own from conversations where shopper_token = ${token}`,
    );
    for (const other of [row?.own ?? '', 'x', '0'.repeat(32)]) {
      expect(await asBuyer('findCounter', other)).toBeNull();
      expect(await asBuyer('acceptCounter', other)).toMatchObject({ status: 'GONE' });
    }
    await seller.do('ad.sold', { ad });
    expect(await asBuyer('findCounter', token)).toBeNull();
    expect(await asBuyer('acceptCounter', token)).toMatchObject({ status: 'GONE' });
  });

  test('nobody writes to a seller who is gone', async () => {
    const { token } = await offered(9300);
    await forgetAds(opened.database, now + 400 * 86_400_000);
    expect((await findConversation(opened.database, token))?.endedBy, 'it is live').toBeNull();
    await seller.do('ad.pause', { ad });
    await forgetAds(opened.database, now + 400 * 86_400_000);
    expect((await findConversation(opened.database, token))?.endedBy).toBe('seller');
    const parts = { database: opened.database, queue: { enqueue: async () => {} } };
    expect(await addMessage(parts, token, { text: 'Still there?' })).toMatchObject({
      status: 'GONE',
    });
  });

  test('an answer in words leaves nobody waiting', async () => {
    const { token } = await offered(9300);
    const [row] = await rowsOf<{ seller: string }>(
      opened.database,
      sql`select seller_token as seller from conversations where shopper_token = ${token}`,
    );
    const queue = { enqueue: async () => {} };
    await addMessage({ database: opened.database, queue }, row?.seller ?? '', { text: 'Come by.' });
    expect((await manage()).offers).toMatchObject([
      { isWaiting: false, words: 'Cash.', replied: 'Come by.' },
    ]);
  });
});

import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import { browse } from '../../accounts/test/account-desk.ts';
import { readAudit } from '../../audit/audit-log.ts';
import { loadDemoInventory } from '../../demo/load-demo-inventory.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import type { JobData } from '../../platform/jobs/job.ts';
import type { JobQueue } from '../../platform/jobs/start-jobs.ts';
import { findListing } from '../../vehicles/read-listings.ts';
import { forgetAds } from '../ads/forget-ads.ts';
import { adsCommand } from '../ads-command.ts';
import { allowAgain, barAd } from '../bar-ad.ts';
import {
  carFields,
  comeAs,
  drafted,
  forgetAllAds,
  now,
  openSellingDesk,
  published,
  request,
  usual,
  vins,
} from './selling-desk.ts';

describe.each(engines)('selling a car of one’s own on %s', (_, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
    await loadDemoInventory(opened.database, { request, lastOwnerId: null });
  });
  // All these browsers share an address, and each test begins with a market on which nobody sells by himself.
  beforeEach(() => forgetAllAds(opened.database));
  afterAll(() => opened.close());

  const come = (name: string) => comeAs(openSellingDesk(opened.database), ownAddress(name));
  const listingOf = async (ad: string) => {
    const [row] = await rowsOf<{ id: string }>(
      opened.database,
      sql`select listing_id as id from private_ads where id = ${ad}`,
    );
    return findListing(opened.database, Number(row?.id));
  };

  test('visitors are told to sign in', async () => {
    const visitor = browse(openSellingDesk(opened.database).app);
    expect(await visitor.ask('GET', '/sell/start')).toMatchObject({ status: 'SIGN_IN' });
    expect(await visitor.ask('POST', '/sell/ad.begin', {})).toMatchObject({ status: 'SIGN_IN' });
  });

  test('a car goes through four steps to the market, as told', async () => {
    const seller = await come('seller');
    const ad = await drafted(seller, opened.database, { vin: vins[0] });
    const { shown } = await seller.see('publish', { ad });
    expect(shown).toMatchObject({
      head: { done: { car: true, condition: true, price: true }, status: 'draft' },
      pictures: 6,
      place: 'Atlanta, GA',
      card: { salePrice: 9600, mileage: 61_300, modelCode: usual.modelCode, photoCount: 6 },
    });
    expect(await seller.see('manage', { ad })).toMatchObject({ status: 'MISSING' });
    expect(await seller.do('ad.publish', { ad })).toMatchObject({
      status: 'INVALID',
      problems: { terms: expect.any(String) },
    });
    const answers = [
      await seller.do('ad.publish', { ad, terms: 'on' }),
      await seller.do('ad.publish', { ad, terms: 'on' }),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 'DONE', path: `/sell/${ad}` });
    const listing = await listingOf(ad);
    expect(listing).toMatchObject({
      status: 'active',
      data: {
        vin: vins[0],
        listingType: 'USED',
        extColorSimple: 'BLUE',
        tier: 'FREE',
        extColorName: 'Blue',
        salePrice: 9600,
        vehicleHistoryTypes: [],
        accidentCount: null,
        description: expect.stringContaining('The seller says: Condition: good'),
        priceHistory: [{ on: '2026-11-28', price: 9600 }],
      },
    });
    expect(listing?.data.photoUrls).toHaveLength(6);
    const rows = await rowsOf(
      opened.database,
      sql`select id from listings where vin = ${vins[0]} and status = 'active'`,
    );
    expect(rows).toHaveLength(1);
  });

  test('the audit log, which outlives accounts, does not name who published', async () => {
    await published(await come('seller'), opened.database, { vin: vins[0] });
    const [entry] = await readAudit(opened.database, {
      actor: null,
      act: 'private-ad.publish',
      text: null,
      before: null,
      limit: 1,
    });
    expect(entry).toMatchObject({ actor: 'a private seller' });
    expect(entry?.subject).toContain(vins[0]);
  });

  test('nobody sees or does anything with an ad of somebody else', async () => {
    const seller = await come('owns');
    const ad = await published(seller, opened.database, { vin: vins[0] });
    const stranger = await come('looks');
    for (const view of ['car', 'condition', 'price', 'publish', 'manage'] as const)
      expect(await stranger.see(view, { ad }), view).toMatchObject({ status: 'MISSING' });
    for (const act of ['ad.pause', 'ad.sold', 'ad.remove', 'ad.confirm', 'ad.publish'])
      expect(await stranger.do(act, { ad, terms: 'on' }), act).toMatchObject({ status: 'MISSING' });
    expect(await stranger.do('ad.car', { ad, ...carFields })).toMatchObject({ status: 'MISSING' });
    expect(await listingOf(ad)).toMatchObject({ status: 'active' });
  });

  test('the models to choose from are those of the year, or all where none is known', async () => {
    const seller = await come('chooses');
    const { path } = await seller.do('ad.begin', { vin: vins[0] });
    const choicesOf = async (make: string, year: string) => {
      const seen = await seller.see('car', { ad: path.split('/')[2], byHand: '1', make, year });
      return seen.shown.choices;
    };
    const civic = { code: 'CIVIC', name: 'Civic' };
    const fit = { code: 'FIT', name: 'Fit' };
    const old = await choicesOf('HONDA', '2003');
    expect(old).toMatchObject({ areOfYear: true, models: expect.arrayContaining([civic]) });
    expect(old.models).not.toContainEqual(fit);
    expect(await choicesOf('HONDA', '1950')).toMatchObject({
      areOfYear: false,
      models: expect.arrayContaining([civic, fit]),
    });
  });

  test('what is wrong is named by its field, and nothing is kept', async () => {
    const seller = await come('mistypes');
    expect(await seller.do('ad.begin', { vin: '3HGGK5H71GM712065' })).toMatchObject({
      status: 'INVALID',
      problems: { vin: expect.stringContaining('mistyped') },
    });
    const { path } = await seller.do('ad.begin', { vin: vins[0] });
    const ad = path.split('/')[2];
    const wrong = { ...carFields, mileage: 'many', zip: '00000', color: 'PLAID', year: '1899' };
    expect(await seller.do('ad.car', { ad, ...wrong })).toMatchObject({
      status: 'INVALID',
      problems: {
        mileage: expect.any(String),
        zip: expect.any(String),
        color: expect.any(String),
        year: expect.any(String),
      },
    });
    expect(await seller.do('ad.condition', { ad, owes: 'on', owed: 'some' })).toMatchObject({
      problems: { condition: expect.any(String), owed: expect.any(String) },
    });
    const words = 'x\r\n'.repeat(1500);
    const { problems } = await seller.do('ad.condition', { ad, words });
    expect(problems, 'as long as typed').toEqual({ condition: expect.any(String) });
    expect(await seller.do('ad.price', { ad, price: 'much' })).toMatchObject({
      problems: { price: expect.any(String) },
    });
    const lowers = { ad, price: '9000', lowers: 'on', by: '150', floor: '9500' };
    expect(await seller.do('ad.price', lowers)).toMatchObject({
      problems: { floor: expect.any(String) },
    });
    expect((await seller.see('car', { ad })).shown.facts).toMatchObject({
      mileage: null,
      zip: null,
    });
    expect(await seller.do('ad.publish', { ad, terms: 'on' })).toMatchObject({ status: 'REFUSED' });
  });

  test('a VIN is begun once, and not where the car is for sale already', async () => {
    const seller = await come('twice');
    const paths = [
      await seller.do('ad.begin', { vin: vins[0] }),
      await seller.do('ad.begin', { vin: vins[0].toLowerCase() }),
    ].map(({ path }) => path);
    expect(paths[0]).toBe(paths[1]);
    expect(await seller.do('ad.begin', { vin: usual.vin })).toMatchObject({
      problems: { vin: expect.stringContaining('for sale here already') },
    });
  });

  test('of two who draft one car, the second does not publish it', async () => {
    const one = await come('one');
    const another = await come('another');
    const ads = [
      await drafted(one, opened.database, { vin: vins[0] }),
      await drafted(another, opened.database, { vin: vins[0] }),
    ];
    const answers = await Promise.all([
      one.do('ad.publish', { ad: ads[0] ?? '', terms: 'on' }),
      another.do('ad.publish', { ad: ads[1] ?? '', terms: 'on' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['DONE', 'REFUSED']);
  });

  test('a live ad shows at once what was changed of it, with the prices before', async () => {
    const seller = await come('changes');
    const ad = await published(seller, opened.database, { vin: vins[0] });
    const before = await listingOf(ad);
    expect(await seller.do('ad.price', { ad, price: '9,200', takesOffers: 'on' })).toMatchObject({
      status: 'DONE',
      path: `/sell/${ad}`,
    });
    await seller.do('ad.condition', { ad, condition: 'fair', words: 'New tires.' });
    const after = await listingOf(ad);
    expect(after?.id).toBe(before?.id);
    expect(after && derivedPrice(after.data)).toBe(9200);
    expect(after?.data.description).toContain('New tires.');
  });

  test('paused it leaves the market, resumed it is back as it was, sold it has ended', async () => {
    const seller = await come('ends');
    const ad = await published(seller, opened.database, { vin: vins[0] });
    const { id } = (await listingOf(ad)) ?? {};
    await seller.do('ad.pause', { ad });
    expect(await listingOf(ad)).toMatchObject({ id, status: 'gone' });
    await seller.do('ad.resume', { ad });
    expect(await listingOf(ad)).toMatchObject({ id, status: 'active' });
    await seller.do('ad.sold', { ad });
    expect(await listingOf(ad)).toMatchObject({ id, status: 'sold' });
    expect(await seller.do('ad.price', { ad, price: '9000' })).toMatchObject({ status: 'REFUSED' });
    expect((await seller.see('manage', { ad })).shown.head.status).toBe('sold');
    expect((await seller.see('start')).shown).toMatchObject({
      ads: [{ id: ad, status: 'sold', waiting: 0 }],
      mayBegin: true,
    });
  });

  test('an ad of a car that is no longer sold has ended, without a sale', async () => {
    const seller = await come('keeps');
    const ad = await published(seller, opened.database, { vin: vins[0] });
    await seller.do('ad.pause', { ad });
    expect(await seller.do('ad.withdraw', { ad })).toMatchObject({ path: `/sell/${ad}` });
    expect(await listingOf(ad)).toMatchObject({ status: 'gone' });
    expect(await seller.do('ad.price', { ad, price: '9000' })).toMatchObject({ status: 'REFUSED' });
    expect((await seller.see('manage', { ad })).shown.head.status).toBe('withdrawn');
    const again = await seller.do('ad.begin', { vin: vins[0] });
    expect(again.path).not.toContain(ad);
  });

  test('more cars than one person has are not begun; a draft that is removed makes room', async () => {
    const seller = await come('many');
    const [first] = vins;
    await seller.do('ad.begin', { vin: first });
    const [row] = await rowsOf<{ id: string; personId: string }>(
      opened.database,
      sql`select id, person_id as "personId" from private_ads`,
    );
    for (let more = 0; more < 4; more += 1)
      await opened.database.execute(sql`
        insert into private_ads (id, person_id, brand, vin, status, facts)
        select gen_random_uuid(), person_id, brand, ${`VIN${more}`}, status, facts
        from private_ads where id = ${row?.id ?? ''}`);
    const another = { vin: vins[1] };
    expect(await seller.do('ad.begin', another)).toMatchObject({
      problems: { vin: expect.stringContaining('5 cars') },
    });
    expect((await seller.see('start')).shown.mayBegin).toBe(false);
    expect(await seller.do('ad.remove', { ad: row?.id ?? '' })).toMatchObject({ status: 'DONE' });
    expect(await seller.do('ad.begin', another)).toMatchObject({ status: 'DONE' });
  });

  test('the price step says what like cars ask, and which price has which word', async () => {
    const seller = await come('prices');
    const ad = await drafted(seller, opened.database, { vin: vins[0] });
    const { market, tradeIn } = (await seller.see('price', { ad })).shown;
    expect(market.prices.length).toBeGreaterThanOrEqual(8);
    expect(market.prices).toEqual([...market.prices].sort((a, b) => a - b));
    const { from, to } = market.rated;
    const { great, good, fair } = market.upTo;
    expect([from, great, good, market.middle, fair, to]).toEqual(
      [from, great, good, market.middle, fair, to].sort((a, b) => a - b),
    );
    expect(tradeIn).toBeLessThan(market.middle);
    for (const [price, word] of [
      [great, 'great'],
      [great + 1, 'good'],
      [good + 1, 'fair'],
      [fair + 1, 'high'],
    ] as const) {
      await seller.do('ad.price', { ad, price: String(price) });
      const { card } = (await seller.see('publish', { ad })).shown;
      expect(card.deal, `${word} at ${price}`).toMatchObject({ rated: true, word });
    }
  });

  test('a page of an ad goes without what cannot be read now, and without the ads there is none', async () => {
    let lost = '';
    const desk = openSellingDesk(opened.database, {
      beforeCall: (name) => {
        if (name === lost) throw new Error('away');
      },
    });
    const seller = await comeAs(desk, ownAddress('without'));
    const ad = await published(seller, opened.database, { vin: vins[0] });
    const without = async (call: string, view: Parameters<typeof seller.see>[0]) => {
      lost = call;
      return (await seller.see(view, { ad })).shown;
    };
    expect(await without('ad-like', 'car')).toMatchObject({ like: 0, usualMiles: null });
    expect(await without('ad-market', 'price')).toMatchObject({ market: null });
    expect(await without('ad-trade-in', 'price')).toMatchObject({ tradeIn: null });
    expect(await without('ad-sold', 'price')).toMatchObject({ sold: null });
    expect(await without('ad-card', 'publish')).toMatchObject({ card: null });
    expect((await without('ad-views', 'manage')).counts.views).toBeNull();
    expect((await without('ad-saves', 'manage')).counts.saves).toBeNull();
    expect((await without('ad-market', 'manage')).deal).toBeNull();
    lost = 'selling';
    expect((await seller.see('start')).httpStatus).toBe(500);
  });

  test('the operator takes a car off the market for good, and its seller reads why', async () => {
    const seller = await come('removed');
    const ad = await published(seller, opened.database, { vin: vins[0] });
    const { id } = (await listingOf(ad)) ?? {};
    const jobs: JobData[] = [];
    const queue: JobQueue = { enqueue: async (_transaction, { data }) => void jobs.push(data) };
    const run = (asked: Parameters<typeof adsCommand.run>[1]) =>
      adsCommand.run(
        {
          database: opened.database,
          withQueue: async (use: (queue: JobQueue) => unknown) => use(queue),
        } as never,
        asked,
        () => {},
      );
    for (let more = 0; more < 200; more += 1)
      await opened.database.execute(sql`
        insert into private_ads (id, person_id, brand, vin, status, facts)
        select gen_random_uuid(), person_id, brand, ${`VIN${more}`}, 'draft', facts
        from private_ads where id = ${ad}`);
    expect(await run({ kind: 'private-ads', action: 'list' })).toContain(vins[0]);
    const reason = 'Reported as stolen.';
    await run({ kind: 'private-ads', action: 'remove', listing: String(id), reason });
    expect(await listingOf(ad)).toMatchObject({ status: 'gone' });
    expect(jobs).toEqual([{ adId: ad, reminder: 'removed' }]);
    expect(await seller.do('ad.resume', { ad })).toMatchObject({ status: 'REFUSED' });
    expect((await seller.see('manage', { ad })).shown).toMatchObject({
      head: { status: 'removed' },
      removalReason: reason,
    });
    const remove = (listing: string, why: string) =>
      run({ kind: 'private-ads', action: 'remove', listing, reason: why });
    await expect(remove('x', reason)).rejects.toThrow('expected the id');
    await expect(remove(String(id), reason)).rejects.toThrow('already');
    await expect(remove(String(id), ' ')).rejects.toMatchObject({
      field: 'reason',
      message: expect.stringContaining('expected a sentence'),
    });
  });

  test('a car that was taken off for good is sold by nobody, until the operator allows it', async () => {
    const { database } = opened;
    const early = await come('drafts');
    await drafted(early, database, { vin: vins[0] });
    const seller = await come('barred');
    const ad = await published(seller, database, { vin: vins[0] });
    const remove = (id: string) =>
      barAd({ database, queue: { enqueue: async () => {} }, clock: { now: () => now } }, 'test', {
        listing: id,
        reason: 'Stolen.',
      });
    await remove(String((await listingOf(ad))?.id));
    expect(await seller.do('ad.resume', { ad })).toMatchObject({ status: 'REFUSED' });
    const next = await come('next');
    const refused = { problems: { vin: expect.stringContaining('taken off the market here') } };
    expect(await next.do('ad.begin', { vin: vins[0] })).toMatchObject(refused);
    expect(await early.do('ad.begin', { vin: vins[0] }), 'begun before').toMatchObject(refused);
    await forgetAds(database, now + 400 * 86_400_000);
    expect(await seller.do('ad.begin', { vin: vins[0] }), 'its ad is forgotten').toMatchObject(
      refused,
    );
    const allow = (vin: string, reason: string) => allowAgain(database, 'test', { vin, reason });
    await expect(allow(vins[2], 'Sold on.')).rejects.toThrow('taken off for good');
    await expect(allow(vins[0], ' ')).rejects.toThrow('expected a sentence');
    await allow(vins[0].toLowerCase(), 'Sold on.');
    expect(await next.do('ad.begin', { vin: vins[0] })).toMatchObject({ status: 'DONE' });
  });

  test('a car that is sold is not taken off, and its sale stays', async () => {
    const seller = await come('sold');
    const ad = await published(seller, opened.database, { vin: vins[0] });
    await seller.do('ad.sold', { ad });
    const sold = await listingOf(ad);
    const removing = barAd(
      {
        database: opened.database,
        clock: { now: () => now },
        queue: { enqueue: () => Promise.reject(new Error('written')) },
      },
      'test',
      { listing: String(sold?.id), reason: 'Stolen.' },
    );
    await expect(removing).rejects.toThrow('its seller ended it');
    expect(await listingOf(ad)).toMatchObject({ status: 'sold' });
    expect(await seller.do('ad.begin', { vin: vins[0] })).toMatchObject({ status: 'DONE' });
  });

  test('a car that was taken off by mistake is sold again by its own seller, once allowed', async () => {
    const { database } = opened;
    const seller = await come('wronged');
    const ad = await published(seller, database, { vin: vins[0] });
    await barAd(
      { database, queue: { enqueue: async () => {} }, clock: { now: () => now } },
      'test',
      { listing: String((await listingOf(ad))?.id), reason: 'Looks stolen.' },
    );
    expect(await seller.do('ad.begin', { vin: vins[0] })).toMatchObject({
      problems: { vin: expect.stringContaining('taken off the market here') },
    });
    await allowAgain(database, 'test', { vin: vins[0], reason: 'It is theirs.' });
    const again = await seller.do('ad.begin', { vin: vins[0] });
    expect(again).toMatchObject({ status: 'DONE', path: expect.stringMatching(/\/car/) });
    expect(again.path).not.toContain(ad);
  });
});

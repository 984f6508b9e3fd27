import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import { quietParts } from '../../../test/quiet-app.ts';
import { loadDemoInventory } from '../../demo/load-demo-inventory.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { writeLetter } from '../../platform/mail/test/write-letter.ts';
import { findListing } from '../../vehicles/read-listings.ts';
import { sellingJobs } from '../selling-jobs.ts';
import { sellingKeeping } from '../selling-keeping.ts';
import {
  comeAs,
  drafted,
  engine,
  forgetAllAds,
  now,
  openSellingDesk,
  published,
  request,
  type Seller,
  vins,
} from './selling-desk.ts';

const dayMs = 86_400_000;

describe.each(engines)('ads that nobody looks after on %s', (_, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
    await loadDemoInventory(opened.database, { request, lastOwnerId: null });
  });
  beforeEach(() => forgetAllAds(opened.database));
  afterAll(() => opened.close());

  const come = (email: string) => comeAs(openSellingDesk(opened.database), email);

  /**
   * The daily job on a later day, and the mails of it.
   *
   * @param meanwhile what happens before they are written
   */
  async function lookAfter(
    days: number,
    meanwhile: () => Promise<unknown> = async () => {},
  ): Promise<readonly Mail[]> {
    const mails: Mail[] = [];
    const waiting: { readonly name: string; readonly data: Record<string, unknown> }[] = [];
    const parts = quietParts({
      database: opened.database,
      engine,
      clock: { now: () => now + days * dayMs },
      queue: { enqueue: async (_transaction, job) => void waiting.push(job) },
      mailer: { write: writeLetter, send: async (mail) => void mails.push(mail), close() {} },
    });
    const jobs = sellingJobs({ ...parts, originOf: () => 'https://cars.example' });
    await jobs['look-after-ads']?.handler({ id: '', data: {}, retries: 0 });
    await meanwhile();
    for (const { name, data } of waiting)
      await jobs[name]?.handler({ id: '1', data: data as never, retries: 0 });
    return mails;
  }
  const statusOf = async (ad: string) => {
    const [row] = await rowsOf<{ status: string; listing: string }>(
      opened.database,
      sql`select private_ads.status, listings.status as listing from private_ads
          join listings on listings.id = listing_id where private_ads.id = ${ad}`,
    );
    return row;
  };
  const quiet = (ad: string) =>
    opened.database.execute(
      sql`update private_ads set confirmed_at = ${new Date(now).toISOString()} where id = ${ad}`,
    );
  const askedYesterday = (ad: string) =>
    opened.database.execute(
      sql`update private_ads set asked_at = ${new Date(now - dayMs).toISOString()} where id = ${ad}`,
    );

  test('a seller of whom nothing was heard is asked once, then the ad is paused', async () => {
    const email = ownAddress('quiet');
    const seller = await come(email);
    const ad = await published(seller, opened.database, { vin: vins[0] });
    expect(await lookAfter(29)).toEqual([]);
    const [mail, ...others] = await lookAfter(31);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: email, subject: 'Is it still for sale?' });
    expect(mail?.text).toContain(`https://cars.example/sell/${ad}`);
    expect(await lookAfter(32)).toEqual([]);
    expect((await seller.see('manage', { ad })).shown.endsAt).toBe(now + 45 * dayMs);
    expect(await lookAfter(46)).toMatchObject([{ subject: 'Your ad is paused' }]);
    expect(await statusOf(ad)).toEqual({ status: 'paused', listing: 'sold' });
    expect(await lookAfter(47)).toEqual([]);
  });

  test('who says that it is still for sale keeps it there', async () => {
    const seller = await come(ownAddress('answers'));
    const ad = await published(seller, opened.database, { vin: vins[0] });
    await lookAfter(31);
    await askedYesterday(ad);
    await seller.do('ad.confirm', { ad });
    expect(await lookAfter(20)).toEqual([]);
    expect(await statusOf(ad)).toEqual({ status: 'live', listing: 'active' });
    expect((await seller.see('manage', { ad })).shown.endsAt).toBeNull();
  });

  test('a letter that waits is not sent once its seller did what it asks for', async () => {
    const seller = await come(ownAddress('quicker'));
    const ad = await published(seller, opened.database, { vin: vins[0] });
    const other = await published(seller, opened.database, { vin: vins[1] });
    const answer = async () => {
      await askedYesterday(ad);
      await seller.do('ad.confirm', { ad });
      await seller.do('ad.sold', { ad: other });
    };
    expect(await lookAfter(31, answer)).toEqual([]);
    expect(await lookAfter(32)).toMatchObject([{ subject: 'Is it still for sale?' }]);
    expect(await lookAfter(47, () => seller.do('ad.resume', { ad }))).toEqual([]);
    expect((await statusOf(ad))?.status).toBe('live');
  });

  test('a lower price is asked about each week, down to its floor, and never taken by itself', async () => {
    const seller = await come(ownAddress('lowers'));
    const thought = { lowers: 'on', by: '150', floor: '9,400' };
    const ad = await published(seller, opened.database, { vin: vins[0], ...thought });
    expect(await lookAfter(6)).toEqual([]);
    expect(await lookAfter(8)).toMatchObject([{ subject: 'Lower it to $9,450?' }]);
    expect(await lookAfter(9)).toEqual([]);
    expect(await priceOf(ad)).toBe(9600);
    await seller.do('ad.lower', { ad, price: '9450' });
    expect(await priceOf(ad)).toBe(9450);
    expect(await lookAfter(8)).toMatchObject([]);
    expect(await lookAfter(16)).toMatchObject([{ subject: 'Lower it to $9,400?' }]);
    await seller.do('ad.keepPrice', { ad });
    await quiet(ad);
    expect(await seller.do('ad.lower', { ad, price: '9,800' })).toMatchObject({
      status: 'REFUSED',
    });
  });

  async function priceOf(ad: string) {
    const [row] = await rowsOf<{ id: string }>(
      opened.database,
      sql`select listing_id as id from private_ads where id = ${ad}`,
    );
    return (await findListing(opened.database, Number(row?.id)))?.data.salePrice;
  }

  test('what ended long ago is forgotten, and its car keeps no picture and no word', async () => {
    const seller = await come(ownAddress('forgotten'));
    const sold = await published(seller, opened.database, { vin: vins[0] });
    const live = await published(seller, opened.database, { vin: vins[1] });
    const draft = await drafted(seller, opened.database, { vin: vins[2] });
    await seller.do('ad.sold', { ad: sold });
    const [row] = await rowsOf<{ id: string }>(
      opened.database,
      sql`select listing_id as id from private_ads where id = ${sold}`,
    );
    const soldOn = '2026-11-02';
    await opened.database.execute(
      sql`update listings set updated_at = ${`${soldOn}T12:00:00Z`} where id = ${row?.id}`,
    );
    await lookAfter(89);
    expect(await seller.see('condition', { ad: draft })).toMatchObject({ status: 'SEEN' });
    await seller.do('ad.resume', { ad: live });
    await lookAfter(91);
    expect((await seller.see('start')).shown.ads).toMatchObject([{ id: live }]);
    expect(await findListing(opened.database, Number(row?.id))).toMatchObject({
      status: 'sold',
      writtenOn: soldOn,
      data: { photoUrls: [], description: null },
    });
  });

  test('an ad is kept for 90 days after its end, however long nothing was heard before', async () => {
    const seller = await come(ownAddress('late'));
    const ad = await published(seller, opened.database, { vin: vins[0] });
    await seller.do('ad.sold', { ad });
    const heard = new Date(now - 60 * dayMs).toISOString();
    await opened.database.execute(
      sql`update private_ads set confirmed_at = ${heard} where id = ${ad}`,
    );
    await lookAfter(89);
    expect((await seller.see('start')).shown.ads).toMatchObject([{ id: ad }]);
    await lookAfter(91);
    expect((await seller.see('start')).shown.ads).toEqual([]);
  });

  test('an account takes its ads along: in its export, to another address, and away', async () => {
    const { database } = opened;
    const email = ownAddress('leaves');
    const seller: Seller = await come(email);
    const ad = await published(seller, database, { vin: vins[0] });
    const exported = await seller.act('exportAccount');
    expect(exported.value.privateAds).toMatchObject([{ vin: vins[0], status: 'live' }]);
    expect(exported.value.privateAds[0].pictures).toHaveLength(6);
    expect(exported.value.privateAds[0].pictures[0], 'a whole address').toMatch(/^http.*large/);
    const [row] = await rowsOf<{ key: string; listing: string }>(
      database,
      sql`select 'person:' || person_id as key, listing_id as listing from private_ads where id = ${ad}`,
    );
    const keeper = { key: row?.key ?? '', email };
    const leadsTo = async () => {
      const [owner] = await rowsOf<{ to: string }>(
        database,
        sql`select lead_email as to from owners join private_ads on owner_id = owners.id
            where private_ads.id = ${ad}`,
      );
      return owner?.to;
    };
    expect(await leadsTo()).toBe(email);
    const keeping = sellingKeeping({
      database,
      queue: { enqueue: async () => {} },
      originOf: () => 'https://cars.example',
    });
    expect(await keeping.moveAddress?.(database, keeper, 'new@people.example', null)).toEqual([ad]);
    expect(await leadsTo()).toBe('new@people.example');
    const person = keeper.key.slice('person:'.length);
    const deleted = await seller.act('deleteAccount', { email, person });
    expect(deleted.value).not.toBeNull();
    expect(await findListing(database, Number(row?.listing))).toMatchObject({
      status: 'gone',
      data: { photoUrls: [], description: null },
    });
    expect(
      await rowsOf(
        database,
        sql`select lead_email from owners where lead_email in (${email}, 'new@people.example')`,
      ),
    ).toEqual([]);
  });
});

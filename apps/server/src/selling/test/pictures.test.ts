import { randomUUID } from 'node:crypto';
import { adLimits } from '@forecourt/domain/selling/private-ad';
import type { Asked } from '@forecourt/web/back-office/office';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import { loadDemoInventory } from '../../demo/load-demo-inventory.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { readListingsById } from '../../vehicles/read-listings.ts';
import { adPictures } from '../tables.ts';
import { comeAs, openSellingDesk, published, request, type Seller, vins } from './selling-desk.ts';

let shade = 0;

/** A picture that was not sent before. */
function picture(width = 800, height = 600): Promise<Buffer> {
  shade += 1;
  const raw = { width, height, channels: 3 as const };
  return sharp(Buffer.alloc(width * height * 3, shade), { raw })
    .png()
    .toBuffer();
}

describe.each(engines)('pictures of an ad on %s', (_, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
    await loadDemoInventory(opened.database, { request, lastOwnerId: null });
  });
  beforeEach(() => opened.database.execute(sql`truncate rate_counts, private_ads cascade`));
  afterAll(() => opened.close());

  async function enter() {
    const desk = openSellingDesk(opened.database);
    const seller = await comeAs(desk, ownAddress('seller'));
    return { desk, seller };
  }

  async function begin(seller: Seller): Promise<string> {
    return (await seller.do('ad.begin', { vin: vins[0] })).path.split('/')[2];
  }

  const picturesOf = async (seller: Seller, ad: string) =>
    (await seller.see('condition', { ad })).shown.pictures as readonly {
      readonly id: string;
      readonly url: string;
      readonly smallUrl: string;
      readonly width: number;
    }[];

  const idsOf = async (seller: Seller, ad: string) =>
    (await picturesOf(seller, ad)).map(({ id }) => id);

  async function withPictures(count: number) {
    const { desk, seller } = await enter();
    const ad = await begin(seller);
    for (let sent = 0; sent < count; sent++)
      expect(await seller.send(ad, await picture())).toMatchObject({ status: 'DONE' });
    return { desk, seller, ad, ids: await idsOf(seller, ad) };
  }

  test('stand in the order in which they were sent, and one that is sent twice is there once', async () => {
    const { seller, ad, ids } = await withPictures(2);
    const third = await picture(1000, 750);
    const answers = await Promise.all([seller.send(ad, third), seller.send(ad, third)]);
    expect(answers.map(({ status }) => status)).toEqual(['DONE', 'DONE']);
    expect(await seller.send(ad, third)).toMatchObject({ status: 'DONE' });
    const pictures = await picturesOf(seller, ad);
    expect(pictures.map(({ id }) => id).slice(0, 2)).toEqual(ids);
    expect(pictures.map(({ width }) => width)).toEqual([800, 800, 1000]);
  });

  test('are refused in words where they cannot be taken', async () => {
    const { seller, ad } = await withPictures(0);
    expect(await seller.send(ad, Buffer.from('%PDF-1.7'))).toMatchObject({
      status: 'REFUSED',
      sentence: expect.stringMatching(/^This file is damaged, or no picture/),
    });
    expect(await seller.send(ad, await picture(600, 400))).toMatchObject({
      status: 'REFUSED',
      sentence: expect.stringMatching(/too small/),
    });
    for (const file of ['', 'x', randomUUID()])
      expect(await seller.do('picture.add', { ad, file })).toMatchObject({
        status: 'INVALID',
        problems: { file: 'Choose a picture.' },
      });
    expect(await idsOf(seller, ad)).toEqual([]);
  });

  test('are arranged by the form of their step, which keeps the rest of it', async () => {
    const { seller, ad, ids } = await withPictures(3);
    const typed = { ad, condition: 'fair', words: 'New tires.', 'claim.both-keys': 'on' };
    const say = (deed: string, more: Asked = {}) =>
      seller.do('ad.condition', { ...typed, ...more, deed });
    const factsOf = async () => (await seller.see('condition', { ad })).shown.facts;
    expect(await say(`picture.move ${ids[2]} 0`)).toMatchObject({
      status: 'DONE',
      said: 'picture.move',
      path: `/sell/${ad}/condition`,
    });
    expect(await idsOf(seller, ad)).toEqual([ids[2], ids[0], ids[1]]);
    const kept = { condition: 'fair', words: 'New tires.', claims: ['both-keys'] };
    expect(await factsOf()).toMatchObject(kept);
    const owes = { owes: 'on', owed: 'some', words: 'Not kept.' };
    expect(await say(`picture.remove ${ids[0]}`, owes)).toMatchObject({
      status: 'INVALID',
      problems: { owed: expect.any(String) },
    });
    expect(await idsOf(seller, ad), 'a field that is wrong stops no picture').toHaveLength(2);
    expect(await factsOf()).toMatchObject(kept);
    expect(await say('picture.add')).toMatchObject({ problems: { file: 'Choose a picture.' } });
    expect(await say('ad.sold')).toMatchObject({ status: 'REFUSED' });
    expect(await seller.do('ad.condition', { ad, deed: 'picture.add' })).toMatchObject({
      status: 'INVALID',
    });
    expect(await factsOf(), 'it is no step that is done').toMatchObject({ condition: null });
  });

  test('are sent in forms that are not read beyond their limit', async () => {
    const { desk } = await enter();
    const post = async (path: string, bytes: number) => {
      const body = new Uint8Array(bytes);
      const headers = { 'Content-Length': String(bytes), Origin: 'http://localhost' };
      return (await desk.app.request(path, { method: 'POST', body, headers })).status;
    };
    for (const page of ['condition', 'pictures']) {
      expect(await post(`/sell/x/${page}`, 16_000_001)).toBe(413);
      expect(await post(`/sell/x/${page}`, 15_999_999)).not.toBe(413);
    }
    expect(await post('/sell/x/price', 65_537)).toBe(413);
  });

  test('are so many at the most', async () => {
    const { seller, ad } = await withPictures(1);
    const [row] = await opened.database.select().from(adPictures).where(eq(adPictures.adId, ad));
    if (!row) throw new Error('no picture');
    await opened.database.insert(adPictures).values(
      Array.from({ length: adLimits.maxPictures - 1 }, (_, at) => ({
        ...row,
        id: randomUUID(),
        place: at + 2,
        sentHash: `other ${at}`,
      })),
    );
    expect(await seller.send(ad, await picture())).toMatchObject({
      status: 'REFUSED',
      sentence: expect.stringMatching(/24 pictures at most/),
    });
  });

  test('are moved, made the cover and removed', async () => {
    const { seller, ad, ids } = await withPictures(4);
    const [a = '', b = '', c = '', d = ''] = ids;
    const after = async (act: string, fields: Record<string, string>) => {
      expect(await seller.do(`picture.${act}`, { ad, ...fields })).toMatchObject({
        status: 'DONE',
      });
      return idsOf(seller, ad);
    };
    expect(await after('move', { picture: a, to: '2' })).toEqual([b, c, a, d]);
    expect(await after('move', { picture: d, to: '0' })).toEqual([d, b, c, a]);
    expect(await after('move', { picture: d, to: '99' })).toEqual([b, c, a, d]);
    expect(await after('cover', { picture: a })).toEqual([a, b, c, d]);
    expect(await after('remove', { picture: b })).toEqual([a, c, d]);
    for (const to of ['', '-1', '1.5', 'x'])
      expect(await seller.do('picture.move', { ad, picture: a, to })).toMatchObject({
        status: 'REFUSED',
      });
    expect(await seller.send(ad, await picture())).toMatchObject({ status: 'DONE' });
    expect((await idsOf(seller, ad)).slice(0, 3)).toEqual([a, c, d]);
  });

  test('have another address where a part of them was blurred, and the old one leads nowhere', async () => {
    const { desk, seller, ad, ids } = await withPictures(2);
    const [first = '', second = ''] = ids;
    const area = { x: '0.4', y: '0.5', width: '0.2', height: '0.1' };
    const blur = (fields: object) =>
      seller.do('picture.blur', { ad, picture: first, ...area, ...fields });
    for (const wrong of [
      { x: '0.9' },
      { height: '0' },
      { width: 'x' },
      { y: '-0.1' },
      { x: '0', y: '0', width: '1', height: '0.26' },
    ])
      expect(await blur(wrong), JSON.stringify(wrong)).toMatchObject({ status: 'REFUSED' });
    expect(await idsOf(seller, ad)).toEqual(ids);
    expect(await blur({})).toMatchObject({ status: 'DONE' });
    const [changed, ...others] = await picturesOf(seller, ad);
    expect(changed?.id).not.toBe(first);
    expect(others.map(({ id }) => id)).toEqual([second]);
    expect(await blur({}), 'twice').toMatchObject({ status: 'MISSING' });
    const status = async (path = '') => (await desk.app.request(path)).status;
    expect(await status(changed?.url)).toBe(200);
    expect(await status(`/images/photographs/${first}/large.webp`)).toBe(404);
  });

  test('are nobody else’s, and of no other ad', async () => {
    const { desk, seller, ad, ids } = await withPictures(2);
    const other = await comeAs(desk, ownAddress('other'));
    const theirs = await begin(other);
    const [first = ''] = ids;
    const area = { x: '0.4', y: '0.5', width: '0.2', height: '0.1' };
    const missing = { status: 'MISSING' };
    expect(await other.send(ad, await picture())).toMatchObject(missing);
    for (const act of ['remove', 'cover', 'move', 'blur'])
      for (const place of [ad, theirs, 'x', randomUUID()])
        expect(
          await other.do(`picture.${act}`, { ad: place, picture: first, to: '1', ...area }),
          `${act} ${place}`,
        ).toMatchObject(missing);
    for (const picture of ['', 'x', randomUUID()])
      for (const act of ['remove', 'cover', 'move', 'blur'])
        expect(await seller.do(`picture.${act}`, { ad, picture, to: '1', ...area })).toMatchObject(
          missing,
        );
    expect(await idsOf(seller, ad)).toEqual(ids);
  });

  test('of a car that is for sale are those of its listing, at once, and stay enough', async () => {
    const { seller } = await enter();
    const ad = await published(seller, opened.database, { vin: vins[0] });
    const { listingId } = (await seller.see('manage', { ad })).shown.head;
    const shown = async () => {
      const [row] = await readListingsById(opened.database, [listingId]);
      return row?.data.photoUrls;
    };
    const [first] = await idsOf(seller, ad);
    expect(await seller.do('picture.remove', { ad, picture: first ?? '' })).toMatchObject({
      status: 'REFUSED',
      sentence: expect.stringMatching(/keeps 6 pictures/),
    });
    expect(await seller.send(ad, await picture())).toMatchObject({ status: 'DONE' });
    const seen = await picturesOf(seller, ad);
    expect(seen).toHaveLength(7);
    expect(await shown()).toEqual(seen.map(({ url }) => url));
    await seller.do('picture.cover', { ad, picture: seen[6]?.id ?? '' });
    expect((await shown())?.[0]).toBe(seen[6]?.url);
    expect(await seller.do('picture.remove', { ad, picture: seen[0]?.id ?? '' })).toMatchObject({
      status: 'DONE',
    });
    expect(await shown()).toHaveLength(6);
    await seller.do('ad.sold', { ad });
    expect(await seller.send(ad, await picture())).toMatchObject({ status: 'REFUSED' });
  });

  test('are answered to everybody, the same for ever', async () => {
    const { desk, seller, ad } = await withPictures(1);
    const [{ url, smallUrl } = { url: '', smallUrl: '' }] = await picturesOf(seller, ad);
    const answer = await desk.app.request(url);
    expect(answer.headers.get('Content-Type')).toBe('image/webp');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const sizeOf = async (path: string) => {
      const { format, width, height } = await sharp(
        await (await desk.app.request(path)).arrayBuffer(),
      ).metadata();
      return [format, width, height];
    };
    expect(await sizeOf(url)).toEqual(['webp', 800, 600]);
    expect(await sizeOf(smallUrl)).toEqual(['webp', 640, 480]);
    expect(await sizeOf(smallUrl.replace('webp', 'jpg'))).toEqual(['jpeg', 640, 480]);
    const headers = { 'If-None-Match': answer.headers.get('ETag') ?? '' };
    expect((await desk.app.request(url, { headers })).status).toBe(304);
    expect((await desk.app.request(smallUrl, { headers })).status).toBe(200);
    for (const wrong of [
      url.replace('large', 'huge'),
      url.replace('webp', 'png'),
      `/images/photographs/${randomUUID()}/large.webp`,
      '/images/photographs/7/large.webp',
      "/images/photographs/'/small.webp",
    ]) {
      const none = await desk.app.request(wrong);
      expect(none.status, wrong).toBe(404);
      expect(none.headers.get('Cache-Control') ?? '').not.toContain('immutable');
    }
  });
});

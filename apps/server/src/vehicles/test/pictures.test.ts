import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listings, openSmallMarket, type SmallMarket, stock } from '../../../test/small-market.ts';
import { changeMarket } from '../../change-log/change-market.ts';
import { writeOwners } from '../../dealers/write-owners.ts';
import { takeOffMarket, writeListings } from '../write-listings.ts';

let market: SmallMarket;
beforeAll(async () => {
  market = await openSmallMarket();
});
afterAll(() => market.close());

const get: SmallMarket['get'] = (...asked) => market.get(...asked);

describe('pictures', () => {
  test('are composed in what the browser takes best, and may be kept', async () => {
    const address = `/images/listing/${listings[0]?.id}/front-quarter-480`;
    const response = await get(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/jpeg');
    expect(response.headers.get('Cache-Control')).toBe(
      'public, max-age=86400, stale-while-revalidate=604800',
    );
    expect(response.headers.get('Vary')).toContain('Accept');
    const again = await get(address, {
      'If-None-Match': response.headers.get('ETag') ?? '',
    });
    expect(again.status).toBe(304);
  });

  test('of a car are there after its sale: who saved it or asked about it sees it', async () => {
    const [entry] = stock;
    const [car] = entry?.listings ?? [];
    if (!entry || !car) throw new Error('no cars');
    const sold = { ...car, id: 999_999_999, vin: 'JTDEPRAE1LJ000001' };
    await changeMarket(market.dependencies.database, async (change) => {
      await writeOwners(change, [entry.owner]);
      await writeListings(change, [sold]);
      await takeOffMarket(change, [sold.id]);
    });
    const [known, answer] = await Promise.all([
      get(`/images/listing/${car.id}/side-320.webp`),
      get(`/images/listing/${sold.id}/side-320.webp`),
    ]);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('ETag')).toBe(known.headers.get('ETag'));
  });

  test.each(['0', '-1', 'x', '1.5', '1e400', '123456789', '99999999999999999999'])(
    'of a car %s, which never was, are none',
    async (id) => {
      expect((await get(`/images/listing/${id}/side-320.webp`)).status).toBe(404);
    },
  );

  test('come in the format that their name asks for', async () => {
    const response = await get(`/images/listing/${listings[0]?.id}/front-quarter-320.webp`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(String.fromCharCode(...bytes.subarray(8, 12))).toBe('WEBP');
  });

  test.each(['side-481', 'above-480', 'front-quarter-480.gif', 'front-quarter-480.svg'])(
    '%s does not exist',
    async (file) => {
      const response = await get(`/images/listing/${listings[0]?.id}/${file}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('Content-Type')).toContain('application/problem+json');
    },
  );
});

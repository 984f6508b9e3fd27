import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listings, openSmallMarket, type SmallMarket } from '../../../test/small-market.ts';

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
    expect(response.headers.get('Cache-Control')).toContain('immutable');
    expect(response.headers.get('Vary')).toContain('Accept');
    const again = await get(address, {
      'If-None-Match': response.headers.get('ETag') ?? '',
    });
    expect(again.status).toBe(304);
  });

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

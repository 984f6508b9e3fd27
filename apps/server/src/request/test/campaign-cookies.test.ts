import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createQuietApp } from '../../../test/quiet-app.ts';
import { openSmallMarket, type SmallMarket } from '../../../test/small-market.ts';
import { parseConfig } from '../../compose/config.ts';

let market: SmallMarket;
beforeAll(async () => {
  market = await openSmallMarket();
});
afterAll(() => market.close());

const get: SmallMarket['get'] = (...asked) => market.get(...asked);

describe('the campaign that led to a page', () => {
  const cookiesOf = async (path: string) =>
    Object.fromEntries(
      (await get(path)).headers.getSetCookie().map((cookie) => cookie.split(/=(.*)/s).slice(0, 2)),
    );

  test('is remembered: its marks for half an hour, its channel for a week [parameters.campaign-marks, stored.campaign-cookie, stored.campaign-mark-cookies, calls.campaign-cookie, calls.campaign-mark-cookies]', async () => {
    const cookies = await cookiesOf('/cars-for-sale?psid=spring-1&siomid=m2&LNX=OTHER');
    expect(cookies).toEqual({
      psid: 'spring-1; Max-Age=1800; Path=/; SameSite=Lax; HttpOnly',
      siomid: 'm2; Max-Age=1800; Path=/; SameSite=Lax; HttpOnly',
      CAMP360Cookie: 'spring-1; Max-Age=604800; Path=/; SameSite=Lax; HttpOnly',
    });
    expect(await cookiesOf('/cars-for-sale?LNX=SPGOOG')).toEqual({
      CAMP360Cookie: expect.stringMatching(/^SPGOOG;/),
    });
  });

  test('is the channel of later pages, until another one comes [calls.campaign-cookie, parameters.lnx]', async () => {
    const channel = async (path: string, headers = {}) =>
      (await get(path, headers)).headers.get('X-Channel');
    const known = { Cookie: 'CAMP360Cookie=SPGOOG' };
    expect(await channel('/cars-for-sale')).toBe('ATC');
    expect(await channel('/cars-for-sale', known)).toBe('SPGOOG');
    expect(await channel('/cars-for-sale?psid=next', known)).toBe('next');
    expect(await channel('/cars-for-sale?lnx=autumn', known)).toBe('autumn');
  });

  test('is remembered for encrypted requests only where shoppers send no others', async () => {
    const config = parseConfig({ PUBLIC_URL: 'https://cars.test' });
    const answer = await createQuietApp({ ...market.dependencies, config }).request(
      '/cars-for-sale?psid=a',
    );
    expect(answer.headers.getSetCookie()).toHaveLength(2);
    for (const cookie of answer.headers.getSetCookie()) expect(cookie).toContain('; Secure');
  });

  test('is nobody when it is no code', async () => {
    expect(await cookiesOf('/cars-for-sale?psid=%3Cb%3E&siomid=a%3B%20b')).toEqual({});
    expect(await cookiesOf('/cars-for-sale')).toEqual({});
  });
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import { browse, linkIn, openAccountDesk } from '../../accounts/test/account-desk.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import {
  comparedKeeping,
  mergeComparedCars,
  readComparedCars,
  replaceComparedCars,
} from '../compared-cars.ts';

const path = '/cars-for-sale/compared-listings';

describe.each(engines)('cars compared on %s', (_, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  /** A browser whose shopper signed up and follows the link. */
  async function join(email: string, given: Parameters<typeof openAccountDesk>[1] = {}) {
    const desk = openAccountDesk(opened.database, given);
    const browser = browse(desk.app);
    await browser.act('signUp', { email, password: 'oyster staircase' });
    const [mail] = await desk.deliver();
    await browser.act('followLink', linkIn(mail ?? { text: '' }));
    return browser;
  }

  test('what a browser compares comes before what its person did elsewhere, each car once, five at most, whenever it is told [shoppers.save-listings, limits.compare]', async () => {
    const browser = await join(ownAddress('compares'));
    const merge = async (listingIds: readonly number[]) =>
      (await browser.ask('POST', path, { listingIds })).listingIds;
    expect(await merge([3, 1])).toEqual([3, 1]);
    expect(await merge([])).toEqual([3, 1]);
    expect(await merge([7, 1, 8])).toEqual([7, 1, 8, 3]);
    expect(await merge([7, 1, 8])).toEqual([7, 1, 8, 3]);
    expect(await merge([9, 10])).toEqual([9, 10, 7, 1, 8]);
    expect((await browser.ask('PUT', path, { listingIds: [10, 7, 10] })).httpStatus).toBe(204);
    expect(await merge([])).toEqual([10, 7]);
  });

  test('two browsers that are told at once lose none of either’s cars', async () => {
    const { database } = opened;
    await Promise.all([
      mergeComparedCars(database, 'person:both', [1, 2]),
      mergeComparedCars(database, 'person:both', [3, 2]),
    ]);
    const kept = await readComparedCars(database, 'person:both');
    expect(kept.toSorted()).toEqual([1, 2, 3]);
    expect(await readComparedCars(database, 'person:other')).toEqual([]);
  });

  test('where it cannot be kept, it is said and nothing of it is', async () => {
    let isAway = true;
    const browser = await join(ownAddress('rests'), {
      beforeCall: (called) => {
        if (isAway && called === 'compared-cars') throw new Error('away');
      },
    });
    expect((await browser.ask('POST', path, { listingIds: [3] })).httpStatus).toBe(500);
    expect((await browser.ask('PUT', path, { listingIds: [3] })).httpStatus).toBe(500);
    isAway = false;
    expect((await browser.ask('POST', path, { listingIds: [] })).listingIds).toEqual([]);
  });

  test('it is exported and forgotten with the account', async () => {
    const keeping = comparedKeeping(opened.database);
    const keeper = { key: 'person:leaves', email: null };
    await replaceComparedCars(opened.database, keeper.key, [5, 4]);
    expect(await keeping.exportOf(keeper)).toEqual([5, 4]);
    await keeping.forget(keeper);
    expect(await keeping.exportOf(keeper)).toEqual([]);
  });

  test('one address tells what it compares 120 times a minute at most', async () => {
    await opened.database.execute(sql`truncate rate_counts`);
    const browser = browse(openAccountDesk(opened.database).app);
    const statuses: number[] = [];
    for (let sent = 0; sent < 121; sent += 1)
      statuses.push(
        (await browser.ask(sent % 2 ? 'POST' : 'PUT', path, { listingIds: [1] })).httpStatus,
      );
    expect(statuses.indexOf(429)).toBe(120);
    await opened.database.execute(sql`truncate rate_counts`);
  });

  test('of a visitor nothing is kept, and what is no comparison is refused in words', async () => {
    const browser = browse(openAccountDesk(opened.database).app);
    const answers = ['POST', 'PUT'].map((method) => browser.ask(method, path, { listingIds: [1] }));
    expect((await Promise.all(answers)).map(({ httpStatus }) => httpStatus)).toEqual([204, 204]);
    const many = await browser.ask('POST', path, { listingIds: [1, 2, 3, 4, 5, 6] });
    expect([many.httpStatus, many.detail]).toEqual([
      400,
      expect.stringContaining('expected at most 5 cars'),
    ]);
    const none = await browser.ask('PUT', path, { listingIds: ['x'] });
    expect([none.httpStatus, none.detail]).toEqual([400, expect.stringContaining('listingIds.0')]);
  });
});

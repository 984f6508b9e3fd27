import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { fillMarket, privateCars } from '../../leads/test/lead-market.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { reference } from '../../request/reference.ts';
import { privateAdsView } from '../views/private-ads.ts';

type Read = Parameters<typeof privateAdsView.read>;

const [quiet, reported] = privateCars;
if (!quiet || !reported) throw new Error('no private sellers');

describe.each(engines)('private sellers at the console, on %s', (_name, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
    const { database } = opened;
    await fillMarket(opened);
    await database.execute(sql`
      insert into people (id, name, email) values ('sam', 'Sam', 'sam@example.com')`);
    for (const [day, { listing, owner }] of [quiet, reported].entries())
      await database.execute(sql`
        insert into private_ads (id, person_id, brand, vin, status, facts, listing_id, owner_id, published_at)
        values (gen_random_uuid(), 'sam', 'atc', ${listing.vin}, 'live', '{}', ${listing.id}, ${owner.id},
          now() - make_interval(days => ${day}::int))`);
    await database.execute(sql`
      insert into listing_reports (id, listing_id, vehicle, owner_id, brand, reason, details, created_at)
      values (gen_random_uuid(), ${reported.listing.id}, 'A car', ${reported.owner.id}, 'atc', 'OTHER', '', now())`);
  });
  afterAll(() => opened.close());

  async function rows(text = '', role = 'operator') {
    const sheet = await privateAdsView.read(
      { database: opened.database, reference } as unknown as Read[0],
      { text },
      { operator: { role } } as unknown as Read[2],
    );
    return sheet?.tables[0]?.rows ?? [];
  }

  test('what was reported stands first, though it is older', async () => {
    const [first, second] = await rows();
    expect(first?.cells[0]).toMatchObject({ more: reported.listing.vin });
    expect(first?.cells.at(-1)).toEqual({ text: 'Reported once', mood: 'bad' });
    expect(second?.cells.at(-1)).toEqual({ text: 'For sale', mood: 'well' });
  });

  test('one is found by its VIN, and taken off by who may', async () => {
    const [found, ...others] = await rows(quiet.listing.vin.toLowerCase());
    expect(others).toEqual([]);
    expect(found?.deeds).toMatchObject([
      {
        act: 'private-ad.remove',
        fields: { listing: String(quiet.listing.id) },
        sure: { readBy: 'the seller' },
      },
    ]);
    expect((await rows(quiet.listing.vin, 'analyst'))[0]?.deeds).toEqual([]);
  });

  test('only what is on the market, or may come back to it, is taken off', async () => {
    const deedsOf = async (status: string) => {
      await opened.database.execute(sql`
        update private_ads set status = ${status} where vin = ${quiet.listing.vin}`);
      return (await rows(quiet.listing.vin))[0]?.deeds?.length;
    };
    expect(await deedsOf('paused')).toBe(1);
    expect(await deedsOf('sold')).toBe(0);
    expect(await deedsOf('removed')).toBe(0);
    expect(await deedsOf('live')).toBe(1);
  });
});

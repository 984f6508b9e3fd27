import { personKeeper } from '@forecourt/domain/account/asker';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import { loadDemoInventory } from '../../demo/load-demo-inventory.ts';
import { noteEvents } from '../../events/note-events.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { createViewRecorder } from '../../vehicles/view-counts/record-view.ts';
import { comeAs, openSellingDesk, published, request, today, vins } from './selling-desk.ts';

describe.each(engines)('looks at the car of a private seller on %s', (_, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
    await loadDemoInventory(opened.database, { request, lastOwnerId: null });
  });
  afterAll(() => opened.close());

  test('count for everybody but the seller', async () => {
    const { database } = opened;
    const seller = await comeAs(openSellingDesk(database), ownAddress('looks'));
    const ad = await published(seller, database, { vin: vins[0] });
    const [own] = await rowsOf<{ listing: string; person: string }>(
      database,
      sql`select listing_id as listing, person_id as person from private_ads where id = ${ad}`,
    );
    const look = async (personId: string | null) => {
      const listingId = Number(own?.listing);
      const card = { id: listingId, vin: vins[0] };
      const engine = { findById: async () => card } as unknown as Pick<SearchReader, 'findById'>;
      await noteEvents(
        { database, engine, recordView: createViewRecorder(database) },
        [{ kind: 'page', page: 'vdp', listingId }],
        { brand: 'atc', today, visitorId: `of ${personId}`, personId, mayCount: () => true },
      );
      const { shown } = await seller.see('manage', { ad });
      const noted = await rowsOf(database, sql`select from shopper_events`);
      return [shown.counts.views.people, noted.length];
    };
    expect(await look(own?.person ?? null)).toEqual([0, 0]);
    expect(await look('somebody else')).toEqual([1, 1]);
    expect(await look(null)).toEqual([2, 2]);
  });

  test('and hearts do, too', async () => {
    const { database } = opened;
    const seller = await comeAs(openSellingDesk(database), ownAddress('hearts'));
    const ad = await published(seller, database, { vin: vins[1] });
    const [own] = await rowsOf<{ listing: string; person: string }>(
      database,
      sql`select listing_id as listing, person_id as person from private_ads where id = ${ad}`,
    );
    const saves = async (keeper: string) => {
      await database.execute(sql`
        insert into saved_cars (keeper, listing_id, saved_at)
        values (${keeper}, ${own?.listing}, ${`${today}T09:00:00Z`}::timestamptz)`);
      return (await seller.see('manage', { ad })).shown.counts.saves;
    };
    expect(await saves(personKeeper(own?.person ?? ''))).toBe(0);
    expect(await saves(personKeeper('somebody else'))).toBe(1);
    expect(await saves('visitor:v1')).toBe(2);
  });
});

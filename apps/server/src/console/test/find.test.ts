import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import type { FindView } from '@forecourt/web/console/find-view';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import { writeCampaigns } from '../../advertising/campaigns.ts';
import { ask } from '../../dealer-portal/test/shopper-leads.ts';
import { setSource } from '../../feeds/sources/sources.ts';
import { dealersCars, fillMarket } from '../../leads/test/lead-market.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { setOperator } from '../operators.ts';
import { join, openConsoleDesk, trust } from './console-desk.ts';

const [car] = dealersCars;
if (!car) throw new Error('no cars');
const owners = new Map(dealersCars.map(({ owner }) => [owner.id, owner]));
const engine = new LocalSearch(
  createVehicleSearchEngine({
    owners: [...owners.values()],
    listings: dealersCars.map(({ listing }) => listing),
    today: '2026-11-21',
  }),
);

describe.each(engines)('finding anything at the console on %s', (_, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
    await fillMarket(opened);
  });
  afterAll(() => opened.close());

  /** What somebody of a role finds. */
  async function finder(role: 'owner' | 'analyst') {
    const email = ownAddress(role);
    const browser = await join(openConsoleDesk(opened.database, { engine }), email);
    await setOperator(opened.database, 'test', { email, role });
    await trust(opened.database, email);
    return async (text: string): Promise<FindView['found']> => {
      const asked = new URLSearchParams({ text });
      const { shown } = await browser.ask('GET', `/console/find?${asked}`);
      return shown.found;
    };
  }

  test('leads to cars, dealers, leads, campaigns and people by what they are called', async () => {
    const find = await finder('owner');
    const lead = await ask(opened.database, car);
    await writeCampaigns(opened.database, [
      {
        code: 'winter-check',
        title: 'Ready for the road?',
        text: 'A check.',
        action: 'Go',
        href: '/x',
        startsOn: '2026-11-01',
        endsOn: null,
        brands: [],
        pages: [],
        makeCodes: [],
      },
    ]);
    const { vin, id } = car.listing;
    expect(await find(` ${vin.toLowerCase()} `)).toMatchObject([
      { kind: 'car', name: vin, href: expect.stringContaining(`/${id}`) },
      { kind: 'lead', href: `/console/leads?lead=${lead.id}` },
    ]);
    expect(await find(lead.id.slice(0, 8))).toMatchObject([
      { kind: 'lead', note: `Lead ${lead.id.slice(0, 8)}, waiting` },
    ]);
    expect(await find(car.owner.name.toUpperCase())).toMatchObject([
      { kind: 'dealer', name: car.owner.name, href: `/cars-for-sale/dealer/${car.owner.id}` },
      { kind: 'lead' },
    ]);
    expect(await find('ready FOR')).toMatchObject([
      { kind: 'campaign', href: '/console/campaigns?campaign=winter-check' },
    ]);
    expect(await find('owner-')).toMatchObject([{ kind: 'person', note: 'Person, owner' }]);
  });

  test('leads to feeds by what pages call them, and never by a folder of the server', async () => {
    const find = await finder('analyst');
    const source = '/srv/plums/incoming/console/1796-a/f2.csv';
    await opened.database.execute(sql`
      insert into feed_runs (id, source, mapping, started_at, finished_at, rows, refused, added, changed, unchanged, removed)
      values (gen_random_uuid(), ${source}, 'forecourt', now(), now(), 1, 0, 1, 0, 0, 0)`);
    await setSource(
      opened.database,
      'test',
      { name: 'Orchard Motors', url: 'https://feeds.example/o.csv', schedule: '30 5 * * *' },
      { keys: ['k'.repeat(32)], now: new Date() },
    );
    expect(await find('F2.csv')).toMatchObject([{ kind: 'feed', name: 'f2.csv' }]);
    expect(await find('plums')).toEqual([]);
    expect(await find('orchard')).toMatchObject([
      { name: 'Orchard Motors', href: '/console/feeds?source=Orchard+Motors#source' },
    ]);
  });

  test('finds nothing by signs of patterns, and asks for no single letter', async () => {
    const find = await finder('owner');
    expect(await find('%%')).toEqual([]);
    expect(await find('a')).toEqual([]);
    expect(await find('')).toEqual([]);
    expect(await find('__')).toEqual([]);
  });

  test('shows nobody what the pages of their role would not', async () => {
    const find = await finder('analyst');
    await ask(opened.database, car);
    const kinds = async (text: string) => (await find(text)).map(({ kind }) => kind);
    expect(await kinds(car.owner.name)).toEqual(['dealer']);
    expect(await kinds('analyst')).toEqual([]);
  });
});

import { existsSync } from 'node:fs';
import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { allBrands, requireBrand } from '@forecourt/domain/brand/known-brands';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { App } from '../src/compose/app.ts';
import { parseConfig } from '../src/compose/config.ts';
import { clientFolder, loadProductionPages } from '../src/compose/production-pages.ts';
import type { OpenDatabase } from '../src/platform/database/database.ts';
import { dataOfPages, isObject } from './data-of-pages.ts';
import { openInMemory } from './databases.ts';
import { createQuietApp } from './quiet-app.ts';

const firstDay = Date.UTC(2026, 10, 21, 12);
const dayMs = 86_400_000;
let day = 0;
const clock = { now: () => firstDay + day * dayMs };

const stock = [...generateDemoInventory({ listings: 500, seed: 3, today: '2026-11-21' })];
const demo = stock.flatMap((one) => one.listings);
const hyundai = demo.filter(({ makeCode }) => makeCode === 'HYUND');
const template = hyundai.find(({ listingType }) => listingType === 'USED');
if (!template) throw new Error('no demo car is a used Hyundai');
// Of a make that every brand sells.
const listings = demo.map(({ id, vin, ownerId, listingType }) => ({
  ...template,
  id,
  vin,
  ownerId,
  listingType: listingType === 'NEW' ? listingType : template.listingType,
}));
const engine = new LocalSearch(
  createVehicleSearchEngine({
    owners: stock.map(({ owner }) => owner),
    listings,
    today: '2026-11-21',
  }),
);

const outside = {
  'sell-your-car': 'https://out.test/sell',
  financing: 'https://out.test/loans',
  'service-contracts': 'https://out.test/contracts',
  'gap-insurance': 'https://out.test/gap',
  lease: 'https://out.test/lease',
};
const OUTSIDE_PAGES = Object.entries(outside)
  .map((page) => page.join('='))
  .join(', ');

let opened: OpenDatabase;
let told: App;
beforeAll(async () => {
  opened = await openInMemory();
  const config = parseConfig({ OUTSIDE_PAGES });
  told = createQuietApp({
    database: opened.database,
    engine,
    clock,
    config,
    pages: dataOfPages,
  });
});
afterAll(() => opened.close());

const slotsSchema = z.array(
  z.array(
    z.object({
      key: z.string(),
      action: z.object({ href: z.string(), isOutside: z.boolean() }),
    }),
  ),
);
type Slots = z.output<typeof slotsSchema>;

const browser = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36';

/** The places of our own cards on a page of a brand, each with its cards in the order of its presses. */
async function slotsOf(brand: string, address: string, wallet: string): Promise<Slots> {
  const headers = { 'User-Agent': browser, Cookie: `wallet=${wallet}` };
  const answer = await told.request(`http://${brand}.localhost${address}`, { headers });
  const shown: unknown = await answer.json();
  const page = isObject(shown) ? shown.page : undefined;
  if (typeof page === 'string') return slotsOf(brand, page, wallet);
  const items: unknown[] = isObject(page) && Array.isArray(page.items) ? page.items : [];
  return slotsSchema.parse(
    items.flatMap((item) => (isObject(item) && item.kind === 'promo' ? [item.cards] : [])),
  );
}

/** What the wallet’s place shows in the days of a whole rotation, and where each leads. */
async function walletCardsOf(brand: string, address: string, wallet: string) {
  const cards: Slots[number] = [];
  for (day = 0; day < 4; day += 1)
    cards.push(...((await slotsOf(brand, address, wallet))[3] ?? []));
  day = 0;
  return new Map(cards.map((card) => [card.key, card.action]));
}

const any = '/cars-for-sale/all-cars?searchRadius=0';
const fresh = '/cars-for-sale/new-cars?searchRadius=0';
const byOwner = '/cars-for-sale/by-owner?searchRadius=0';
const budget = 'budget.450.t';
const steps = [
  [budget, 'trade-in-value'],
  [`${budget}_tradeValue.6400.t`, 'payoff-quote'],
  [`${budget}_tradeValue.6400.t_amountOwed.4900.t`, 'credit-score'],
] as const;

describe.each(allBrands().map(({ code }) => code))('cards between the cars of %s', (brand) => {
  test('follow the wallet step by step, with the lease for who would finance a new car [states.wallet-placement]', async () => {
    for (const [wallet, step] of steps) {
      expect([...(await walletCardsOf(brand, any, wallet)).keys()]).toEqual([step]);
      const ofNew = await walletCardsOf(brand, fresh, wallet);
      expect([...ofNew.keys()].toSorted()).toEqual([step, 'lease'].toSorted());
      expect(ofNew.get('lease')).toEqual({ href: outside.lease, isOutside: true });
      const paidAtOnce = await walletCardsOf(brand, fresh, `${wallet}_option.cash.t`);
      expect([...paidAtOnce.keys()]).toEqual([step]);
    }
  });

  test('beside private sellers are financing, warranties and GAP, press by press, at the operator’s addresses [states.private-placement]', async () => {
    const placed = (await slotsOf(brand, byOwner, budget)).find((cards) => cards.length > 1);
    expect(placed?.map(({ key, action }) => [key, action.href])).toEqual([
      ['financing', outside.financing],
      ['warranties', outside['service-contracts']],
      ['gap', outside['gap-insurance']],
    ]);
  });

  test('are those that its flags leave, in their places', async () => {
    const keys = (await slotsOf(brand, any, budget)).map(([card]) => card?.key);
    expect(keys.slice(0, 2)).toEqual(['wallet', 'buy-online']);
    const flags = requireBrand(brand).flags;
    const rest = new Set<string | undefined>();
    for (day = 0; day < 4; day += 1) rest.add((await slotsOf(brand, any, budget))[2]?.[0]?.key);
    day = 0;
    expect(rest.has('commercial')).toBe(flags.commercial_entry_point !== 'off');
    expect(rest).toContain('sell');
  });
});

test.skipIf(!existsSync(clientFolder)).each(allBrands().map(({ code }) => code))(
  'every card of %s that stays here leads to a page that is there',
  async (brand) => {
    const pages = await loadProductionPages();
    const app = createQuietApp({ database: opened.database, engine, clock, pages });
    const slots = [
      ...(await slotsOf(brand, any, budget)),
      ...(await slotsOf(brand, byOwner, budget)),
      ...(await slotsOf(brand, fresh, steps[1][0])),
    ];
    const own = new Set(
      slots.flat().flatMap(({ action }) => (action.isOutside ? [] : [action.href])),
    );
    expect(own.size).toBeGreaterThan(2);
    const headers = { 'User-Agent': browser };
    for (const href of own) {
      const ask = (address: string) =>
        app.request(`http://${brand}.localhost${address}`, { headers });
      const answer = await ask(href);
      const led = answer.headers.get('Location');
      expect([href, led === null ? answer.status : (await ask(led)).status]).toEqual([href, 200]);
    }
  },
);

import { existsSync } from 'node:fs';
import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { type FlagChange, flagsOf, parseFlagChanges } from '@forecourt/domain/brand/brand-flags';
import type { FeatureFlag } from '@forecourt/domain/brand/feature-flags';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import type { Listing } from '@forecourt/domain/listing/listing';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../src/compose/app.ts';
import { clientFolder, loadProductionPages } from '../src/compose/production-pages.ts';
import { loadDemoInventory } from '../src/demo/load-demo-inventory.ts';
import { dayOf } from '../src/platform/clock.ts';
import type { OpenDatabase } from '../src/platform/database/database.ts';
import { createFlagBoard, type FlagBoard } from '../src/request/flags/flag-board.ts';
import { reference } from '../src/request/reference.ts';
import { openInMemory } from './databases.ts';
import { createQuietApp } from './quiet-app.ts';
import { startKeywordSearch } from './started-keywords.ts';

/** One moment for all pages: paid places take turns by the clock. */
const moment = Date.now();
const clock = { now: () => moment };
const today = dayOf(clock);
const demo = { listings: 1500, seed: 3, today };
const stock = [...generateDemoInventory(demo)];
const owners = stock.map(({ owner }) => owner);
const listings = stock.flatMap((one) => one.listings);
const engine = new LocalSearch(createVehicleSearchEngine({ owners, listings, today }));
const withFees = listings.find(
  ({ listingType, dealerFees, salePrice }) =>
    listingType === 'USED' && dealerFees !== null && salePrice !== null,
);

const atc = requireBrand('atc');

/** Seen only where a script runs: promotions.spec walks each, on and off. */
const scripted = ['fixed_ads', 'srp_fixed_ad_config', 'srp_alpha_suppress_button'] as const;
type Scripted = (typeof scripted)[number];

let opened: OpenDatabase;
let app: App;
let board = createFlagBoard({ flagChanges: [] });
let version = 0;

/** As the board of the moment says. */
const flags: FlagBoard = {
  of: (brand, audience) => board.of(brand, audience),
  report: (brand) => board.report(brand),
  override: () => {},
  refresh: () => board.refresh(),
  get version() {
    return version;
  },
};

/** Pages as they were rendered: many flags are on by themselves, and share the page that they are on in. */
const rendered = new Map<string, Promise<string>>();

/** The page of an address under these changes of flags, as a browser without a script has it. */
function render(address: string, changes: readonly FlagChange[]): Promise<string> {
  const effective = JSON.stringify([address, [...flagsOf(atc, changes)]]);
  const known = rendered.get(effective) ?? request(address, changes);
  rendered.set(effective, known);
  return known;
}

async function request(address: string, flagChanges: readonly FlagChange[]): Promise<string> {
  board = createFlagBoard({ flagChanges });
  version += 1;
  const answer = await app.request(`http://localhost${address}`);
  expect(answer.status).toBe(200);
  return (await answer.text()).replaceAll(/ nonce="[^"]*"/g, '');
}

const withoutScripts = (page: string) => page.replaceAll(/<script\b.*?<\/script>/gs, '');

function changesOf(text: string): readonly FlagChange[] {
  const read = parseFlagChanges(text, ['atc', 'kbb']);
  if ('problem' in read) throw new Error(read.problem);
  return read.changes;
}

const toyotas = '/cars-for-sale/all-cars/toyota';
const commercial = '/cars-for-sale/all-cars?experience=commercial';

const premium = listings.filter(
  ({ makeCode, tier }) => makeCode === 'TOYOTA' && tier === 'PREMIUM',
);
const firstPaidIs = (cars: readonly Listing[]) =>
  new RegExp(
    `^(?:(?!data-sponsored).)*data-sponsored(?:(?!<article).)*/vehicle/(?:${cars.map(({ id }) => id).join('|')})"`,
    's',
  );

/** A page, what it has where the flag is on and lacks where it is off, and flags that this is seen under. */
type Part = readonly [address: string, part: RegExp, under?: string];

const parts: Readonly<Record<Exclude<FeatureFlag, Scripted>, Part>> = {
  alpha_showcase: [toyotas, /<section class="promotion-showcase" aria-label="[^"]+, sponsored"/],
  spotlight: [toyotas, /<article class="card card-sponsored" data-rank="spotlight"/],
  premium_spotlight: [toyotas, firstPaidIs(premium)],
  my_wallet: [toyotas, /href="\/cars-for-sale\/wallet"/],
  wallet: [toyotas, /class="card-payment[^>]*><b>\$[\d,]+<\/b>\/mo/],
  personalization: [toyotas, /Receive Price Alerts and New Results for this Search!/],
  market_extension: [toyotas, /Include Extended Home Delivery/],
  commercial_entry_point: [toyotas, />Shop Commercial Vehicles</],
  best_deals_entry_point: [toyotas, />Best Deals<span>/],
  ev_info: [toyotas, />Thinking about electric\?</],
  vehicle_exchange: [
    '/cars-for-sale/all-cars?vehicleExchange=true',
    />Take it back if it is not the one</,
  ],
  preorder: ['/cars-for-sale/new-cars/toyota/rav4?numRecords=100', />Pre-order a new /],
  single_mmt: ['/cars-for-sale/all-cars/toyota/camry', />About the (?:<!-- -->)?Toyota Camry</],
  hyundai_buy_online: [
    '/cars-for-sale/all-cars?experience=hyundai-buy-online',
    />Buy your Hyundai online</,
  ],
  srp_ways_to_purchase: [toyotas, />Buy online, start to finish</],
  filter_chips_srp: [toyotas, /aria-label="Remove filter Toyota"/],
  clear_experience: [commercial, />Leave Commercial Vehicles</],
  oem_cpo_srp: ['/cars-for-sale/certified-cars/ford', />A used Ford with its homework done</],
  home_services: [toyotas, />Buy Online<span>/],
  retail_engine: [`/cars-for-sale/vehicle/${withFees?.id}`, />Mandatory dealer fees</],
  listings_saved: [toyotas, /class="heart-button[ "]/, 'personalization=off'],
  compare: [toyotas, /<button type="submit" form="compare-cars"/],
  suggested_filters: [toyotas, /<b id="suggested-filters">Suggested/],
  // It is named after what it takes away.
  save_search_off: [toyotas, /^(?!.*Receive Price Alerts and New Results for this Search!)/s],
};

describe.skipIf(!existsSync(clientFolder))('each flag in the rendered page', () => {
  beforeAll(async () => {
    opened = await openInMemory();
    await loadDemoInventory(opened.database, { request: demo, lastOwnerId: null });
    const keywords = await startKeywordSearch({ engine, reference, brands: [], onError() {} });
    const pages = await loadProductionPages();
    app = createQuietApp({ database: opened.database, engine, clock, keywords, flags, pages });
  });
  afterAll(() => opened.close());

  test.each(Object.entries(parts))(
    '%s: its part is there, and is not [roles.feature-flags]',
    async (flag, [address, part, under = '']) => {
      const [on, off] = [
        await render(address, changesOf(`${under},${flag}=on`)),
        await render(address, changesOf(`${under},${flag}=off`)),
      ].map(withoutScripts);
      expect(on).toMatch(part);
      expect(off).not.toMatch(part);
    },
  );

  test.each(scripted)(
    '%s: told to the script of the page, which renders its part [roles.feature-flags]',
    async (flag) => {
      const on = await render(toyotas, changesOf(`${flag}=on`));
      const off = await render(toyotas, changesOf(`${flag}=off`));
      expect(withoutScripts(on)).toBe(withoutScripts(off));
      expect(on).not.toBe(off);
    },
  );

  test('a part that is for those who are signed in, or switched off for this brand, is not in a visitor’s page', async () => {
    const payments = />Payments</;
    const under = async (changes: string) =>
      withoutScripts(await request(toyotas, changesOf(changes)));
    expect(await under('my_wallet=visitors')).toMatch(payments);
    expect(await under('my_wallet=consumers')).not.toMatch(payments);
    expect(await under('my_wallet=on, atc.my_wallet=off')).not.toMatch(payments);
    expect(await under('kbb.my_wallet=off')).toMatch(payments);
  });
});

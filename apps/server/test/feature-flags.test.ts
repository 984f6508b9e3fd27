import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { parseFlagChanges } from '@forecourt/domain/brand/brand-flags';
import { type FeatureFlag, featureFlags } from '@forecourt/domain/brand/feature-flags';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../src/compose/app.ts';
import { loadDemoInventory } from '../src/demo/load-demo-inventory.ts';
import { dayOf, systemClock } from '../src/platform/clock.ts';
import type { OpenDatabase } from '../src/platform/database/database.ts';
import { createFlagBoard, type FlagBoard } from '../src/request/flags/flag-board.ts';
import { reference } from '../src/request/reference.ts';
import { dataOfPages, isObject } from './data-of-pages.ts';
import { openInMemory } from './databases.ts';
import { createQuietApp } from './quiet-app.ts';
import { startKeywordSearch } from './started-keywords.ts';

const today = dayOf(systemClock);
const request = { listings: 1500, seed: 3, today };
const stock = [...generateDemoInventory(request)];
const listings = stock.flatMap((one) => one.listings);
const engine = new LocalSearch(
  createVehicleSearchEngine({ owners: stock.map(({ owner }) => owner), listings, today }),
);
const withFees = listings.find(
  ({ listingType, dealerFees, salePrice }) =>
    listingType === 'USED' && dealerFees !== null && salePrice !== null,
);

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

beforeAll(async () => {
  opened = await openInMemory();
  await loadDemoInventory(opened.database, { request, lastOwnerId: null }, () => {});
  const keywords = await startKeywordSearch({ engine, reference, brands: [], onError() {} });
  app = createQuietApp({
    ...{ database: opened.database, engine, keywords, flags },
    pages: dataOfPages,
  });
});
afterAll(() => opened.close());

/** What the address shows at this place of its data, under these changes of flags. */
async function shown(address: string, at: string, changes: string): Promise<string> {
  const read = parseFlagChanges(changes, ['atc']);
  if ('problem' in read) throw new Error(read.problem);
  board = createFlagBoard({ flagChanges: read.changes });
  version += 1;
  const answer = await app.request(`http://localhost${address}`);
  expect(answer.status).toBe(200);
  let value: unknown = await answer.json();
  for (const name of at.split('.')) value = isObject(value) ? value[name] : undefined;
  return JSON.stringify(value);
}

const toyotas = '/cars-for-sale/all-cars/toyota';

/** Where each flag is seen: an address, the place in its data, and flags that it is seen under. */
const seen: Readonly<Record<FeatureFlag, readonly [string, string, string?]>> = {
  alpha_showcase: [toyotas, 'page.showcase'],
  spotlight: [toyotas, 'page.items'],
  premium_spotlight: [toyotas, 'page.items'],
  my_wallet: [toyotas, 'root.hasWallet'],
  wallet: [toyotas, 'page.items'],
  personalization: [toyotas, 'page.offersSubscription'],
  market_extension: [toyotas, 'page.panel'],
  commercial_entry_point: [toyotas, 'page.items'],
  best_deals_entry_point: [toyotas, 'page.tabs'],
  ev_info: [toyotas, 'page.about.electric'],
  vehicle_exchange: ['/cars-for-sale/all-cars?vehicleExchange=true', 'page.experience'],
  preorder: ['/cars-for-sale/new-cars/toyota/rav4?numRecords=100', 'page.end'],
  single_mmt: ['/cars-for-sale/all-cars/toyota/camry', 'page.aboutModel'],
  hyundai_buy_online: ['/cars-for-sale/all-cars?experience=hyundai-buy-online', 'page.experience'],
  srp_ways_to_purchase: [toyotas, 'page.items'],
  filter_chips_srp: [toyotas, 'page.hasChips'],
  clear_experience: ['/cars-for-sale/all-cars?experience=commercial', 'page.experience.exit'],
  fixed_ads: [toyotas, 'page.fixedAd'],
  srp_fixed_ad_config: [toyotas, 'page.fixedAd'],
  srp_alpha_suppress_button: [toyotas, 'page.canHideShowcase'],
  oem_cpo_srp: ['/cars-for-sale/certified-cars/ford', 'page.experience'],
  home_services: [toyotas, 'page.tabs'],
  retail_engine: [`/cars-for-sale/vehicle/${withFees?.id}`, 'page.lines'],
  listings_saved: [toyotas, 'root.saving.canSave', 'personalization=off'],
  save_search_off: [toyotas, 'page.offersSubscription'],
  compare: [toyotas, 'root.compares'],
  suggested_filters: [toyotas, 'page.suggested'],
};

test.each(featureFlags)(
  '%s shows or leaves out its part of a page, for all and for some [roles.feature-flags]',
  async (flag) => {
    const [address, at, others = ''] = seen[flag];
    const under = (state: string) => shown(address, at, `${others},${flag}=${state}`);
    const [on, off] = [await under('on'), await under('off')];
    expect(on).not.toBe(off);
    // Nobody is signed in here.
    expect([await under('visitors'), await under('consumers')]).toEqual([on, off]);
    expect(await shown(address, at, `${others},${flag}=on,atc.${flag}=off`)).toBe(off);
  },
);

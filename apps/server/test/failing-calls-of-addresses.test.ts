import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { toSlug } from '@forecourt/domain/vehicle/slug';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { capabilities } from '../src/compose/capabilities.ts';
import { contributedBy } from '../src/compose/contributions.ts';
import { clientFolder, loadProductionPages } from '../src/compose/production-pages.ts';
import { loadDemoInventory } from '../src/demo/load-demo-inventory.ts';
import type { OpenDatabase } from '../src/platform/database/database.ts';
import type { PageHandler } from '../src/request/page-cache/page-handler.ts';
import { openInMemory } from './databases.ts';
import { createQuietApp } from './quiet-app.ts';

const today = '2026-11-22';
const demo = { listings: 400, seed: 3, today };
const stock = [...generateDemoInventory(demo)];
const listings = stock.flatMap((one) => one.listings);
const engine = new LocalSearch(
  createVehicleSearchEngine({ owners: stock.map(({ owner }) => owner), listings, today }),
);
const dealer = stock.find(({ owner, listings: cars }) => !owner.privateSeller && cars.length > 2);
if (!dealer) throw new Error('no dealer has three cars');
const { owner } = dealer;
const [car, another] = dealer.listings;

const carPath = `/cars-for-sale/vehicle/${car?.id}`;
const form = { method: 'POST', body: new URLSearchParams({ reason: 'SOLD' }) };
const json = (sent: object) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Origin: 'http://localhost' },
  body: JSON.stringify(sent),
});

interface Row {
  readonly address: string;
  /** The status without each of the calls that the address is about; without any other it is as ever. */
  readonly about: Readonly<Record<string, number>>;
  readonly init?: RequestInit;
}
const rows: readonly Row[] = [
  { address: '/', about: {} },
  { address: '/cars-for-sale/all-cars/atlanta-ga?zip=30303', about: { search: 500 } },
  { address: '/cars-for-sale/all-cars/atlanta-ga?view=map&zip=30303', about: { search: 500 } },
  { address: '/cars-for-sale?keyword=zxqv', about: {} },
  { address: `${carPath}?zip=30303`, about: {} },
  { address: `${carPath}/comparables?zip=30303`, about: { comparables: 500 } },
  { address: `${carPath}/swaps?zip=30303`, about: {} },
  { address: `${carPath}/report-form`, about: { 'listing-report': 503 }, init: form },
  { address: `/cars-for-sale/compare?ids=${car?.id},${another?.id}`, about: { compare: 500 } },
  { address: `/cars-for-sale/dealer/${owner.id}-${toSlug(owner.name)}`, about: {} },
  { address: '/cars-for-sale/dealers', about: { dealers: 503 } },
  {
    address: '/cars-for-sale/saved-listings',
    about: { 'saved-cars': 500 },
    init: json({ listingId: car?.id }),
  },
  { address: '/cars-for-sale/wallet', about: {} },
  {
    address: '/cars-for-sale/build-and-price?modelCode=CAMRY&zip=30303',
    about: { buildable: 500 },
  },
  { address: '/market', about: { 'market-models': 503 } },
  { address: '/market/toyota/camry', about: { 'market-trends': 503 } },
  { address: '/research', about: {} },
  { address: '/research/toyota', about: {} },
  { address: '/research/toyota/camry', about: {} },
  { address: '/research/toyota/camry/2021', about: {} },
  { address: '/research/toyota/camry/trims', about: { 'reference-vehicles': 503 } },
  { address: '/cars-for-sale/model-panels?of=/research/toyota/camry', about: {} },
  { address: `/vin?vin=${car?.vin}`, about: {} },
  { address: '/sitemaps/research.xml', about: { 'sitemap-models': 500 } },
  { address: '/sitemaps/markets.xml', about: { 'sitemap-models': 500 } },
  { address: '/rest/lsc/listing', about: { search: 500 } },
  { address: '/rest/lsc/listing/count', about: {} },
  { address: '/rest/lsc/listing/page-data', about: { search: 500 } },
  { address: '/rest/lsc/listing/feed.atom', about: { 'search-feed': 500 } },
  { address: '/rest/lsc/listing/map?area=-85.5,33,-83,34.5&zoom=7', about: { map: 500 } },
  { address: '/rest/lsc/listing/map/owners?cell=7/66/102', about: { 'map-owners': 500 } },
  { address: '/rest/lsc/marketplace/suggested/keywords/toy', about: {} },
  // Nothing is said of a dealer, as of one that says nothing.
  {
    address: `/cars-for-sale/dealer-differentiator/${owner.id}`,
    about: { 'dealer-differentiator': 404 },
  },
  { address: `/cars-for-sale/history/active?vin=${car?.vin}`, about: {} },
  { address: '/cars-for-sale/personalization', about: {} },
];

/** Calls that none of these addresses makes, and the tests in which they fail. */
const elsewhere: Readonly<Record<string, string>> = {
  account: 'accounts/test/accounts.test.ts',
  session: 'accounts/test/sessions.test.ts',
  alerts: 'alerts/test/subscribe.test.ts',
  'consumer-device': 'push/test/push.test.ts',
  'bookmark-updates': 'bookmarks/test/bookmarks.test.ts',
  bookmarks: 'bookmarks/test/bookmarks.test.ts',
  'new-of-bookmark': 'bookmarks/test/bookmarks.test.ts',
  'browsing-history': 'history/test/seen-cars.test.ts',
  'compared-cars': 'compare/test/compared-cars.test.ts',
  console: 'console/test/console.test.ts',
  'page-events': 'events/test/events.test.ts',
  'dealer-portal': 'dealer-portal/test/portal.test.ts',
  'dealer-counts': 'dealer-portal/test/portal.test.ts',
  'dealer-answers': 'dealer-portal/test/inbox.test.ts',
  'dealer-asked-car': 'dealer-portal/test/inbox.test.ts',
  'dealer-quote': 'dealer-portal/test/quotes.test.ts',
  'lead-quote': 'dealer-portal/test/quotes.test.ts',
  'dealer-desk': 'dealer-portal/test/people.test.ts',
  'dealer-words': 'dealer-portal/test/profile.test.ts',
  ...Object.fromEntries(
    ['dealer-views', 'dealer-saves', 'dealer-leads'].map((call) => [
      call,
      'dealer-portal/test/cars.test.ts',
    ]),
  ),
  ...Object.fromEntries(
    ['dealer-quarantine', 'dealer-complete'].map((call) => [
      call,
      'dealer-portal/test/feed.test.ts',
    ]),
  ),
  ...Object.fromEntries(
    [
      'selling',
      'ad-like',
      'ad-market',
      'ad-trade-in',
      'ad-sold',
      'ad-card',
      'ad-views',
      'ad-saves',
    ].map((call) => [call, 'selling/test/selling.test.ts']),
  ),
  'offer-counter': 'selling/test/offers.test.ts',
  'model-feedback': 'reference/test/written-reviews.test.ts',
  'dealer-review-form': 'dealer-reviews/test/dealer-reviews.test.ts',
  recalls: 'reference/test/reference-faults.test.ts',
  'crash-ratings': 'reference/test/reference-faults.test.ts',
  'expert-reviews': 'reference/test/reference-faults.test.ts',
  'certified-content': 'reference/test/reference.test.ts',
  'seller-incentives': 'wallet/seller-services.test.ts',
  'seller-payment': 'wallet/seller-services.test.ts',
  'like-gone': 'saved/test/saved.test.ts',
  vpic: 'vin/test/look-up-vin.test.ts',
  'wallet-notice': 'wallet/test/wallet-sync.test.ts',
  'wallet-sync': 'wallet/test/wallet-sync.test.ts',
  ...Object.fromEntries(
    [
      'saved-changes',
      'similar',
      'preorder',
      'supplemental',
      'top-pictures',
      'unread-words',
      'packages',
    ].map((call) => [call, 'compose/test/failing-calls.test.ts']),
  ),
};

const covered = new Set<string>();

let opened: OpenDatabase;
let pages: PageHandler;

async function ask(address: string, lost: string | null, init?: RequestInit) {
  const asked = new Set<string>();
  const app = createQuietApp({
    database: opened.database,
    engine,
    pages,
    clock: { now: () => Date.parse(`${today}T17:00:00Z`) },
    beforeCall(name) {
      asked.add(name);
      if (name === lost) throw new Error('away');
    },
  });
  const { status, headers } = await app.request(`http://localhost${address}`, init);
  return { status, headers, asked };
}

const readTest = (file: string) => readFileSync(join(import.meta.dirname, '../src', file), 'utf8');

describe.skipIf(!existsSync(clientFolder))('an address without one of its calls', () => {
  beforeAll(async () => {
    opened = await openInMemory();
    await loadDemoInventory(opened.database, { request: demo, lastOwnerId: null });
    pages = await loadProductionPages();
  });
  afterAll(() => opened.close());

  test.each(rows)('$address', async ({ address, about, init }) => {
    const whole = await ask(address, null, init);
    const answers = new Map<string, number>();
    for (const call of whole.asked) {
      const { status } = await ask(address, call, init);
      if (status !== whole.status) answers.set(call, status);
    }
    for (const call of whole.asked) covered.add(call);
    expect(Object.fromEntries(answers)).toEqual(about);
  });

  test('the page of saved cars, without cars like them', async () => {
    const answer = await ask('/cars-for-sale/saved-listings', null, json({ listingId: car?.id }));
    const Cookie = answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const page = await ask('/cars-for-sale/saved', null, { headers: { Cookie } });
    expect([page.status, [...page.asked]]).toEqual([200, ['saved-cars', 'like-saved']]);
    const without = await ask('/cars-for-sale/saved', 'like-saved', { headers: { Cookie } });
    expect(without.status).toBe(200);
    for (const call of page.asked) covered.add(call);
  });

  test('every call under a policy is made to fail by a test', () => {
    const { policies } = contributedBy(capabilities);
    expect([...covered, ...Object.keys(elsewhere)].sort()).toEqual(Object.keys(policies).sort());
    for (const [call, file] of Object.entries(elsewhere))
      expect(`${file}: ${readTest(file).includes(call)}`, call).toBe(`${file}: true`);
  });
});

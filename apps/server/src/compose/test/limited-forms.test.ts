import { readdir, readFile } from 'node:fs/promises';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { bodyLimitOf } from '../../platform/http/limit-bodies.ts';

const engine = new LocalSearch(
  createVehicleSearchEngine({ owners: [], listings: [], today: '2026-11-21' }),
);
let opened: OpenDatabase;
let app: ReturnType<typeof createQuietApp>;
beforeAll(async () => {
  opened = await openInMemory();
  app = createQuietApp({ database: opened.database, engine });
});
afterAll(() => opened.close());

/** More than these forms may be sent in ten minutes. */
const often = 61;

let clients = 0;

/** How often one client may send the forms of a page; where that is not counted, what bounds them. */
const bounds: Readonly<Record<string, number | string>> = {
  'cars-for-sale/vehicle/:listingId/contact': 30,
  'cars-for-sale/vehicle/:listingId/contact-form': 30,
  'cars-for-sale/vehicle/:listingId/buy': 30,
  'cars-for-sale/build-and-price/ask-dealers': 30,
  'cars-for-sale/conversation/:token': 30,
  'cars-for-sale/alerts': 20,
  'cars-for-sale/vehicle/:listingId/report': 10,
  'cars-for-sale/vehicle/:listingId/report-form': 10,
  'cars-for-sale/dealer/:dealer/review': 60,
  'research/:make/:model/review': 60,
  'research/:make/:model/trims': 60,
  'cars-for-sale/alerts/confirm': 'the link of a mail, which says one thing',
  'cars-for-sale/alerts/:token': 'the link of a mail; who reads mail for others ends many',
  'cars-for-sale/alerts/rhythm': 'one word about what a person saved',
  'cars-for-sale/alerts/webhook': 'addresses of what a person saved; tests by their own limit',
  'cars-for-sale/alerts/resume': 'a mail to a person by its own limit, and its link',
  'cars-for-sale/wallet': 'a cookie, and one row of a person',
  'cars-for-sale/*': 'a cookie',
  'account/sign-in': 'the throttle of passwords and mails',
  'account/second-factor': 'the limits of codes',
  'account/link': 'the link of a mail',
  'account/reset': 'the link of a mail',
  'account/address': 'the link of a mail',
  'account/sign-out': 'a session, which it ends',
  account: 'what a person has; mails by the throttle',
  sell: 'ads of a person',
  'sell/:ad': 'ads of a person',
  'sell/:ad/car': 'ads of a person',
  'sell/:ad/price': 'ads of a person',
  'sell/:ad/publish': 'ads of a person',
  'sell/:ad/condition': 'pictures, below',
  'sell/:ad/pictures': 'pictures, below',
  'dealer-portal/inbox': 'what staff of a dealer may do',
  'dealer-portal/cars': 'what staff of a dealer may do',
  'dealer-portal/reviews': 'what staff of a dealer may do',
  'dealer-portal/profile': 'what staff of a dealer may do',
  'dealer-portal/people': 'what staff of a dealer may do; invitations by their own limit',
  'console/first': 'a secret key, once',
  'console/feeds': 'what operators may do',
  'console/feeds/:run': 'what operators may do',
  'console/leads': 'what operators may do',
  'console/people': 'what operators may do',
  'console/campaigns': 'what operators may do',
  'console/keys': 'what operators may do',
  'console/:sheet': 'what operators may do',
};

test('of each page that takes forms it is known what bounds them', async () => {
  expect(Object.keys(bounds).sort()).toEqual((await pagesWithForms()).sort());
});

const counted = Object.entries(bounds).filter(([, most]) => typeof most === 'number');

test.each(counted)(
  'a form of %s is sent %s times, however its address ends',
  async (page, most) => {
    const path = `/${page.replace(/:\w+/g, '5')}`;
    for (const end of ['', '/', '.data'])
      expect([end, await countPassed([`${path}${end}`], often)]).toEqual([end, most]);
  },
);

test.each([
  ['/cars-for-sale/vehicle/5/contact', 16_384],
  ['/cars-for-sale/vehicle/5/buy', 16_384],
  ['/cars-for-sale/alerts', 8192],
])('a form of %s has %s bytes at the most', (path, most) => {
  for (const end of ['', '/', '.data'])
    expect([end, bodyLimitOf(app, 'POST', `${path}${end}`)]).toEqual([end, most]);
});

test('links of mails about alerts are followed as often as mails are read', async () => {
  const links = ['/cars-for-sale/alerts/confirm', '/cars-for-sale/alerts/5'];
  expect(await countPassed(links, often)).toBe(often);
});

test('what is done with pictures is bounded at each address that takes them', async () => {
  const taking = ['pictures', 'pictures/', 'pictures.data', 'condition', 'condition.data'];
  const paths = taking.map((one) => `/sell/5/${one}`);
  expect(await countPassed(paths, 700)).toBe(600);
});

/** How often one client sends, to each of these in turn, before it is told to wait. */
async function countPassed(paths: readonly string[], most: number): Promise<number> {
  clients += 1;
  const incoming = { headers: {}, socket: { remoteAddress: `203.0.113.${clients}` } };
  for (let passed = 0; passed < most; passed += 1) {
    const path = paths[passed % paths.length];
    const sent = { method: 'POST', headers: { Origin: 'http://localhost' } };
    const answer = await app.request(`http://localhost${path}`, sent, { incoming });
    if (answer.headers.has('Retry-After')) return passed;
  }
  return most;
}

const pages = new URL('../../../../web/app/', import.meta.url);
const readPage = (name: string) => readFile(new URL(name, pages), 'utf8');

/** Addresses of the pages that have an action; the file of one that has no address. */
async function pagesWithForms(): Promise<string[]> {
  const table = await readPage('routes.ts');
  const addresses = new Map(
    [...table.matchAll(/route\(\s*'([^']*)',\s*'([^']*)'/g)].map(([, path, file]) => [file, path]),
  );
  const files = (await readdir(new URL('routes', pages), { recursive: true }))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => `routes/${file}`);
  const found = await Promise.all(
    files.map(async (file) => (hasAction.test(await readPage(file)) ? [file] : [])),
  );
  return found.flat().map((file) => addresses.get(file) ?? file);
}

const hasAction = /^export\b[^;=(]*\baction\b/m;

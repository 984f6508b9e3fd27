import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { outTheDoorOf } from '@forecourt/domain/money/car-door';
import { findTaxPlace } from '@forecourt/domain/money/finance-tables';
import { ownershipCosts } from '@forecourt/domain/money/ownership/ownership-costs';
import { rebateOf } from '@forecourt/domain/money/rebate';
import {
  monthlyPayment,
  type ShopperTerms,
  usualTerms,
} from '@forecourt/domain/money/shopper-terms';
import { energyOfCar, segmentOf } from '@forecourt/domain/money/trade-in/owned-car';
import { termsOf, toWallet } from '@forecourt/domain/money/wallet/wallet';
import { readWalletCookie } from '@forecourt/domain/money/wallet/wallet-cookie';
import { costKindOf, costOf } from '@forecourt/domain/search/cost-rules';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openInMemory } from '../../../test/databases.ts';
import { readDescription } from '../../../test/described-answers.ts';
import { createQuietApp, type QuietAppParts } from '../../../test/quiet-app.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import type { PageHandler } from '../../request/page-cache/page-handler.ts';
import { readFinanceTables } from '../read-finance-data.ts';
import { findTradeInValue } from '../value-trade-in.ts';

const today = new Date().toISOString().slice(0, 10);
const stock = [...generateDemoInventory({ listings: 1000, seed: 7, today })];
const listings = stock.flatMap((entry) => entry.listings);
const owners = new Map(stock.map(({ owner }) => [owner.id, owner]));
const engine = new LocalSearch(
  createVehicleSearchEngine({ owners: [...owners.values()], listings, today }),
);

const pageSchema = z.object({
  listings: z.array(
    z.object({
      id: z.number(),
      pricingDetail: z.object({
        payments: z.object({ value: z.number() }).optional(),
        outTheDoor: z.object({ total: z.number() }).optional(),
      }),
    }),
  ),
});

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openInMemory();
});
afterAll(() => opened.close());

const browser = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36';
const wallet = 'wallet=budget.450.t_down.2500.t_credit.prime.t_months.72.t_zip.30303.t';
const tables = readFinanceTables(null);
const ownTerms = termsOf(toWallet(readWalletCookie(wallet)), tables.apr);
const home = 'http://localhost/cars-for-sale';
const open = (pages: PageHandler, changes: Partial<QuietAppParts> = {}) =>
  createQuietApp({ database: opened.database, engine, pages, ...changes });

describe('a page rendered by a wallet', () => {
  const pages: PageHandler = async (_request, { wallet: told, terms }) => {
    rendered += 1;
    const text = JSON.stringify({ told, terms });
    return new Response(text, { headers: { 'Content-Length': String(text.length) } });
  };
  let rendered = 0;
  const ask = async (headers: Record<string, string>) => {
    const answer = await open(pages).request(home, { headers });
    return { answer, shown: JSON.parse(await answer.text()) };
  };

  test('has the shopper’s terms', async () => {
    const { shown } = await ask({ Cookie: wallet, 'User-Agent': browser });
    expect(shown.told).toMatchObject({ budget: 450, months: 72, credit: 'prime' });
    expect(shown.terms).toEqual({
      aprNew: 6.81,
      aprUsed: 9.95,
      months: 72,
      down: { cents: 250_000 },
      equity: 0,
    });
  });

  test('is nobody else’s: neither kept here nor on the way', async () => {
    const app = open(pages);
    rendered = 0;
    const own = { headers: { Cookie: wallet, 'User-Agent': browser } };
    const first = await app.request(home, own);
    await app.request(home, own);
    expect(rendered).toBe(2);
    expect(first.headers.get('Cache-Control')).toBe('private, no-store');
    const others = { headers: { 'User-Agent': browser } };
    for (let asked = 0; asked < 3; asked += 1) {
      const answer = await app.request(home, others);
      expect(await answer.json()).toMatchObject({ told: null });
    }
    expect(rendered).toBe(3);
  });

  test('is not rendered for robots, whatever cookies they send', async () => {
    const { shown } = await ask({ Cookie: wallet, 'User-Agent': 'Googlebot/2.1' });
    expect(shown).toMatchObject({ told: null, terms: { aprUsed: 7.5, months: 60 } });
  });
});

describe('a browser that refuses cookies', () => {
  const carried = wallet.slice('wallet='.length);
  const pages: PageHandler = async (request, { wallet: told, services }) => {
    if (request.method === 'GET') return Response.json({ budget: told?.budget ?? null });
    const cookie = await services.keepWallet({}, { budget: '500' });
    return new Response(null, { status: 204, headers: { 'Set-Cookie': cookie } });
  };
  const ask = (headers: Record<string, string>, method = 'GET') =>
    open(pages).request(home, { method, headers: { 'User-Agent': browser, ...headers } });

  test('carries the wallet itself, is told what to carry, and has pages that are nobody else’s', async () => {
    const sent = await ask({ 'X-Wallet': '' }, 'POST');
    expect(sent.headers.get('X-Wallet')).toMatch(/^budget\.500\./);
    const page = await ask({ 'X-Wallet': sent.headers.get('X-Wallet') ?? '' });
    expect(await page.json()).toEqual({ budget: 500 });
    expect(page.headers.get('Cache-Control')).toBe('private, no-store');
  });

  test('is believed less than a cookie that did come, and says nothing else by it', async () => {
    const both = await ask({ Cookie: 'wallet=budget.700.t', 'X-Wallet': carried });
    expect(await both.json()).toEqual({ budget: 700 });
    const other = await ask({ Cookie: 'theme=dark', 'X-Wallet': `${carried}; visitor=1` });
    expect(await other.json()).toEqual({ budget: null });
    const robot = await ask({ 'User-Agent': 'Googlebot/2.1', 'X-Wallet': carried });
    expect(await robot.json()).toEqual({ budget: null });
    expect((await ask({}, 'POST')).headers.get('X-Wallet')).toBeNull();
  });

  test('finds it described at the calls whose answers depend on it', async () => {
    const { operations } = await readDescription(open(pages));
    const described = operations.flatMap(({ method, path, parameters = [] }) =>
      parameters.some((one) => one.in === 'header' && one.name === 'X-Wallet')
        ? `${method} ${path}`
        : [],
    );
    expect(described).toEqual(
      expect.arrayContaining([
        'get /rest/lsc/listing',
        'get /rest/lsc/listing/page-data',
        'get /rest/lsc/listing/similar',
        'post /cars-for-sale/wallet/sync',
      ]),
    );
  });
});

test('a wallet whose count fails is shown without it', async () => {
  const pages: PageHandler = async (_request, { services }) => {
    const all = { filters: {}, marketExtension: 'off', sortBy: 'relevance' } as const;
    const query = { ...all, page: 1, numRecords: 25 };
    return Response.json(await services.countCars(query, usualTerms));
  };
  const beforeCall = (name: string) => {
    if (name === 'wallet-count') throw new Error('away');
  };
  expect(await (await open(pages).request(home)).json()).toBe(listings.length);
  expect(await (await open(pages, { beforeCall }).request(home)).json()).toBeNull();
});

test('a trade-in is valued after used cars of its model, brought to its year and mileage', async () => {
  const [first] = stock;
  const [like] = first?.listings ?? [];
  if (!first || !like) throw new Error('no car');
  const asked = [9400, 9600, 9700, 9900, 10_000, 10_000, 10_100, 10_300, 10_400, 10_600];
  const cars = asked.map((salePrice, place) => ({
    ...like,
    id: 900_000 + place,
    salePrice,
    listingType: 'USED' as const,
    year: 2020,
    mileage: 40_000,
  }));
  const few = new LocalSearch(
    createVehicleSearchEngine({ owners: [first.owner], listings: cars, today }),
  );
  const { makeCode, modelCode } = like;
  const car = { makeCode, modelCode, trim: null, condition: 'good' as const };
  const value = (year: number, mileage: number) => findTradeInValue(few, { ...car, year, mileage });
  expect(await value(2020, 40_000)).toEqual({
    value: 8500,
    low: 8300,
    high: 8700,
    comparables: 10,
  });
  expect(await value(2020, 90_000)).toMatchObject({ value: 6800 });
  expect(await value(2019, 40_000)).toMatchObject({ value: 7850 });
  expect(await value(2018, 40_000)).toEqual({ reason: 'too-few', comparables: 0 });
});

test('while trade-ins cannot be valued, nothing is told of them', async () => {
  const pages: PageHandler = async (_request, { services }) => {
    const car = { makeCode: 'A', modelCode: 'B', trim: null, year: 2013 };
    const value = await services.valueTradeIn({ ...car, mileage: 0, condition: 'good' });
    return Response.json({ value, car: await services.findCarByVin('1HGCM82633A004352') });
  };
  const beforeCall = (name: string) => {
    if (name === 'trade-in-value') throw new Error('away');
  };
  const answer = await open(pages, { beforeCall }).request(home);
  expect(await answer.json()).toEqual({ value: null, car: null });
});

test.each([
  ['the usual terms', '', usualTerms, null],
  ['those of a wallet', wallet, ownTerms, '30303'],
])(
  '1,000 cars cost the same over REST as on their cards, to the cent, by %s [listing.payments]',
  async (_, cookie, terms, zip) => {
    const app = open(async () => new Response(''));
    const registered = zip === null ? null : { zip, state: 'GA' };
    const costs = new Map(listings.map((car) => [car.id, shownCosts(car, terms, registered)]));
    const types = ['NEW', 'USED', 'CERTIFIED', '3P_CERT'].map((type) => `listingType=${type}`);
    let seen = 0;
    for (let first = 0; first < listings.length; first += 100) {
      const address = `/rest/lsc/listing?numRecords=100&firstRecord=${first}&${types.join('&')}`;
      const headers = { Cookie: cookie, 'User-Agent': browser };
      const answer = await app.request(`http://localhost${address}`, { headers });
      for (const { id, pricingDetail } of pageSchema.parse(await answer.json()).listings) {
        const { payments, outTheDoor: door } = pricingDetail;
        const told = { monthly: toCents(payments?.value), total: toCents(door?.total) };
        expect(told).toEqual(costs.get(id));
        seen += 1;
      }
    }
    expect(seen).toBe(listings.length);
  },
);

const toCents = (dollars: number | undefined) =>
  dollars === undefined ? null : Math.round(dollars * 100);

function shownCosts(
  car: (typeof listings)[number],
  terms: ShopperTerms,
  registered: { zip: string; state: string } | null,
) {
  const price = derivedPrice(car);
  const owner = owners.get(car.ownerId);
  if (!owner) throw new Error(`no owner of ${car.id}`);
  const door = outTheDoorOf(car, owner, { tables, registered, tradeValue: null });
  return {
    monthly: price === null ? null : monthlyPayment(price, terms, car.listingType === 'NEW'),
    total: door?.sum.total ?? null,
  };
}

test.each(['paymentASC', 'totalASC'])(
  'cars are in the order of what they cost: %s',
  async (sort) => {
    const app = open(async () => new Response(''));
    const headers = { Cookie: wallet, 'User-Agent': browser };
    const address = `http://localhost/rest/lsc/listing?allListingType=all&sortBy=${sort}&feesTold=true&numRecords=100`;
    const { listings: found } = pageSchema.parse(
      await (await app.request(address, { headers })).json(),
    );
    const costs = found.map(({ pricingDetail: { payments, outTheDoor: door } }) =>
      sort === 'paymentASC' ? payments?.value : door?.total,
    );
    expect(costs.length).toBe(100);
    expect(costs).toEqual(costs.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
  },
);

test('cars are in the order of what they cost to own, as a plain computation has it', async () => {
  const place = findTaxPlace(tables, { state: 'GA', zip: '30303' });
  const habits = { milesAYear: 9000, homeShare: 1, tariff: 0.1 };
  const year = Number(today.slice(0, 4));
  const rules = ownershipCosts({ place, tradeValue: 0, terms: ownTerms, habits, tables, year });
  const costs = listings.flatMap((car) => {
    const isPrivate = owners.get(car.ownerId)?.privateSeller ?? false;
    const kind = costKindOf({ isPrivate, isNew: car.listingType === 'NEW' });
    const { price, dealerFees } = { price: derivedPrice(car), dealerFees: car.dealerFees };
    const owned = { year: car.year, segment: segmentOf(car), energy: energyOfCar(car) };
    const rebate = rebateOf(car, isPrivate);
    const cost = costOf(rules, { kind, price, dealerFees, rebate, owned });
    return cost === null ? [] : [{ id: car.id, cost }];
  });
  const cheapest = costs.sort((a, b) => a.cost - b.cost || a.id - b.id).map(({ id }) => id);
  const driving = `${wallet}_miles.9000.t_homeShare.100.t_tariff.100.t`;
  const answer = await open(async () => new Response('')).request(
    'http://localhost/rest/lsc/listing?allListingType=all&sortBy=ownASC&numRecords=100',
    { headers: { Cookie: driving, 'User-Agent': browser } },
  );
  const found = pageSchema.parse(await answer.json()).listings.map(({ id }) => id);
  expect(found).toEqual(cheapest.slice(0, 100));
});

test('a search by payment finds the cars that a plain computation finds, to the dollar', async () => {
  const app = open(async () => new Response(''));
  const terms = ownTerms;
  expect(terms.aprNew).not.toBe(terms.aprUsed);
  const payments = listings.flatMap((car) => {
    const price = derivedPrice(car);
    return price === null ? [] : monthlyPayment(price, terms, car.listingType === 'NEW');
  });
  const headers = { Cookie: wallet, 'User-Agent': browser };
  // At the payment of a car itself too: both edges belong to the range.
  const exact = payments
    .filter((payment) => payment > 0 && payment % 100 === 0)
    .map((payment) => payment / 100);
  for (const most of [1, 250, 450, 451, 600, ...exact.slice(0, 4), 99_999]) {
    const least = Math.floor(most / 2);
    const bounds = `minPayment=${least}&maxPayment=${most}`;
    const answer = await app.request(
      `http://localhost/rest/lsc/listing/count?allListingType=all&${bounds}`,
      { headers },
    );
    const within = payments.filter((payment) => payment >= least * 100 && payment <= most * 100);
    expect(await answer.json(), bounds).toBe(within.length);
  }
});

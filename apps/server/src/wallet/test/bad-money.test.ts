import { existsSync } from 'node:fs';
import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import type { App } from '../../compose/app.ts';
import { clientFolder, loadProductionPages } from '../../compose/production-pages.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';

const today = new Date().toISOString().slice(0, 10);
const stock = [...generateDemoInventory({ listings: 400, seed: 7, today })].map(
  ({ owner, listings }) => ({
    owner,
    listings: listings.map((car) => ({ ...car, homeServices: ['BUY_ONLINE' as const] })),
  }),
);
const engine = new LocalSearch(
  createVehicleSearchEngine({
    owners: stock.map(({ owner }) => owner),
    today,
    listings: stock.flatMap(({ listings }) => listings),
  }),
);
const dealers = stock.filter(({ owner }) => !owner.privateSeller);
const sold = dealers.flatMap(({ listings }) => listings);
const used = sold.find((car) => car.listingType === 'USED' && derivedPrice(car) !== null);
const leased = sold.find((car) => car.listingType === 'NEW' && car.msrp && car.salePrice);

const browser = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36';
const pages = {
  wallet: '/cars-for-sale/wallet',
  checkout: `/cars-for-sale/vehicle/${used?.id}/buy`,
} as const;
const nonsense = /NaN|Infinity|undefined/;

/** Inputs by their names, and sentences that say what is wrong. */
const inputOf = (html: string, name: string) =>
  new RegExp(`<input[^>]* name="${name}"[^>]*>`)
    .exec(html)?.[0]
    .match(/ value="([^"]*)"/)?.[1]
    ?.replaceAll('&#x27;', "'");

/** What pages show of code and styles is not for people. */
const wordsOf = (html: string) =>
  html.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ');

const money = ['down', 'tradeValue', 'amountOwed'] as const;
const whole = /is whole dollars in digits, such as/;

/** What is typed, and for each field the value that is taken or the sentence. */
const rows: readonly (readonly [typed: string, field: string, string | RegExp])[] = [
  ...money.flatMap((field) => [
    ['abc', field, whole] as const,
    ['NaN', field, whole] as const,
    ['-5', field, whole] as const,
    ['1e9', field, whole] as const,
    ['$1,450.00 ', field, '1,450'] as const,
    ['12.5k', field, '12,500'] as const,
    ['0', field, '0'] as const,
    ['12345678901', field, /has at most 7 digits/] as const,
  ]),
  ['abc', 'budget', whole],
  ['NaN', 'budget', whole],
  ['-5', 'budget', whole],
  ['$1,450.00 ', 'budget', '1,450'],
  ['12.5k', 'budget', '12,500'],
  ['0', 'budget', /A budget is at least \$1/],
  ['12345678901', 'budget', /A budget has at most 10 digits/],
  ...['abc', 'NaN', '-5', '1e9', '12345678901'].map(
    (typed) => [typed, 'apr', /An APR is a number from 0 to 36/] as const,
  ),
  ['0', 'apr', '0'],
  ...['abc', 'NaN', '-5', '0', '12345678901', '00000'].map(
    (typed) => [typed, 'zip', /Enter a valid ZIP Code/] as const,
  ),
  ...['abc', 'NaN', '-5', '0', '12345678901'].map(
    (typed) => [typed, 'miles', /Miles a year are a number from 1 to 200,000/] as const,
  ),
  ['0', 'homeShare', '0'],
  ['abc', 'homeShare', /whole percentage from 0 to 100/],
  ['0', 'tariff', '0'],
  ['NaN', 'tariff', /cents for a kilowatt-hour/],
];
const typedTexts = [...new Set(rows.map(([typed]) => typed))];

let opened: OpenDatabase;
let app: App;

describe.skipIf(!existsSync(clientFolder))('whatever is typed of money', () => {
  beforeAll(async () => {
    opened = await openInMemory();
    app = createQuietApp({ database: opened.database, engine, pages: await loadProductionPages() });
  });
  afterAll(() => opened.close());

  const read = async (path: string) => {
    const answer = await app.request(`http://localhost${path}`, {
      headers: { 'User-Agent': browser },
    });
    return { status: answer.status, html: await answer.text() };
  };

  describe.each(Object.entries(pages))('on the page of the %s', (name, path) => {
    test.each(typedTexts)(
      '%j is a number or gets a sentence, and stays in its field',
      async (typed) => {
        const wanted = rows.filter(([text]) => text === typed);
        const query = new URLSearchParams(
          wanted.map(([, field]): [string, string] => [field, typed]),
        );
        const { status, html } = await read(`${path}?${query}`);
        expect(status).toBe(200);
        expect(wordsOf(html)).not.toMatch(nonsense);
        for (const [, field, outcome] of wanted) {
          const shown = inputOf(html, field);
          // The deal asks for less than the wallet.
          if (name === 'checkout' && shown === undefined) continue;
          if (typeof outcome === 'string') expect(shown, field).toBe(outcome);
          else {
            expect(wordsOf(html), field).toMatch(outcome);
            expect(shown, field).toBe(typed.trim() === typed ? typed : expect.anything());
          }
        }
      },
    );
  });

  test.each(typedTexts)(
    'REST takes or refuses %j as bounds of payment and price',
    async (typed) => {
      for (const field of ['maxPayment', 'minPayment', 'maxPrice', 'zip']) {
        const query = new URLSearchParams({ [field]: typed });
        const { status, html } = await read(`/rest/lsc/listing?${query}`);
        expect([200, 400], `${field}=${typed}`).toContain(status);
        expect(html.replaceAll(`"value":"${typed}"`, '')).not.toMatch(nonsense);
        if (status === 400) expect(JSON.parse(html).detail).toMatch(/expected/i);
      }
    },
  );

  test('at 0 % the loan is paid back as it was lent', async () => {
    const { html } = await read(`${pages.checkout}?apr=0&months=60&down=0&zip=30303`);
    const words = wordsOf(html).replace(/\s+/g, ' ');
    const total = /Out the door in [^$]*\$([\d,.]+)/.exec(words)?.[1]?.replace(/,/g, '');
    const monthly = /\$([\d,.]+) \/mo/.exec(words)?.[1]?.replace(/,/g, '');
    expect(words).toContain('60 months at 0% APR');
    expect(Number(monthly)).toBeCloseTo(Number(total) / 60, 1);
  });

  test('in a state without sales tax there is none', async () => {
    const { html } = await read(`${pages.checkout}?zip=97201`);
    expect(wordsOf(html)).toMatch(/Sales tax[^$]*\$0\.00|No sales tax/);
  });

  test('a lease that cannot be reckoned says why, and the rest stands', async () => {
    const path = `/cars-for-sale/vehicle/${leased?.id}/buy`;
    const { status, html } = await read(`${path}?option=lease&down=9000000`);
    expect(status).toBe(200);
    expect(wordsOf(html)).toMatch(/there is nothing left to lease/);
    expect(wordsOf(html)).not.toMatch(nonsense);
  });
});

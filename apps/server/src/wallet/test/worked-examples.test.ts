import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import type { Listing } from '@forecourt/domain/listing/listing';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openInMemory } from '../../../test/databases.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import type { App } from '../../compose/app.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { LiveTables } from '../live-tables.ts';
import { readFinanceTables } from '../read-finance-data.ts';

/** The examples of the specification, as programs read them over REST. */
const today = '2026-11-22';
const [dealer] = [...generateDemoInventory({ listings: 60, seed: 7, today })].filter(
  ({ owner, listings }) => !owner.privateSeller && listings.length > 0,
);
const [like] = dealer?.listings ?? [];

const told = readFinanceTables(null);
const { GA } = told.states.states;
if (!dealer || !like || !GA) throw new Error('no car, or no Georgia');

/** Georgia with the fees and the rate of the examples, and no rates of places. */
const example = { ...GA, taxRate: 0.0775, title: 23, registration: 350, docFeeCap: 85 };
const tables = (tradeInCredit: 'full' | 'none') =>
  new LiveTables({
    ...told,
    states: { ...told.states, zipRates: {}, states: { GA: { ...example, tradeInCredit } } },
  });

const carOf = (id: number, facts: Partial<Listing>): Listing => ({
  ...like,
  id,
  listingType: 'USED',
  dealerFees: null,
  incentive: null,
  ...facts,
});
const engine = new LocalSearch(
  createVehicleSearchEngine({
    owners: [dealer.owner],
    today,
    listings: [
      carOf(1, { salePrice: 25_000 }),
      carOf(2, { salePrice: 30_000 }),
      carOf(3, { salePrice: 20_000 }),
      carOf(4, { salePrice: 24_995, listingType: 'NEW', dealerFees: 85, incentive: 500 }),
    ],
  }),
);

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openInMemory();
});
afterAll(() => opened.close());

const answerSchema = z.object({
  listings: z.array(
    z.object({
      id: z.number(),
      pricingDetail: z.object({
        payments: z.object({ value: z.number() }),
        outTheDoor: z.object({ total: z.number() }),
      }),
    }),
  ),
});

async function ask(app: App, id: number, wallet: string) {
  const all = 'allListingType=all&searchRadius=0&numRecords=25';
  const answer = await app.request(`http://localhost/rest/lsc/listing?${all}`, {
    headers: {
      Cookie: `wallet=${wallet}`,
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36',
    },
  });
  const found = answerSchema.parse(await answer.json()).listings.find((car) => car.id === id);
  if (!found) throw new Error(`no car ${id}`);
  return found.pricingDetail;
}

const appWith = (tradeInCredit: 'full' | 'none') =>
  createQuietApp({ database: opened.database, engine, financeTables: tables(tradeInCredit) });

test.each([
  [1, '750', 72, 432.25],
  [2, '650', 60, 586.98],
  [3, '0', 60, 333.33],
])(
  'car %i at %s hundredths of a percent over %i months is $%d a month [listing.payments]',
  async (id, apr, months, payment) => {
    const wallet = `zip.30303.t_down.0.t_apr.${apr}.t_months.${months}.t`;
    const { payments } = await ask(appWith('full'), id, wallet);
    expect(payments.value).toBe(payment);
  },
);

test.each([
  ['lessens the tax', 'full', 26_276.7],
  ['does not', 'none', 26_896.7],
] as const)('$24,995 out the door where a trade-in %s', async (_, credit, total) => {
  const wallet = 'zip.30303.t_tradeValue.8000.t_amountOwed.5000.t';
  const { outTheDoor } = await ask(appWith(credit), 4, wallet);
  expect(outTheDoor.total).toBe(total);
});

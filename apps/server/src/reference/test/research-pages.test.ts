import { existsSync } from 'node:fs';
import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { Random } from '@forecourt/catalog/demo/random';
import type { Listing } from '@forecourt/domain/listing/listing';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { dollars } from '@forecourt/domain/money/dollars';
import { referenceTabs } from '@forecourt/domain/reference/active-model';
import { researchPath } from '@forecourt/domain/reference/research-address';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import type { App } from '../../compose/app.ts';
import { clientFolder, loadProductionPages } from '../../compose/production-pages.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { reference } from '../../request/reference.ts';

const today = '2026-11-22';
const stock = [...generateDemoInventory({ listings: 1500, seed: 23, today })];
const listings = stock.flatMap(({ listings: cars }) => cars);
const engine = new LocalSearch(
  createVehicleSearchEngine({ owners: stock.map(({ owner }) => owner), listings, today }),
);

/** Any fifty of the models that are for sale; a run that fails names its seed. */
const seed = Number(process.env.MODELS_SEED ?? Math.floor(Math.random() * 2 ** 31));
const random = new Random(seed);
const models = [...new Set(listings.map(({ modelCode }) => modelCode))]
  .map((modelCode) => ({ modelCode, at: random.next() }))
  .sort((a, b) => a.at - b.at)
  .map(({ modelCode }) => modelCode)
  .slice(0, 50);

/** Prices of used cars by year, plainly. */
function pricesByYear(modelCode: string): Map<number, readonly number[]> {
  const used = listings.filter(
    (car: Listing) => car.modelCode === modelCode && car.listingType === 'USED',
  );
  const priced = used.filter((car) => derivedPrice(car) !== null);
  const years = new Map<number, number[]>();
  for (const car of priced)
    years.set(car.year, [...(years.get(car.year) ?? []), derivedPrice(car) ?? 0]);
  return years;
}

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .trim();

let opened: OpenDatabase;
let app: App;

describe.skipIf(!existsSync(clientFolder))('the page about a model', () => {
  beforeAll(async () => {
    opened = await openInMemory();
    app = createQuietApp({
      ...{ database: opened.database, engine, pages: await loadProductionPages() },
      clock: { now: () => Date.parse(`${today}T12:00:00Z`) },
    });
  });
  afterAll(() => opened.close());

  test.each(models)(
    `%s has every tab with something in it, and its numbers are those of a plain computation (seed ${seed}) [content.model-pricing]`,
    async (modelCode) => {
      const path = researchPath(modelCode, null, reference);
      const answer = await app.request(`http://localhost${path}`);
      expect(answer.status).toBe(200);
      const html = await answer.text();
      const sections = new Map(
        html
          .split('<section id="')
          .slice(1)
          .map((part) => [part.slice(0, part.indexOf('"')), wordsOf(part.split('</h2>')[1] ?? '')]),
      );
      for (const { code } of referenceTabs) {
        expect(sections.get(code), `${modelCode}: ${code}`).toMatch(/\w{3}/);
        expect(sections.get(code)).not.toMatch(/NaN|undefined|Infinity/);
      }
      const pricing = sections.get('pricing') ?? '';
      for (const [year, prices] of pricesByYear(modelCode)) {
        const average = Math.round(prices.reduce((sum, price) => sum + price, 0) / prices.length);
        const row = [Math.min(...prices), average, Math.max(...prices)].map(dollars).join(' ');
        expect(pricing, `${modelCode} of ${year}`).toContain(`${year} ${prices.length} ${row}`);
      }
    },
  );
});

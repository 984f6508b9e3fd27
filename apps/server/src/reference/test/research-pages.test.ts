import { existsSync } from 'node:fs';
import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { Random } from '@forecourt/catalog/demo/random';
import type { Listing } from '@forecourt/domain/listing/listing';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { dollars } from '@forecourt/domain/money/dollars';
import { referenceTabs } from '@forecourt/domain/reference/active-model';
import { researchPath } from '@forecourt/domain/reference/research-address';
import { truncateTrim } from '@forecourt/domain/search/search-names';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
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

/** Any fifty of the models that are for sale, drawn by the seed of the run. */
const seed = Number(process.env.FUZZ_SEED ?? 1);
const random = new Random(seed);
const models = [...new Set(listings.map(({ modelCode }) => modelCode))]
  .map((modelCode) => ({ modelCode, at: random.next() }))
  .sort((a, b) => a.at - b.at)
  .map(({ modelCode }) => modelCode)
  .slice(0, 50);

/** Tabs of what some models have not: used cars, articles. */
const mayLack: ReadonlySet<string> = new Set(['pricing', 'editorial']);

/** Prices of used cars by year, plainly. */
function pricesByYear(modelCode: string): Map<number, readonly number[]> {
  const priced = usedOf(modelCode).filter((car) => derivedPrice(car) !== null);
  const years = new Map<number, number[]>();
  for (const car of priced)
    years.set(car.year, [...(years.get(car.year) ?? []), derivedPrice(car) ?? 0]);
  return years;
}

const usedOf = (modelCode: string) =>
  listings.filter((car) => car.modelCode === modelCode && car.listingType === 'USED');

/** Rows of prices by trim of a year as its table has them, plainly. */
function rowsByTrim(modelCode: string, year: number): string[] {
  const byTrim = new Map<string, number[]>();
  for (const car of usedOf(modelCode)) {
    const price = derivedPrice(car);
    if (car.year !== year || car.trim === null || price === null) continue;
    byTrim.set(car.trim, [...(byTrim.get(car.trim) ?? []), price]);
  }
  return [...byTrim].map(([trim, prices]) =>
    [truncateTrim(trim), prices.length, ...spanOf(prices)].join(' '),
  );
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Lowest, average and highest. */
const spanOf = (prices: readonly number[]) =>
  [Math.min(...prices), Math.round(meanOf(prices)), Math.max(...prices)].map(dollars);

/** What is said of odometers, plainly; null where none counts. */
function mileageWords(modelCode: string): string | null {
  const milesOf = (cars: readonly Listing[]) =>
    cars.flatMap(({ mileage }) =>
      mileage !== null && mileage > 0 && mileage < 250_000 ? [mileage] : [],
    );
  const own = milesOf(usedOf(modelCode));
  if (own.length === 0) return null;
  const all = milesOf(listings.filter(({ listingType }) => listingType === 'USED'));
  const difference = meanOf(own) - meanOf(all);
  const hundreds = (miles: number) => groupDigits(Math.round(miles / 100) * 100);
  const beside = `${hundreds(Math.abs(difference))} ${difference < 0 ? 'fewer' : 'more'}`;
  return `${hundreds(meanOf(own))} on average, ${beside} than all used cars for sale here.`;
}

/** Rows of the page's table of trims: the name, how many and what they ask. */
function drawnTrims(html: string): string[] {
  const table = html.split('aria-label="Prices by trim"')[1]?.split('</table>')[0] ?? '';
  return table
    .split('<tr>')
    .slice(2)
    .map((row) => {
      const name = /<th scope="row">([^<]*)/.exec(row)?.[1] ?? '';
      const cells = row
        .split('<td')
        .slice(3)
        .map((cell) => wordsOf(`<td${cell}`));
      return wordsOf([name, ...cells].join(' '));
    });
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
      database: opened.database,
      engine,
      pages: await loadProductionPages(),
      clock: { now: () => Date.parse(`${today}T12:00:00Z`) },
    });
  });
  afterAll(() => opened.close());

  test.each(models)(
    `%s has a tab for all there is of it, and its numbers are those of a plain computation (seed ${seed}) [content.model-pricing]`,
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
        const hasTab = html.includes(`href="#${code}"`);
        expect(sections.has(code), `${modelCode}: ${code}`).toBe(hasTab);
        if (!mayLack.has(code)) expect(hasTab, `${modelCode}: ${code}`).toBe(true);
        if (hasTab) expect(sections.get(code), `${modelCode}: ${code}`).toMatch(/\w{3}/);
        expect(sections.get(code) ?? '').not.toMatch(/NaN|undefined|Infinity/);
      }
      const isPriced = pricesByYear(modelCode).size > 0 || mileageWords(modelCode) !== null;
      expect(sections.has('pricing'), modelCode).toBe(isPriced);
      const pricing = sections.get('pricing') ?? '';
      for (const [year, prices] of pricesByYear(modelCode)) {
        const row = spanOf(prices).join(' ');
        expect(pricing, `${modelCode} of ${year}`).toContain(`${year} ${prices.length} ${row}`);
      }
      const year = Number(/(\d{4}) by trim/.exec(pricing)?.[1]);
      expect(drawnTrims(html).toSorted(), `trims of ${modelCode} of ${year}`).toEqual(
        rowsByTrim(modelCode, year).toSorted(),
      );
      const miles = mileageWords(modelCode);
      if (miles === null) expect(html).not.toContain('than all used cars for sale here');
      else expect(sections.get('faqs')).toContain(miles);
    },
  );
});

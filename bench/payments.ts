/**
 * `npm run bench:payments -- --listings 100000`: searches within a monthly payment beside searches within a
 * price, in turn, and the order by cost to own beside that by price. A payment is a bound of prices, one for
 * new cars and one for used ones: it may not cost more.
 */
import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { placeReference } from '@forecourt/catalog/places/places';
import { usualTerms } from '@forecourt/domain/money/shopper-terms';
import { emptyWallet } from '@forecourt/domain/money/wallet/wallet';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { toSearchFilter } from '@forecourt/domain/search/to-search-filter';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { readFinanceTables } from '../apps/server/src/wallet/read-finance-data.ts';
import { readOptions } from './read-options.ts';
import { quantile } from './search/samples.ts';

const options = readOptions({
  listings: 100_000,
  rounds: 300,
});
const today = new Date().toISOString().slice(0, 10);
const stock = [...generateDemoInventory({ listings: options.listings, seed: 1, today })];
const engine = new LocalSearch(
  createVehicleSearchEngine({
    owners: stock.map(({ owner }) => owner),
    today,
    listings: stock.flatMap(({ listings }) => listings),
  }),
);

const all: SearchQuery = {
  filters: {},
  marketExtension: 'off',
  sortBy: 'derivedpriceASC',
  page: 1,
  numRecords: 25,
  zip: '30303',
  searchRadius: 500,
};
const terms = { ...usualTerms, aprNew: 6.51, aprUsed: 9.65, down: { cents: 2500_00 } };
const money = { terms, wallet: emptyWallet, tables: readFinanceTables(null) };
const cases: Readonly<Record<string, SearchQuery>> = {
  'within a price': { ...all, minPrice: 10_000, maxPrice: 25_000 },
  'within a payment': { ...all, minPayment: 200, maxPayment: 480 },
  'by price': all,
  'by payment': { ...all, sortBy: 'paymentASC' },
  'by total': { ...all, sortBy: 'totalASC' },
  'by cost to own': { ...all, sortBy: 'ownASC' },
};

/** Beside which it is told how much dearer a case is: the same search, bounded by price or in its order. */
const besides: Readonly<Record<string, string>> = {
  'within a payment': 'within a price',
  'by payment': 'by price',
  'by total': 'by price',
  'by cost to own': 'by price',
};

const times = new Map<string, number[]>(Object.keys(cases).map((name) => [name, []]));
const totals = new Map<string, number>();
for (let round = 0; round < options.rounds; round += 1) {
  for (const [name, query] of Object.entries(cases)) {
    const filter = toSearchFilter(query, placeReference, today, money);
    const started = performance.now();
    const { total } = await engine.search({ filter, sort: query.sortBy, offset: 0, limit: 25 });
    times.get(name)?.push(performance.now() - started);
    totals.set(name, total);
  }
}
/** What so much of the rounds took at most, milliseconds. */
const timeOf = (name: string, share: number) => quantile(times.get(name) ?? [], share);

for (const name of times.keys()) {
  const beside = besides[name];
  const at = (share: number) => timeOf(name, share).toFixed(2);
  // Of a busy machine the quickest rounds are those that nobody disturbed.
  const ratio = beside && (timeOf(name, 0.1) / timeOf(beside, 0.1)).toFixed(2);
  const told = ratio ? `, ${ratio} × ${beside} at p10` : '';
  console.log(
    `${name}: ${totals.get(name)} cars, p10 ${at(0.1)}, p50 ${at(0.5)}, p95 ${at(0.95)} ms${told}`,
  );
}

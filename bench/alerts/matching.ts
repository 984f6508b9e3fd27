import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { type ChangedCar, createSearchBuckets } from '@forecourt/domain/alert/search-buckets';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { brandSearch } from '@forecourt/domain/search/brand-search';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { toSearchFilter } from '@forecourt/domain/search/to-search-filter';
import { reference } from '../../apps/server/src/request/reference.ts';
import { ofReport, readOptions } from '../read-options.ts';
import { quantile } from '../search/samples.ts';
import { describeRun } from '../write-section.ts';
import type { Measured } from './measured.ts';

const today = new Date().toISOString().slice(0, 10);
const brand = requireBrand('atc');
/** A model, a make, a body style, or any car. */
const bucketsOfACar = 4;

/** What it costs to tell which of many saved searches may find a car that changed. */
export function measureMatching(args: string[]): Measured {
  const options = readOptions(
    {
      searches: 20_000,
      changes: 5000,
      ...ofReport,
    },
    args,
  );
  const { searches } = options;
  const cars: ChangedCar[] = [
    ...generateDemoInventory({ listings: options.changes, seed: 1, today }),
  ].flatMap(({ owner, listings }) => listings.map((listing) => ({ listing, owner })));
  const buckets = createSearchBuckets<number>(reference);
  const loadedFrom = performance.now();
  for (let place = 0; place < searches; place += 1) {
    const car = cars[(place * 7919) % cars.length];
    if (car) buckets.add(place, toSearchFilter(searchLike(car, place), reference, today));
  }
  const loadMs = performance.now() - loadedFrom;
  const durations: number[] = [];
  let found = 0;
  for (const round of [0, 1, 2])
    for (const car of cars) {
      const started = performance.now();
      const its = buckets.find(car).length;
      // The first round is for the compiler.
      if (round === 0) continue;
      durations.push((performance.now() - started) * 1000);
      found += its;
    }
  const average = (found / durations.length).toFixed(1);
  const report = [
    `${describeRun('npm run bench:alerts -- matching', options.note)} ${searches.toLocaleString('en-US')} searches, turned around in ${loadMs.toFixed(0)} ms; ${cars.length.toLocaleString('en-US')} changed cars, each found by ${average} searches in the middle.`,
    '',
    '| µs | mean | p50 | p95 | p99 |',
    '|---|---:|---:|---:|---:|',
    rowOf('a change', durations),
    rowOf(
      'a change and bucket',
      durations.map((one) => one / bucketsOfACar),
    ),
  ].join('\n');
  return { report, write: options.write };
}

/** Searches for cars like those of the market: most for a model, some for a make, a style or any car. */
function searchLike({ listing, owner }: ChangedCar, place: number): SearchQuery {
  const { makeCode, modelCode, vehicleStyleCode, salePrice } = listing;
  const filters =
    place % 10 < 6
      ? { makeCode: [makeCode], modelCode: [modelCode] }
      : place % 10 < 8
        ? { makeCode: [makeCode] }
        : place % 10 < 9 && vehicleStyleCode
          ? { vehicleStyleCode: [vehicleStyleCode] }
          : {};
  const price = Math.ceil((salePrice ?? 30_000) / 5000) * 5000;
  const near = place % 4 === 0 ? {} : { zip: owner.zip, searchRadius: 50 };
  return { ...brandSearch(brand, filters), maxPrice: price, ...near, marketExtension: 'off' };
}

function rowOf(name: string, durations: readonly number[]): string {
  const mean = durations.reduce((sum, one) => sum + one, 0) / durations.length;
  const figures = [mean, ...[0.5, 0.95, 0.99].map((share) => quantile(durations, share))];
  return `| ${name} | ${figures.map((one) => one.toFixed(1)).join(' | ')} |`;
}

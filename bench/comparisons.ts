/**
 * `npm run bench:comparisons -- --listings 1000000`: what *Deal X-ray* (all cars that one is rated against) and
 * *Why not this one?* (three better ones) cost, for cars from all over the inventory.
 */
import { LocalSearch } from '@forecourt/search/local-search';
import { findComparables } from '../apps/server/src/vehicles/find-comparables.ts';
import { findSwaps } from '../apps/server/src/vehicles/find-swaps.ts';
import { describeMachine } from './machine.ts';
import { optional, readOptions } from './read-options.ts';
import { buildDemoMarket, sampleCars } from './search/demo-market.ts';
import { quantile } from './search/samples.ts';
import { writeSection } from './write-section.ts';

const options = readOptions({
  listings: 1_000_000,
  cars: 400,
  write: optional,
});
const today = new Date().toISOString().slice(0, 10);
const { engine } = buildDemoMarket({ listings: options.listings, seed: 1, today }, () => {});
const search = new LocalSearch(engine);
const cars = sampleCars(engine, options.cars).filter(({ card }) => card.listingType !== 'NEW');

/** Milliseconds of processor time that each car takes; the first round is for the compiler. */
async function timeEach(find: (car: (typeof cars)[number]) => Promise<unknown>) {
  const taken: number[] = [];
  for (const round of [0, 1])
    for (const car of cars) {
      const { user, system } = process.cpuUsage();
      await find(car);
      const spent = process.cpuUsage({ user, system });
      if (round > 0) taken.push((spent.user + spent.system) / 1000);
    }
  return taken;
}

const compared: number[] = [];
const rows = [
  [
    'Deal X-ray: every comparable car',
    await timeEach(async ({ card }) => {
      const found = await findComparables(card, search);
      if (found) compared.push(found.cars.length);
    }),
  ],
  ['better swaps, anywhere', await timeEach(({ card }) => findSwaps(card, null, search))],
  [
    'better swaps, near the shopper',
    await timeEach(({ card, owner }) => findSwaps(card, owner, search)),
  ],
] as const;

const report = [
  `${describeMachine()}. ${today}. ${engine.status.listings.toLocaleString('en-US')} demo cars; ${cars.length} used cars asked about, the middle one compared with ${quantile(compared, 0.5)}, the one with most with ${Math.max(...compared).toLocaleString('en-US')}.`,
  '',
  '| ms of processor time | p50 | p95 | p99 | most |',
  '|---|---:|---:|---:|---:|',
  ...rows.map(
    ([name, taken]) =>
      `| ${name} | ${[0.5, 0.95, 0.99, 1].map((share) => quantile(taken, share).toFixed(1)).join(' | ')} |`,
  ),
].join('\n');
process.stdout.write(`${report}\n`);
if (options.write) writeSection(options.write, 'bench:comparisons', report);

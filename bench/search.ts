/**
 * `npm run bench:search -- --listings 1000000`: this engine beside DuckDB, SQLite and PostgreSQL, on
 * the same cars and the same seeded mix of searches, in turn. Every answer is compared.
 */
import { availableParallelism } from 'node:os';
import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { defaultKernels } from '@forecourt/search/columns/kernels/default-kernels';
import { plainKernels } from '@forecourt/search/columns/kernels/plain-kernels';
import { SearchPool } from '@forecourt/search/search-pool';
import { createProgress } from '../apps/server/src/platform/progress.ts';
import { ofReport, readOptions } from './read-options.ts';
import { buildDemoMarket, sampleCars, timeOrdering } from './search/demo-market.ts';
import { measureEngine } from './search/engine-bytes.ts';
import { toFlatInventory } from './search/flat-inventory.ts';
import { generateDiverseInventory } from './search/inventories/diverse-inventory.ts';
import { readRealInventory } from './search/inventories/real-cars.ts';
import { timeMemoryPass } from './search/memory-pass.ts';
import { loadDuckDb } from './search/peers/duckdb.ts';
import { loadPostgres } from './search/peers/postgres.ts';
import { loadSqlite } from './search/peers/sqlite.ts';
import { type Contestant, Race, toEntry } from './search/race.ts';
import { measureReadsUnderWrites } from './search/reads-under-writes.ts';
import { toReport } from './search/report.ts';
import { mixRequests } from './search/request-mix.ts';
import { describeRun, writeSection } from './write-section.ts';

const loaders = { duckdb: loadDuckDb, sqlite: loadSqlite, postgresql: loadPostgres };

const options = readOptions({
  listings: 1_000_000,
  /** What cars: `demo`, `diverse` or `real`. */
  inventory: 'demo',
  /** Folder of the files that `real` cars are read from. */
  data: '../shared/data',
  requests: 400,
  seed: 1,
  /** `none` measures the engine alone. */
  peers: Object.keys(loaders).join(','),
  /** A peer that has taken longer for one class of requests is asked no more of it. */
  seconds: 60,
  ...ofReport,
});
const listings = options.listings;
const requests = options.requests;
const seed = options.seed;
const seconds = options.seconds;
const today = new Date().toISOString().slice(0, 10);

/** Rounds over the mix before anything is timed: compilers need to have seen it all. */
const warmUpRounds = 3;
const secondsOfReads = 20;

const processors = availableParallelism();

const say = (text: unknown) => process.stderr.write(`${text}\n`);

const inventories = {
  demo: () => generateDemoInventory,
  diverse: () => generateDiverseInventory,
  real: () => readRealInventory(options.data),
};
const choose = new Map(Object.entries(inventories)).get(options.inventory);
if (!choose) {
  const known = Object.keys(inventories).join(', ');
  throw new Error(`There is no inventory "${options.inventory}"; there are ${known}.`);
}
const generate = await choose();
if (!generate) {
  say(`Skipped: none of the files is in ${options.data}.`);
  process.exit();
}
const building = createProgress('Building', 'cars');
const market = buildDemoMarket(
  { listings, seed, today },
  (done) => building.update(done, listings),
  generate,
);
const { engine } = market;
building.finish(`Built ${listings.toLocaleString('en-US')} cars.`);

const inventory = toFlatInventory(engine.state());
const cars = sampleCars(engine, 5000);
const entries = mixRequests(seed, cars)
  .take(requests)
  .map((mixed) => toEntry(mixed, inventory))
  .toArray();
// This thread asks and waits, so it may search as well.
const pool = await SearchPool.start(engine, {
  threads: Math.max(1, processors - 1),
  isCallerFree: true,
  onThreadError: say,
});
for (let round = 0; round < warmUpRounds; round += 1) {
  for (const { request } of entries) {
    engine.search(request);
    await pool.search(request);
  }
}

const race = new Race(engine, pool, inventory);
const contestants: Contestant[] = [];
for (const [name, load] of Object.entries(loaders)) {
  if (!options.peers.split(',').includes(name)) continue;
  say(`Loading ${name} …`);
  const peer = await load(inventory);
  if (typeof peer === 'string') say(`Skipped ${name}: ${peer}.`);
  else contestants.push(await race.enter(peer, entries));
}
const asking = createProgress('Asking', 'requests');
await race.run(entries, contestants, seconds, (done) => asking.update(done, requests));
asking.finish(`Asked ${requests} requests.`);
for (const { peer } of contestants) await peer.close();
await pool.stop();

say('Measuring memory, order and writes …');
const bytes = measureEngine(engine.state());
const report = toReport({
  listings,
  processors,
  engineLaps: race.engineLaps,
  aloneLaps: race.aloneLaps,
  contestants,
  compared: race.compared,
  market,
  orderSeconds: timeOrdering(engine.state()),
  bytes,
  memoryPass: timeMemoryPass(bytes.indexInAll),
  live: await measureReadsUnderWrites(
    engine.state(),
    entries.map(({ request }) => request),
    cars,
    secondsOfReads,
  ),
});

const kernels = defaultKernels === plainKernels ? 'plain TypeScript' : 'WebAssembly';
const isDemo = options.inventory === 'demo';
const named = isDemo ? '' : `--inventory ${options.inventory} `;
const command = `npm run bench:search -- ${named}--listings ${listings} --requests ${requests} --seed ${seed}`;
const text = [
  `${listings.toLocaleString('en-US')} cars, ${describeRun(command, options.note)} Loops over rows in ${kernels}. Milliseconds; the ratio is to the best peer.`,
  report,
].join('\n\n');
process.stdout.write(`${text}\n`);
const section = `bench:search ${isDemo ? '' : `${options.inventory} `}${listings}`;
if (options.write !== undefined) writeSection(options.write, section, text);

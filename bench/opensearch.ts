/**
 * `npm run bench:opensearch -- --listings 100000`: the engine in memory beside the one on OpenSearch, with
 * the same cars and the same seeded mix of searches, in turn. Every answer is compared.
 */
import { generateDemoInventory, generateDemoOwners } from '@forecourt/catalog/demo/demo-inventory';
import { Cluster } from '@forecourt/search-opensearch/cluster';
import { buildIndex } from '@forecourt/search-opensearch/keeping/build-index';
import { IndexAdmin } from '@forecourt/search-opensearch/keeping/index-admin';
import { OpenSearchEngine } from '@forecourt/search-opensearch/open-search-engine';
import { createProgress } from '../apps/server/src/platform/progress.ts';
import { startNode } from '../packages/search-opensearch/test/node/running-node.ts';
import { type Lap, toReport } from './opensearch/report.ts';
import { ofReport, optional, readOptions } from './read-options.ts';
import { findDifference, toEngineAnswer } from './search/answer.ts';
import { buildDemoMarket, sampleCars } from './search/demo-market.ts';
import { measureEngine } from './search/engine-bytes.ts';
import { mixRequests } from './search/request-mix.ts';
import { describeRun, writeSection } from './write-section.ts';

const options = readOptions({
  listings: 100_000,
  requests: 300,
  seed: 1,
  /** A cluster to measure; without it a node is started on this machine. */
  url: optional,
  /** Of the node that is started. */
  heap: '1g',
  shards: 1,
  ...ofReport,
});
const { listings, requests, seed } = options;
const today = new Date().toISOString().slice(0, 10);
const demo = { listings, seed, today };

/** Rounds over the mix before anything is timed: compilers need to have seen it all. */
const warmUpRounds = 2;

const node =
  options.url === undefined
    ? await startNode({ heap: options.heap, isThorough: true })
    : { url: options.url, stop: async () => {} };
if (typeof node === 'string') {
  process.stderr.write(`OpenSearch cannot be started here, ${node}. Name a cluster by --url.\n`);
  process.exit(1);
}

const building = createProgress('Building', 'cars');
const market = buildDemoMarket(demo, (done) => building.update(done, listings));
building.finish(`Built ${listings.toLocaleString('en-US')} cars in memory.`);

const cluster = new Cluster(node.url, { searchMs: 60_000 });
const admin = new IndexAdmin(cluster, 'bench', { shards: options.shards, replicas: 0 });
await admin.prepare();
const owners = new Map([...generateDemoOwners(demo)].map((owner) => [owner.id, owner]));
const indexing = createProgress('Indexing', 'cars');
const indexStarted = performance.now();
const index = await buildIndex(admin, {
  position: 0,
  fingerprint: null,
  today,
  findOwner: (id) => owners.get(id),
  visit: async (take) => {
    for (const stock of generateDemoInventory(demo)) await take(stock.listings);
  },
  onProgress: (done) => indexing.update(done, listings),
});
const indexSeconds = (performance.now() - indexStarted) / 1000;
indexing.finish(`Indexed ${listings.toLocaleString('en-US')} cars.`);
// Every answer is worked out, as if nobody had asked the same before.
await cluster.send({
  method: 'PUT',
  path: `/${index}/_settings`,
  body: { 'index.requests.cache.enable': false },
});
await admin.publish(index);
const engine = await OpenSearchEngine.open(admin, { owners: owners.values(), models: [] });

const mixed = mixRequests(seed, sampleCars(market.engine, 5000)).take(requests).toArray();
const laps: Lap[] = [];
const asking = createProgress('Asking', 'requests');
for (let round = 0; round <= warmUpRounds; round += 1) {
  for (const { radius, request } of mixed) {
    const started = performance.now();
    const own = market.engine.search(request);
    const between = performance.now();
    const other = await engine.search(request);
    const ended = performance.now();
    const difference = findDifference(toEngineAnswer(own), toEngineAnswer(other));
    if (difference) throw new Error(`${difference} differ: ${JSON.stringify(request)}`);
    if (round < warmUpRounds) continue;
    laps.push({
      radius,
      memory: between - started,
      cluster: ended - between,
      candidates: market.engine.countCandidates(request.filter),
    });
    asking.update(laps.length, requests);
  }
}
asking.finish(`Asked ${requests} requests.`);

const { body: stats } = await cluster.send<{
  _all: { primaries: { store: { size_in_bytes: number } } };
}>({ method: 'GET', path: `/${index}/_stats/store` });
const bytes = measureEngine(market.engine.state());
const report = toReport({
  listings,
  laps,
  indexSeconds,
  memorySeconds: market.buildSeconds,
  memoryBytes: bytes.index + bytes.cards,
  diskBytes: stats._all.primaries.store.size_in_bytes / listings,
});
const { body: about } = await cluster.send<{ version: { number: string } }>({
  method: 'GET',
  path: '/',
});
await admin.remove(index);
await cluster.close();
await node.stop();

const command = `npm run bench:opensearch -- --listings ${listings} --requests ${requests} --seed ${seed}`;
const text = [
  `${listings.toLocaleString('en-US')} cars, OpenSearch ${about.version.number} in one process of ${options.heap} on the same machine, ${options.shards} shard, ${describeRun(command, options.note)} Milliseconds.`,
  report,
].join('\n\n');
process.stdout.write(`${text}\n`);
if (options.write !== undefined) writeSection(options.write, `bench:opensearch ${listings}`, text);

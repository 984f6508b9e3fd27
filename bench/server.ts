/**
 * `npm run bench:server -- --listings 1000000`: the marketplace from an empty folder with a demo
 * inventory, as shoppers meet it: how long it takes to start, how much memory it needs, and how soon
 * one client has its answers.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ofReport, optional, readOptions } from './read-options.ts';
import { buildDemoMarket, sampleCars } from './search/demo-market.ts';
import { type MixedRequest, mixRequests } from './search/request-mix.ts';
import { quantile } from './search/samples.ts';
import { BenchClient, type Exchange } from './server/bench-client.ts';
import { measureLiveChanges } from './server/live-changes.ts';
import { type RunningServer, startServer } from './server/running-server.ts';
import { askSideBySide } from './server/side-by-side.ts';
import { toParameters } from './server/to-parameters.ts';
import { describeRun, writeSection } from './write-section.ts';

const options = readOptions({
  listings: 1_000_000,
  requests: 300,
  seed: 1,
  /** A folder that is kept; otherwise a new one that is removed. */
  data: optional,
  ...ofReport,
});
const { listings, requests, seed } = options;
const today = new Date().toISOString().slice(0, 10);
const radius = 50;
/** Settings of `SEARCH_WORKERS` that are compared. */
const workerCounts = [0, 1, 2];
/** The cars that values are taken from: a large inventory begins with those of a small one. */
const sampledListings = 20_000;
const warmUpShare = 0.2;

const say = (text: string) => process.stderr.write(`${text}\n`);

/** Searches near some place, and nationwide ones. */
function searches() {
  const sampled = { listings: Math.min(listings, sampledListings), seed, today };
  const { engine } = buildDemoMarket(sampled, () => {});
  const cars = sampleCars(engine, 5000);
  const within = (miles: number) =>
    mixRequests(seed, cars)
      .filter((mixed) => mixed.radius === miles)
      .take(requests)
      .toArray();
  return { near: within(radius), nationwide: within(0) };
}

/** One after the other, by one client; the first ones warm up and are left out. */
async function ask(
  client: BenchClient,
  path: string,
  mix: readonly MixedRequest[],
  encoding: string,
): Promise<Exchange[]> {
  const exchanges: Exchange[] = [];
  for (const mixed of mix) {
    exchanges.push(await client.get(`${path}?${toParameters(mixed)}`, encoding));
  }
  return exchanges.slice(Math.floor(warmUpShare * exchanges.length));
}

function row(name: string, exchanges: readonly Exchange[]): string {
  const times = exchanges.map(({ milliseconds }) => milliseconds);
  const search = exchanges.flatMap(({ parts }) => parts.search ?? []);
  const p50 = quantile(times, 0.5).toFixed(1);
  const p95 = quantile(times, 0.95).toFixed(1);
  const ofSearch = search.length === 0 ? '–' : quantile(search, 0.5).toFixed(2);
  const kilobytes = quantile(
    exchanges.map(({ bytes }) => bytes / 1000),
    0.5,
  ).toFixed(0);
  return `| ${name} | ${p50} | ${p95} | ${ofSearch} | ${kilobytes} |`;
}

/** How many, and milliseconds. */
function quantilesOf(times: readonly number[]): string {
  const [p50, p95, longest] = [0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(1));
  return `${times.length} | ${p50} | ${p95} | ${longest}`;
}

const startRow = (name: string, { readySeconds, memory }: RunningServer) =>
  `| ${name} | ${readySeconds.toFixed(1)} s | ${memory()} |`;

const folder = options.data ?? mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
const settings = { DATA_DIR: folder, DEMO_LISTINGS: String(listings), DEMO_SEED: String(seed) };
const { near, nationwide } = searches();
say('Starting from an empty folder …');
const first = await startServer(settings);
const starts = [startRow('from an empty folder', first)];
await first.stop();
say('Starting again …');
const second = await startServer(settings);
const client = new BenchClient(second.url);
const rows = [
  row('`GET /rest/lsc/listing`', await ask(client, '/rest/lsc/listing', near, 'identity')),
  row('the same, compressed', await ask(client, '/rest/lsc/listing', near, 'gzip, br')),
  row(
    '`GET /cars-for-sale/all-cars`',
    await ask(client, '/cars-for-sale/all-cars', near, 'identity'),
  ),
];
starts.push(startRow('from what the first left, after the requests below', second));
client.close();
await second.stop();

const pathsOf = (path: string, mix: readonly MixedRequest[]) =>
  mix.map((mixed) => `${path}?${toParameters(mixed)}`);
const sides: string[] = [];
for (const workers of workerCounts) {
  say(`Asking for pages and searches at once, SEARCH_WORKERS=${workers} …`);
  const server = await startServer({ ...settings, SEARCH_WORKERS: String(workers) });
  // The one before went once through all cars that had just been written.
  if (starts.length === 2) starts.push(startRow('the next', server));
  const clients = [new BenchClient(server.url), new BenchClient(server.url)] as const;
  const paths = {
    pages: pathsOf('/cars-for-sale/all-cars', near),
    searches: pathsOf('/rest/lsc/listing', nationwide),
  };
  const side = await askSideBySide(...clients, paths);
  sides.push(`| ${workers} | ${quantilesOf(side.pages)} | ${quantilesOf(side.searches)} |`);
  for (const one of clients) one.close();
  await server.stop();
}
say('Changing cars while they are searched …');
const live = await measureLiveChanges(
  settings,
  near.map(({ request }) => request),
);
if (options.data === undefined) rmSync(folder, { recursive: true });

const command = `npm run bench:server -- --listings ${listings} --requests ${requests} --seed ${seed}`;
const text = [
  `${listings.toLocaleString('en-US')} cars, ${describeRun(command, options.note)}`,
  ['| Start | ready after | memory |', '|---|---|---|', ...starts].join('\n'),
  [
    `| One client, searches of the mix at ${radius} miles | p50 ms | p95 ms | of it search, p50 | kB |`,
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n'),
  [
    `| \`SEARCH_WORKERS\` | pages at ${radius} miles | p50 ms | p95 ms | longest | nationwide searches at the same time | p50 ms | p95 ms | longest |`,
    '|---|---|---|---|---|---|---|---|---|',
    ...sides,
  ].join('\n'),
  [
    '| Changes, in the serving process with the embedded database | number | p50 ms | p95 ms | longest |',
    '|---|---|---|---|---|',
    `| from a commit until searches find it | ${quantilesOf(live.visible)} |`,
    `| from a reader's answer to its next, nothing else going on | ${quantilesOf(live.idle)} |`,
    `| the same under ${live.changesPerSecond.toFixed(0)} changes a second | ${quantilesOf(live.busy)} |`,
  ].join('\n'),
].join('\n\n');
process.stdout.write(`${text}\n`);
if (options.write !== undefined) writeSection(options.write, `bench:server ${listings}`, text);

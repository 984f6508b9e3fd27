/**
 * `npm run bench:pages -- --listings 100000`: the search page as shoppers ask for it, over one
 * connection and over many, rendered afresh each time and asked again while nothing has changed, and what
 * of its time is search, rendering and compression; and what a page of each other kind costs.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Asked, askPages, canonicalAddresses } from './pages/ask-pages.ts';
import { describeLoad, kindTable, measureKinds } from './pages/page-kinds.ts';
import { ofReport, optional, readOptions } from './read-options.ts';
import { buildDemoMarket, sampleCars } from './search/demo-market.ts';
import { mixRequests } from './search/request-mix.ts';
import { quantile } from './search/samples.ts';
import type { Exchange } from './server/bench-client.ts';
import { startServer } from './server/running-server.ts';
import { toParameters } from './server/to-parameters.ts';
import { describeRun, writeSection } from './write-section.ts';

const options = readOptions({
  listings: 100_000,
  connections: '1,10,50',
  /** For how long each number of connections is asked over. */
  seconds: 20,
  seed: 1,
  /** An optional call that never answers, such as `view-counts`: measured once more with it. */
  'black-hole': optional,
  /** The table of all kinds of pages alone. */
  'kinds-only': false,
  /** A folder that is kept; otherwise a new one that is removed. */
  data: optional,
  ...ofReport,
});
const { listings, seconds, seed } = options;
const hole = options['black-hole'];
const addressCount = 300;
/** The cars that values are taken from: a large inventory begins with those of a small one. */
const sampledListings = 20_000;

const say = (text: string) => process.stderr.write(`${text}\n`);

function searches(): string[] {
  const today = new Date().toISOString().slice(0, 10);
  const sampled = { listings: Math.min(listings, sampledListings), seed, today };
  const { engine } = buildDemoMarket(sampled, () => {});
  return mixRequests(seed, sampleCars(engine, 5000))
    .take(addressCount)
    .map((mixed) => `/cars-for-sale/all-cars?${toParameters(mixed)}`)
    .toArray();
}

/** As long as can be set: pages then go only when sponsored places go to others, with each minute. */
const caching = { PAGE_CACHE_SECONDS: '3600' };
const uncached = { PAGE_CACHE_SECONDS: '0' };
const uncachedInThreads = { ...uncached, WEB_THREADS: '2' };

const timesOf = ({ exchanges }: Asked) => exchanges.map(({ milliseconds }) => milliseconds);
const shareOf = (asked: Asked, share: number) => quantile(timesOf(asked), share).toFixed(1);
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function loadTable(measured: readonly Asked[]): string {
  return [
    '| Connections | pages/s | p50 ms | p95 ms | p99 ms | processor ms a page | cached |',
    '|---|---|---|---|---|---|---|',
    ...measured.map(loadRow),
  ].join('\n');
}

function loadRow(asked: Asked): string {
  const { connections, exchanges, processorSeconds } = asked;
  const perSecond = (exchanges.length / asked.seconds).toFixed(0);
  const processor = ((1000 * processorSeconds) / exchanges.length).toFixed(1);
  const quantiles = [0.5, 0.95, 0.99].map((share) => shareOf(asked, share)).join(' | ');
  const share = ((100 * exchanges.filter(isCached).length) / exchanges.length).toFixed(0);
  return `| ${connections} | ${perSecond} | ${quantiles} | ${processor} | ${share} % |`;
}

const isCached = ({ parts }: Exchange) => parts['page-cache'] !== undefined;

const meanOf = (exchanges: readonly Exchange[], name: string) =>
  mean(exchanges.map(({ parts }) => parts[name] ?? 0));

/** Parts of a page as the server tells them; they hold where one page is made at a time. */
function partTable({ connections, exchanges }: Asked): string {
  const part = (name: string) => meanOf(exchanges, name);
  const total = part('total');
  const known = {
    'search, sponsored places and counts': part('calls'),
    rendering: part('render'),
    compression: part('compress'),
  };
  const rest = total - Object.values(known).reduce((sum, milliseconds) => sum + milliseconds, 0);
  const rows = Object.entries({ ...known, 'the rest: page data, router, HTTP': rest }).map(
    ([name, milliseconds]) =>
      `| ${name} | ${milliseconds.toFixed(1)} | ${((100 * milliseconds) / total).toFixed(0)} % |`,
  );
  return [
    `| Part of a page rendered afresh, ${connections} at a time | ms | share |`,
    '|---|---|---|',
    ...rows,
  ].join('\n');
}

function cachedLine({ connections, exchanges }: Asked): string {
  const own = meanOf(exchanges.filter(isCached), 'page-cache').toFixed(2);
  return `A cached page, ${connections} at a time, is found in ${own} ms.`;
}

function sizeLine({ exchanges }: Asked): string {
  const bytes = exchanges.map((exchange) => exchange.bytes / 1000);
  return `Compressed, a page is ${quantile(bytes, 0.5).toFixed(0)} kB (p95 ${quantile(bytes, 0.95).toFixed(0)} kB).`;
}

/** Pages that waited for the call, until its breaker opened, and those after. */
function holeLines(call: string, asked: Asked): string {
  const isLate = (exchange: { parts: Asked['exchanges'][number]['parts'] }) =>
    (exchange.parts[call] ?? 0) > 1000;
  const late = asked.exchanges.filter(isLate);
  const prompt = asked.exchanges.filter((exchange) => !isLate(exchange));
  const slowest = Math.max(...timesOf(asked)) / 1000;
  const p95 = quantile(
    prompt.map(({ milliseconds }) => milliseconds),
    0.95,
  );
  return `With \`${call}\` never answering, ${asked.connections} connections: all ${asked.exchanges.length.toLocaleString('en-US')} pages were answered with 200. ${late.length} waited for the call, the slowest page taking ${slowest.toFixed(1)} s; once its breaker was open, p95 was ${p95.toFixed(1)} ms.`;
}

const folder = options.data ?? mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
const settings = {
  DATA_DIR: folder,
  DEMO_LISTINGS: String(listings),
  DEMO_SEED: String(seed),
};

/** Asks a server with these settings for all addresses once, and then over each number of connections. */
async function measure(special: Readonly<Record<string, string>>) {
  say('Starting …');
  const server = await startServer({ ...settings, ...special });
  say('Warming up …');
  const addresses = await canonicalAddresses(server.url, searches());
  const asked: Asked[] = [];
  for (const connections of options.connections.split(',').map(Number)) {
    if (special === caching) await cacheAll(server.url, addresses);
    say(`Asking over ${connections} …`);
    asked.push(await askPages(server.url, addresses, { connections, seconds }));
  }
  const memory = server.memory();
  await server.stop();
  return { asked, addresses, memory };
}

/** Has every page rendered and cached at the beginning of a minute, which is left for measuring them. */
async function cacheAll(url: string, addresses: readonly string[]) {
  say('Waiting for the minute to end …');
  await pause(60_000 - (Date.now() % 60_000));
  await canonicalAddresses(url, addresses);
}

/** Home, results, a vehicle, a comparison and a model beside one another. */
async function tellKinds() {
  say('Asking for pages of each kind …');
  const server = await startServer({ ...settings, ...uncached });
  const costs = await measureKinds(server.url, seconds);
  await server.stop();
  const asked = `npm run bench:pages -- --listings ${listings} --seconds ${seconds} --kinds-only`;
  const cars = `${listings.toLocaleString('en-US')} cars, ${describeRun(asked, options.note)}`;
  const table = `${cars} ${describeLoad()}\n\n${kindTable(costs)}`;
  process.stdout.write(`${table}\n\n`);
  if (options.write !== undefined) writeSection(options.write, 'bench:pages-kinds', table);
}

await tellKinds();
if (options['kinds-only']) {
  if (options.data === undefined) rmSync(folder, { recursive: true });
  process.exit();
}
const rendered = await measure(uncached);
const inThreads = await measure(uncachedInThreads);
const cached = await measure(caching);

const holed: string[] = [];
if (hole !== undefined) {
  say(`Asking while ${hole} never answers …`);
  const program = [join(import.meta.dirname, 'pages/black-holed-server.ts'), hole];
  const broken = await startServer({ ...settings, ...uncached }, program);
  const load = { connections: 10, seconds };
  holed.push(holeLines(hole, await askPages(broken.url, rendered.addresses, load)));
  await broken.stop();
}
if (options.data === undefined) rmSync(folder, { recursive: true });

const command = `npm run bench:pages -- --listings ${listings} --connections ${options.connections} --seconds ${seconds} --seed ${seed}${hole === undefined ? '' : ` --black-hole ${hole}`}`;
const text = [
  `${listings.toLocaleString('en-US')} cars, ${describeRun(command, options.note)}`,
  `Every page rendered afresh (\`PAGE_CACHE_SECONDS=0\`):`,
  loadTable(rendered.asked),
  ...rendered.asked.slice(0, 1).flatMap((alone) => [partTable(alone), sizeLine(alone)]),
  'The same by two threads (`WEB_THREADS=2`):',
  loadTable(inThreads.asked),
  `Asked again while nothing has changed (\`PAGE_CACHE_SECONDS=3600\`):`,
  loadTable(cached.asked),
  ...cached.asked.slice(0, 1).map(cachedLine),
  `Memory of the server: ${rendered.memory} when every page is rendered; ${inThreads.memory} by two threads; ${cached.memory} when pages are cached.`,
  ...holed,
].join('\n\n');
process.stdout.write(`${text}\n`);
if (options.write !== undefined) writeSection(options.write, 'bench:pages', text);

/**
 * `npm run soak -- --minutes 30`: a marketplace under mixed load. Prints how memory, handles and latency slope by
 * the hour, and ends with 1 where an answer failed. With `--slow 500`, `--bodies 20` or `--smuggle 20` so many
 * clients stand beside it that send their headers a letter at a time, bodies of 100 MB, or requests that can be
 * read in two ways: in every second interval, so that what they cost the others is told.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { DrilledServer } from './drill/drilled-server.ts';
import { readOptions } from './read-options.ts';
import { quantile } from './search/samples.ts';
import { type Hostile, largeBodies, slowClients, smugglers } from './soak/hostile-clients.ts';

const options = readOptions({
  minutes: 30,
  clients: 4,
  slow: 0,
  bodies: 0,
  smuggle: 0,
  cars: 20_000,
  port: 4391,
  threads: 'auto',
});
/** Before it is ready nobody asks. */
let endsAt = 0;
const server = new DrilledServer(options.port, {
  DEMO_LISTINGS: String(options.cars),
  PAGE_CACHE_SECONDS: '30',
  WEB_THREADS: options.threads,
});

/** What the mix of `docs/benchmarks.md` asks: results, cars, suggestions, the interface. */
const makes = ['toyota', 'honda', 'ford', 'chevrolet', 'hyundai', 'kia', 'nissan', 'subaru'];
const zips = ['30303', '10001', '60601', '75201', '90012', '98101'];
const pick = (from: readonly string[]) => from[Math.floor(Math.random() * from.length)] ?? '';
let cars: string[] = [];

function nextPath(): string {
  const place = `zip=${pick(zips)}&searchRadius=${pick(['25', '50', '100', '0'])}`;
  const chance = Math.random();
  if (chance < 0.61) return `/cars-for-sale/used-cars/${pick(makes)}?${place}`;
  if (chance < 0.87) return `/cars-for-sale/vehicle/${pick(cars)}`;
  if (chance < 0.95) return `/rest/lsc/marketplace/suggested/keywords/${pick(makes).slice(0, 3)}`;
  return `/rest/lsc/listing?makeCode=${pick(makes).toUpperCase()}&${place}`;
}

interface Sample {
  readonly hours: number;
  readonly megabytes: number;
  /** Of the serving thread: its objects, and what they hold outside the heap. */
  readonly heap: number;
  readonly external: number;
  readonly handles: number;
  readonly p95: number;
  readonly failed: number;
}

const times: number[] = [];
let failed = 0;

/** Whether all of a page came, and as it should. */
async function isAnswered(path: string): Promise<boolean> {
  try {
    const answer = await fetch(`${server.url}${path}`);
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}

async function walk(): Promise<void> {
  while (performance.now() < endsAt) {
    const started = performance.now();
    if (!(await isAnswered(nextPath()))) failed += 1;
    times.push(performance.now() - started);
    await pause(20);
  }
}

const { port } = options;
const hostile = [
  [options.slow, slowClients],
  [options.bodies, largeBodies],
  [options.smuggle, smugglers],
] as const;
const isAttacked = hostile.some(([count]) => count > 0);

/** Who means no good, from now on. */
const attack = (): Hostile[] =>
  hostile.flatMap(([count, begin]) => (count > 0 ? [begin(count, port)] : []));

const p95Of = (measured: readonly number[]) => quantile(measured, 0.95);

/** Milliseconds of answers to the others, in intervals without and with who means no good. */
const besides = { without: [] as number[], with: [] as number[] };

async function sample(startedAt: number, beside: keyof typeof besides): Promise<Sample> {
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  const megabytesOf = (name: string) =>
    Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]) / 2 ** 20;
  const status = readFileSync(`/proc/${server.processId}/status`, 'utf8');
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
  const measured = times.splice(0);
  besides[beside].push(...measured);
  const now = {
    hours: (performance.now() - startedAt) / 3_600_000,
    megabytes: kilobytes / 1024,
    heap: megabytesOf('nodejs_heap_used_bytes'),
    external: megabytesOf('nodejs_external_bytes'),
    handles: readdirSync(`/proc/${server.processId}/fd`).length,
    p95: p95Of(measured),
    failed,
  };
  process.stdout.write(
    `${(now.hours * 60).toFixed(1)} min: ${now.megabytes.toFixed(0)} MB (heap ${now.heap.toFixed(0)}, held outside ${now.external.toFixed(0)}), ${now.handles} handles, ${measured.length} answers, p95 ${now.p95.toFixed(0)} ms, ${failed} failed\n`,
  );
  return now;
}

/** By the hour, of the straight line that lies nearest to the samples. */
function slopeOf(samples: readonly Sample[], read: (one: Sample) => number): number {
  const mean = (of: (one: Sample) => number) =>
    samples.reduce((sum, one) => sum + of(one), 0) / samples.length;
  const x = mean(({ hours }) => hours);
  const y = mean(read);
  const above = samples.reduce((sum, one) => sum + (one.hours - x) * (read(one) - y), 0);
  const below = samples.reduce((sum, one) => sum + (one.hours - x) ** 2, 0);
  return below === 0 ? 0 : above / below;
}

await server.start();
const first = await (await fetch(`${server.url}/cars-for-sale?searchRadius=0`)).text();
cars = [...new Set([...first.matchAll(/\/vehicle\/(\d+)/g)].map(([, id]) => id ?? ''))];
endsAt = performance.now() + options.minutes * 60_000;
const walks = Array.from({ length: options.clients }, walk);
const startedAt = performance.now();
const samples: Sample[] = [];
let hasWon = false;
const intervals = isAttacked ? 12 : 10;
const everyMs = Math.min(60_000, (options.minutes * 60_000) / intervals);
while (performance.now() < endsAt - everyMs / 2) {
  const beside = isAttacked && samples.length % 2 === 1 ? 'with' : 'without';
  const bad = beside === 'with' ? attack() : [];
  await pause(everyMs);
  samples.push(await sample(startedAt, beside));
  for (const one of bad) {
    process.stdout.write(`  beside ${one.told()}\n`);
    hasWon ||= one.hasWon();
    one.stop();
  }
}
await Promise.all(walks);
await server.end('SIGTERM');
// The first third fills caches.
const settled = samples.slice(Math.floor(samples.length / 3));
/** Of each tenth the sample with the smallest heap: that after a collection, without what waits for the next. */
const collected = Map.groupBy(settled, (_, at) => Math.floor((at * 10) / settled.length))
  .values()
  .map((tenth) => tenth.toSorted((a, b) => a.heap - b.heap)[0])
  .filter((one) => one !== undefined)
  .toArray();
const slopes = {
  'MB an hour': slopeOf(settled, ({ megabytes }) => megabytes),
  'MB of heap that stays an hour': slopeOf(collected, ({ heap }) => heap),
  'MB held outside it an hour': slopeOf(settled, ({ external }) => external),
  'handles an hour': slopeOf(settled, ({ handles }) => handles),
  'ms of p95 an hour': slopeOf(settled, ({ p95 }) => p95),
};
for (const [name, slope] of Object.entries(slopes))
  process.stdout.write(`${slope.toFixed(1)} ${name}\n`);
if (isAttacked)
  process.stdout.write(
    `p95 of the others ${p95Of(besides.without).toFixed(0)} ms without, ${p95Of(besides.with).toFixed(0)} ms with who means no good\n`,
  );
process.exit(failed > 0 || hasWon ? 1 : 0);

/**
 * `npm run soak -- --minutes 30 --slow 500`: a marketplace under mixed load, with clients beside it that
 * send their headers a letter at a time. Prints by the hour how memory, handles and latency slope, and
 * ends with 1 where one of them grows.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { DrilledServer } from './drill/drilled-server.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    clients: { type: 'string', default: '4' },
    slow: { type: 'string', default: '0' },
    cars: { type: 'string', default: '20000' },
    port: { type: 'string', default: '4391' },
  },
});
const endsAt = performance.now() + Number(values.minutes) * 60_000;
const server = new DrilledServer(Number(values.port), {
  ...{ DEMO_LISTINGS: values.cars, PAGE_CACHE_SECONDS: '30' },
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
  readonly handles: number;
  readonly p95: number;
  readonly failed: number;
}

const times: number[] = [];
let failed = 0;

async function walk(): Promise<void> {
  while (performance.now() < endsAt) {
    const started = performance.now();
    const answer = await fetch(`${server.url}${nextPath()}`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer === null || answer.status >= 500) failed += 1;
    times.push(performance.now() - started);
    await pause(20);
  }
}

/** One that sends a letter every few seconds, and begins anew when it is let go. */
function slowClient(): () => void {
  let socket: Socket | null = null;
  const begin = () => {
    if (performance.now() > endsAt) return;
    socket = connect(Number(values.port), '127.0.0.1', () =>
      socket?.write('GET / HTTP/1.1\r\nX: '),
    );
    socket.on('error', () => {}).on('close', () => setTimeout(begin, 500));
  };
  begin();
  const timer = setInterval(() => socket?.writable && socket.write('x'), 3000);
  return () => {
    clearInterval(timer);
    socket?.destroy();
  };
}

function sample(startedAt: number): Sample {
  const status = readFileSync(`/proc/${server.processId}/status`, 'utf8');
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
  const sorted = times.splice(0).sort((a, b) => a - b);
  const now = {
    hours: (performance.now() - startedAt) / 3_600_000,
    megabytes: kilobytes / 1024,
    handles: readdirSync(`/proc/${server.processId}/fd`).length,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    failed,
  };
  process.stdout.write(
    `${(now.hours * 60).toFixed(1)} min: ${now.megabytes.toFixed(0)} MB, ${now.handles} handles, ${sorted.length} answers, p95 ${now.p95.toFixed(0)} ms, ${failed} failed\n`,
  );
  return now;
}

/** By the hour, of the straight line that lies nearest to the samples. */
function slopeOf(samples: readonly Sample[], read: (one: Sample) => number): number {
  const mean = (of: (one: Sample) => number) =>
    samples.reduce((sum, one) => sum + of(one), 0) / samples.length;
  const [x, y] = [mean(({ hours }) => hours), mean(read)];
  const above = samples.reduce((sum, one) => sum + (one.hours - x) * (read(one) - y), 0);
  const below = samples.reduce((sum, one) => sum + (one.hours - x) ** 2, 0);
  return below === 0 ? 0 : above / below;
}

await server.start();
const first = await (await fetch(`${server.url}/cars-for-sale?searchRadius=0`)).text();
cars = [...new Set([...first.matchAll(/\/vehicle\/(\d+)/g)].map(([, id]) => id ?? ''))];
const walks = Array.from({ length: Number(values.clients) }, walk);
const slow = Array.from({ length: Number(values.slow) }, slowClient);
const startedAt = performance.now();
const samples: Sample[] = [];
const everyMs = Math.min(60_000, (Number(values.minutes) * 60_000) / 10);
while (performance.now() < endsAt - everyMs / 2) {
  await pause(everyMs);
  samples.push(sample(startedAt));
}
for (const end of slow) end();
await Promise.all(walks);
await server.end('SIGTERM');
// The first third fills caches.
const settled = samples.slice(Math.floor(samples.length / 3));
const slopes = {
  'MB an hour': slopeOf(settled, ({ megabytes }) => megabytes),
  'handles an hour': slopeOf(settled, ({ handles }) => handles),
  'ms of p95 an hour': slopeOf(settled, ({ p95 }) => p95),
};
for (const [name, slope] of Object.entries(slopes))
  process.stdout.write(`${slope.toFixed(1)} ${name}\n`);
process.exit(failed > 0 ? 1 : 0);

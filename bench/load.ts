/**
 * `npm run bench:load`: shoppers of all kinds at rising rates, who come whether those before them were
 * answered or not, at a marketplace in one process, in one with threads that render, and in three over one
 * PostgreSQL; and up to which rate each answers in time.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { LoadClient } from './load/load-client.ts';
import { runStep, type Step, warmUp } from './load/open-loop.ts';
import {
  describeBad,
  kindTable,
  kneeP95Ms,
  kneeTable,
  type MeasuredSetUp,
  p95Of,
  stepTable,
} from './load/report.ts';
import { isSetUp, type RunningSetUp, type SetUpName, setUps } from './load/set-ups.ts';
import { describeProfile, mixShoppers } from './load/shopper-mix.ts';
import { visitorCount } from './load/visitors.ts';
import { ofReport, readOptions } from './read-options.ts';
import { describeRun, writeSection } from './write-section.ts';

const options = readOptions({
  listings: 20_000,
  /** Requests a second, one step for each, rising. */
  rates: '10,15,20,25,30,40,50,60',
  /** Of each step. */
  seconds: 15,
  seed: 1,
  setup: Object.keys(setUps).join(),
  ...ofReport,
});
const { listings, seconds, seed } = options;
const rates = options.rates.split(',').map(Number);
const names = options.setup.split(',').map(requireSetUp);

/** Requests before the first step, the same for all set-ups: two hundred for each of three processes. */
const warmUpRequests = 600;
const warmUpConnections = 4;

/** A step this late is far beyond the knee: those of higher rates would measure how long a queue is. */
const hopelessP95Ms = 10 * kneeP95Ms;

/** Between steps, so that one does not pay for another's garbage. */
const restMs = 1000;

/** As in production, but for a proxy in front that says whom it passes on: the generator is it. */
const settings = {
  DEMO_LISTINGS: String(listings),
  DEMO_SEED: String(seed),
  PAGE_CACHE_SECONDS: '30',
  TRUSTED_PROXIES: 'loopback',
  LEADS_TO: 'leads@cars.example',
};

const say = (text: string) => process.stderr.write(`${text}\n`);

function requireSetUp(name: string): SetUpName {
  if (isSetUp(name)) return name;
  throw new Error(`--setup: expected some of ${Object.keys(setUps).join(', ')}, not “${name}”.`);
}

say('Making the mix …');
const counts = rates.map((rate) => Math.round(rate * seconds));
const total = counts.reduce((sum, count) => sum + count, warmUpRequests);
const requests = mixShoppers(total, { listings, seed });

async function measure(name: SetUpName): Promise<MeasuredSetUp> {
  const { title, start } = setUps[name];
  say(`Starting ${title} …`);
  const running = await start(settings);
  const before = { processor: process.cpuUsage(), at: performance.now() };
  const steps = await climb(running);
  const { user, system } = process.cpuUsage(before.processor);
  const generatorShare = (user + system) / 1000 / (performance.now() - before.at);
  const memory = running.memory();
  await running.stop();
  return { title, steps, memory, generatorShare };
}

/** Every set-up gets the same requests in the same order. */
async function climb({ urls }: RunningSetUp): Promise<Step[]> {
  const client = new LoadClient(urls);
  say('Warming up …');
  await warmUp(client, requests.slice(0, warmUpRequests), warmUpConnections);
  const steps: Step[] = [];
  let from = warmUpRequests;
  for (const [place, rate] of rates.entries()) {
    await pause(restMs);
    const to = from + (counts[place] ?? 0);
    const step = await runStep(client, requests.slice(from, to), rate);
    steps.push(step);
    say(`${rate}/s: p95 ${p95Of(step).toFixed(1)} ms`);
    for (const bad of describeBad(step.outcomes).slice(0, 5)) say(`  ${bad}`);
    if (p95Of(step) > hopelessP95Ms) break;
    from = to;
  }
  client.close();
  return steps;
}

const measured: MeasuredSetUp[] = [];
for (const name of names) measured.push(await measure(name));

const command = `npm run bench:load -- --listings ${listings} --rates ${options.rates} --seconds ${seconds} --seed ${seed} --setup ${options.setup}`;
const text = [
  `${listings.toLocaleString('en-US')} cars, ${describeRun(command, options.note)} ${describeProfile()}, of ${visitorCount.toLocaleString('en-US')} visitors; \`PAGE_CACHE_SECONDS=30\`. The generator runs on the same processors and takes its share of them. The knee is the last step up to which each has p95 ≤ ${kneeP95Ms} ms and no error.`,
  kneeTable(measured),
  stepTable(measured),
  kindTable(measured),
].join('\n\n');
process.stdout.write(`${text}\n`);
if (options.write !== undefined) writeSection(options.write, 'bench:load', text);

/**
 * `npm run audit`: Lighthouse, as a phone of the middle class sees them, over home, results, a vehicle, a
 * comparison and a model of a server in production; `npm run audit -- --only research` over those alone.
 * Prints the scores and what lowered them, of the run in the middle; ends with 1 when one is below its goal.
 * `--only interactions`: how soon a page of results answers to presses on a processor that is four times slower.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import browserSettings from '../playwright.config.ts';
import { measureInteractions } from './pages/interactions.ts';
import { findPages } from './pages/known-pages.ts';
import { optional, readOptions } from './read-options.ts';
import { startServer } from './server/running-server.ts';

const options = readOptions({
  listings: 20_000,
  /** Of each page; the one in the middle counts. Times differ between runs. */
  runs: 3,
  /** Kinds of pages, such as `research,vehicle`; all where none is named. */
  only: optional,
  /** For which a page of results is pressed. */
  seconds: 60,
});
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const names = Object.keys(goals) as (keyof typeof goals)[];
/** Milliseconds from a press to the next paint, for three of four presses. */
const maxInteractionMs = 80;
/** Kinds of pages that search engines are meant to leave out: what says so is no fault of them. */
const unindexed = new Set(['compare']);
/** Audits that lower a score are told with it. */
const passing = 0.9;

const scoreOf = ({ categories }: Result, name: string) =>
  Math.round(100 * (categories[name]?.score ?? 0));

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** One look at a page, in a browser that has seen nothing. */
async function look(url: string, skipAudits: string[]): Promise<Result> {
  const port = await findFreePort();
  const { launchOptions } = browserSettings.use ?? {};
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    const onlyCategories = [...names];
    const found = await lighthouse(url, { port, logLevel: 'error', onlyCategories, skipAudits });
    if (found === undefined) throw new Error(`Lighthouse said nothing of ${url}.`);
    return found.lhr;
  } finally {
    await browser.close();
  }
}

async function judge(url: string, kind: string): Promise<Result> {
  const skipped = unindexed.has(kind) ? ['is-crawlable'] : [];
  const results: Result[] = [];
  for (let run = 0; run < options.runs; run += 1) results.push(await look(url, skipped));
  const sorted = results.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('--runs is at least 1.');
  return middle;
}

/** The figures that the performance is made of, best known ones first. */
const describeTimes = ({ audits }: Result) =>
  ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
    .map((id) => `${audits[id]?.title} ${audits[id]?.displayValue}`)
    .join(', ');

/** What took points away, heaviest first. */
function describeLosses({ audits, categories }: Result): string[] {
  const weighed = names.flatMap((name) => categories[name]?.auditRefs ?? []);
  return weighed
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < passing)
    .sort((a, b) => b.weight - a.weight)
    .map(({ id }) => `    ${audits[id]?.title}: ${audits[id]?.displayValue ?? 'failed'}`);
}

const folder = mkdtempSync(join(tmpdir(), 'forecourt-audit-'));
const server = await startServer({ DATA_DIR: folder, DEMO_LISTINGS: String(options.listings) });
const pages = await findPages(server.url);

process.stdout.write('performance / accessibility / best practices / SEO\n');
let isBelow = false;
const wanted = options.only?.split(',');
for (const [kind, [path = '/']] of Object.entries(pages)) {
  if (wanted !== undefined && !wanted.includes(kind)) continue;
  const result = await judge(new URL(path, server.url).href, kind);
  const scores = names.map((name) => scoreOf(result, name));
  isBelow ||= names.some((name) => scoreOf(result, name) < goals[name]);
  process.stdout.write(`${scores.join(' / ')}  ${path}\n    ${describeTimes(result)}\n`);
  for (const line of describeLosses(result)) process.stdout.write(`${line}\n`);
}
if (wanted === undefined || wanted.includes('interactions')) {
  const results = new URL(pages.results[0] ?? '/cars-for-sale', server.url);
  const { count, p75, longest, steps } = await measureInteractions(results.href, options.seconds);
  isBelow ||= p75 > maxInteractionMs;
  process.stdout.write(
    `${p75} ms from a press to the next paint (75th percentile of ${count}, longest ${longest}; goal ${maxInteractionMs})\n`,
  );
  process.stdout.write(`    ${steps.map(([name, p50]) => `${name} ${p50}`).join(', ')}\n`);
}
await server.stop();
rmSync(folder, { recursive: true });
const least = names.map((name) => goals[name]).join(' / ');
process.stdout.write(isBelow ? `Below the goal of ${least}.\n` : `The goal of ${least} is met.\n`);
process.exitCode = isBelow ? 1 : 0;

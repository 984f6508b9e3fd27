/**
 * `npm run bench:pins`: when the first pins of a map are seen, in browsers that have nothing of it yet, beside a
 * server in production. Ends with 1 when the median of one view is beyond its goal. Meant for an idle machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import browserSettings from '../playwright.config.ts';
import { describeMachine } from './machine.ts';
import { optional, readOptions } from './read-options.ts';
import { quantile } from './search/samples.ts';
import { startServer } from './server/running-server.ts';

const options = readOptions({
  listings: 20_000,
  /** Of each view. */
  runs: 15,
  /** Of a server that runs already; without one it starts its own. */
  url: optional,
});

/** Milliseconds from the answer's first byte until a pin is painted. */
const goal = 300;

const near = '/cars-for-sale/atlanta-ga?searchRadius=300&zip=30303';
const views = [
  ['map, 1280', `${near}&view=map`, { width: 1280, height: 800 }],
  ['split, 1280', `${near}&view=split`, { width: 1280, height: 800 }],
  ['map, 390', `${near}&view=map`, { width: 390, height: 844 }],
] as const;

/** Milliseconds from the start of the navigation. */
const steps = ['first byte', 'last byte', 'first paint', 'pin in the page', 'pin painted'] as const;
type Moments = readonly number[];

/** Marks the pins before they are painted, so that the browser tells when they are. */
function watchPins(): void {
  const pins = '.map-first-mark b, .map-mark b';
  // They come with several parts of the page, and not all are in the window.
  new MutationObserver(() => {
    for (const pin of document.querySelectorAll(`:is(${pins}):not([elementtiming])`)) {
      pin.setAttribute('elementtiming', 'pin');
      performance.mark('pin');
    }
  }).observe(document, { childList: true, subtree: true });
}

function readMoments(): Promise<number[]> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('No pin was painted.')), 10_000);
    new PerformanceObserver((list) => {
      const [painted] = list.getEntries();
      const [page] = performance.getEntriesByType('navigation');
      if (!(page instanceof PerformanceNavigationTiming) || !painted) return;
      const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
      resolve([
        page.responseStart,
        page.responseEnd,
        at('first-paint'),
        at('pin'),
        painted.startTime,
      ]);
    }).observe({ type: 'element', buffered: true });
  });
}

async function look(browser: Browser, url: string, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport });
  try {
    const page: Page = await context.newPage();
    await page.addInitScript(watchPins);
    await page.goto(url, { waitUntil: 'load' });
    return await page.evaluate(readMoments);
  } finally {
    await context.close();
  }
}

function describe(name: string, values: readonly number[]): string {
  const [middle, late] = [0.5, 0.95].map((share) => Math.round(quantile(values, share)));
  return `    ${name.padEnd(28)} ${String(middle).padStart(5)} ms, p95 ${late} ms\n`;
}

const folder = mkdtempSync(join(tmpdir(), 'forecourt-pins-'));
const server = options.url
  ? { url: options.url, stop: async () => {} }
  : await startServer({ DATA_DIR: folder, DEMO_LISTINGS: String(options.listings) });
const browser = await chromium.launch(browserSettings.use?.launchOptions);
process.stdout.write(`${describeMachine()}\n`);
let isBeyond = false;
for (const [name, path, viewport] of views) {
  const url = new URL(path, server.url).href;
  // The server's first answer and the browser's first page are not what a shopper waits for.
  await look(browser, url, viewport);
  const runs: Moments[] = [];
  for (let run = 0; run < options.runs; run += 1) runs.push(await look(browser, url, viewport));
  process.stdout.write(`${name}\n`);
  for (const [index, step] of steps.entries())
    process.stdout.write(
      describe(
        step,
        runs.map((moments) => moments[index] ?? Number.NaN),
      ),
    );
  const waits = runs.map(([byte = 0, ...later]) => (later.at(-1) ?? Number.NaN) - byte);
  process.stdout.write(describe('first byte to pin painted', waits));
  isBeyond ||= !(quantile(waits, 0.5) <= goal);
}
await browser.close();
await server.stop();
rmSync(folder, { recursive: true });
process.stdout.write(isBeyond ? `Beyond the goal of ${goal} ms.\n` : `Within ${goal} ms.\n`);
process.exitCode = isBeyond ? 1 : 0;

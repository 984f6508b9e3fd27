import { chromium, type Page } from '@playwright/test';
import browserSettings from '../../playwright.config.ts';
import { quantile } from '../search/samples.ts';

/** How much slower than this machine the processor of the phone is. */
const slowdown = 4;

/** Milliseconds for what a press sets going to come to rest before the next. */
const restMs = 700;

/** The shortest that browsers tell of; what is not told took less. */
const leastMs = 16;

interface Interactions {
  readonly count: number;
  /** Milliseconds from a press until the page is painted with what it changed. */
  readonly p75: number;
  readonly longest: number;
  /** What is pressed, with the middle of its milliseconds. */
  readonly steps: readonly (readonly [name: string, p50: number])[];
}

const firstCard = (page: Page) => page.locator('article.card:has(.card-deal-why)').first();
const greatDeal = (page: Page) =>
  page.locator('#filters label.ui-option', { hasText: 'Great Deal' });
const driveType = (page: Page) =>
  page.locator('.filter-section > summary', { hasText: 'Drive Type' });

/** What a shopper does with a page of results, over and over. */
const steps: readonly (readonly [name: string, press: (page: Page) => Promise<void>])[] = [
  ['save', (page) => firstCard(page).locator('.heart-button').tap()],
  ['compare', (page) => firstCard(page).locator('.card-compare input').tap()],
  ['why a deal is one', (page) => firstCard(page).locator('.card-deal-why').tap()],
  ['close it', (page) => page.keyboard.press('Escape')],
  ['open the filters', (page) => page.locator('.search-bar a[href="#filters"]').tap()],
  ['open a section', (page) => driveType(page).tap()],
  ['close the section', (page) => driveType(page).tap()],
  ['tick a filter', (page) => greatDeal(page).tap()],
  ['untick it', (page) => greatDeal(page).tap()],
  ['close the filters', (page) => page.locator('.filter-panel-close').tap()],
  ['open the orders', (page) => page.locator('.search-bar a[href="#sort"]').tap()],
  ['close the orders', (page) => page.locator('#sort .ui-close').tap()],
  ['dark or light', (page) => page.locator('.shell-theme').tap()],
];

/** How soon a page of results answers to presses, in a minute on a phone with a slow processor. */
export async function measureInteractions(url: string, seconds: number): Promise<Interactions> {
  const browser = await chromium.launch({ ...browserSettings.use?.launchOptions });
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    await page.addInitScript(watchInteractions);
    await page.goto(url, { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const taken = new Map<string, number[]>(steps.map(([name]) => [name, []]));
    const end = performance.now() + 1000 * seconds;
    for (let at = 0; performance.now() < end; at += 1) {
      const [name = '', press] = steps[at % steps.length] ?? [];
      await press?.(page);
      await page.waitForTimeout(restMs);
      taken.get(name)?.push(Math.max(leastMs, await page.evaluate(takeLongest)));
    }
    const all = [...taken.values()].flat();
    const middles = [...taken].map(([name, each]) => [name, quantile(each, 0.5)] as const);
    return {
      count: all.length,
      p75: quantile(all, 0.75),
      longest: Math.max(...all),
      steps: middles,
    };
  } finally {
    await browser.close();
  }
}

/** In the page: remembers the longest interaction since it was last asked for. */
function watchInteractions(): void {
  const longest = { ms: 0 };
  Object.assign(window, { longestInteraction: longest });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) longest.ms = Math.max(longest.ms, entry.duration);
  }).observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: 16 }));
}

/** In the page: milliseconds; 0 for one that took less than browsers tell. */
function takeLongest(): number {
  const { longestInteraction } = window as unknown as { longestInteraction: { ms: number } };
  const { ms } = longestInteraction;
  longestInteraction.ms = 0;
  return ms;
}

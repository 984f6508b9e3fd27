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
}

const firstCard = (page: Page) => page.locator('article.card:has(.card-deal-why)').first();

/** What a shopper does with a page of results, over and over. */
const steps: readonly ((page: Page) => Promise<void>)[] = [
  (page) => firstCard(page).locator('.heart-button').click(),
  (page) => firstCard(page).locator('.card-compare input').click(),
  (page) => firstCard(page).locator('.card-deal-why').click(),
  (page) => page.keyboard.press('Escape'),
  (page) => page.locator('.search-bar a[href="#filters"]').click(),
  (page) => page.locator('.filter-section > summary', { hasText: 'Drive Type' }).click(),
  (page) => page.locator('.filter-section > summary', { hasText: 'Drive Type' }).click(),
  (page) => page.locator('#filters label.ui-option', { hasText: 'Great Deal' }).click(),
  (page) => page.locator('#filters label.ui-option', { hasText: 'Great Deal' }).click(),
  (page) => page.locator('.filter-panel-close').click(),
  (page) => page.locator('.search-bar a[href="#sort"]').click(),
  (page) => page.locator('#sort .ui-close').click(),
  (page) => page.locator('.shell-theme').click(),
];

/** How soon a page of results answers to presses, in a minute on a phone with a slow processor. */
export async function measureInteractions(url: string, seconds: number): Promise<Interactions> {
  const browser = await chromium.launch({ ...browserSettings.use?.launchOptions });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.addInitScript(() => {
      const longest = new Map<number, number>();
      Object.assign(window, { longestOfInteractions: longest });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[])
          if (entry.interactionId)
            longest.set(
              entry.interactionId,
              Math.max(longest.get(entry.interactionId) ?? 0, entry.duration),
            );
      }).observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: 16 }));
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const end = performance.now() + 1000 * seconds;
    for (let at = 0; performance.now() < end; at += 1) {
      await steps[at % steps.length]?.(page);
      await page.waitForTimeout(restMs);
    }
    const told = await page.evaluate(() => {
      const { longestOfInteractions: longest } = window as unknown as {
        longestOfInteractions: Map<number, number>;
      };
      const { interactionCount } = performance as unknown as { interactionCount: number };
      return { durations: [...longest.values()], count: interactionCount };
    });
    const untold = Array<number>(Math.max(0, told.count - told.durations.length)).fill(leastMs);
    const all = [...told.durations, ...untold];
    return { count: all.length, p75: quantile(all, 0.75), longest: Math.max(...all) };
  } finally {
    await browser.close();
  }
}

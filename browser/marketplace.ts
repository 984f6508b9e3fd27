import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/**
 * Has pages begin with their scripts as soon as they are read, as at a touch, so that `load` waits for them:
 * a test presses what a person has not seen yet.
 */
export async function startScriptsAtOnce(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointerdown')));
  });
}

/** A page whose errors are expected. */
export const plainTest = base.extend<{ readonly startsAtOnce: boolean }>({
  startsAtOnce: [true, { option: true }],
  context: async ({ context, startsAtOnce }, use) => {
    if (startsAtOnce) await startScriptsAtOnce(context);
    await use(context);
    // What a page still asks for when its test ends is answered by nobody: that is no failure of the next test.
    const behavior = 'ignoreErrors';
    for (const target of [context, ...context.pages()]) await target.unrouteAll({ behavior });
  },
});

/** A server that is busy refuses notes of events before all else, and says so. */
const isRefusedNote = (message: ConsoleMessage) =>
  message.location().url.endsWith('/events/note') && message.text().includes('status of 503');

/** What is asked for and is not there; what a mail that is shown may not run, as our own `startScriptsAtOnce`. */
const expected = /status of (404|410)|'about:srcdoc' because the document's frame is sandboxed/;

/** A page that knows where the marketplace is, and fails on any error the browser reports. */
export const test = plainTest.extend({
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() !== 'error' || expected.test(message.text()) || isRefusedNote(message))
        return;
      errors.push(`${message.text()} ${message.location().url}`);
    });
    await use(page);
    expect(errors).toEqual([]);
  },
});

export { expect };

/** Fails when axe finds anything on the page as it stands, or in the part of it that is named. */
export const expectAccessible = (page: Page, part = 'html') => judge(page, part, {});

/** @param limit what it looks for, where that is not everything */
async function judge(page: Page, part: string, limit: RunOptions): Promise<void> {
  // It looks at every element of a long page: on a busy machine that takes its time.
  test.slow();
  // Reading half a megabyte of script takes longer than looking at most pages: once a document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Violations alone are described: a quarter of the time.
  const options: RunOptions = { resultTypes: ['violations'], ...limit };
  const found = await page.evaluate(
    async ([where, how]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(where, how);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`,
      );
    },
    [part, options] as const,
  );
  expect(found).toEqual([]);
}

/**
 * The same in light and in dark, for one page: colors are read when they have changed at once. In dark, what
 * depends on colors is looked at again.
 */
export async function expectAccessibleInBothThemes(page: Page, part = 'html'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page, part);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await judge(page, part, { runOnly: ['color-contrast', 'link-in-text-block'] });
}

/** The number in "1,234 Results". */
export async function resultCount(page: Page): Promise<number> {
  const heading = page.getByRole('heading', { name: /^[\d,]+ Results?$/ });
  await expect(heading).toBeVisible();
  return Number((await heading.textContent())?.replace(/\D/g, ''));
}

/** Opens every section of the filters. */
export async function openAllSections(page: Page): Promise<void> {
  await page.locator('.filter-section:not([open]) > summary').evaluateAll((summaries) => {
    for (const summary of summaries) if (summary instanceof HTMLElement) summary.click();
  });
  await expect(page.locator('.filter-outline')).toHaveCount(0);
}

/** Until the script of the page has taken an element over: what is pressed before is done without it. */
export async function untilLive(element: Locator): Promise<void> {
  await expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
}

/**
 * Paths of the cars in some results that nobody paid for, in their order, as the document has them: a page that a
 * test only comes by is not opened.
 *
 * @param having a text that the cards hold
 */
export async function carPaths(
  page: Page,
  results = '/cars-for-sale',
  having = '',
): Promise<string[]> {
  const html = await (await page.request.get(results)).text();
  const cards = html.split('<article ').slice(1);
  const paths = cards
    .filter((card) => /^class="card(?! card-sponsored)[ "]/.test(card) && card.includes(having))
    .map((card) => /href="(\/cars-for-sale\/vehicle\/\d+[^"]*)"/.exec(card)?.[1]);
  return paths.filter((path) => path !== undefined).map((path) => path.replaceAll('&amp;', '&'));
}

/** The first of them. */
export async function carPath(page: Page, results?: string, having?: string): Promise<string> {
  const [first] = await carPaths(page, results, having);
  if (first === undefined) throw new Error(`There is no such car in ${results}.`);
  return first;
}

/** Opens a page and waits until its script has taken it over. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilLive(page.locator('main'));
}

/** Holds back the data of further pages until it is let go, as a slow network does. */
export async function holdPages(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.data*', async (route) => {
    await promise;
    await route.continue().catch(() => {});
  });
  return resolve;
}

/** Has the forms to sellers come from an address of their own: from ours other tests have sent as many as may be. */
export const askFrom = (page: Page, client: string) =>
  page.route(/\/vehicle\/\d+\/(contact|buy)/, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': client } }),
  );

/** Cars that stand where they are by the order of the results alone. */
export const organicCards = 'article.card:not(.card-sponsored)';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 900 };

/**
 * For `test.use`. A browser without a window says so and is taken for a robot: of robots nothing is noted or kept,
 * they are asked nothing and sign in nowhere.
 */
export const person = {
  userAgent:
    'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

/** Saves the first car of a page of results, until the server has noted it. */
export async function saveFirstCar(page: Page): Promise<void> {
  const heart = page
    .locator(organicCards)
    .first()
    .getByRole('button', { name: /^Save / });
  await untilLive(heart);
  const saved = page.waitForResponse((one) => one.url().endsWith('/saved-listings'));
  await heart.click();
  await saved;
}

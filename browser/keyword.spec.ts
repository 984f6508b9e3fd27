import type { Locator, Page } from '@playwright/test';
import {
  desktop,
  expect,
  expectAccessible,
  phone,
  plainTest,
  resultCount,
  test,
} from './marketplace.ts';

const near = '/cars-for-sale/atlanta-ga?searchRadius=200&zip=30303';

const field = (page: Page) =>
  page.getByRole('combobox', { name: 'Search by make, model or feature' });
const options = (page: Page) =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

/** What typing changes of a page. */
const fieldAndList = '.shell-header, .keyword-list';

/** Types into the field once its suggestions are there. */
async function type(page: Page, text: string): Promise<void> {
  await page.locator('input[name="keyword"]').focus();
  await expect(field(page)).toBeFocused();
  await field(page).pressSequentially(text);
}

/** That the middle of a link is covered by the form. */
async function expectBehind(link: Locator): Promise<void> {
  const isBehind = await link.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && top.closest('.keyword-form') !== null;
  });
  expect(isBehind).toBe(true);
}

/** The number of cars beside a suggestion. */
async function promised(suggestion: Locator): Promise<number> {
  const text = await suggestion.locator('.ui-number').textContent();
  return Number(/([\d,]+) cars?/.exec(text ?? '')?.[1]?.replaceAll(',', ''));
}

for (const [width, size] of [
  ['desktop', desktop],
  ['phone', phone],
] as const) {
  test.describe(`the keyword field, ${width}`, () => {
    test.use({ viewport: size });

    test('suggests as a shopper types, and leads to as many cars as it promised [results.keyword-box]', async ({
      page,
    }) => {
      await page.goto('/cars-for-sale');
      await type(page, 'hnda ci');
      const civic = page.getByRole('option', { name: /^Honda Civic [\d,]+ cars$/ });
      const cars = await promised(civic);
      await expectAccessible(page, fieldAndList);
      await civic.click();
      await expect(page).toHaveURL(/\/honda\/civic$/);
      await expect.poll(() => resultCount(page)).toBe(cars);
      await expect(field(page)).toHaveValue('');
    });
  });
}

test.describe('the keyword field', () => {
  test.use({ viewport: desktop });

  test('shows a sentence as the filters that it becomes, and searches for them by Enter', async ({
    page,
  }) => {
    await page.goto(near);
    await type(page, 'used awd suv under 25k with heated seats');
    const sentence = page.getByRole('option', { name: /^We understood Used AWD.*Heated Seats/ });
    for (const part of ['Used', 'AWD/4WD', 'SUV / Crossover', 'Under $25,000', 'Heated Seats']) {
      await expect(sentence.getByText(part, { exact: true })).toBeVisible();
    }
    await expect(sentence.getByText('within 200 miles of Atlanta, GA')).toBeVisible();
    const cars = await promised(sentence);
    await expectAccessible(page, '.keyword-list');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/suv\/cars-under-25000\/atlanta-ga\?.*featureCode=1319/);
    await expect.poll(() => resultCount(page)).toBe(cars);
  });

  test('says what it did not understand before and after searching [parameters.category-search, results.keyword-box]', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale');
    await type(page, 'purple people eater');
    const unknown = 'Without “people eater”: We do not know these words.';
    await expect(options(page).filter({ hasText: unknown })).toBeVisible();
    await field(page).press('Enter');
    await expect(page).toHaveURL(/categorySearch=people/);
    await expect(page.getByText('“people eater” is not part of this search.')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('the keyword field by keyboard', () => {
  test.use({ viewport: desktop });

  test('is reached by “/”, walked by arrows, left by Escape', async ({ page }) => {
    await page.goto('/cars-for-sale');
    // The key works from the moment that scripts run.
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(field(page)).toBeFocused({ timeout: 500 });
    }).toPass();
    // At once: the list is made anew by every answer, and the last one counts.
    await field(page).fill('toy');
    await expect(options(page).filter({ hasText: 'Toyota' }).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', /.+/);
    await expect(options(page).first()).toHaveAttribute('data-focused', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('data-focused', 'true');
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('toy');
  });

  test('opens what the arrows chose by Enter', async ({ page }) => {
    await page.goto('/cars-for-sale');
    await type(page, '');
    // At once: the list is made anew by every answer, and the last one counts.
    await field(page).fill('heated');
    await expect(page.getByRole('option', { name: /^Heated Seats/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/featureCode=1319/);
  });

  test('keeps what was typed before it was ready', async ({ page }) => {
    await page.route(/keyword-combobox/, async (route) => {
      await new Promise((resume) => setTimeout(resume, 700));
      await route.continue();
    });
    await page.goto('/cars-for-sale');
    await page.locator('input[name="keyword"]').focus();
    await page.keyboard.type('toyo');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('ta');
    await expect(field(page)).toHaveValue('toyota');
    await expect(page.getByRole('option', { name: /^Toyota [\d,]+ cars$/ })).toBeVisible();
  });

  test('leads a VIN to its car', async ({ page, request }) => {
    const answer = await (await request.get('/rest/lsc/listing?numRecords=1')).json();
    const { id, vin } = answer.listings[0];
    await page.goto('/cars-for-sale');
    await type(page, vin);
    await page.getByRole('group', { name: 'This car' }).getByRole('option').click();
    await expect(page).toHaveURL(new RegExp(`/vehicle/${id}$`));
  });

  test('loads its suggestions only when it is used', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/cars-for-sale', { waitUntil: 'networkidle' });
    expect(asked.filter((url) => url.includes('keyword-combobox'))).toEqual([]);
    await type(page, 'a');
    expect(asked.filter((url) => url.includes('keyword-combobox'))).toHaveLength(1);
  });
});

test('who was in the field before there was a script has suggestions, too', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/cars-for-sale', { waitUntil: 'commit' });
  await page.locator('input[name="keyword"]').pressSequentially('hnda');
  release();
  await expect(field(page)).toBeFocused();
  await field(page).pressSequentially(' ci');
  await expect(page.getByRole('option', { name: /^Honda Civic [\d,]+ cars$/ })).toBeVisible();
});

/** Opens a search and waits until the browser remembers it: scripts run after the page was painted. */
async function makeSearch(page: Page, path: string): Promise<void> {
  await page.goto(`/cars-for-sale/${path}`);
  const remembered = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(remembered).toContain(`/cars-for-sale/${path}\\"`);
}

test.describe('recent searches', () => {
  test.use({ viewport: desktop });

  test('are offered in the empty field, the latest first, and can be cleared [results.keyword-box]', async ({
    page,
  }) => {
    for (const search of ['suv', 'honda', 'honda/civic']) await makeSearch(page, search);
    await page.goto('/cars-for-sale');
    await page.locator('input[name="keyword"]').focus();
    const recent = page.getByRole('group', { name: 'Recent searches' }).getByRole('option');
    await expect(recent).toHaveText(['Honda, Civic', 'SUV / Crossover', 'Clear recent searches']);
    await expect(page.getByRole('group', { name: 'Makes and models' })).toBeVisible();
    await expectAccessible(page, fieldAndList);
    await field(page).pressSequentially('toy');
    await expect(page.getByRole('option', { name: /^Toyota [\d,]+ cars$/ })).toBeVisible();
    await expect(recent).toHaveCount(0);
    await field(page).fill('');
    await expect(recent.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Used Honda Civic for Sale');
    await expect(recent).toHaveCount(0);
    await field(page).click();
    await recent.last().click();
    await expect(recent).toHaveCount(0);
    await page.reload();
    await page.goto('/cars-for-sale');
    await page.locator('input[name="keyword"]').focus();
    await expect(recent.filter({ hasText: 'SUV' })).toHaveCount(0);
  });

  test('leave the server in the dark', async ({ page }) => {
    await makeSearch(page, 'suv');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.locator('input[name="keyword"]').focus();
    await expect(page.getByRole('group', { name: 'Recent searches' })).toBeVisible();
    expect(asked.filter((url) => url.includes('keywords/'))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a search from the page of a car stays where its shopper is', async ({ page }) => {
    await page.goto(near);
    await page.locator('article.card h3 a').first().click();
    await expect(page).toHaveURL(/\/vehicle\/\d+.*zip=30303/);
    const words = page.getByRole('textbox', { name: 'Search by make, model or feature' });
    await words.fill('ford');
    await words.press('Enter');
    await expect(page).toHaveURL(/\/ford.*zip=30303|\/ford\/atlanta-ga/);
  });

  test('words become filters in the address, and suggested filters are links', async ({ page }) => {
    await page.goto(near);
    const words = page.getByRole('textbox', { name: 'Search by make, model or feature' });
    await words.fill('red truck, people eater');
    await words.press('Enter');
    await expect(page).toHaveURL(/\/truck\/atlanta-ga\?.*extColorSimple=RED/);
    await expect(page).not.toHaveURL(/keyword=|from=/);
    await expect(page.getByText('“people eater” is not part of this search.')).toBeVisible();
    await page.goto(near);
    const suggested = page.getByRole('navigation', { name: 'Suggested filters' }).getByRole('link');
    const text = await suggested.first().textContent();
    const cars = Number(text?.match(/([\d,]+) cars$/)?.[1]?.replace(',', ''));
    await suggested.first().click();
    expect(await resultCount(page)).toBe(cars);
  });
});

test('a suggested filter narrows the search to the cars that it promised [results.suggested-filters]', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto(near);
  const suggested = page.getByRole('navigation', { name: 'Suggested filters' }).getByRole('link');
  const link = suggested.first();
  const text = (await link.textContent()) ?? '';
  const cars = Number(/([\d,]+) cars$/.exec(text)?.[1]?.replace(',', ''));
  await link.click();
  await expect.poll(() => resultCount(page)).toBe(cars);
  await expect(page.getByRole('link', { name: /^Remove filter / })).toHaveCount(1);
  expect(await suggested.allTextContents()).not.toContain(text);
});

test.describe('the keyword field under a finger', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('is left when its words were searched, so that no keyboard covers what was found', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale');
    await type(page, 'honda civic');
    await field(page).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Used Honda Civic for Sale');
    await expect(field(page)).not.toBeFocused();
  });
});

test('a narrow field shows its short hint alone, in colors of the reader’s own, too', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/articles');
  const form = page.getByRole('banner').locator('.keyword-form');
  await expect(form.locator('.keyword-brief')).toBeVisible();
  const opacity = await form
    .locator('input[name="keyword"]')
    .evaluate((field) => getComputedStyle(field, '::placeholder').opacity);
  expect(opacity).toBe('0');
});

plainTest('where suggestions do not come, nothing is said of the words', async ({ page }) => {
  await page.goto('/cars-for-sale');
  await page.route('**/suggested/keywords/**', (route) => route.abort());
  await type(page, 'hon');
  await expect(page.getByText('No suggestions just now.')).toBeVisible();
  await expect(page.getByText('We know nothing like')).toHaveCount(0);
});

test('on a phone field and suggestions have the width of the window while somebody types', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/cars-for-sale');
  await type(page, 'toyota');
  const words = await page.locator('.keyword-form').boundingBox();
  expect(words?.width).toBeGreaterThan(340);
  const over = page.getByRole('banner').getByRole('link', { name: /^(Saved|Wallet|Sign in)/ });
  for (const link of await over.all()) await expectBehind(link);
  const list = await page.locator('.keyword-list').boundingBox();
  expect(list).toMatchObject({ x: 0, width: phone.width });
  expect(list?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0));
  await field(page).fill('awd suv under 30k with sunroof');
  const chips = page.getByRole('option', { name: /^We understood/ }).locator('.ui-chip');
  await expect(chips.first()).toBeVisible();
  for (const chip of await chips.all()) {
    const box = await chip.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(phone.width);
  }
  const saved = page.getByRole('banner').getByRole('link', { name: /^Saved/ });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(saved).toBeFocused();
  await expect
    .poll(async () => (await page.locator('.keyword-form').boundingBox())?.width)
    .toBeLessThan(200);
});

test('what is typed while suggestions take the field over is typed into one that stays', async ({
  page,
}) => {
  await page.goto('/cars-for-sale');
  const plain = page.locator('input[name="keyword"]');
  await plain.evaluate((input) => {
    Object.defineProperty(input, 'selectionStart', {
      get() {
        // Nothing typed comes between the last look at the plain field and this.
        queueMicrotask(() => {
          document.body.dataset.typedInto = input.isConnected ? 'plain' : 'new';
        });
        return 0;
      },
    });
  });
  await plain.focus();
  await expect(field(page)).toBeFocused();
  expect(await page.locator('body').getAttribute('data-typed-into')).toBe('new');
});

test('a word without an end makes no page of results wider than its window', async ({ page }) => {
  const word = 'W'.repeat(100);
  await page.goto(`/cars-for-sale?categorySearch=${word}`);
  const chip = page.getByRole('link', { name: `Remove filter “${word}”` });
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(chip).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

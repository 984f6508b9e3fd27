import type { Locator } from '@playwright/test';
import {
  desktop,
  expect,
  expectAccessibleInBothThemes,
  person,
  phone,
  resultCount,
  test,
  untilLive,
} from './marketplace.ts';

/** The same marketplace under the host of a brand. */
const hostOf = (baseURL: string | undefined, label: string) => {
  const url = new URL(baseURL ?? '');
  url.hostname = `${label}.localhost`;
  return url.origin;
};

const brands = [
  ['www', 'Forecourt', 'Popular makes'],
  ['kbb', 'Plumbline', 'Popular makes'],
  ['hyundai', 'Hyundai Inventory', 'Popular models'],
] as const;

for (const [label, name, list] of brands) {
  test(`${name} has a front door of its own`, async ({ page, baseURL }) => {
    const origin = hostOf(baseURL, label);
    const response = await page.goto(`${origin}/`);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(new RegExp(`^${name}: `));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { name: list })).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${origin}/`);
    const [block = ''] = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(JSON.parse(block)).toMatchObject({
      '@type': 'WebSite',
      name,
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${origin}/cars-for-sale?keyword={search_term_string}` },
      },
    });
  });
}

test('the logo of every page leads there, the home crumb where the brand says [brands.automaker-home-crumb]', async ({
  page,
  baseURL,
}) => {
  for (const [label, crumb] of [
    ['www', '/'],
    ['hyundai', '/cars-for-sale'],
  ] as const) {
    await page.goto(`${hostOf(baseURL, label)}/articles`);
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', crumb);
    await page.locator('.shell-logo-link').click();
    await expect(page.locator('main.home-page')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the home page ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled, viewport: desktop });

    test('every figure is that of the search it leads to', async ({ page }) => {
      for (const selector of ['.home-styles a', '.home-start a', '.home-section-head a']) {
        await page.goto('/');
        const link = page.locator(selector).first();
        const inner = link.locator('.ui-number').first();
        const text = await ((await inner.count()) > 0 ? inner : link).textContent();
        const figure = Number(text?.replace(/\D/g, ''));
        await link.click();
        await expect(page).toHaveURL(/\/cars-for-sale/);
        expect(await resultCount(page)).toBe(figure);
      }
    });

    test('a payment leads to the cars within it', async ({ page }) => {
      await page.goto('/');
      const slider = page.getByRole('slider', { name: 'Monthly payment' });
      if (javaScriptEnabled) await untilLive(slider);
      await slider.focus();
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      const button = page.locator('.home-payment').getByRole('button');
      const words = await button.innerText();
      if (javaScriptEnabled)
        await expect(page.locator('.home-payment-amount')).toContainText('$250');
      else expect(words).toBe('See cars');
      await button.click();
      await expect(page).toHaveURL(/maxPayment=250/);
      if (javaScriptEnabled) expect(words).toBe(`See ${await resultCount(page)} cars`);
    });

    test('a VIN is looked up and a car is valued', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('textbox', { name: 'VIN, 17 characters' }).fill('1HGCM82633A004352');
      await page.getByRole('button', { name: 'Look up' }).click();
      await expect(page).toHaveURL(/\/vin\?vin=1HGCM82633A004352$/);
      await page.goto('/');
      await page.getByRole('textbox', { name: /year, make, model/ }).fill('2013 Honda Accord LX');
      await page.getByRole('textbox', { name: 'Mileage' }).fill('104,600');
      await page.getByRole('button', { name: 'Value it' }).click();
      await expect(page).toHaveURL(/\/cars-for-sale\/trade-in\?/);
      await expect(page.getByLabel(/year, make, model/)).toHaveValue('2013 Honda Accord LX');
    });

    test('words lead to a search, near the ZIP that was given', async ({ page }) => {
      await page.goto('/');
      await page.getByLabel('Near your ZIP Code').fill('30303');
      await page.getByRole('button', { name: 'Show' }).click();
      await expect(page).toHaveURL(/\/\?zip=30303$/);
      await expect(page.locator('.home-stock')).toContainText('of Atlanta, GA');
      await page.getByLabel('Search by make, model or feature').fill('red sedan');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(/\/cars-for-sale\/.*30303/);
      await expect(page.locator('main.search-page')).toBeVisible();
    });

    test('the market is told by body style, and one that is chosen is drawn', async ({ page }) => {
      await page.goto('/');
      const pulse = page.getByRole('region', { name: 'Market pulse' });
      const rows = pulse.getByRole('row');
      const truck = rows.filter({ hasText: 'Truck' });
      const median = (await truck.getByRole('cell').first().textContent()) ?? '';
      expect(median).toMatch(/^\$[\d,]+$/);
      await expect(truck.getByRole('button')).toHaveCount(javaScriptEnabled ? 1 : 0);
      if (!javaScriptEnabled) return;
      const button = truck.getByRole('button', { name: 'Truck' });
      await untilLive(button);
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(pulse.getByRole('img')).toHaveAccessibleName(/^Truck: median asking price/);
      await expect(pulse.getByText('Truck, median')).toBeVisible();
      await pulse.getByRole('link', { name: 'See them for sale' }).click();
      await expect(page).toHaveURL(/\/cars-for-sale\/.*truck/);
    });

    test('a ZIP that is none is named and stays typed', async ({ page }) => {
      const response = await page.goto('/?zip=abc');
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('alert')).toHaveText(/Enter a valid ZIP Code/);
      await expect(page.getByLabel('Near your ZIP Code')).toHaveValue('abc');
      await expect(page.locator('.home-styles li').first()).toBeVisible();
    });
  });
}

test.describe('a shopper', () => {
  test.use(person);

  test('a car whose price fell shows how, and is saved where it stands', async ({ page }) => {
    await page.goto('/');
    const row = page.locator('.home-drops li').first();
    await expect(row.locator('svg path')).toHaveAttribute('d', /^M3 3\.0.*V25\.0H147$/);
    await expect(row.locator('.home-drop-fall')).toContainText(
      /less.*since .*days?, (one|two) cuts?/,
    );
    const heart = row.getByRole('button', { name: /^Save / });
    await untilLive(heart);
    const told = page.waitForResponse('**/saved-listings');
    await heart.click();
    expect((await told).status()).toBe(200);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/\/$/);
  });
});

test('wide windows lead to the same pages at the head as at the foot, and say which is open', async ({
  page,
}) => {
  const site = page.getByRole('banner').getByRole('navigation', { name: 'Site' });
  const foot = page.getByRole('navigation', { name: 'Footer' });
  const pages = ['Shop', 'Sell', 'Research', 'Look up a VIN', 'Build'];
  await page.setViewportSize(desktop);
  await page.goto('/');
  const hrefsOf = (links: Locator) =>
    links.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  const hrefs = await hrefsOf(site.getByRole('link'));
  await expect(site.getByRole('link')).toHaveText(pages);
  expect(await hrefsOf(foot.getByRole('link'))).toEqual(expect.arrayContaining(hrefs));
  await expect(site.locator('[aria-current]')).toHaveCount(0);
  for (const name of pages) {
    await site.getByRole('link', { name }).click();
    await expect(site.locator('[aria-current="page"]')).toHaveText(name);
  }
  await page.setViewportSize(phone);
  await expect(site).toBeHidden();
});

for (const [label] of brands)
  test(`the head of ${label} has room for all that is in it, from 320 to 1440 pixels`, async ({
    page,
    baseURL,
  }) => {
    for (const path of ['/', '/cars-for-sale', '/vin']) {
      await page.goto(`${hostOf(baseURL, label)}${path}`);
      for (const width of [320, 768, 900, 1024, 1100, 1280, 1440]) {
        await page.setViewportSize({ width, height: 700 });
        const head = page.locator('.shell-header-inner');
        const boxes = await head.locator('> *:visible').evaluateAll((all) =>
          all.map((one) => {
            const { left, right } = one.getBoundingClientRect();
            return { left, right };
          }),
        );
        boxes.reduce((before, box) => {
          expect(box.left, `${path}, ${width} px`).toBeGreaterThanOrEqual(before.right - 1);
          return box;
        });
        expect(boxes.at(-1)?.right, `${path}, ${width} px`).toBeLessThanOrEqual(width);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${path}, ${width} px`).toBeLessThanOrEqual(width);
      }
    }
  });

test('axe finds nothing on the home page, on a phone and on a desk', async ({ page }) => {
  await page.goto('/?zip=30303');
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expectAccessibleInBothThemes(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(size.width);
  }
});

test('the line of the payment slider is drawn in colors of the reader’s own, too', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const slider = page.getByRole('slider', { name: 'Monthly payment' });
  await expect(slider).not.toHaveCSS('background-image', /none/);
});

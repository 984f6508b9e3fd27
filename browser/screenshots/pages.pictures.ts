import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type Page, test } from '@playwright/test';
import { startServer } from '../../bench/server/running-server.ts';

const folder = join(import.meta.dirname, '../../docs/screenshots');

const search = '/cars-for-sale/all-cars/atlanta-ga';

/** Width and height of a phone, a tablet, a laptop and a large screen. */
const phone = [390, 844] as const;
const laptop = [1280, 900] as const;
const allScreens = [phone, [768, 1024], laptop, [1680, 1050]] as const;
const twoScreens = [phone, laptop] as const;

type Screen = readonly [width: number, height: number];
type Open = (page: Page, context: BrowserContext) => Promise<void>;

const at =
  (address: string): Open =>
  async (page) => {
    await page.goto(address);
  };

const dialogAt =
  (address: string): Open =>
  async (page) => {
    await page.goto(address);
    await page.getByRole('dialog').waitFor();
  };

/** The ids of the first cars of the search that is shown. */
async function firstCars(page: Page, count: number): Promise<string[]> {
  const boxes = page.locator('.search-results article.card .card-compare input');
  await boxes.nth(count - 1).waitFor();
  const values = await boxes.evaluateAll((inputs) =>
    inputs.map((input) => (input as HTMLInputElement).value),
  );
  return [...new Set(values)].slice(0, count);
}

const pages: Readonly<Record<string, Open>> = {
  home: at('/'),
  'search-page': at(search),
  'keyword-field': async (page) => {
    await page.goto(search);
    await page.locator('input[name="keyword"]').focus();
    const field = page.getByRole('combobox', { name: 'Search by make, model or feature' });
    await field.pressSequentially('awd suv under 30k with sunroof');
    await page.getByRole('option', { name: /^We understood/ }).waitFor();
  },
  'map-page': async (page) => {
    await page.goto(`${search}?searchRadius=300&zip=30303&view=split`);
    await page.locator('.map-mark').first().waitFor();
  },
  'vehicle-page': async (page) => {
    await page.goto(`${search}?sortBy=derivedpriceDESC`);
    await page.locator('article h3 a, article h2 a').first().click();
    await page.waitForURL(/vehicle/);
  },
};

/** Pages and states that look alike on screens between. */
const states: Readonly<Record<string, Open>> = {
  compare: async (page) => {
    await page.goto(search);
    const ids = (await firstCars(page, 3)).map(Number).sort((a, b) => a - b);
    await page.goto(`/cars-for-sale/compare?ids=${ids.join(',')}`);
  },
  'saved-cars': async (page) => {
    await page.goto(search, { waitUntil: 'networkidle' });
    for (let place = 0; place < 3; place += 1) {
      const kept = page.waitForResponse(/saved-listings/);
      await page
        .getByRole('button', { name: /^Save \d{4}/ })
        .nth(place)
        .click();
      await kept;
    }
    await page.goto('/cars-for-sale/saved');
  },
  contact: async (page) => {
    await page.goto(search, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Contact Dealer' }).first().click();
    await page.getByRole('dialog').waitFor();
  },
  research: at('/research/honda/civic'),
  market: at('/market/ford/f150'),
  vin: at('/vin?vin=1HGCM82633A004352'),
  'build-and-price': at('/cars-for-sale/build-and-price?makeCode=HONDA&modelCode=CIVIC&year=2026'),
  wallet: at('/cars-for-sale/wallet'),
  checkout: async (page) => {
    await page.goto(`${search}?homeServices=BUY_ONLINE&zip=30303`);
    const [id] = await firstCars(page, 1);
    await page.goto(`/cars-for-sale/vehicle/${id}/buy?zip=30303`);
  },
  'kbb-home': at('/kbb/'),
  'hyundai-home': at('/hyundai/'),
  'private-exchange': at('/cars-for-sale/by-owner'),
  'certified-cars': at('/cars-for-sale/certified-cars/honda'),
  'sign-in': at('/account/sign-in'),
  'certified-program': dialogAt('/cars-for-sale/honda?about=certified-program'),
  'electric-vehicle-types': dialogAt('/cars-for-sale/honda?about=electric-vehicles'),
  'money-back-guarantee': dialogAt('/cars-for-sale/honda?about=money-back-guarantee'),
  'model-question': async (page) => {
    await page.goto('/cars-for-sale/all-cars/buick/encore');
    await page.getByRole('heading', { name: /^Did you mean/ }).waitFor();
  },
  'no-results': at(
    '/cars-for-sale/all-cars/toyota/rav4/atlanta-ga?maxPrice=6000&searchRadius=25&startYear=2022&zip=30303',
  ),
  'deal-note': async (page) => {
    await page.goto('/cars-for-sale?dealType=greatprice&priceDrop=1-');
    const deal = page.locator('article.card .card-deal-why').first();
    await deal.scrollIntoViewIfNeeded();
    await deal.click();
    await page.getByRole('dialog', { name: /explained$/ }).waitFor();
  },
  'map-alone': async (page) => {
    await page.goto(`${search}?searchRadius=300&zip=30303&view=map`);
    await page.locator('.map-mark').first().waitFor();
  },
  'page-end': async (page) => {
    await page.goto('/cars-for-sale/all-cars/honda/civic/atlanta-ga?zip=30303');
    await page.getByRole('heading', { name: 'Similar cars near you' }).scrollIntoViewIfNeeded();
  },
  'expired-listing': async (page, context) => {
    const url = test.info().project.use.baseURL ?? '';
    await context.addCookies([{ name: 'redirectExpiredPage', value: 'Honda%20Civic', url }]);
    await page.goto(search);
    await page.getByText('no longer available').waitFor();
  },
  'failed-search': async (page) => {
    const data = mkdtempSync(join(tmpdir(), 'forecourt-failing-'));
    const program = [join(import.meta.dirname, 'failing-server.ts')];
    const server = await startServer(
      { DATA_DIR: data, DEMO_LISTINGS: '0', LOG_LEVEL: 'silent' },
      program,
    );
    await page.goto(`${server.url}/cars-for-sale`);
    await page.waitForLoadState('networkidle');
    await server.stop();
    rmSync(data, { recursive: true });
  },
};

const phoneStates: Readonly<Record<string, Open>> = {
  'filter-drawer': async (page) => {
    await page.goto(`${search}?maxPrice=30000&searchRadius=200&zip=30303`);
    await page.getByRole('link', { name: /^Filter \(/ }).click();
    await page.getByRole('dialog', { name: 'Filters' }).waitFor();
  },
  'sort-sheet': async (page) => {
    await page.goto(search);
    await page.getByRole('link', { name: 'Sort', exact: true }).click();
    await page.getByRole('dialog').waitFor();
  },
};

const laptopStates: Readonly<Record<string, Open>> = {
  filters: at(
    '/cars-for-sale/toyota/rav4/atlanta-ga?maxMileage=60000&searchRadius=200&startYear=2018&zip=30303',
  ),
};

takePictures(pages, allScreens);
takePictures(states, twoScreens);
takePictures(phoneStates, [phone]);
takePictures(laptopStates, [laptop]);

function takePictures(kinds: Readonly<Record<string, Open>>, screens: readonly Screen[]): void {
  for (const [name, open] of Object.entries(kinds)) {
    for (const screen of screens) {
      for (const colorScheme of ['light', 'dark'] as const)
        takePicture(name, screen, colorScheme, open);
    }
  }
}

/** Robots are asked no questions, and the browser would say that it is one. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36';

function takePicture(
  name: string,
  [width, height]: Screen,
  colorScheme: 'light' | 'dark',
  open: Open,
): void {
  test(`${name}, ${width} pixels, ${colorScheme}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      colorScheme,
      userAgent,
      viewport: { width, height },
      reducedMotion: 'reduce',
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    await open(page, context);
    await page.waitForLoadState('networkidle');
    const path = join(folder, `${name}-${width}-${colorScheme}.jpg`);
    await page.screenshot({ path, type: 'jpeg', quality: 76 });
    await context.close();
  });
}

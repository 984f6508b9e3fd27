import type { Page } from '@playwright/test';
import { desktop, expect, expectAccessible, openLive, person, phone, test } from './marketplace.ts';
import { startServer } from './start-server.ts';

test.use(person);

/** Stands in for Google Publisher Tag: it notes what it is asked for and sells every space, or none. */
const publisherTag = `{
  const noted = (window.noted = { targeting: { ofPageBefore: ['x'] }, slots: [], privacy: null, bidsBefore: [] });
  const listeners = new Set();
  const ads = {
    setTargeting: (key, values) => { noted.targeting[key] = values; },
    clearTargeting: () => { noted.targeting = {}; },
    setPrivacySettings: (settings) => { noted.privacy = settings; },
    disableInitialLoad() {},
    refresh(slots) {
      for (const slot of slots) {
        noted.bidsBefore.push(window.notedBids ?? 0);
        const isEmpty = location.hash === '#unsold';
        if (!isEmpty) document.getElementById(slot.id).textContent = 'Sold';
        for (const listener of listeners) listener({ slot, isEmpty });
      }
    },
    addEventListener: (name, listener) => listeners.add(listener),
    removeEventListener: (name, listener) => listeners.delete(listener),
  };
  const waiting = window.googletag.cmd;
  Object.assign(window.googletag, {
    cmd: { push: (command) => command() },
    defineSlot(path, sizes, id) {
      const slot = { path, sizes, id, addService: () => slot };
      noted.slots.push({ path, sizes });
      return slot;
    },
    destroySlots() {}, display() {}, enableServices() {}, pubads: () => ads,
  });
  for (const command of waiting) command();
}`;

/** Stands in for Prebid: every bidder answers at once. */
const prebid = `{
  const waiting = window.pbjs.que;
  Object.assign(window.pbjs, {
    que: { push: (command) => command() },
    addAdUnits: ([{ bids }]) => { window.notedBids = (window.notedBids ?? 0) + bids.length; },
    removeAdUnit() {}, setTargetingForGPTAsync() {},
    requestBids: ({ bidsBackHandler }) => bidsBackHandler(),
  });
  for (const command of waiting) command();
}`;

// One server is enough for them all.
test.describe.configure({ mode: 'default' });

let server: Awaited<ReturnType<typeof startServer>>;
test.beforeAll(async () => {
  test.slow();
  server = await startServer(['apps/server/src/main.ts'], {
    DEMO_LISTINGS: '1500',
    AD_NETWORK_ID: '1234',
    AD_SCRIPT: 'https://tags.example.com/gpt.js',
    PREBID_SCRIPT: 'https://bids.example.com/prebid.js',
    PREBID_BIDS: '[{"bidder":"somebody","params":{"placement":7}}]',
  });
});
test.afterAll(() => server.stop());

/** Answers for the network, to a shopper who said this of it. @returns what is asked of it */
async function standIn(page: Page, choice: 'yes' | null = 'yes'): Promise<string[]> {
  const asked: string[] = [];
  if (choice !== null)
    await page.context().addCookies([{ name: 'adChoice', value: choice, url: server.origin }]);
  await page.route('https://*.example.com/**', (route) => {
    asked.push(route.request().url());
    const body = route.request().url().includes('prebid') ? prebid : publisherTag;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return asked;
}

/** A slow machine does not make the waits for bidders and for the network end. */
async function waitAsLongAsItTakes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const endless = (act: () => void, wait?: number) =>
      wait === 1000 || wait === 3000 ? 0 : setTimeout(act, wait);
    Object.assign(window, { setTimeout: endless });
  });
}

const address = () => `${server.origin}/cars-for-sale/toyota/atlanta-ga?searchRadius=0&zip=30303`;
const noted = (page: Page) =>
  page.evaluate(() => JSON.parse(JSON.stringify(window['noted' as never])));

for (const { view, sizes, height } of [
  {
    view: phone,
    sizes: [
      [320, 50],
      [300, 50],
    ],
    height: 50,
  },
  {
    view: desktop,
    sizes: [
      [970, 90],
      [728, 90],
    ],
    height: 90,
  },
]) {
  test(`at ${view.width} px a space is sold when it comes near, and nothing moves [advertising.library]`, async ({
    page,
  }) => {
    await page.setViewportSize(view);
    const asked = await standIn(page);
    await waitAsLongAsItTakes(page);
    await page.goto(address());
    const liner = page.locator('.advert-liner .advert-slot').first();
    const before = await liner.boundingBox();
    expect(asked).toEqual([]);
    await liner.scrollIntoViewIfNeeded();
    await expect(liner).toHaveText('Sold');
    expect((await liner.boundingBox())?.height).toBe(before?.height);
    expect(before?.height).toBeGreaterThanOrEqual(height);
    const { targeting, slots, privacy, bidsBefore } = await noted(page);
    expect(targeting).toMatchObject({
      pageName: ['srp'],
      brand: ['atc'],
      make: ['TOYOTA'],
      zip: ['30303'],
    });
    expect(targeting).not.toHaveProperty('ofPageBefore');
    expect(slots[0]).toEqual({ path: '/1234/srp/0', sizes });
    expect(privacy).toEqual({ nonPersonalizedAds: true, restrictDataProcessing: true });
    expect(bidsBefore[0]).toBeGreaterThan(0);
  });
}

test('a space that nobody buys is ours [brands.ads-and-analytics]', async ({ page }) => {
  await standIn(page);
  await page.goto(`${address()}#unsold`);
  const liner = page.locator('.advert-liner .advert-slot').first();
  await liner.scrollIntoViewIfNeeded();
  await expect(liner.getByRole('link')).toBeVisible();
});

test('a network that does not answer is waited for three seconds [calls.ads-and-messaging]', async ({
  page,
}) => {
  await page.clock.install();
  await standIn(page);
  await page.route('https://*.example.com/**', () => {});
  await openLive(page, address());
  // From here on the time of the page is the test's: a busy machine takes seconds of its own.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const liner = page.locator('.advert-liner .advert-slot').first();
  await liner.scrollIntoViewIfNeeded();
  // What loads late is drawn at the next tick of a timer.
  await expect
    .poll(async () => {
      await page.clock.runFor(300);
      return liner.locator('.advert-network').count();
    })
    .toBe(1);
  await page.clock.runFor(2000);
  await expect(liner.getByRole('link')).toHaveCount(0);
  await page.clock.runFor(3000);
  await expect(liner.getByRole('link')).toBeVisible();
});

test.describe('who opts out', () => {
  test.use({ extraHTTPHeaders: { 'Sec-GPC': '1' } });
  test('is told to no network', async ({ page }) => {
    const asked = await standIn(page);
    await page.goto(address());
    const liner = page.locator('.advert-liner .advert-slot').first();
    await liner.scrollIntoViewIfNeeded();
    await expect(liner.getByRole('link')).toBeVisible();
    expect(asked).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const view of [phone, desktop])
    test(`a shopper is asked once, and changes the answer, at ${view.width} px [brands.ads-and-analytics]`, async ({
      page,
    }) => {
      await page.setViewportSize(view);
      await page.goto(address());
      const question = page.getByRole('region', { name: 'Advertising', exact: true });
      const yes = question.getByRole('button', { name: 'Yes, allow it' });
      const no = question.getByRole('button', { name: 'No, leave it out' });
      const ofYes = await yes.boundingBox();
      const ofNo = await no.boundingBox();
      expect([ofYes?.width, ofYes?.height]).toEqual([ofNo?.width, ofNo?.height]);
      await no.click();
      await expect(page).toHaveURL(address());
      await expect(question).toHaveCount(0);
      await page.goto(`${server.origin}/privacy`);
      await expect(page.getByText('You said no.')).toBeVisible();
      await page.getByRole('button', { name: 'Yes, allow it' }).click();
      await expect(page).toHaveURL(`${server.origin}/privacy#ads`);
      await expect(page.getByText('You said yes.')).toBeVisible();
    });
});

test('nothing of the network is loaded before a yes, whatever comes near [brands.ads-and-analytics]', async ({
  page,
}) => {
  const asked = await standIn(page, null);
  await waitAsLongAsItTakes(page);
  await page.goto(address());
  const liner = page.locator('.advert-liner .advert-slot').first();
  await liner.scrollIntoViewIfNeeded();
  await expect(liner.getByRole('link')).toBeVisible();
  await expectAccessible(page);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Yes, allow it' }).click();
  await liner.scrollIntoViewIfNeeded();
  await expect(liner).toHaveText('Sold');
});

test('the policy names the origins of a network, and none without one', async ({ request }) => {
  const policyOf = async (origin: string) =>
    (await request.get(`${origin}/healthz`)).headers()['content-security-policy'] ?? '';
  expect(await policyOf(server.origin)).toMatch(
    /script-src 'self' 'nonce-[^']+' https:\/\/tags.example.com https:\/\/bids.example.com;/,
  );
  expect(await policyOf(process.env.FORECOURT_ORIGIN ?? '')).not.toContain('example.com');
});

import { expectNothingCovered } from './covered-controls.ts';
import { askFrom, desktop, expect, organicCards, test } from './marketplace.ts';

const near = '/cars-for-sale/atlanta-ga?searchRadius=200&zip=30303';

/** Every kind of page that a shopper opens; a car's own pages are added to them. */
const pages = [
  '/',
  near,
  `${near}&view=map`,
  `${near}&view=split`,
  '/cars-for-sale/tesla/atlanta-ga?searchRadius=10&zip=30303&maxPrice=3000',
  '/cars-for-sale/saved',
  '/cars-for-sale/saved-searches',
  '/cars-for-sale/alerts',
  '/cars-for-sale/compare',
  '/cars-for-sale/wallet',
  '/cars-for-sale/trade-in',
  '/cars-for-sale/build-and-price',
  '/research',
  '/research/toyota',
  '/research/toyota/rav4',
  '/research/toyota/rav4/trims',
  '/research/toyota/rav4/review',
  '/cars-for-sale/dealers',
  '/market',
  '/market/toyota/rav4',
  '/vin',
  '/account/sign-in',
  '/articles',
  '/help',
  '/terms',
  '/privacy',
];

test('nothing covers a control, on any page at any of four widths', async ({ page, request }) => {
  test.setTimeout(300_000);
  const answer = await request.get('/rest/lsc/listing?listingType=USED&numRecords=3');
  const { listings } = await answer.json();
  const [{ id, owner }] = listings;
  const compared = listings.map((car: { id: number }) => `ids=${car.id}`).join('&');
  const ofCar = ['', '/contact', '/buy', '/comparables', '/report'].map(
    (part) => `/cars-for-sale/vehicle/${id}${part}`,
  );
  const others = [`/cars-for-sale/compare?${compared}`, `/cars-for-sale/dealer/${owner}`];
  for (const path of [...pages, ...ofCar, ...others]) await expectNothingCovered(page, path);
});

for (const size of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`the first screen has a price of a car that nobody paid for, ${size.width} px, and light pictures`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(near, { waitUntil: 'networkidle' });
    const first = page.locator(organicCards).first();
    await expect(first.getByText(/^\$[\d,]+$/).first()).toBeInViewport({ ratio: 1 });
    const row = await page.locator('.search-columns .card-grid > article').evaluateAll((cards) => {
      const top = cards[0]?.getBoundingClientRect().top;
      const beside = cards.filter((card) => card.getBoundingClientRect().top === top);
      return beside.filter((card) => card.matches('.card-sponsored')).length;
    });
    expect(row).toBeLessThanOrEqual(1);
    const bytes = await page.evaluate(() => {
      const sent = new Map(
        performance
          .getEntriesByType('resource')
          .map((entry) => [
            entry.name,
            'encodedBodySize' in entry ? Number(entry.encodedBodySize) : 0,
          ]),
      );
      return [...document.images]
        .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
        .reduce((sum, image) => sum + (sent.get(image.currentSrc) ?? 0), 0);
    });
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(150_000);
  });
}

test('a three-row SUV under $30,000 near home: three looked at and one asked about, in six steps', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await askFrom(page, '10.20.0.46');
  await page.goto('/');
  let steps = 0;
  const step = async (act: () => Promise<unknown>) => {
    steps += 1;
    await act();
  };
  const field = page.getByLabel('Search by make, model or feature');
  await step(async () => {
    await field.fill('3 row suv under 30k near 30303');
    await field.press('Enter');
  });
  await expect(page).toHaveURL(/zip=30303/);
  await expect(page).toHaveURL(/featureCode=1306/);
  await expect(page).toHaveURL(/cars-under-30000/);
  await expect(
    page.getByText(/^within \d+ miles of Atlanta, GA or delivered to it$/),
  ).toBeVisible();
  await step(() => page.locator(`${organicCards} h3 a`).first().click());
  await expect(page).toHaveURL(/\/vehicle\/\d+/);
  const seen = new Set([page.url()]);
  const next = page.getByRole('link', { name: 'Next car' });
  for (const _ of [2, 3]) {
    const href = (await next.getAttribute('href')) ?? '';
    await step(() => next.click());
    await expect(page).toHaveURL(href);
    // The page before stands there for a moment under the new address.
    await expect(next).not.toHaveAttribute('href', href);
    seen.add(page.url());
  }
  expect(seen.size).toBe(3);
  await page.waitForLoadState('networkidle');
  await step(() =>
    page
      .getByRole('link', { name: /^(Contact Dealer|Make Offer)/ })
      .filter({ visible: true })
      .first()
      .click(),
  );
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').fill('Dana');
  await dialog.getByLabel('Email').fill(`dana-${crypto.randomUUID().slice(0, 8)}@example.com`);
  await step(() => dialog.getByRole('button', { name: /^Send/ }).click());
  await expect(dialog.getByRole('heading', { name: /^Sent to/ })).toBeVisible();
  expect(steps).toBeLessThanOrEqual(6);
});

import {
  carPath,
  desktop,
  expect,
  expectAccessibleInBothThemes,
  organicCards,
  phone,
  test,
  untilLive,
} from './marketplace.ts';

test.describe('the vehicle page', () => {
  test.use({ viewport: desktop });

  test.beforeEach(async ({ page }) => {
    await page.goto(
      await carPath(page, '/cars-for-sale?vehicleHistoryType=ONE_OWNER&minPrice=1000'),
    );
  });

  test('tells what the car is, costs and has, and who sells it [content.dealers-as-owners]', async ({
    page,
  }) => {
    for (const name of [
      'Overview',
      'Is this a good price?',
      'Features',
      'History',
      'Warranty and services',
    ]) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
    await expect(page.locator('.vehicle-facts')).toContainText(/VIN[A-HJ-NPR-Z0-9]{17}/);
    await expect(page.getByRole('heading', { name: /^(Dealer|Seller)$/ })).toBeVisible();

    await test.step('states the same price to people and to search engines', async () => {
      const shown = Number(
        (await page.locator('.vehicle-side .vehicle-price-amount strong').textContent())?.replace(
          /\D/g,
          '',
        ),
      );
      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
      const car = blocks
        .map((text) => JSON.parse(text))
        .find((block) => block['@type']?.includes?.('Car'));
      expect(car.offers.price).toBe(shown);
      const address = `/rest/lsc/listing?vin=${car.vehicleIdentificationNumber}`;
      const told = await (await page.request.get(address)).json();
      expect(told.listings[0].pricingDetail.displayPrice).toBe(shown);
    });

    await test.step('has its VIN on one line, on a desk and on a phone', async () => {
      const vin = page.locator('.vehicle-facts dd').last();
      await expect(vin).toHaveText(/^[A-HJ-NPR-Z0-9]{17}$/);
      for (const size of [desktop, phone]) {
        await page.setViewportSize(size);
        const lines = await vin.evaluate((element) => {
          const words = document.createRange();
          words.selectNodeContents(element);
          return words.getClientRects().length;
        });
        expect(lines, `${size.width} px`).toBe(1);
      }
    });
  });

  test('opens what an address asks for, by its anchor or by what was clicked [routes.warranty-anchor, routes.pricing-anchor, routes.vehicle-click-type]', async ({
    page,
  }) => {
    const { pathname } = new URL(page.url());
    for (const [asked, part] of [
      ['#warrantySection', 'warrantySection'],
      ['#pricingSection', 'pricingSection'],
      ['?clickType=listing&tileClick=history', 'historySection'],
    ] as const) {
      await page.goto('/articles');
      await page.goto(pathname + asked);
      await expect(page.locator(`#${part}`)).toBeFocused();
      await expect(page.locator(`#${part} h2`)).toBeInViewport();
    }
  });

  test('has its price and the next step in sight on a phone, over nothing that has the keyboard', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    const bar = page.getByRole('region', { name: 'Price and contact' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    const link = page.locator('#sellerSection').getByRole('link').last();
    await link.focus();
    await expect(bar).toBeInViewport({ ratio: 1 });
    const ofLink = await link.boundingBox();
    const ofBar = await bar.boundingBox();
    expect((ofLink?.y ?? 0) + (ofLink?.height ?? 0)).toBeLessThanOrEqual(ofBar?.y ?? 0);
  });

  test('turns its pictures by the arrows and the row', async ({ page }) => {
    const large = page.locator('.vehicle-gallery-main img');
    const first = await large.getAttribute('src');
    await page.getByRole('button', { name: 'Next picture' }).click();
    await expect(large).not.toHaveAttribute('src', first ?? '');
    await page.locator('.vehicle-gallery-thumbnails a').first().click();
    await expect(large).toHaveAttribute('src', first ?? '');
    // On a phone the row begins where the text does, and on a tablet nothing touches it.
    const row = page.locator('.vehicle-gallery-thumbnails');
    await page.setViewportSize(phone);
    expect((await row.locator('a').first().boundingBox())?.x).toBe(16);
    await page.setViewportSize({ width: 768, height: 1024 });
    const [pictures, price] = await Promise.all(
      [row, page.locator('.vehicle-narrow .vehicle-price')].map((part) => part.boundingBox()),
    );
    const end = (pictures?.y ?? 0) + (pictures?.height ?? 0);
    expect((price?.y ?? 0) - end).toBeGreaterThanOrEqual(12);
  });

  test('prints on two sheets at the most, no wider than its paper, without what is pressed', async ({
    page,
  }) => {
    const sheets = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(sheets.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.vehicle-narrow h1')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Contact Dealer|^Make Offer/ })).toHaveCount(0);
    for (const width of [700, 740]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test('opens and closes the rest of its features, and the keyboard stays', async ({ page }) => {
    const opener = page.locator('.vehicle-all-features summary');
    const rest = page.locator('.vehicle-all-features li').first();
    await expect(opener).toHaveText(/^Show all \d+ features$/, { useInnerText: true });
    await opener.press('Enter');
    await expect(rest).toBeVisible();
    await expect(opener).toBeFocused();
    await expect(opener).toHaveText('Show fewer features', { useInnerText: true });
    await page.keyboard.press('Enter');
    await expect(rest).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test('a car that never was is not found [routes.vehicle]', async ({ page }) => {
  const response = await page.goto('/cars-for-sale/vehicle/1');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('There is nothing at this address.')).toBeVisible();
});

test('axe finds nothing on the vehicle page', async ({ page }) => {
  await page.goto(await carPath(page));
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expectAccessibleInBothThemes(page);
  }
});

test('a phone has the way back, its neighbours and saving in one row', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/cars-for-sale');
  await page.locator(`${organicCards} h3 a`).nth(1).click();
  const row = page.locator('.vehicle-top');
  const parts = [
    row.getByRole('link', { name: /^Back to / }),
    row.getByRole('link', { name: 'Previous car' }),
    row.getByRole('link', { name: 'Next car' }),
    row.getByRole('button', { name: /^Save / }),
  ];
  for (const width of [phone.width, 360, 320]) {
    await page.setViewportSize({ ...phone, width });
    let end = 0;
    for (const part of parts) {
      await expect(part).toBeInViewport({ ratio: 1 });
      const box = await part.boundingBox();
      expect(box?.x, `${width} pixels`).toBeGreaterThanOrEqual(end);
      end = (box?.x ?? 0) + (box?.width ?? 0);
    }
  }
});

test.describe('the map of a seller', () => {
  test.use({ viewport: phone });

  test('has its outlines loaded by who comes near', async ({ page }) => {
    const drawings: string[] = [];
    page.on('request', (request) => {
      if (/\/(ground|counties)-[^/]*\.svg$/.test(request.url())) drawings.push(request.url());
    });
    await page.goto(await carPath(page), { waitUntil: 'networkidle' });
    await untilLive(page.locator('main'));
    expect(drawings).toEqual([]);
    const map = page.getByRole('img', { name: /^Map: / });
    await map.scrollIntoViewIfNeeded();
    await expect(map.locator('.map-land')).toHaveCount(1);
    await expect.poll(() => drawings.length).toBeGreaterThan(1);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is drawn', async ({ page }) => {
      await page.goto(await carPath(page));
      await expect(page.getByRole('img', { name: /^Map: / }).locator('.map-land')).toHaveCount(1);
    });
  });
});

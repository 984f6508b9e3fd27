import { desktop, expect, expectAccessible, phone, test } from './marketplace.ts';

const search = '/cars-for-sale/atlanta-ga?searchRadius=500&zip=30303';

for (const [width, size] of [
  ['phone', phone],
  ['desktop', desktop],
] as const) {
  test.describe(`articles, ${width}`, () => {
    test.use({ viewport: size });

    test('about electric cars stand in a row of their own among the results [results.interleaved]', async ({
      page,
    }) => {
      await page.goto(search);
      const row = page.getByRole('region', { name: 'Thinking about electric?' });
      await expect(row.getByRole('listitem').filter({ visible: true })).toHaveCount(3);
      const first = row.getByRole('listitem').first().getByRole('link');
      const title = await first.locator('b').textContent();
      await first.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
      await expectAccessible(page);
    });

    test('reviews follow the results, two, about the model that is searched [results.expert-reviews, advertising.articles]', async ({
      page,
    }) => {
      await page.goto('/cars-for-sale/honda/cr-v');
      const reviews = page.getByRole('region', { name: 'Expert reviews' });
      await expect(reviews.getByRole('listitem')).toHaveCount(2);
      await expect(reviews.getByRole('listitem').first()).toContainText('Honda CR-V');
      await expectAccessible(page, '.content-reviews');
      await reviews.getByRole('link', { name: 'All reviews' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides and reviews');
    });
  });
}

test('electric guides are not pushed on who searches for gasoline', async ({ page }) => {
  await page.goto('/cars-for-sale?fuelTypeGroup=GSL');
  await expect(page.locator('.content-guides')).toHaveCount(0);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('an article says what it is, for readers and for search engines', async ({ page }) => {
    await page.goto('/articles/honda-cr-v');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /articles\/honda-cr-v$/,
    );
    const described = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(described ?? '')).toMatchObject({
      '@type': 'Article',
      datePublished: '2026-11-12',
    });
    await page.getByRole('link', { name: 'See the cars' }).click();
    await expect(page).toHaveURL(/\/honda\/cr-v/);
  });

  test('an article leads to the cars that it names, and on to what is like it', async ({
    page,
  }) => {
    await page.goto('/articles/honda-cr-v');
    const next = page.getByRole('complementary', { name: 'Read on' });
    await expect(next.getByRole('listitem')).toHaveCount(2);
    await expect(next.getByRole('listitem').first()).toContainText('Toyota RAV4');
    await page.getByRole('link', { name: 'Mazda CX-5', exact: true }).click();
    await expect(page).toHaveURL(/\/mazda\/cx-5/);
    await page.goBack();
    await next.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Toyota RAV4');
  });

  test('an article that there is not is not found', async ({ page }) => {
    const answer = await page.goto('/articles/nothing');
    expect(answer?.status()).toBe(404);
  });
});

import type { Route } from '@playwright/test';
import { banner, comeFrom, followLink, heading, signInByLink } from './account-pages.ts';
import {
  carPath,
  expect,
  expectAccessible,
  openLive,
  person,
  phone,
  plainTest,
  test,
} from './marketplace.ts';

test.use(person);
test.beforeEach(({ page }) => comeFrom(page, '192.0.2.4'));

test('a profile that was typed while somebody signed out elsewhere is there after signing in', async ({
  page,
  context,
}, { retry, repeatEachIndex }) => {
  const address = `typed-${retry}-${repeatEachIndex}@example.com`;
  await signInByLink(page, address);
  await page.getByLabel('First name').fill('Dana');
  await page.getByLabel('Phone').fill('(404) 555-0123');
  const other = await context.newPage();
  await other.goto('/account');
  await other.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(banner(other).getByRole('link', { name: 'Sign in' })).toBeVisible();
  await other.close();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Once you sign in, what you typed is there again.')).toBeVisible();
  const [kept] = (await context.cookies()).filter(({ name }) => name === 'unsentForm');
  expect(kept).toMatchObject({ path: '/account', httpOnly: true });

  // Somebody else gets nothing of it.
  const another = await context.newPage();
  await signInByLink(another, `other-${retry}-${repeatEachIndex}@example.com`);
  await expect(another.getByLabel('First name')).toHaveValue('');
  await another.getByRole('button', { name: 'Sign out', exact: true }).click();
  // A page that is closed at once takes its request along.
  await expect(banner(another).getByRole('link', { name: 'Sign in' })).toBeVisible();
  await another.close();

  await page.getByLabel('Email').fill(address);
  await page.getByRole('button', { name: 'Send me a link instead' }).click();
  await expect(heading(page)).toHaveText('Look into your mail');
  await followLink(page, address, 2);
  await expect(page.getByText('You were signed out, so this is not saved yet.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Dana');
  await expect(page.getByLabel('Phone')).toHaveValue('(404) 555-0123');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Dana');
});

test('another address that was typed while somebody signed out elsewhere is there after signing in', async ({
  page,
  context,
}, { retry, repeatEachIndex }) => {
  const address = `moves-${retry}-${repeatEachIndex}@example.com`;
  await signInByLink(page, address);
  await page.locator('#address summary').click();
  await page.getByLabel('New email address').fill(`new-${address}`);
  const other = await context.newPage();
  await other.goto('/account');
  await other.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(banner(other).getByRole('link', { name: 'Sign in' })).toBeVisible();
  await other.close();
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Once you sign in, what you typed is there again.')).toBeVisible();
  await page.getByLabel('Email').fill(address);
  await page.getByRole('button', { name: 'Send me a link instead' }).click();
  await expect(heading(page)).toHaveText('Look into your mail');
  await followLink(page, address, 2);
  await expect(page.getByText('You were signed out, so no link was sent yet.')).toBeVisible();
  await expect(page.getByLabel('New email address')).toHaveValue(`new-${address}`);
  await expect(page.getByText('You were signed out, so this is not saved yet.')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status').getByText(`on its way to new-${address}`)).toBeVisible();
});

test('a review that is sent after the session ended is there after signing in', async ({
  page,
  context,
}, { retry, repeatEachIndex }) => {
  await page.setViewportSize(phone);
  await signInByLink(page, `review-${retry}-${repeatEachIndex}@example.com`);
  await page.goto('/research/honda/civic/review');
  await page.getByLabel('Model year').selectOption('2020');
  await page.getByLabel('I drove one').check();
  for (const stars of await page.locator('.review-stars').all()) {
    const radios = stars.getByRole('radio');
    const tops = await radios.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
    expect(new Set(tops).size).toBe(1);
    await radios.last().check();
  }
  const isBeside = ([radio]: Element[]) => {
    const [mark, words] = [radio, radio?.parentElement].map((one) => one?.getBoundingClientRect());
    return mark && words && mark.y + mark.height / 2 - (words.y + words.height / 2);
  };
  expect(await page.getByLabel('I drove one').evaluateAll(isBeside)).toBeCloseTo(0);
  await page.getByLabel('Title').fill('Quiet');
  const text = 'It never let us down, summer and winter.\n'.repeat(5);
  const box = page.getByLabel('What should others know?');
  await box.fill(text);
  expect(await box.evaluate((area) => area.scrollHeight - area.clientHeight)).toBe(0);
  await expectAccessible(page);

  const session = await context.cookies();
  await context.clearCookies();
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Once you sign in, what you typed is there again.')).toBeVisible();
  await context.addCookies(session);
  await page.goto('/research/honda/civic/review');
  await expect(page.getByRole('alert')).toContainText('You were signed out');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(box).toHaveValue(text);
  await expect(page.getByLabel('I drove one')).toBeChecked();
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Thank you. Your review is shown')).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name.startsWith('unsentForm'))).toEqual([]);
});

plainTest(
  'a review that is too long to be kept stays on its page until it is sent',
  async ({ page, context }, { retry, repeatEachIndex }) => {
    const address = `long-${retry}-${repeatEachIndex}@example.com`;
    await signInByLink(page, address);
    await page.goto('/research/honda/civic/review');
    await page.getByLabel('Model year').selectOption('2020');
    await page.getByLabel('I drove one').check();
    for (const stars of await page.locator('.review-stars').all())
      await stars.getByRole('radio').last().check();
    await page.getByLabel('Title').fill('Quiet');
    const letters = Array.from({ length: 4000 }, (_, at) => 0x4e00 + ((at * 7919) % 20_000));
    const box = page.getByLabel('What should others know?');
    await box.fill(String.fromCharCode(...letters));
    const session = await context.cookies();
    await context.clearCookies();
    await page.getByRole('button', { name: 'Send review' }).click();
    await expect(page.getByRole('alert')).toContainText('Sign in in another tab');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(box).toHaveValue(String.fromCharCode(...letters));
    await expectAccessible(page);
    const other = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Sign in, in a new tab' }).click();
    await expect((await other).getByLabel('Email')).toBeVisible();
    await context.addCookies(session);
    await page.getByRole('button', { name: 'Send review' }).click();
    await expect(page.getByText('Thank you. Your review is shown')).toBeVisible();
  },
);

plainTest(
  'a review that gets no answer stays as it was typed, and is sent once however often it is pressed',
  async ({ page }, { retry, repeatEachIndex }) => {
    await signInByLink(page, `lost-${retry}-${repeatEachIndex}@example.com`);
    await openLive(page, '/research/honda/civic/review');
    await page.getByLabel('Model year').selectOption('2020');
    await page.getByLabel('I drove one').check();
    for (const stars of await page.locator('.review-stars').all())
      await stars.getByRole('radio').last().check();
    await page.getByLabel('Title').fill('Quiet');
    const text = 'It never let us down, summer and winter.';
    await expect(page.getByText('another one takes its place')).toBeVisible();
    await page.getByLabel('What should others know?').fill(text);
    const send = page.getByRole('button', { name: 'Send review' });
    const review = /civic\/review/;
    for (const fail of [
      (route: Route) => route.abort(),
      (route: Route) => route.fulfill({ status: 500 }),
    ]) {
      await page.route(review, fail, { times: 1 });
      await send.click();
      await expect(page.getByRole('alert')).toContainText('Your words are still here');
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(page.getByLabel('What should others know?')).toHaveValue(text);
      await expect(page.getByLabel('I drove one')).toBeChecked();
      await page.unroute(review);
    }
    await expectAccessible(page);
    let sent = 0;
    await page.route(review, (route) => {
      if (route.request().method() === 'POST') sent += 1;
      return route.continue();
    });
    await send.dblclick();
    await expect(page.getByText('Thank you. Your review is shown')).toBeVisible();
    expect(sent).toBe(1);
  },
);

test('what was typed and not sent is there when Back leads to its page', async ({ page }, {
  retry,
  repeatEachIndex,
}) => {
  await signInByLink(page, `draft-${retry}-${repeatEachIndex}@example.com`);
  const car = (await carPath(page, '/cars-for-sale?sellerType=d')).split('?')[0];
  const text = 'I would like to see it on Saturday, in the morning.';
  const words = page.locator('main textarea');
  for (const [path, way] of [
    [`${car}/contact`, /^Back to/],
    [`${car}/report`, /^Back to/],
    ['/research/honda/civic/review', /^All about/],
  ] as const) {
    await openLive(page, path);
    await words.fill(text);
    await page.getByRole('link', { name: way }).click();
    await expect(words).toHaveCount(0);
    await page.goBack();
    await expect(words).toHaveValue(text);
  }
});

test('what was typed and not sent is there when its page is loaded again', async ({ page }, {
  retry,
  repeatEachIndex,
}) => {
  await signInByLink(page, `reloaded-${retry}-${repeatEachIndex}@example.com`);
  await openLive(page, '/research/honda/civic/review');
  await page.getByLabel('Model year').selectOption('2020');
  await page.getByLabel('I drove one').check();
  await page.locator('.review-stars').last().getByRole('radio').last().check();
  await page.getByLabel('Title').fill('Quiet');
  const areShown = async () => {
    await expect(page.getByLabel('Title')).toHaveValue('Quiet');
    await expect(page.getByLabel('Model year')).toHaveValue('2020');
    await expect(page.getByLabel('I drove one')).toBeChecked();
    await expect(page.locator('.review-stars input:checked')).toHaveValue('5');
  };
  await page.reload();
  await areShown();
  await page.goto('/research/honda/civic');
  await page.goto('/research/honda/civic/review');
  await areShown();
});

test('words to a seller and a report are there when their page is loaded again', async ({
  page,
}) => {
  const car = (await carPath(page, '/cars-for-sale?sellerType=d')).split('?')[0];
  const text = 'I would like to see it on Saturday, in the morning.';
  const words = page.locator('main textarea');
  await openLive(page, `${car}/contact`);
  await words.fill(text);
  await page.reload();
  await expect(words).toHaveValue(text);
  await openLive(page, `${car}/report`);
  await page.getByRole('radio').nth(1).check();
  await words.fill(text);
  await page.reload();
  await expect(words).toHaveValue(text);
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await openLive(page, `${car}/contact`);
  await expect(words).toHaveValue(text);
});

plainTest(
  'words that arrived without an answer are sent as the same again, though the page is loaded anew',
  async ({ page }, { retry, repeatEachIndex }) => {
    const car = (await carPath(page, '/cars-for-sale?sellerType=d')).split('?')[0];
    const keys: (string | undefined)[] = [];
    await page.route('**/contact-form', async (route) => {
      // From ours other tests have sent as many as may be.
      const headers = { ...route.request().headers(), 'x-forwarded-for': '10.20.0.45' };
      const answer = await route.fetch({ headers });
      keys.push(
        route
          .request()
          .postData()
          ?.match(/name="key"\s+(\S+)/)?.[1],
      );
      await (keys.length === 1 ? route.abort() : route.fulfill({ response: answer }));
    });
    await openLive(page, `${car}/contact`);
    await page.getByLabel('First name').fill('Dana');
    await page.getByLabel('Email').fill(`twice-${retry}-${repeatEachIndex}@example.com`);
    const send = page.getByRole('button', { name: 'Send message' });
    await send.click();
    await expect(page.getByText('Not sent, as far as we know')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('Dana');
    await send.click();
    await expect(heading(page)).toHaveText(/^Sent to/);
    expect(keys).toEqual([expect.any(String), keys[0]]);
  },
);

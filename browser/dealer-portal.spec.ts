import type { Browser, BrowserContext, Page } from '@playwright/test';
import {
  desktop,
  expect,
  expectAccessibleInBothThemes,
  person,
  phone,
  startScriptsAtOnce,
  test,
  untilLive,
} from './marketplace.ts';
import { takePicture } from './office-picture.ts';
import {
  cora,
  dana,
  haveAsked,
  type Marketplace,
  openMarketplace,
  signUp,
} from './portal-marketplace.ts';

const answerField = (page: Page) => page.getByRole('textbox', { name: /^Answer to / });
const list = (page: Page) => page.getByRole('region', { name: 'Conversations' });

const openContext =
  (browser: Browser, from: BrowserContext, origin: string) => async (more: object) =>
    browser.newContext({
      baseURL: origin,
      ...person,
      storageState: await from.storageState(),
      ...more,
    });

let opened: Marketplace | null = null;
test.afterEach(() => opened?.stop());

test('staff of a dealer answers shoppers and says what they read', async ({ browser }) => {
  // A marketplace of its own, four pages before axe in both themes: minutes on a busy machine.
  test.setTimeout(300_000);
  const marketplace = await openMarketplace();
  opened = marketplace;
  const { server, mailTo } = marketplace;
  const context = await browser.newContext({
    baseURL: server.origin,
    ...person,
    viewport: desktop,
  });
  await startScriptsAtOnce(context);
  const page = await context.newPage();
  const another = openContext(browser, context, server.origin);

  await test.step('comes in once the operator says so', async () => {
    await page.goto('/dealer-portal/inbox');
    await expect(page, 'a visitor is led to sign in').toHaveURL(
      /\/account\/sign-in\?.*dealer-portal/,
    );
    await signUp(page, marketplace);
    expect((await page.goto('/dealer-portal'))?.status(), 'nobody is told of it').toBe(404);
    const { dealer } = await haveAsked(page, server.origin);
    const { stdout } = await marketplace.forecourt(
      ...['dealer-staff', 'add', cora.email, '--dealer', String(dealer), '--name', 'Cora Pace'],
    );
    expect(stdout).toContain(cora.email);
    await page.goto('/dealer-portal');
    await expect(page).toHaveURL(/\/dealer-portal\/inbox$/);
    await expect(list(page).getByText('Waiting for you, longest first')).toBeVisible();
    await expect(list(page).getByRole('listitem')).toHaveText([/^Dana/, /^Lena/]);
    await expectAccessibleInBothThemes(page);
    await takePicture(page, 'portal-inbox');
  });

  await test.step('begins with a sentence that is not sent, and keeps what does not go out', async () => {
    await untilLive(answerField(page));
    await page.getByRole('link', { name: 'Confirm the time' }).click();
    await expect(answerField(page)).toHaveValue(/^Hello Dana, .*\(today at 4:30 PM\)/);
    await page.getByRole('link', { name: 'Offer two times' }).click();
    await expect(answerField(page), 'it takes the place of the other').toHaveValue(
      'Hello Dana, would one of these times suit you: ',
    );
    await answerField(page).fill(' ');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText(/^Enter a message/)).toBeVisible();
    await page.getByRole('link', { name: 'Offer two times' }).click();
    await expect(page.getByText(/^Enter a message/)).toHaveCount(0);
    await answerField(page).fill('4:30 PM it is, Dana.');
    await list(page).getByRole('link', { name: /Lena/ }).click();
    await expect(page.getByRole('textbox', { name: 'Answer to Lena' })).toHaveValue('');
    await list(page).getByRole('link', { name: /Dana/ }).click();
    await expect(answerField(page), 'it is kept meanwhile').toHaveValue('4:30 PM it is, Dana.');
    await untilLive(answerField(page));
    await page.route('**/dealer-portal/inbox*', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 502 }) : route.continue(),
    );
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText(/Not done, as far as we know/);
    await expect(answerField(page)).toHaveValue('4:30 PM it is, Dana.');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Send', exact: true }).dblclick();
    await expect(page.getByRole('status').filter({ hasText: 'on its way' })).toBeVisible();
    await expect(answerField(page)).toHaveValue('');
    await list(page).getByRole('link', { name: /Dana/ }).click();
    await untilLive(answerField(page));
    await expect(answerField(page), 'what was sent is no draft').toHaveValue('');
    await expect(list(page).getByText('Answered')).toBeVisible();
    await expect(page.getByText(dana)).toHaveCount(0);
  });

  await test.step('the shopper gets a mail, and reads it once', async () => {
    const mail = await mailTo(dana, /4:30 PM it is, Dana/);
    const link = /http\S+\/cars-for-sale\/conversation\/[\da-f]{32}/.exec(mail)?.[0] ?? '';
    const shopper = await browser.newContext({ baseURL: server.origin, ...person });
    const theirs = await shopper.newPage();
    await theirs.goto(new URL(link).pathname);
    await expect(theirs.getByText('4:30 PM it is, Dana.')).toHaveCount(1);
    await shopper.close();
  });

  await test.step('on a phone the list comes first, then the conversation with its own way back', async () => {
    const onPhone = await another({ viewport: phone });
    const small = await onPhone.newPage();
    await small.goto('/dealer-portal/inbox');
    await expect(answerField(small)).toBeHidden();
    await expectAccessibleInBothThemes(small);
    await list(small).getByRole('link', { name: /Lena/ }).click();
    await expect(list(small)).toBeHidden();
    await expect(answerField(small)).toBeInViewport();
    await expectAccessibleInBothThemes(small);
    await takePicture(small, 'portal-thread');
    const widths = () => [document.documentElement.scrollWidth, innerWidth] as const;
    const [wide, window] = await small.evaluate(widths);
    expect(wide).toBeLessThanOrEqual(window);
    await small.getByRole('link', { name: 'Back to the inbox' }).click();
    await expect(list(small)).toBeVisible();
    await onPhone.close();
  });

  await test.step('without scripts all of it is done, too', async () => {
    const plain = await another({ viewport: desktop, javaScriptEnabled: false });
    const still = await plain.newPage();
    await still.goto('/dealer-portal/inbox');
    await list(still).getByRole('link', { name: /Lena/ }).click();
    await still.getByRole('link', { name: 'Say that it is here' }).click();
    await expect(answerField(still)).toHaveValue(/^Hello Lena, yes/);
    await answerField(still).fill('It is blue.');
    await still.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(still.getByRole('status')).toHaveText(/on its way/);
    await expect(list(still).getByText('Nobody is waiting.')).toBeVisible();
    await still.getByRole('button', { name: 'Mark done' }).click();
    await expect(list(still).getByRole('listitem')).toHaveCount(1);
    await still.goto('/dealer-portal/profile');
    await still.getByLabel('Monday from').fill('noonish');
    await still.getByRole('button', { name: 'Save hours' }).click();
    await expect(still.getByLabel('Monday from')).toHaveValue('noonish');
    await expect(still.getByLabel('Monday from')).toHaveAttribute('aria-invalid', 'true');
    await expect(still.getByRole('alert')).toContainText('Enter a time such as 8:00 AM or 17:30.');
    await still.getByLabel('Monday from').fill('10:30 am');
    await still.getByRole('button', { name: 'Save hours' }).click();
    await expect(still.getByRole('status')).toHaveText(/Your hours are saved/);
    await plain.close();
  });

  await test.step('says what shoppers read, sees it cleaned, and so do they', async () => {
    await page.goto('/dealer-portal/profile');
    await untilLive(page.getByLabel('Text', { exact: true }));
    await expect(page.getByLabel('Monday from')).toHaveValue('10:30 AM');
    await page
      .getByLabel('Text', { exact: true })
      .fill('<p onclick="x()">We <b>care</b>.</p><script>alert(1)</script>');
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('status', { name: 'Preview' });
    await expect(preview.locator('p')).toHaveText('We care.');
    await expectAccessibleInBothThemes(page);
    await takePicture(page, 'portal-profile');
    await page.getByRole('button', { name: 'Save words' }).click();
    await expect(page.getByText('Your words are saved')).toBeVisible();
    await page.getByRole('link', { name: 'Your page, as shoppers see it' }).click();
    await expect(page.getByText('We care.')).toBeVisible();
    await expect(page.getByText(/10:30 AM – /).first()).toBeVisible();
  });

  await context.close();
});

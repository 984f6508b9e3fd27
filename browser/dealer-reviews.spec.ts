import type { Page } from '@playwright/test';
import { widthOf } from './large-letters.ts';
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

const words = 'They had the car where they said, at the price that they had named.';
const reviews = (page: Page) => page.locator('#reviews');
const titled = (page: Page, name: string) =>
  page.getByRole('heading', { level: 3, name, exact: true });
const stars = (page: Page, of: string) => page.getByRole('group', { name: of, exact: true });
const thanks = (page: Page) => page.getByText('Thank you. Your review is shown');
const send = (page: Page) => page.getByRole('button', { name: 'Send review' });

async function fillIn(page: Page, title: string, text: string): Promise<void> {
  await page.getByLabel('I bought a car there').check();
  await stars(page, 'Overall').getByLabel('4').check();
  await stars(page, 'Pricing').getByLabel('5').check();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('What should others know?').fill(text);
}

/** Shows the review that waits to everybody. */
async function approve({ forecourt }: Marketplace): Promise<void> {
  const { stdout } = await forecourt('dealer-reviews');
  const [id = '', version = ''] = stdout.split(/\s+/);
  await forecourt('dealer-reviews', 'approve', id, version);
}

let opened: Marketplace | null = null;
test.afterEach(() => opened?.stop());

test('who asked a dealer reviews it, everybody reads it once it was read, and the dealer answers', async ({
  browser,
}) => {
  // A marketplace of its own, pages before axe in both themes: minutes on a busy machine.
  test.setTimeout(300_000);
  const marketplace = await openMarketplace();
  opened = marketplace;
  const { server } = marketplace;
  const settings = { baseURL: server.origin, ...person, viewport: desktop };
  const come = async (more: object = {}) => {
    const context = await browser.newContext({ ...settings, ...more });
    await startScriptsAtOnce(context);
    return context.newPage();
  };
  const page = await come();
  const { dealer, listingId, ask } = await haveAsked(page, server.origin);
  const path = `/cars-for-sale/dealer/${dealer}`;

  await test.step('who is signed out signs in first, and who asked nothing reads why not', async () => {
    await page.goto(path);
    await reviews(page).getByRole('link', { name: 'Write a review' }).click();
    await expect(page).toHaveURL(/\/account\/sign-in/);
    await expect(page.getByText('Writing a review takes an account.')).toBeVisible();
    const stranger = await come();
    await signUp(stranger, marketplace);
    await stranger.goto(`${path}/review`);
    const why = stranger.getByText('You did not, so far.');
    await expect(why).toBeVisible();
    const way = await stranger.getByRole('link', { name: 'See its cars' }).boundingBox();
    const words = await why.boundingBox();
    expect(way && words && way.y - (words.y + words.height)).toBeGreaterThanOrEqual(8);
    await expect(send(stranger)).toHaveCount(0);
    await stranger.context().close();
  });

  await test.step('what is wrong is told at its field, and nothing that was typed is lost', async () => {
    await signUp(page, marketplace, { email: dana, password: 'oyster staircase' });
    await page.goto(`${path}/review`);
    await untilLive(page.getByLabel('Title'));
    await fillIn(page, 'As told', words);
    await page.getByLabel('Title').evaluate((title: HTMLInputElement) => {
      title.required = false;
    });
    await page.getByLabel('Title').fill(' ');
    await send(page).click();
    await expect(page.getByText('Write a title of at least 3 characters.')).toBeVisible();
    await expect(page.getByLabel('Title')).toBeFocused();
    await expect(page.getByLabel('What should others know?')).toHaveValue(words);
    await expect(stars(page, 'Overall').getByLabel('4')).toBeChecked();
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      await expectAccessibleInBothThemes(page);
    }
    await page.getByLabel('Title').fill('As told');
    await send(page).dblclick();
    await expect(thanks(page)).toBeVisible();
  });

  await test.step('it is shown once it was read, and its author sees what became of it', async () => {
    await page.goto(path);
    await expect(titled(page, 'As told')).toHaveCount(0);
    await approve(marketplace);
    await page.goto('/account#reviews');
    const own = page.getByRole('region', { name: 'Your reviews' }).getByRole('listitem');
    await expect(own).toContainText('Shown to everybody');
    await page.setViewportSize(phone);
    await own.locator('b').evaluate((title) => {
      title.textContent = 'W'.repeat(60);
    });
    expect(await widthOf(page), 'a long word is broken').toBe(phone.width);
    await page.setViewportSize(desktop);
    await page.goto(path);
    await expect(titled(page, 'As told')).toBeVisible();
    // Search engines are told of what stands here, not of the feed's stars.
    const told = await page.locator('script[type="application/ld+json"]').textContent();
    const { aggregateRating } = JSON.parse(told ?? '{}');
    await expect(reviews(page).getByRole('heading', { level: 2 })).toHaveText(
      `${aggregateRating.reviewCount} reviews by shoppers of Forecourt`,
    );
  });

  await test.step('who thinks it should not be shown says so, and it waits for another decision', async () => {
    const row = page.getByRole('listitem').filter({ has: titled(page, 'As told') });
    await row.getByRole('button', { name: 'Report' }).click();
    await expect(page).toHaveURL(/report=kept#reviews$/);
    await expect(reviews(page).getByRole('status')).toHaveText(
      'Thank you. We look at that review again.',
    );
    await expect(titled(page, 'As told')).toBeVisible();
    expect((await marketplace.forecourt('dealer-reviews')).stdout).toContain('reported once');
    await approve(marketplace);
    expect((await marketplace.forecourt('dealer-reviews')).stdout).toContain('No review waits');
    await page.goto(path);
  });

  await test.step('staff answers beside it, and takes it back', async () => {
    const staff = await come();
    await signUp(staff, marketplace, { ...cora, email: 'staff@example.com' });
    await marketplace.forecourt(
      ...['dealer-staff', 'add', 'staff@example.com', '--dealer', String(dealer)],
      ...['--name', 'Cora Pace'],
    );
    await staff.goto('/dealer-portal/inbox');
    await staff.getByRole('link', { name: 'Reviews' }).click();
    const row = staff.getByRole('listitem').filter({ has: titled(staff, 'As told') });
    await row.getByText('Answer: As told').click();
    const answer = row.getByRole('textbox', { name: 'Your answer' });
    await untilLive(answer);
    await row.getByRole('button', { name: 'Show the answer' }).click();
    await expect(row.getByText('Enter what you say to it.')).toBeVisible();
    await answer.fill('Thank you, Dana.');
    await expect(row.getByText('Enter what you say to it.'), 'mended').toHaveCount(0);
    await takePicture(staff, 'portal-reviews');
    await row.getByRole('button', { name: 'Show the answer' }).click();
    await expect(staff.getByRole('status')).toContainText('Your answer stands beside the review');
    for (const size of [phone, desktop]) {
      await staff.setViewportSize(size);
      await expectAccessibleInBothThemes(staff);
    }
    await page.reload();
    await expect(reviews(page)).toContainText('Thank you, Dana.');
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      await expectAccessibleInBothThemes(page, '#reviews');
    }
    await row.getByText('Take the answer back').click();
    await expect(row.getByText('Nobody reads it any more')).toBeVisible();
    await expectAccessibleInBothThemes(staff);
    await row.getByRole('button', { name: 'Take it back' }).click();
    await expect(staff.getByRole('status')).toContainText('Your answer is taken back.');
    await expect(row.getByRole('button', { name: 'Take it back' })).toHaveCount(0);
    await row.getByText('Answer: As told').click();
    await expect(answer, 'the words stay in the box').toHaveValue('Thank you, Dana.');
  });

  await test.step('one that is too long to be kept has all that was typed until it is sent', async () => {
    const { listings } = await (await page.request.get('/rest/lsc/listing?numRecords=50')).json();
    const other = listings.find((car: { id: number; ownerId: number }) => {
      return car.ownerId === dealer && car.id !== listingId;
    });
    await ask('Dana', dana, { listingId: other.id, comments: 'And this one?' });
    const plain = await come({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    await plain.goto(`${path}/review`);
    const car = plain.getByLabel('The car you asked about');
    // The one that was asked about last stands first.
    await car.selectOption({ index: 1 });
    const chosen = await car.inputValue();
    const letters = Array.from({ length: 4000 }, (_, at) => 0x4e00 + ((at * 7919) % 20_000));
    const long = String.fromCharCode(...letters);
    await fillIn(plain, 'At length', long);
    const no = stars(plain, 'Was the car still there when you asked?').getByLabel('No', {
      exact: true,
    });
    await no.check();
    const session = await plain.context().cookies();
    await plain.context().clearCookies();
    await send(plain).click();
    await expect(plain.getByRole('alert')).toContainText('Sign in in another tab');
    await plain.context().addCookies(session);
    await expect(car).toHaveValue(chosen);
    await expect(stars(plain, 'Overall').getByLabel('4')).toBeChecked();
    await expect(no).toBeChecked();
    await expect(plain.getByLabel('What should others know?')).toHaveValue(long);
    await send(plain).click();
    await expect(thanks(plain)).toBeVisible();
    await plain.context().close();
  });

  await test.step('without a script it is written anew, and leaves the page until it was read', async () => {
    const plain = await come({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    await plain.goto(`${path}/review`);
    await fillIn(plain, 'On second thought', words);
    await send(plain).click();
    await expect(thanks(plain)).toBeVisible();
    await plain.goto(path);
    for (const title of ['As told', 'At length', 'On second thought'])
      await expect(titled(plain, title)).toHaveCount(0);
    await approve(marketplace);
    await plain.goto(path);
    await expect(titled(plain, 'On second thought')).toBeVisible();
  });
});

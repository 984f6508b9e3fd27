import { expectRoomForLargeLetters } from './large-letters.ts';
import {
  expect,
  expectAccessibleInBothThemes,
  person,
  phone,
  test,
  untilLive,
} from './marketplace.ts';
import { takePicture } from './office-picture.ts';
import { comeInAsCora, cora, type Marketplace, openMarketplace } from './portal-marketplace.ts';

let opened: Marketplace | null = null;
test.afterEach(() => opened?.stop());

test('a manager of a dealer lets a colleague in and out, and is told of leads', async ({
  browser,
}) => {
  // A marketplace of its own, two widths before axe in both themes: minutes on a busy machine.
  test.setTimeout(300_000);
  const marketplace = await openMarketplace();
  opened = marketplace;
  const { server, mailTo } = marketplace;
  const { context, page, ask } = await comeInAsCora(browser, marketplace);

  await test.step('lets a colleague in, who is told by mail, and says of which leads mails come', async () => {
    await page.goto('/dealer-portal/people');
    await expect(page.getByRole('listitem').filter({ hasText: cora.email })).toContainText('You');
    await untilLive(page.getByLabel('Name'));
    await page.getByLabel('Name').fill('Lena Krause');
    await page.getByLabel('Email').fill('lena@');
    await page.getByRole('button', { name: 'Let in' }).click();
    await expect(page.getByText('Enter an email address, such as cora@example.com.')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Lena Krause');
    await page.getByLabel('Email').fill('lena@dealer.example');
    await page.getByRole('button', { name: 'Let in' }).dblclick();
    await expect(page.getByRole('status').filter({ hasText: 'They may come in' })).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('');
    const lena = page.getByRole('listitem').filter({ hasText: 'lena@dealer.example' });
    await expect(lena).toContainText('Invited, not here yet: Today');
    expect(await mailTo('lena@dealer.example', /lets you in/)).toContain('Cora Pace added you');
    await page.getByLabel('Mails to Cora Pace').selectOption('Every lead and review');
    await page.getByRole('button', { name: 'Save what is chosen for Cora Pace' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'It is saved.' })).toBeVisible();
    await expect(page.getByLabel('Mails to Cora Pace')).toHaveValue('all');
    await expectAccessibleInBothThemes(page);
    await takePicture(page, 'portal-people');
    await ask('Omar', 'omar@example.com', { comments: 'Is it still there?' });
    await mailTo(cora.email, /> Is it still there\?/);
  });

  await test.step('is no wider than a phone', async () => {
    await page.setViewportSize(phone);
    await expectAccessibleInBothThemes(page);
    const widths = () => [document.documentElement.scrollWidth, innerWidth] as const;
    const [wide, window] = await page.evaluate(widths);
    expect(wide).toBeLessThanOrEqual(window);
    const read = '.portal-colleague, .portal-facts, .ui-input:has([name="role"])';
    await expectRoomForLargeLetters(page, read);
    await expect(page.getByRole('link', { name: 'Your page, as shoppers see it' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Cora Pace/ })).toBeVisible();
    await page.getByRole('link', { name: /^Cora Pace/ }).click();
    await expect(page.getByRole('link', { name: 'Dealer portal' })).toHaveAttribute(
      'href',
      '/dealer-portal',
    );
    await expect(page.getByRole('link', { name: 'Console' })).toHaveCount(0);
  });

  await test.step('and out, on a phone and without a script', async () => {
    const plain = await browser.newContext({
      baseURL: server.origin,
      ...person,
      storageState: await context.storageState(),
      viewport: phone,
      javaScriptEnabled: false,
    });
    const still = await plain.newPage();
    await still.goto('/dealer-portal/people');
    await still.getByText('Remove Lena Krause').first().click();
    await still.getByRole('button', { name: 'Remove Lena Krause' }).click();
    await expect(still.getByRole('status')).toHaveText('They may come in no more.');
    await expect(still.getByText('lena@dealer.example')).toHaveCount(0);
    await still.getByText('Remove Cora Pace').click();
    await still.getByRole('button', { name: 'Remove yourself' }).click();
    await expect(still.getByRole('alert')).toHaveText(/^This is the last manager/);
    await plain.close();
  });

  await context.close();
});

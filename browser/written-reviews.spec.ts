import type { Page } from '@playwright/test';
import { commandSocket, sendCommand } from '../apps/server/src/platform/command-socket.ts';
import type { QueuedModelReview } from '../apps/server/src/reference/reviews/review-store.ts';
import { comeFrom, signInByLink } from './account-pages.ts';
import { expectNothingCovered } from './covered-controls.ts';
import {
  desktop,
  expect,
  expectAccessibleInBothThemes,
  person,
  phone,
  test,
  untilLive,
} from './marketplace.ts';

test.use(person);

const text = 'It never let us down, summer and winter.';

/** What `forecourt reviews` does. @returns those that wait then */
async function runReviews(asked: object): Promise<readonly QueuedModelReview[]> {
  const socket = commandSocket(process.env.FORECOURT_DATA_DIR ?? '');
  const command = { kind: 'reviews', ...asked };
  return (await sendCommand<QueuedModelReview[]>(socket, command, () => {})) ?? [];
}

/** Why one is rejected. */
const reason = 'It is about a dealer.';

/** Decides on the review of that title. */
async function decide(action: 'approve' | 'reject', title: string): Promise<void> {
  const queue = await runReviews({ action: 'list' });
  const { id, version } = queue.find((review) => review.title === title) ?? {};
  await runReviews({ action, id, version, ...(action === 'reject' && { reason }) });
}

/** Fills in the form of the page, but for the year, and sends it. */
async function sendReview(page: Page, title: string): Promise<void> {
  await page.getByLabel('I drove one').check();
  for (const stars of await page.locator('.review-stars').all())
    await stars.getByRole('radio').last().check();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('What should others know?').fill(text);
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Thank you. Your review is shown')).toBeVisible();
}

const own = (page: Page) => page.getByRole('region', { name: 'Your reviews' });
const published = (page: Page, title: string) => page.getByRole('heading', { name: title });

for (const [width, client, settings] of [
  ['desktop', '192.0.2.6', { viewport: desktop }],
  ['phone without a script', '192.0.2.7', { viewport: phone, javaScriptEnabled: false }],
] as const) {
  test.describe(`reviews on the page of an account, ${width}`, () => {
    test.use(settings);

    test('say what became of them, are written anew and deleted', async ({ page }, {
      retry,
      repeatEachIndex,
    }) => {
      test.slow();
      const hasScript = !('javaScriptEnabled' in settings);
      const name = `${width.replaceAll(' ', '-')}-${retry}-${repeatEachIndex}`;
      const first = `Quiet, ${name}`;
      const second = `Loud, ${name}`;
      await comeFrom(page, client);
      await signInByLink(page, `writes-${name}@example.com`);
      await expect(own(page)).toHaveCount(0);
      await page.goto('/research/honda/accord/review');
      await page.getByLabel('Model year').selectOption('2019');
      await sendReview(page, first);

      await page.getByRole('link', { name: 'your account', exact: true }).click();
      await expect(page).toHaveURL(/\/account#reviews$/);
      const row = own(page).getByRole('listitem');
      await expect(row).toContainText('Waiting to be read');
      await decide('reject', first);
      await page.reload();
      await expect(row).toContainText(`Not shown: ${reason}`);
      await row.getByRole('link', { name: 'Write anew' }).click();
      await expect(page.getByText(`It is not shown: ${reason}`)).toBeVisible();
      await expect(page.getByLabel('Model year')).toHaveValue('2019');
      await expect(page.getByLabel('Title'), 'to be mended, not written again').toHaveValue(first);
      await expect(page.getByLabel('What should others know?')).toHaveValue(text);
      await expect(page.getByLabel('I drove one')).toBeChecked();
      await expect(page.locator('.review-stars input:checked').first()).toHaveValue('5');
      await sendReview(page, second);
      await decide('approve', second);
      await page.goto('/account');
      await expect(row).toContainText(second);
      await expect(row).toContainText('Shown to everybody');
      await row.getByRole('link', { name: '2019 Honda Accord', exact: true }).click();
      await expect(page).toHaveURL(/\/research\/honda\/accord\/2019$/);
      await expect(published(page, second)).toBeVisible();

      await page.goto('/account');
      await row.getByText('Delete', { exact: true }).click();
      const remove = row.getByRole('button', { name: 'Delete review' });
      await expect(remove).toBeVisible();
      if (hasScript) {
        for (const size of [phone, desktop]) {
          await page.setViewportSize(size);
          await expectAccessibleInBothThemes(page);
        }
        await untilLive(remove);
      }
      let sent = 0;
      page.on('request', (one) => {
        if (one.method() === 'POST' && one.url().endsWith('/account')) sent += 1;
      });
      await remove.dblclick();
      await expect(own(page).getByRole('status')).toHaveText('Your review is deleted.');
      await expect(row).toHaveCount(0);
      if (hasScript) expect(sent).toBe(1);
      await page.goto('/research/honda/accord/2019');
      await expect(published(page, second)).toHaveCount(0);
      await page.goto('/account');
      await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
      await expect(own(page)).toHaveCount(0);
    });
  });
}

test('what is pressed for a review can be pressed at every width', async ({ page }, {
  retry,
  repeatEachIndex,
}) => {
  await comeFrom(page, '192.0.2.8');
  const name = `covered-${retry}-${repeatEachIndex}`;
  await signInByLink(page, `writes-${name}@example.com`);
  await page.goto('/research/honda/accord/review?year=2018');
  await sendReview(page, name);
  await expectNothingCovered(page, '/account');
});

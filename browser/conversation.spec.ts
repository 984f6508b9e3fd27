import { conversationPath } from '@forecourt/domain/lead/conversation';
import type { Page } from '@playwright/test';
import { expect, openLive, organicCards, phone, plainTest, untilLive } from './marketplace.ts';

/** Somebody who asked about nothing yet. */
const shopper = () => `dana-${crypto.randomUUID().slice(0, 8)}@example.com`;

/** A conversation of somebody who asked just now, for each side. */
async function startConversation({ request }: Page) {
  const search = await request.get('/rest/lsc/listing?numRecords=1&sellerType=d');
  const [car] = ((await search.json()) as { listings: { id: number }[] }).listings;
  const lastName = `Reed-${crypto.randomUUID().slice(0, 8)}`;
  const sent = await request.post('/cars-for-sale/leads', {
    data: {
      listingId: car?.id,
      firstName: 'Dana',
      lastName,
      zip: '30303',
      kind: 'email',
      fromEmailAddress: shopper(),
      comments: 'Is it there?',
    },
  });
  const tokenIn = (text: string) => /(?:conversation\/|Token":")([\da-f]{32})/.exec(text)?.[1];
  const readMail = async (path: string) => (await request.get(path)).text();
  const ofSeller = async () => {
    const list = await readMail('/dev/mailbox');
    const paths = [...list.matchAll(/href="(\/dev\/mailbox\/[^"]+)"/g)].slice(0, 20);
    const mails = await Promise.all(paths.map(([, path = '']) => readMail(path)));
    return tokenIn(mails.find((mail) => mail.includes(lastName)) ?? '');
  };
  await expect.poll(ofSeller).toBeDefined();
  return {
    shopper: conversationPath(tokenIn(await sent.text()) ?? ''),
    seller: conversationPath((await ofSeller()) ?? ''),
  };
}

plainTest('an answer is sent by the keyboard, which stays where it was', async ({ page }) => {
  await openLive(page, (await startConversation(page)).seller);
  const send = page.getByRole('button', { name: 'Send message' });
  const field = page.getByLabel('Message to Dana');
  await send.press('Enter');
  await expect(page.getByText('Enter a message of 1 to 2000 characters.')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('It is. Come by.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.lead-messages')).toContainText('It is. Come by.');
  await expect(field).toHaveValue('');
  await expect(page.getByRole('status').filter({ hasText: 'Your message is sent.' })).toHaveCount(
    1,
  );
  await expect(send).toBeFocused();
  await field.fill('Bring your license.');
  await send.dblclick();
  await expect(page.locator('.lead-messages')).toContainText('Bring your license.');
  await expect(page.locator('.lead-messages li')).toHaveCount(3);
  await expect(page.getByText('Enter a message of 1 to 2000 characters.')).toHaveCount(0);
});

plainTest(
  'what was typed and not sent is there after a reload, and only then',
  async ({ page }) => {
    await openLive(page, (await startConversation(page)).seller);
    const field = page.getByLabel('Message to Dana');
    await field.fill('It is. Come by.');
    await page.reload();
    await expect(field).toHaveValue('It is. Come by.');
    await untilLive(field);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.locator('.lead-messages')).toContainText('It is. Come by.');
    await page.reload();
    await untilLive(field);
    await expect(field).toHaveValue('');
  },
);

plainTest(
  'words for a conversation that was ended meanwhile are told and stay',
  async ({ page }) => {
    const { shopper: path, seller } = await startConversation(page);
    await openLive(page, path);
    await page.getByLabel(/^Message to/).fill('Is Tuesday fine?');
    const ended = await page.request.post(seller, {
      form: { intent: 'end' },
      headers: { Origin: new URL(page.url()).origin },
    });
    expect(ended.ok()).toBe(true);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText(/ ended this conversation\./)).toBeVisible();
    const unsent = page.getByRole('alert').filter({ hasText: 'Nothing was sent' });
    await expect(unsent).toContainText('Is Tuesday fine?');
    await expect(page.getByRole('button', { name: 'Send message' })).toHaveCount(0);
  },
);

plainTest(
  'a conversation that could not be ended says so, and keeps what was typed',
  async ({ page }) => {
    await openLive(page, (await startConversation(page)).shopper);
    const message = page.getByLabel(/^Message to/);
    await message.fill('And has it a tow hitch?');
    await page.route('**/conversation/*.data*', (route) => route.abort());
    await page.getByText('End this conversation').click();
    await page.getByRole('button', { name: 'End it for both' }).click();
    await expect(page.getByRole('alert')).toContainText('Not ended, as far as we know');
    await expect(page.getByText('Not sent')).toHaveCount(0);
    await expect(message).toHaveValue('And has it a tow hitch?');
  },
);

plainTest('a conversation that never was is not found', async ({ page }) => {
  const response = await page.goto(`/cars-for-sale/conversation/${'0'.repeat(32)}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText('This link leads to no conversation.')).toBeVisible();
});

plainTest.describe('without a script', () => {
  plainTest.use({ javaScriptEnabled: false, viewport: phone });

  plainTest(
    'a seller is asked, and both sides talk [shoppers.contact-dealers]',
    async ({ page }) => {
      await page.goto('/cars-for-sale?sellerType=d&zip=30303');
      const card = page.locator(organicCards).first();
      await card.getByRole('link', { name: /^Contact Dealer/ }).click();
      await page.getByRole('link', { name: 'Test drive' }).click();
      await expect(page.getByLabel('Message')).toHaveValue(/test drive/);
      await page.getByLabel('Email').fill('dana');
      await page.getByLabel('Message').fill('Is the blue one there?');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('Enter a first name of 1 to 60 characters.')).toBeVisible();
      await expect(page.getByLabel('Message')).toHaveValue('Is the blue one there?');
      await page.getByLabel('First name').fill('Dana');
      await page.getByLabel('Email').fill(shopper());
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('heading', { name: /^Sent to/ })).toBeVisible();
      await page.getByRole('link', { name: 'See the conversation' }).click();
      await expect(page.getByText('Is the blue one there?')).toBeVisible();
      await page.getByLabel(/^Message to/).fill('And has it a tow hitch?');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.locator('.lead-messages')).toContainText('And has it a tow hitch?');
      await expect(page.getByLabel(/^Message to/)).toHaveValue('');
      const again = await page.reload();
      expect(await again?.headerValue('Cache-Control')).toContain('no-store');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'same-origin');
      await page.getByText('End this conversation').click();
      await expect(page.getByText('It ends for both sides, for good')).toBeVisible();
      await page.getByRole('button', { name: 'End it for both' }).click();
      await expect(page.getByText('You ended this conversation.')).toBeVisible();
    },
  );
});

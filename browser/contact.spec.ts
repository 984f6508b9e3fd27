import { expect } from '@playwright/test';
import { contactLink, dealers, formOfFirstCar, openDialog, shopper } from './contact-form.ts';
import {
  askFrom,
  carPath,
  desktop,
  expectAccessible,
  openLive,
  organicCards,
  phone,
  plainTest,
  test,
  untilLive,
} from './marketplace.ts';

test('what was typed to a seller is there again when the page is loaded anew, until it is sent', async ({
  page,
}) => {
  const dialog = await openDialog(page);
  const text = 'Does it have the tow package, and may I see it on Saturday?';
  await dialog.getByLabel('First name').fill('Dana');
  await dialog.getByLabel('Message').fill(text);
  const again = await openDialog(page);
  await expect(again.getByLabel('Message')).toHaveValue(text);
  await expect(again.getByLabel('First name')).toHaveValue('Dana');
  await again.getByLabel('Email').fill(shopper());
  await again.getByRole('button', { name: 'Send message' }).click();
  await expect(again.getByRole('heading', { name: /^Sent to/ })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('DRAFTS'))).toBeNull();
});

for (const [width, size] of [
  [390, phone],
  [1280, desktop],
] as const) {
  test(`a card opens the form, which is sent once however often it is pressed, at ${width} px [modals.email, limits.email]`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('contact-form'))
        posts.push(request.url());
    });
    const dialog = await openDialog(page);
    await expectAccessible(page, '.ui-modal');
    await expect(dialog.getByText(/go to .+, who may answer you about this car/)).toBeVisible();
    await dialog.getByLabel('First name').fill('Dana');
    await dialog.getByLabel('Email').fill(shopper());
    await dialog.getByRole('link', { name: 'Out-the-door price' }).click();
    await expect(dialog.getByLabel('Message')).toHaveValue(/What would it cost in all/);
    await dialog.getByRole('button', { name: 'Send message' }).dblclick();
    await expect(dialog.getByRole('heading', { name: /^Sent to/ })).toBeVisible();
    expect(posts).toHaveLength(1);
    await expect(dialog.getByText('It comes by email')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(
      page
        .locator(organicCards)
        .first()
        .getByText(/^Asked on [A-Z][a-z]{2} \d+$/),
    ).toBeVisible();
    await page.reload();
    await page
      .getByText(/^Asked on/)
      .first()
      .click();
    await expect(page).toHaveURL(/\/conversation\/[\da-f]{32}$/);
    await expect(page.getByText(/What would it cost in all/)).toBeVisible();
  });
}

test('what is not understood says so at its field, and the rest stays [place.email, lead.email-form]', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  const dialog = await openDialog(page);
  await expect(dialog.locator('[name="textPot"]'), 'is for robots').not.toBeInViewport();
  await dialog.getByLabel('Last name').fill('Ellis');
  await dialog.getByLabel('Email').fill('dana');
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(dialog.getByLabel('First name')).toBeFocused();
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/Enter an email address/);
  await expect(dialog.getByLabel('Last name')).toHaveValue('Ellis');
  await expect(dialog.getByLabel('Email')).toHaveValue('dana');
  await expectAccessible(page, '.ui-modal');
});

test('by the keyboard alone the form is opened, filled, and left to where it was', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto(dealers);
  await untilLive(contactLink(page));
  await contactLink(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('First name').focus();
  await page.keyboard.type('Dana');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(contactLink(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('First name')).toHaveValue('Dana');
});

test('the keyboard is on the link to a car once it was asked about, however the form closes', async ({
  page,
}) => {
  await askFrom(page, '10.20.0.41');
  await page.goto(dealers);
  await untilLive(contactLink(page));
  await contactLink(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').fill('Dana');
  await dialog.getByLabel('Email').fill(shopper());
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: /^Sent to/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^You asked on/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cars-for-sale\/conversation\//);
});

test('Back of a phone closes the form and stays on the page', async ({ page }) => {
  await page.setViewportSize(phone);
  // The browser of a computer has no such button: it is asked to close what was opened last, as that of a phone is.
  await page.addInitScript(() => {
    const { CloseWatcher } = window as unknown as {
      CloseWatcher: new () => { requestClose(): void };
    };
    class Watcher extends CloseWatcher {
      constructor() {
        super();
        addEventListener('press-back', () => this.requestClose());
      }
    }
    Object.assign(window, { CloseWatcher: Watcher });
  });
  const dialog = await openDialog(page);
  await dialog.getByLabel('First name').fill('Dana');
  await page.evaluate(() => dispatchEvent(new Event('press-back')));
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/cars-for-sale\?sellerType=d$/);
  await contactLink(page).click();
  await expect(dialog.getByLabel('First name')).toHaveValue('Dana');
});

plainTest('a send that fails keeps every word, and offers the phone', async ({ page }) => {
  await page.setViewportSize(phone);
  const dialog = await openDialog(page);
  await page.route('**/contact-form*', (route) => route.abort());
  await dialog.getByLabel('First name').fill('Dana');
  await dialog.getByLabel('Email').fill('dana@example.com');
  await dialog.getByLabel('Message').fill('Is the blue one there?');
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Your words are still here');
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expect(dialog.getByLabel('Message')).toHaveValue('Is the blue one there?');
  await page.unroute('**/contact-form*');
  await page.route('**/contact-form*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(dialog.getByLabel('First name')).toHaveValue('Dana');
  await expect(dialog.getByRole('alert')).toContainText('Your words are still here');
});

plainTest('a form that cannot be opened over the page is a page', async ({ page }) => {
  await page.goto(dealers);
  await untilLive(contactLink(page));
  await page.route('**/contact-form*', (route) => route.abort());
  await contactLink(page).click();
  await expect(page).toHaveURL(/\/vehicle\/\d+\/contact\?/);
  await expect(page.getByRole('heading', { name: /^Contact / })).toBeVisible();
});

plainTest.describe('without a script', () => {
  plainTest.use({ javaScriptEnabled: false, viewport: phone });

  plainTest('the number of a seller is shown when it is asked for', async ({ page }) => {
    await page.goto(dealers);
    await page.locator(`${organicCards} h3 a`).first().click();
    const block = page.locator('.vehicle-narrow');
    await block.getByText('Show phone number').click();
    await expect(block.locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(block.locator('a[href^="sms:"]').first()).toHaveAttribute(
      'href',
      /^sms:\+?\d+\?&body=Is%20the%20\d{4}/,
    );
  });
});

test('a number that is shown is counted', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(dealers);
  await page.locator(`${organicCards} h3 a`).first().click();
  await expect(page).toHaveURL(/\/vehicle\/\d+/);
  const number = page.locator('.vehicle-side').getByText('Show phone number');
  await untilLive(number);
  const counted = page.waitForRequest('**/cars-for-sale/leads/count');
  await number.click();
  expect((await counted).postDataJSON()).toMatchObject({ kind: 'phone-reveal' });
  // The number takes the place of what asked for it.
  await expect(number).toHaveCSS('position', 'absolute');
});

test('one click that sends nothing opens the form; what was sent can be edited [states.one-click-result, roles.one-click]', async ({
  page,
}) => {
  test.slow();
  // Who opted in is the server's to know: its tests have the rule. Here the clicks are answered.
  let outcome: object = { status: 'FAILED' };
  const clicks: string[] = [];
  await page.route('**/contact-form*', async (route) => {
    if (route.request().method() === 'GET') {
      const answer = await route.fetch();
      return route.fulfill({ json: { ...(await answer.json()), oneClick: true } });
    }
    const body = route.request().postData() ?? '';
    if (!body.includes('one-click')) return route.continue();
    clicks.push(/name="key"\s+(\S+)/.exec(body)?.[1] ?? '');
    return route.fulfill({ json: outcome });
  });
  const dialog = await openDialog(page);
  await expect(dialog.getByRole('heading', { name: /^Contact / })).toBeVisible();
  await expect(dialog.getByLabel('Email')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('CONTACTED_CARS'))).toBeNull();

  outcome = { status: 'SUCCESS', conversationToken: null };
  await contactLink(page).click();
  await expect(dialog.getByRole('heading', { name: /^Sent to / })).toBeVisible();
  await expect(dialog).toContainText('“Please confirm vehicle availability.” was sent');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('CONTACTED_CARS')))
    .not.toBeNull();
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Edit email' }).click();
  await dialog.getByLabel('First name').fill('Dana');
  await dialog.getByLabel('Email').fill(shopper());
  await dialog.getByLabel('Message').fill('Is the spare key there, too?');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/contact-form'),
  );
  await dialog.getByRole('button', { name: /^Send/ }).click();
  await expect(dialog.getByRole('heading', { name: /^Sent to / })).toBeVisible();
  // An edited message with the key of the click would be refused.
  expect((await sent).postData()).not.toContain(clicks.at(-1));
  expect(clicks).toHaveLength(2);
});

test('who leaves the page of a form that is being sent stays where they went', async ({ page }) => {
  await page.goto(await formOfFirstCar(page, dealers));
  await page.getByLabel('First name').fill('Dana');
  await page.getByLabel('Email').fill(shopper());
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/contact-form', async (route) => {
    await released;
    await route.continue();
  });
  const send = page.getByRole('button', { name: 'Send message' });
  await untilLive(send);
  await send.click();
  await page.getByRole('link', { name: /^Back to the / }).click();
  const asked = page.locator('.vehicle-side').getByText(/^You asked on/);
  await expect(page.locator('.vehicle-side')).toBeVisible();
  const answer = page.waitForResponse('**/contact-form');
  release();
  await answer;
  // The page knows of what was sent.
  await expect(asked).toBeVisible();
  await expect(page).toHaveURL(/\/vehicle\/\d+$/);
});

test('the form that was asked for last is the one that opens, however late another comes', async ({
  page,
}) => {
  await page.goto(dealers);
  const links = page.locator(organicCards).getByRole('link', { name: /^Contact Dealer/ });
  await untilLive(links.first());
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const first = (await links.first().getAttribute('href'))?.split('/').at(-2);
  await page.route(`**/vehicle/${first}/contact-form*`, async (route) => {
    await released;
    await route.continue();
  });
  await links.first().click();
  await links.nth(1).click();
  const form = page.getByRole('dialog').locator('form');
  await form.getByLabel('First name').fill('Dana');
  const action = (await form.getAttribute('action')) ?? '';
  expect(action).not.toContain(`/${first}/`);
  const late = page.waitForResponse(`**/vehicle/${first}/contact-form*`);
  release();
  await (await late).finished();
  await expect(links.first()).not.toHaveAttribute('aria-busy', 'true');
  await expect(form).toHaveAttribute('action', action);
  await expect(form.getByLabel('First name')).toHaveValue('Dana');
});

test('the number of the next car is not shown before it is asked for', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(dealers);
  const link = page.locator(`${organicCards} h3 a`).nth(1);
  await untilLive(link);
  await link.click();
  const number = page.locator('.vehicle-side .lead-phone');
  await number.getByText('Show phone number').click();
  await expect(number).toHaveAttribute('open', '');
  const next = page.getByRole('link', { name: 'Next car' });
  const before = page.url();
  await next.click();
  await expect(page).not.toHaveURL(before);
  await expect(number).toBeVisible();
  await expect(number).not.toHaveAttribute('open', '');
});

test.describe('over a keyboard', () => {
  test.use({ viewport: phone });

  test('the last field of the form and its button can be scrolled into sight', async ({ page }) => {
    const height = 420;
    await openLive(page, await carPath(page, dealers));
    await page.locator('.vehicle-bar').getByRole('link', { name: 'Contact Dealer' }).click();
    const form = page.getByRole('dialog');
    await expect(form).toBeVisible();
    // A keyboard lies over the page, and leaves it as high as it was.
    await page.evaluate((left) => {
      Object.defineProperty(visualViewport, 'height', { value: left });
      visualViewport?.dispatchEvent(new Event('resize'));
    }, height);
    for (const part of [
      form.getByLabel(/When would you like/),
      form.getByRole('button', { name: /^Send/ }),
    ])
      await expect(async () => {
        await part.evaluate((one) => one.scrollIntoView({ block: 'nearest' }));
        const box = await part.boundingBox();
        expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      }).toPass({ timeout: 10_000 });
  });
});

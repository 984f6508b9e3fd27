import { existsSync } from 'node:fs';
import type { CDPSession, Page, Route } from '@playwright/test';
import {
  carPath,
  desktop,
  expect,
  expectAccessible,
  person,
  phone,
  saveFirstCar,
  startScriptsAtOnce,
  test,
} from './marketplace.ts';

/** The browser without windows knows no notices. */
const wholeBrowser = '/usr/bin/chromium';
test.use({ ...person, launchOptions: { executablePath: wholeBrowser, args: ['--no-sandbox'] } });
test.skip(!existsSync(wholeBrowser), 'notices are shown by the whole Chromium only');

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);
const question = (page: Page) => page.getByRole('complementary', { name: 'Notices' });

/** A browser whose push service is one of the tests: the keys are its own, the address is nobody's. */
async function subscribeToNobody(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const keys = {
      p256dh:
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const token = { endpoint: 'http://127.0.0.1:9/browser', expirationTime: null, keys };
    const subscription = { toJSON: () => token, unsubscribe: async () => true };
    let isSubscribed = false;
    PushManager.prototype.subscribe = async () => {
      isSubscribed = true;
      return subscription as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () =>
      isSubscribed ? (subscription as unknown as PushSubscription) : null;
  });
}

/** Looks at a car and goes on to a page of results. */
async function lookAtCar(page: Page): Promise<void> {
  await page.goto(await carPath(page, '/cars-for-sale/toyota'));
  await expect.poll(() => stored(page, 'ATC_RECENT_INVENTORY')).not.toBeNull();
}

/** Hands the worker of the page what a push service would hand it. */
async function deliver(session: CDPSession, origin: string, notice: object): Promise<void> {
  const found = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [registration] = registrations;
    if (registration) found.resolve(registration.registrationId);
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await found.promise;
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(notice),
  });
}

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('who is asked on a phone has nothing covered: the question ends the page', async ({
    page,
  }) => {
    await subscribeToNobody(page);
    await lookAtCar(page);
    await page.goto('/cars-for-sale/toyota/camry');
    await expect(question(page)).toBeVisible();
    await expect(question(page)).toHaveCSS('position', 'static');
    await expect(question(page)).not.toBeInViewport();
    await expectAccessible(page, '.push-prompt');
  });
});

test.describe('desktop', () => {
  test.use({ viewport: desktop });

  test('who looked at a car today is asked once by the page of a model, and gets notices after a yes [modals.device-notifications, states.notification-prompt, states.notification-permission, stored.fcm-token, stored.notification-prompt]', async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    await context.grantPermissions(['notifications']);
    await subscribeToNobody(page);
    await page.goto('/cars-for-sale/toyota/camry');
    await page.waitForLoadState('networkidle');
    await expect(question(page)).toHaveCount(0);
    await lookAtCar(page);
    await page.goto('/cars-for-sale/toyota/camry');
    await expect(question(page)).toBeVisible();
    await expectAccessible(page, '.push-prompt');
    expect(await stored(page, 'OFFSITE_BROWSER_NOTIFS_PROMPT')).toBeNull();
    // The server was late once: it is asked again.
    const late = (route: Route) => route.fulfill({ json: {} });
    await page.route('**/consumer-device/browser', late, { times: 1 });
    const registered = page.waitForRequest('**/consumer-device/browser');
    await question(page).getByRole('button', { name: 'Allow notices' }).click();
    const sent = (await registered).postDataJSON();
    await expect(question(page)).toContainText('Notices are on');
    expect(sent).toEqual({
      brand: 'atc',
      pixall_id: await stored(page, 'PIXALL_ID'),
      browser_token: await stored(page, 'FCM_TOKEN'),
    });
    expect(await stored(page, 'OFFSITE_BROWSER_NOTIFS_PROMPT')).toBe('{"srpPrompted":true}');

    const session = await context.newCDPSession(page);
    const notice = {
      title: 'A price fell',
      body: 'Press to see it.',
      path: '/cars-for-sale/vehicle/1',
      tag: 'one',
    };
    await deliver(session, baseURL ?? '', notice);
    const shown = () =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.getRegistration('/cars-for-sale/');
        return (await worker?.getNotifications())?.map(({ title, tag, data }) => [
          title,
          tag,
          data,
        ]);
      });
    await expect
      .poll(shown)
      .toEqual([['A price fell', 'one', { path: '/cars-for-sale/vehicle/1' }]]);

    await page.goto('/cars-for-sale/honda/civic');
    await page.waitForLoadState('networkidle');
    await expect(question(page), 'asked once').toHaveCount(0);
  });
});

test.describe('phone', () => {
  test.use({ viewport: phone });

  test('blocked, the token goes and no browser is registered; an iPhone is told of its home screen [errors.notification, states.notification-permission, modals.ios-home-screen]', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
      Notification.requestPermission = async () => 'denied';
    });
    const asked: string[] = [];
    page.on('request', (one) => {
      if (one.url().includes('/consumer-device/')) asked.push(one.method());
    });
    await lookAtCar(page);
    await page.evaluate(() => localStorage.setItem('FCM_TOKEN', '{}'));
    await page.goto('/cars-for-sale/toyota?vehicleStyleCode=SUVCROSS');
    await expect.poll(() => stored(page, 'FCM_TOKEN')).toBeNull();
    await question(page).getByRole('button', { name: 'Allow notices' }).click();
    await expect(question(page)).toContainText('Your browser blocks notices');
    await expect.poll(() => asked).toEqual(['DELETE']);

    const apple = await browser.newContext({
      viewport: phone,
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
      ...(baseURL && { baseURL }),
    });
    await startScriptsAtOnce(apple);
    const iPhone = await apple.newPage();
    await iPhone.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
    await lookAtCar(iPhone);
    await iPhone.goto('/cars-for-sale/toyota/camry');
    await question(iPhone).getByRole('button', { name: 'Allow notices' }).click();
    await expect(question(iPhone)).toContainText('Tap Add to Home Screen');
    await expectAccessible(iPhone, '.push-prompt');
    await question(iPhone).getByRole('button', { name: 'Not now' }).click();
    await expect(question(iPhone)).toHaveCount(0);
    expect(await stored(iPhone, 'OFFSITE_BROWSER_NOTIFS_PROMPT')).toBe('{"srpPrompted":true}');
    await apple.close();
  });

  test('saved cars are shown offline as they were seen last, with a date, and nobody else’s', async ({
    page,
    context,
  }) => {
    test.slow();
    await context.grantPermissions(['notifications']);
    await subscribeToNobody(page);
    await page.goto('/cars-for-sale/toyota');
    await saveFirstCar(page);
    await page.goto('/cars-for-sale/saved');
    const name = (await page.locator('.saved-list h3').first().textContent()) ?? 'no name';
    await page.getByRole('button', { name: 'Turn on' }).click();
    await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible();
    await page.reload();
    // The list and the picture of its car.
    const kept = () =>
      page.evaluate(async () => (await (await caches.open('saved-cars-seen')).keys()).length);
    await expect.poll(kept).toBe(2);
    await context.setOffline(true);
    await page.goto('/cars-for-sale/saved');
    await expect(page.getByRole('status')).toContainText('These are your cars as of');
    await expect(page.getByRole('listitem')).toContainText(
      name.trim().split(/\s+/).slice(1, 3).join(' '),
    );
    await expectAccessible(page);
    await context.setOffline(false);
    await page.goto('/cars-for-sale/saved');
    await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible();
    await expect.poll(kept).toBe(2);
    // Somebody who is signed in no longer had the browser before.
    await page.evaluate(() => localStorage.setItem('OWNER', 'somebody'));
    await page.goto('/privacy');
    await expect.poll(kept).toBe(0);
  });
});

import { googleKeys, tokenOf } from '../apps/server/src/accounts/test/google-token.ts';
import { banner } from './account-pages.ts';
import { expect, person, test } from './marketplace.ts';
import { startServer } from './start-server.ts';

test.use(person);

/** Stands in for the script of Google: it shows its offer in a corner, and hands over a token. */
const oneTapScript = (credential: string) => `{
  let options = null;
  const button = document.createElement('button');
  button.textContent = 'Continue as Ada';
  button.style = 'position: fixed; top: 80px; right: 8px; z-index: 99';
  button.onclick = () => options.callback({ credential: ${JSON.stringify(credential)} });
  window.google = { accounts: { id: {
    initialize: (given) => { options = given; button.title = given.client_id; },
    prompt: (onMoment) => {
      window.closeOneTap = () => onMoment({
        isSkippedMoment: () => false, isDismissedMoment: () => true,
        getDismissedReason: () => 'cancel_called',
      });
      document.body.append(button);
    },
    cancel: () => button.remove(),
  } } };
}`;

test('one tap signs in where the visitor is, is not offered to who is known, closed it or opts out', async ({
  page,
  context,
}) => {
  test.slow();
  const server = await startServer(
    ['--import', './browser/google-keys.ts', 'apps/server/src/main.ts'],
    {
      DEMO_LISTINGS: '50',
      GOOGLE_CLIENT_ID: 'cars.apps.example',
      GOOGLE_KEYS: JSON.stringify(googleKeys),
    },
  );
  const ada = {
    sub: 'ada',
    email: 'ada@cars.example',
    email_verified: true,
    name: 'Ada Driver',
    picture: 'https://pictures.example/ada',
  };
  let loads = 0;
  await page.route('https://accounts.google.com/gsi/client', (route) => {
    loads += 1;
    return route.fulfill({ contentType: 'text/javascript', body: oneTapScript(tokenOf(ada)) });
  });
  const offer = page.getByRole('button', { name: 'Continue as Ada' });
  const address = `${server.origin}/cars-for-sale?searchRadius=0`;

  await page.setExtraHTTPHeaders({ 'Sec-GPC': '1' });
  await page.addInitScript(() => {
    if (location.hash === '#private')
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true });
  });
  await page.goto(`${address}#private`);
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(0);

  await page.setExtraHTTPHeaders({});
  // A new document: the address alone differs in nothing but its end.
  await page.goto('about:blank');
  await page.goto(address);
  await expect(offer).toHaveAttribute('title', 'cars.apps.example');
  await page.evaluate('closeOneTap()');
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .toContain('caiSuppressGoogleOneTap');
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(1);

  await context.clearCookies();
  await page.reload();
  await offer.click();
  await expect(banner(page).getByRole('link', { name: 'Ada' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/cars-for-sale');
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(2);
  server.stop();
});

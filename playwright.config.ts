import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** The browser without windows needs half the time for a page; `npm test` installs it. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const installed = existsSync(headlessShell) ? headlessShell : '/usr/bin/chromium';

// Set by `npm test` where it installed one.
const executablePath = process.env.CHROME_PATH ?? installed;
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // It draws without a graphics card, which needs no process of its own.
  '--in-process-gpu',
];

/** The only ones that look at pictures and letters: to load and to show them is a quarter of the work of a page. */
const pictured = [
  'dealer-difference.spec.ts',
  'filter-changes.spec.ts',
  'first-look.spec.ts',
  'page-weight.spec.ts',
  'search-phone.spec.ts',
  'search-results.spec.ts',
  'vehicle-gallery.spec.ts',
  'vehicle-page.spec.ts',
  // They take pictures for the documents where that is asked for.
  ...(process.env.OFFICE_PICTURES
    ? ['console*.spec.ts', 'dealer-{people,portal*,quotes,reviews}.spec.ts']
    : []),
];

/** It changes the inventory that the others count. */
const changing = 'import.spec.ts';

/** Browser tests run against a marketplace of their own, started by the global setup on a free port. */
export default defineConfig({
  testDir: 'browser',
  globalSetup: './browser/start-marketplace.ts',
  fullyParallel: true,
  projects: [
    {
      name: 'pages',
      testIgnore: [...pictured, changing],
      use: {
        launchOptions: {
          executablePath,
          args: [...args, '--blink-settings=imagesEnabled=false', '--disable-remote-fonts'],
        },
      },
    },
    { name: 'pictures', testMatch: pictured },
    { name: 'import', testMatch: changing, dependencies: ['pages', 'pictures'] },
  ],
  // Tests wait for pages half of the time.
  workers: 4,
  // A browser that crashes is asked once more; `npm test` names such tests at its end.
  retries: 1,
  // A busy machine takes several times as long; what never comes is told just as well later.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    // Set by the global setup before the tests are loaded.
    baseURL: process.env.FORECOURT_ORIGIN,
    launchOptions: { executablePath, args },
  },
});

import { defineConfig } from '@playwright/test';

/** Browser tests run against a marketplace of their own, started by the global setup on a free port. */
export default defineConfig({
  testDir: 'browser',
  globalSetup: './browser/start-marketplace.ts',
  fullyParallel: true,
  projects: [
    { name: 'pages', testIgnore: 'import.spec.ts' },
    // It changes the inventory that the others count.
    { name: 'import', testMatch: 'import.spec.ts', dependencies: ['pages'] },
  ],
  workers: 2,
  // A browser that a busy machine starves is asked once more; the report names such tests.
  retries: 1,
  timeout: 30_000,
  use: {
    // Set by the global setup before the tests are loaded.
    baseURL: process.env.FORECOURT_ORIGIN,
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});

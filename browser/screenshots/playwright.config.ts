import { defineConfig } from '@playwright/test';
import tests from '../../playwright.config.ts';

/** `npm run screenshots`: not tests, but pictures for `docs/screenshots`, taken by the same means. */
export default defineConfig({
  ...tests,
  testDir: '.',
  timeout: 120_000,
  globalSetup: './start-large-marketplace.ts',
  projects: [{ name: 'pictures', testMatch: '**/*.pictures.ts' }],
});

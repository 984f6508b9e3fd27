import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/{src,test}/**/*.test.ts',
      'apps/*/{src,app,test}/**/*.test.{ts,tsx}',
      'docs/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/build/**'],
    globalSetup: ['tools/build-kernels.mjs', 'apps/server/test/start-postgres.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

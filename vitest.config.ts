import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/{src,test}/**/*.test.ts',
      'apps/*/{src,app,test}/**/*.test.{ts,tsx}',
      'tools/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/build/**', '**/browser/**'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

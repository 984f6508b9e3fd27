import { defineConfig } from 'vitest/config';

const times = { testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/build/**'],
    projects: [
      {
        test: {
          ...times,
          name: 'rules and pages',
          include: [
            'packages/{domain,catalog,vehicle-rules}/{src,test}/**/*.test.ts',
            'apps/web/app/**/*.test.{ts,tsx}',
            'docs/*.test.ts',
          ],
          // They keep no state in modules, whose loading would take longer than the tests.
          isolate: false,
        },
      },
      {
        test: {
          ...times,
          name: 'search',
          include: ['packages/{search,search-contract,search-opensearch}/{src,test}/**/*.test.ts'],
          globalSetup: ['tools/build-kernels.mjs'],
        },
      },
      {
        test: {
          ...times,
          name: 'server',
          include: ['apps/server/{src,test}/**/*.test.ts'],
          // Loading the marketplace anew for each file took a quarter of the run. What a file leaves in
          // modules, the environment or the process is there for the next: it puts it back.
          isolate: false,
          globalSetup: [
            'tools/build-kernels.mjs',
            'apps/server/test/start-postgres.ts',
            'apps/server/test/share-databases.ts',
          ],
        },
      },
    ],
  },
});

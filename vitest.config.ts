import { defineConfig } from 'vitest/config';
import { serverFlags } from './tools/bootstrap.mjs';

/** Of the times: a busy machine takes several times as long; what never comes is told just as well later. */
const usual = {
  setupFiles: ['tools/test-seed.ts'],
  testTimeout: 60_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 20_000 } },
};

/**
 * What a file leaves in memory stays as long as its worker. Another one begins after a third of the files, with
 * at most some 1.8 GB.
 */
const serverParts = {
  'server a-f': ['apps/server/src/[a-f]*/**/*.test.ts'],
  'server g-p': ['apps/server/src/[g-p]*/**/*.test.ts'],
  'server q-z': [
    'apps/server/src/[q-z]*/**/*.test.ts',
    'apps/server/src/*.test.ts',
    'apps/server/test/**/*.test.ts',
  ],
};

const serverProject = ([name, include]: [string, string[]]) => ({
  test: {
    ...usual,
    name,
    include,
    // Loading the marketplace anew for each file took a quarter of the run. What a file leaves in
    // modules, the environment or the process is there for the next: it puts it back.
    isolate: false,
    globalSetup: [
      'tools/build-kernels.mjs',
      'apps/server/test/start-postgres.ts',
      'apps/server/test/share-databases.ts',
    ],
  },
});

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/build/**'],
    execArgv: serverFlags,
    projects: [
      {
        test: {
          ...usual,
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
          ...usual,
          name: 'search',
          include: ['packages/{search,search-contract,search-opensearch}/{src,test}/**/*.test.ts'],
          globalSetup: ['tools/build-kernels.mjs'],
        },
      },
      ...Object.entries(serverParts).map(serverProject),
    ],
  },
});

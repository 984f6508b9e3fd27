/**
 * `npm run fuzz -- --requests 20000 --seed 7`: compares the search engine with a plain array filter over
 * made-up cars, changes and requests. The name of the test tells the seed. `--engine opensearch` compares the
 * one on OpenSearch.
 */
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { installDependencies, projectNode, root, run } from './bootstrap.mjs';

await installDependencies();
const { values } = parseArgs({
  options: {
    requests: { type: 'string' },
    seed: { type: 'string' },
    engine: { type: 'string', default: 'memory' },
  },
});
const engines = {
  memory: { test: 'packages/search/test/fuzz.test.ts', requests: '20000' },
  opensearch: {
    test: 'packages/search-opensearch/test/opensearch-contract.test.ts',
    requests: '5000',
  },
};
const engine = engines[values.engine];
if (!engine) throw new Error(`--engine is one of ${Object.keys(engines).join(', ')}.`);
const environment = {
  ...process.env,
  FUZZ_REQUESTS: values.requests ?? engine.requests,
  ...(values.seed !== undefined && { FUZZ_SEED: values.seed }),
};
const args = ['run', '--reporter=verbose', engine.test, '-t', 'requests between changes alike'];
process.exitCode = await run(
  projectNode(),
  [join(root, 'node_modules/vitest/vitest.mjs'), ...args],
  { env: environment },
);

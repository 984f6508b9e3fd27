/**
 * `npm run fuzz -- --requests 20000 --seed 7`: compares the search engine with a plain array filter over
 * made-up cars, changes and requests. The name of the test tells the seed.
 */
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { installDependencies, projectNode, root, run } from './bootstrap.mjs';

await installDependencies();
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string' } },
});
const environment = {
  ...process.env,
  FUZZ_REQUESTS: values.requests,
  ...(values.seed !== undefined && { FUZZ_SEED: values.seed }),
};
const args = ['run', '--reporter=verbose', 'packages/search/test/fuzz.test.ts'];
process.exitCode = await run(
  projectNode(),
  [join(root, 'node_modules/vitest/vitest.mjs'), ...args],
  { env: environment },
);

/**
 * `npm run fuzz -- --requests 20000 --seed 7`: compares the search engine with a plain array filter over
 * made-up cars, changes and requests. The name of the test tells the seed. `--engine opensearch` compares the
 * one on OpenSearch. `--rounds 20` runs every test of the rules, the pages and the search that often, each time
 * with other made-up cases.
 */
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { installDependencies, projectNode, root, run, say } from './bootstrap.mjs';

await installDependencies();
const { values } = parseArgs({
  options: {
    requests: { type: 'string' },
    rounds: { type: 'string' },
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

function vitest(args, environment) {
  const program = join(root, 'node_modules/vitest/vitest.mjs');
  const env = { ...process.env, ...environment };
  return run(projectNode(), [program, 'run', ...args], { env });
}

/** A round with the seed that was asked for, or with another one each time. */
async function round(number) {
  const seed = values.seed ?? String(randomInt(2 ** 31));
  say(`\n▸ Round ${number}, --seed ${seed}`);
  const code = await vitest(
    ['--project', 'rules and pages', '--project', 'search', '--silent=passed-only'],
    { FUZZ_SEED: seed },
  );
  if (code !== 0) process.exitCode = code;
}

async function againstTheFilter() {
  const args = ['--reporter=verbose', engine.test, '-t', 'requests between changes alike'];
  process.exitCode = await vitest(args, {
    FUZZ_REQUESTS: values.requests ?? engine.requests,
    FUZZ_SEED: values.seed ?? String(randomInt(2 ** 31)),
  });
}

const rounds = Number(values.rounds ?? 0);
if (rounds === 0) await againstTheFilter();
for (let number = 1; number <= rounds; number += 1) await round(number);

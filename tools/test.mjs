/**
 * `npm test`: every check and every test, from a fresh clone. A step that fails does not stop the
 * others; the last line counts what passed and what failed.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { buildWeb, installDependencies, projectNode, root, run, say } from './bootstrap.mjs';
import { ensureChromium } from './chromium.mjs';

await installDependencies();
const node = projectNode();
const reports = mkdtempSync(join(tmpdir(), 'forecourt-test-'));
const totals = { passed: 0, failed: 0 };
const failures = [];

function count(name, passed, failed) {
  totals.passed += passed;
  totals.failed += failed;
  if (failed > 0) failures.push(name);
}

async function step(name, program) {
  const started = Date.now();
  say(`\n▸ ${name}`);
  await program();
  say(`  ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

function tool(path, args, options) {
  return run(node, [join(root, 'node_modules', path), ...args], options);
}

/** One check that passes or fails as a whole. */
function check(name, path, args, options) {
  return step(name, async () => {
    const code = await tool(path, args, options);
    count(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
  });
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'));
  } catch {
    return null;
  }
}

async function unitTests() {
  const report = join(reports, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const environment = { ...process.env, KILLS: '20' };
  const code = await tool('vitest/vitest.mjs', ['run', ...reporters], { env: environment });
  const result = readReport('unit.json');
  const failed = result?.numFailedTests ?? 0;
  count('tests', result?.numPassedTests ?? 0, code === 0 ? failed : Math.max(1, failed));
}

async function browserTests() {
  const chromium = await ensureChromium();
  if (chromium === null) return count('browser tests', 0, 1);
  const environment = {
    ...process.env,
    CHROME_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'browser.json'),
  };
  const code = await tool('@playwright/test/cli.js', ['test', '--reporter=line,json'], {
    env: environment,
  });
  const stats = readReport('browser.json')?.stats;
  const failed = stats?.unexpected ?? 0;
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  count('browser tests', passed, code === 0 ? failed : Math.max(1, failed));
}

const web = { cwd: join(root, 'apps/web') };
await check('Format, lint, import rules and cycles', '@biomejs/biome/bin/biome', [
  'ci',
  '--error-on-warnings',
]);
await check('Route types', '@react-router/dev/bin.cjs', ['typegen'], web);
for (const folder of [
  'packages/domain',
  'packages/catalog',
  'packages/vehicle-rules',
  'packages/search-contract',
  'packages/search',
  'apps/server',
  'apps/web',
  'bench',
  'browser',
  'docs',
]) {
  await check(`Types: ${folder}`, 'typescript/bin/tsc', ['-p', folder]);
}
await check('Dead code', 'knip/bin/knip.js', []);
await step('Unit, property, HTTP and database tests', unitTests);
await step('Pages', buildWeb);
await step('Browser tests', browserTests);

rmSync(reports, { recursive: true, force: true });
say(failures.length > 0 ? `\nFailed: ${failures.join(', ')}` : '\nEverything passed.');
say(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 ? 1 : 0;

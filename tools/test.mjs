/**
 * `npm test`: every check and every test, from a fresh clone. A step that fails does not stop the
 * others; the last lines name what failed and what was retried, and count.
 */
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import process from 'node:process';
import { buildWeb, installDependencies, projectNode, root, run, say } from './bootstrap.mjs';
import { ensureTestBrowser } from './chromium.mjs';
import { runUnitTests } from './unit-tests.mjs';

await installDependencies();
const node = projectNode();
const reports = mkdtempSync(join(tmpdir(), 'forecourt-test-'));
// Tests start the marketplace some forty times: what Node compiled once it reads again.
process.env.NODE_COMPILE_CACHE = join(reports, 'compiled');
const totals = { passed: 0, failed: 0 };
/** Names of steps that failed, and of the tests that did and that passed at their second try. */
const failures = [];
const failed = [];
const retried = [];

function count(name, passed, notPassed) {
  totals.passed += passed;
  totals.failed += notPassed;
  if (notPassed > 0) failures.push(name);
}

function seconds(started) {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`;
}

async function step(name, program) {
  const started = Date.now();
  say(`\n▸ ${name}`);
  await program();
  say(`  ${seconds(started)}`);
}

function tool(path, args, options) {
  return run(node, [join(root, 'node_modules', path), ...args], options);
}

/** One check that passes or fails as a whole. It runs beside others, so its output follows when it ended. */
async function check({ name, path, args, cwd = root }) {
  const started = Date.now();
  const output = join(reports, name.replaceAll(/\W/g, '-'));
  const file = openSync(output, 'w');
  const code = await tool(path, args, { cwd, stdio: ['ignore', file, file] });
  closeSync(file);
  count(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
  const text = readFileSync(output, 'utf8').trim();
  say(
    `\n▸ ${name}: ${code === 0 ? 'passed' : 'FAILED'}, ${seconds(started)}${text && `\n${text}`}`,
  );
}

/** Runs programs two at a time, begun in their order. */
async function twoAtATime(programs) {
  const waiting = programs.values();
  const lane = async () => {
    for (const program of waiting) await program();
  };
  await Promise.all([lane(), lane()]);
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'));
  } catch {
    return null;
  }
}

async function unitTests() {
  const result = await runUnitTests(tool, reports);
  retried.push(...result.retried);
  failed.push(...result.failed);
  count('tests', result.passed, result.notPassed);
  sayLongest(
    result.files.map(({ name, startTime, endTime }) => {
      return { file: relative(root, name), milliseconds: endTime - startTime };
    }),
  );
}

/** Which files to shorten when the whole takes too long. */
function sayLongest(files) {
  const longest = files.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 12);
  const told = longest.map(
    ({ file, milliseconds }) => `${(milliseconds / 1000).toFixed(1)} s ${file}`,
  );
  say(`\nLongest:\n  ${told.join('\n  ')}`);
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** How long each test of a suite took, in milliseconds, each try of it. */
function durationsOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
  );
  return [...own, ...suites.flatMap(durationsOf)];
}

/** The names of browser tests that ended so: `flaky` (passed at the second try) or `unexpected`. */
function endedAs(end, suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...endedAs(end, inner),
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === end))
      .map(({ file, line, title }) => `${file}:${line} ${title}`),
  ]);
}

async function browserTests() {
  const chromium = await ensureTestBrowser();
  if (chromium === null) return count('browser tests', 0, 1);
  const environment = {
    ...process.env,
    CHROME_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'browser.json'),
  };
  const code = await tool('@playwright/test/cli.js', ['test', '--reporter=line,json'], {
    env: environment,
  });
  const report = readReport('browser.json');
  const stats = report?.stats;
  retried.push(...endedAs('flaky', report?.suites ?? []));
  failed.push(...endedAs('unexpected', report?.suites ?? []));
  const notPassed = stats?.unexpected ?? 0;
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  sayLongest(
    (report?.suites ?? []).map((suite) => {
      return { file: `browser/${suite.file}`, milliseconds: sum(durationsOf(suite)) };
    }),
  );
  count('browser tests', passed, code === 0 ? notPassed : Math.max(1, notPassed));
}

const biome = {
  name: 'Format, lint, import rules and cycles',
  path: '@biomejs/biome/bin/biome',
  args: ['ci', '--error-on-warnings'],
};
const routeTypes = {
  name: 'Route types',
  path: '@react-router/dev/bin.cjs',
  args: ['typegen'],
  cwd: join(root, 'apps/web'),
};
const typesOf = (folder) => ({
  name: `Types: ${folder}`,
  path: 'typescript/bin/tsc',
  args: ['-p', folder],
});
const deadCode = { name: 'Dead code', path: 'knip/bin/knip.js', args: [] };
const typed = [
  'apps/web',
  'apps/server',
  'packages/domain',
  'packages/catalog',
  'packages/vehicle-rules',
  'packages/search-contract',
  'packages/search',
  'packages/search-opensearch',
  'bench',
  'browser',
  'docs',
];

// The types of the routes first: those of the pages need them.
await twoAtATime([biome, routeTypes].map((each) => () => check(each)));
await twoAtATime([buildWeb, ...[deadCode, ...typed.map(typesOf)].map((each) => () => check(each))]);
await step('Unit, property, HTTP and database tests', unitTests);
await step('Browser tests', browserTests);

try {
  rmSync(reports, { recursive: true, force: true });
} catch {
  // What ends late is still writing what it compiled: the system's folder for such files keeps it.
}
if (retried.length > 0) say(`\n${retried.length} retried:\n  ${retried.join('\n  ')}`);
if (failed.length > 0) say(`\n${failed.length} failed:\n  ${failed.join('\n  ')}`);
say(failures.length > 0 ? `\nFailed: ${failures.join(', ')}` : '\nEverything passed.');
say(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 ? 1 : 0;

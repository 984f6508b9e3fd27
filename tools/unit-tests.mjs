/** The tests that Vitest runs, for `npm test`. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { root, say } from './bootstrap.mjs';

const vitest = 'vitest/vitest.mjs';
// By itself Vitest leaves one processor free, which is half of two.
const workers = `--maxWorkers=${Math.max(2, availableParallelism() - 1)}`;

/**
 * Runs them all. A process that ends under its tests takes those with it that waited for it, and says nothing
 * of them: they are run once more, and named. V8 has ended one (nodejs/node#64500).
 *
 * @param tool runs a program of `node_modules` and answers with its exit code
 * @param reports a folder to write to
 */
export async function runUnitTests(tool, reports) {
  const first = await runVitest(tool, join(reports, 'unit.json'));
  const left = first.code === 0 ? [] : unfinished(await listFiles(tool, reports), first.files);
  if (left.length === 0) return summed([first], []);
  const names = left.map((file) => relative(root, file));
  say(`\nNot brought to an end, and run once more: ${names.join(', ')}`);
  const second = await runVitest(tool, join(reports, 'unit-again.json'), names);
  const kept = first.files.filter(({ name }) => !left.includes(name));
  const isWhole = kept.every(({ status }) => status === 'passed');
  return summed([{ ...first, code: isWhole ? 0 : 1, files: kept }, second], names);
}

async function runVitest(tool, report, files = []) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await tool(vitest, ['run', '--retry=1', workers, ...reporters, ...files]);
  return { code, files: readJson(report)?.testResults ?? [] };
}

async function listFiles(tool, reports) {
  const list = join(reports, 'unit-files.json');
  await tool(vitest, ['list', '--filesOnly', `--json=${list}`]);
  return (readJson(list) ?? []).map(({ file }) => file);
}

const ended = (files, end) =>
  files.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === end));

/** Files that a run never began, and those that failed without a test that did. */
function unfinished(listed, files) {
  const finished = files.filter(
    (file) => file.status === 'passed' || ended([file], 'failed').length > 0,
  );
  const names = new Set(finished.map(({ name }) => name));
  return listed.filter((file) => !names.has(file));
}

function summed(runs, runAgain) {
  const files = runs.flatMap((run) => run.files);
  const failures = ended(files, 'failed').length;
  const isGreen = runs.every(({ code }) => code === 0);
  return {
    files,
    passed: ended(files, 'passed').length,
    notPassed: isGreen ? failures : Math.max(1, failures),
    failed: files.flatMap(failedIn),
    retried: [...runAgain, ...files.flatMap(retriedIn)],
  };
}

function failedIn({ name, status, assertionResults }) {
  const file = relative(root, name);
  const tests = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && tests.length === 0) return [file];
  return tests.map(({ fullName }) => `${file} ${fullName}`);
}

/** A test that passed and still has messages of failures failed at its first try. */
function retriedIn({ name, assertionResults }) {
  return assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName }) => `${relative(root, name)} ${fullName}`);
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

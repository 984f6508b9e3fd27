/** Finds the browser for tests, audits and pictures, or installs Debian's where that is allowed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { run, say } from './bootstrap.mjs';

const places = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const headlessShell = '/usr/bin/chromium-headless-shell';

function findChromium() {
  return places.find((path) => path && existsSync(path));
}

function mayInstall() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

/** Asks Debian once, and briefly: a machine without a network goes on without. */
async function install(name) {
  say(`Installing ${name} for the browser tests …`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const brief = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  await run('apt-get', [...brief, 'update'], options);
  await run('apt-get', [...brief, 'install', '-y', '--no-install-recommends', name], options);
}

/** The browser's path, or null after saying in one sentence why there is none. */
export async function ensureChromium() {
  if (!findChromium() && mayInstall()) await install('chromium');
  const path = findChromium();
  if (path) return path;
  say('No Chromium was found: install it (Debian: apt-get install chromium) or set CHROME_PATH.');
  return null;
}

/** The browser without windows draws a page in half the time of the one that could show it: best for tests. */
export async function ensureTestBrowser() {
  if (process.env.CHROME_PATH) return ensureChromium();
  if (!existsSync(headlessShell) && mayInstall()) await install('chromium-headless-shell');
  return existsSync(headlessShell) ? headlessShell : ensureChromium();
}

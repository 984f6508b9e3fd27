/** Finds the browser for the browser tests, or installs Debian's where that is allowed. */
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

function findChromium() {
  return places.find((path) => path && existsSync(path));
}

function mayInstall() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

/** The browser's path, or null after saying in one sentence why there is none. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (mayInstall()) {
    say('Installing Chromium for the browser tests …');
    const options = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    await run('apt-get', ['update', '-qq'], options);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
  }
  const installed = findChromium();
  if (installed) return installed;
  say('No Chromium was found: install it (Debian: apt-get install chromium) or set CHROME_PATH.');
  return null;
}

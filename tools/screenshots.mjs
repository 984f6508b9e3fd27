/**
 * `npm run screenshots`: takes the pictures of `docs/screenshots` anew and leaves no others there.
 * `npm run screenshots -- -g map` takes those that are so called.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { buildWeb, installDependencies, projectNode, root, run } from './bootstrap.mjs';
import { ensureChromium } from './chromium.mjs';

await installDependencies();
await buildWeb();
const chromium = await ensureChromium();
const options = process.argv.slice(2);
const pictures = join(root, 'docs/screenshots');
// Sheets of models are drawn by `npm run artwork -- --sheet`, the back office’s and those of selling by their
// tests with OFFICE_PICTURES=1.
if (chromium && options.length === 0)
  for (const name of readdirSync(pictures))
    if (!/^(?:sixty-models|console-|portal-|selling-)/.test(name))
      rmSync(join(pictures, name), { recursive: true });
mkdirSync(pictures, { recursive: true });
const config = '--config=browser/screenshots/playwright.config.ts';
process.exitCode = chromium
  ? await run(
      projectNode(),
      [
        join(root, 'node_modules/@playwright/test/cli.js'),
        'test',
        config,
        '--reporter=line',
        ...options,
      ],
      { env: { ...process.env, CHROME_PATH: chromium } },
    )
  : 1;

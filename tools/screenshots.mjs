/** `npm run screenshots`: takes the pictures of `docs/screenshots` anew. */
import { join } from 'node:path';
import process from 'node:process';
import { buildWeb, installDependencies, projectNode, root, run } from './bootstrap.mjs';
import { ensureChromium } from './chromium.mjs';

await installDependencies();
await buildWeb();
const chromium = await ensureChromium();
const config = '--config=browser/screenshots/playwright.config.ts';
process.exitCode = chromium
  ? await run(
      projectNode(),
      [join(root, 'node_modules/@playwright/test/cli.js'), 'test', config, '--reporter=line'],
      { env: { ...process.env, CHROME_PATH: chromium } },
    )
  : 1;

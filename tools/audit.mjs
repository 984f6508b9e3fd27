/** `npm run audit`: Lighthouse over the pages of a server in production; fails below the goals. */
import process from 'node:process';
import { buildKernels, buildWeb, installDependencies, projectNode, run } from './bootstrap.mjs';
import { ensureChromium } from './chromium.mjs';

await installDependencies();
await buildKernels();
await buildWeb();
const chromium = await ensureChromium();
process.exitCode = chromium
  ? await run(projectNode(), ['bench/audit.ts', ...process.argv.slice(2)], {
      env: { ...process.env, CHROME_PATH: chromium },
    })
  : 1;

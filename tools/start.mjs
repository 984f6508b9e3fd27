/** `npm start`: from a fresh clone to a running marketplace. */
import { join } from 'node:path';
import process from 'node:process';
import {
  buildKernels,
  buildWeb,
  hugePages,
  installDependencies,
  projectNode,
  root,
  run,
  serverFlags,
} from './bootstrap.mjs';

await installDependencies();
await buildKernels();
await buildWeb();
const environment = {
  NODE_ENV: 'production',
  // What Node makes of the sources is kept for the next start.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  ...hugePages,
  ...process.env,
};
process.exitCode = await run(projectNode(), [...serverFlags, 'apps/server/src/main.ts'], {
  env: environment,
});

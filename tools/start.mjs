/** `npm start`: from a fresh clone to a running marketplace. */
import process from 'node:process';
import {
  buildKernels,
  buildWeb,
  compileCache,
  hugePages,
  installDependencies,
  projectNode,
  run,
  serverFlags,
} from './bootstrap.mjs';

await installDependencies();
await buildKernels();
await buildWeb();
const environment = {
  NODE_ENV: 'production',
  ...compileCache,
  ...hugePages,
  ...process.env,
};
process.exitCode = await run(projectNode(), [...serverFlags, 'apps/server/src/main.ts'], {
  env: environment,
});

/** `npm run dev`: the same server with pages compiled on demand and reloaded as they change. */
import process from 'node:process';
import { buildKernels, installDependencies, projectNode, run } from './bootstrap.mjs';

await installDependencies();
await buildKernels();
const environment = { ...process.env, NODE_ENV: 'development' };
const watched = ['apps/server/src', 'packages'].map((path) => `--watch-path=${path}`);
process.exitCode = await run(projectNode(), [...watched, 'apps/server/src/dev.ts'], {
  env: environment,
});

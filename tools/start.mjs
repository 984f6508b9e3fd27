/** `npm start`: from a fresh clone to a running marketplace. */
import process from 'node:process';
import { buildKernels, buildWeb, installDependencies, projectNode, run } from './bootstrap.mjs';

await installDependencies();
await buildKernels();
await buildWeb();
const environment = { NODE_ENV: 'production', ...process.env };
process.exitCode = await run(projectNode(), ['apps/server/src/main.ts'], { env: environment });

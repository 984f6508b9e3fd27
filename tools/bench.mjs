/** `npm run bench:<name> -- <options>`: runs `bench/<name>.ts` with the project's own Node. */
import process from 'node:process';
import {
  buildKernels,
  buildWeb,
  hugePages,
  installDependencies,
  projectNode,
  run,
} from './bootstrap.mjs';

await installDependencies();
await buildKernels();
const [, , name, ...args] = process.argv;
const asksForPages = ['server', 'pages', 'pins', 'guard', 'load', 'drill', 'soak'];
if (asksForPages.includes(name)) await buildWeb();
// As the server has them.
const environment = { ...hugePages, ...process.env };
process.exitCode = await run(projectNode(), [`bench/${name}.ts`, ...args], { env: environment });

/** `npm run bench:<name> -- <options>`: runs `bench/<name>.ts` with the project's own Node. */
import process from 'node:process';
import { installDependencies, projectNode, run } from './bootstrap.mjs';

await installDependencies();
const [, , name, ...args] = process.argv;
process.exitCode = await run(projectNode(), [`bench/${name}.ts`, ...args]);

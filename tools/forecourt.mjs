/** `npm run forecourt -- <command>`: the operator's command line. */
import process from 'node:process';
import { compileCache, installDependencies, projectNode, run } from './bootstrap.mjs';

await installDependencies();
const [, , ...args] = process.argv;
// Commands name files relative to where the operator stands, which npm remembers.
const environment = {
  ...compileCache,
  ...process.env,
  FORECOURT_CALLED_FROM: process.env.INIT_CWD ?? process.cwd(),
};
process.exitCode = await run(projectNode(), ['apps/server/src/cli.ts', ...args], {
  env: environment,
});

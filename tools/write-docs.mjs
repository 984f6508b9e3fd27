/** `npm run docs`: rewrites the parts of the documents that are made from the code. */
import process from 'node:process';
import { installDependencies, projectNode, run } from './bootstrap.mjs';

await installDependencies();
process.exitCode = await run(projectNode(), ['apps/server/src/write-docs.ts']);

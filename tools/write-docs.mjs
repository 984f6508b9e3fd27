/** `npm run docs`: rewrites the parts of the documents that are made from the code. */
import process from 'node:process';
import { installDependencies, projectNode, run } from './bootstrap.mjs';

await installDependencies();
for (const script of [
  'apps/server/src/write-docs.ts',
  'docs/conformance/write-page.ts',
  'docs/brands/write-page.ts',
]) {
  process.exitCode = await run(projectNode(), [script]);
  if (process.exitCode !== 0) break;
}

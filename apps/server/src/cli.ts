/** The operator's command line. */
import './platform/process/quick-imports.ts';
import { describeError } from './platform/describe-error.ts';

try {
  const { runCommandLine } = await import('./compose/command-line.ts');
  await runCommandLine(process.env);
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exitCode = 1;
}

/** The operator's command line. */
import { isAbsolute, resolve } from 'node:path';
import { Command } from 'commander';
import { capabilities } from './compose/capabilities.ts';
import { parseConfig, settingsHelp } from './compose/config.ts';
import { contributedBy } from './compose/contributions.ts';
import { createTerminal } from './compose/terminal.ts';
import { describeError } from './platform/describe-error.ts';

/** Files are named relative to where the operator stands. */
function fromHere(path: string): string {
  return isAbsolute(path)
    ? path
    : resolve(process.env.FORECOURT_CALLED_FROM ?? process.cwd(), path);
}

try {
  const program = new Command('forecourt')
    .description('Runs a Forecourt marketplace.')
    .addHelpText('after', settingsHelp());
  const config = parseConfig(process.env);
  for (const command of contributedBy(capabilities).commands)
    command.describe(program, createTerminal(command, config, fromHere));
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exitCode = 1;
}

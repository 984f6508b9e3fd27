/** The operator's command line. */
import { isAbsolute, resolve } from 'node:path';
import { Command } from 'commander';
import { capabilities } from './compose/capabilities.ts';
import { parseConfig, settingsHelp } from './compose/config.ts';
import { contributedBy } from './compose/contributions.ts';
import { consultDoctor } from './compose/doctor-line.ts';
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
  program
    .command('doctor')
    .description(
      'Looks at everything that a marketplace needs, and says what is wrong and what to do.',
    )
    .action(async () => {
      const { text, isWell } = await consultDoctor(process.env);
      process.stdout.write(`${text}\n`);
      if (!isWell) process.exitCode = 1;
    });
  if (process.argv[2] !== 'doctor') describeCommands(program);
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exitCode = 1;
}

/** All but the doctor need settings that are in order. */
function describeCommands(program: Command): void {
  const config = parseConfig(process.env);
  for (const command of contributedBy(capabilities).commands)
    command.describe(program, createTerminal(command, config, fromHere));
}

import { resolve } from 'node:path';
import { Command } from 'commander';
import { capabilities } from './capabilities.ts';
import { parseConfig, settingsHelp } from './config.ts';
import { contributedBy } from './contributions.ts';
import { consultDoctor } from './doctor-line.ts';
import { createTerminal } from './terminal.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Does what the operator's command line says. */
export async function runCommandLine(environment: Environment): Promise<void> {
  const program = new Command('forecourt')
    .description('Runs a Forecourt marketplace.')
    .addHelpText('after', settingsHelp());
  program
    .command('doctor')
    .description(
      'Looks at everything that a marketplace needs, and says what is wrong and what to do.',
    )
    .action(async () => {
      const { text, isWell } = await consultDoctor(environment);
      process.stdout.write(`${text}\n`);
      if (!isWell) process.exitCode = 1;
    });
  if (process.argv[2] !== 'doctor') describeCommands(program, environment);
  await program.parseAsync();
}

/** All but the doctor need settings that are in order. */
function describeCommands(program: Command, environment: Environment): void {
  const config = parseConfig(environment);
  // Files are named relative to where the operator stands.
  const here = environment.FORECOURT_CALLED_FROM ?? process.cwd();
  const fromHere = (path: string) => resolve(here, path);
  for (const command of contributedBy(capabilities).commands)
    command.describe(program, createTerminal(command, config, fromHere));
  program.commands.forEach(refuseUnknownWords);
}

/** Of a command that does something without a word, what is no word of its own is told as such. */
export function refuseUnknownWords(group: Command): void {
  const words = group.commands.map((command) => command.name());
  group.hook('preSubcommand', ({ args: [word = ''] }, chosen) => {
    const isTaken = word === '' || word.startsWith('-') || chosen.registeredArguments.length > 0;
    if (!isTaken && !words.includes(word))
      group.error(`error: unknown command '${word}' (known: ${words.join(', ')})`);
  });
}

import { z } from 'zod';
import { commandLine } from '../audit/audit-log.ts';
import type { OperatorCommand } from '../platform/operator-command.ts';
import { readSwitches } from '../platform/switches/switches.ts';
import { changeSwitch, isSwitch, RefusedSwitch } from './switches.ts';

const switchSchema = z.object({
  kind: z.literal('switch'),
  /** Null where only all are shown. */
  change: z.object({ name: z.string(), value: z.string().nullable() }).nullable(),
});

/** `forecourt switch`: log level and flags of all processes, while they run. */
export const switchCommand: OperatorCommand<z.output<typeof switchSchema>, string> = {
  kind: 'switch',
  schema: switchSchema,
  run: async ({ database }, { change }) => {
    if (change?.value === null && !(await readSwitches(database)).has(change.name))
      throw new RefusedSwitch(`${change.name} is not switched: nothing to clear.`);
    if (change !== null) await changeSwitch(database, commandLine, change);
    const all = [...(await readSwitches(database))].filter(([name]) => isSwitch(name));
    return all.length === 0
      ? 'Nothing is switched: all is as processes were started.'
      : all.map(([name, value]) => `${name}=${value}`).join('\n');
  },
  describe(program, terminal) {
    const run = async (change: { name: string; value: string | null } | null) =>
      terminal.say(await terminal.run({ kind: 'switch', change }));
    const command = program
      .command('switch')
      .description('What is switched while processes run: the log level, and flags.');
    command
      .command('list', { isDefault: true })
      .description('shows what is switched')
      .action(() => run(null));
    command
      .command('set')
      .description('switches something; all processes follow within seconds')
      .argument('<name>', 'log-level, flag.NAME or flag.BRAND.NAME')
      .argument('<value>', 'a level such as debug; on, off, visitors or consumers')
      .action((name: string, value: string) => run({ name, value }));
    command
      .command('clear')
      .description('has it be again as processes were started')
      .argument('<name>', 'as above')
      .action((name: string) => run({ name, value: null }));
  },
};

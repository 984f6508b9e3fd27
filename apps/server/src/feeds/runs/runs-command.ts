import type { Command } from 'commander';
import { z } from 'zod';
import { commandLine } from '../../audit/audit-log.ts';
import type { Database } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/is-uuid.ts';
import { tellEarlier } from '../../platform/earlier-rows.ts';
import type { CommandParts, OperatorCommand } from '../../platform/operator-command.ts';
import { type Reasoned, reasonOption } from '../../platform/reason-option.ts';
import { Refusal } from '../../platform/refusal.ts';
import { quarantineLines } from '../read-quarantine.ts';
import { applyAnyway, keepAll } from './held-dealers.ts';
import { type ListedRun, listRuns, maxListed } from './list-runs.ts';

const kind = z.literal('runs');
const named = { run: z.string(), owner: z.string() };
const commandSchema = z.discriminatedUnion('action', [
  z.object({ kind, action: z.literal('list'), before: z.string().nullish() }),
  z.object({ kind, action: z.literal('quarantine'), run: z.string() }),
  z.object({ kind, action: z.literal('apply'), ...named, reason: z.string().nullable() }),
  z.object({ kind, action: z.literal('keep'), ...named }),
]);
type RunsCommand = z.output<typeof commandSchema>;

/** `forecourt runs`: imports as they went, and dealers whom they left alone. */
export const runsCommand: OperatorCommand<RunsCommand, string> = {
  kind: 'runs',
  schema: commandSchema,
  run: runRuns,
  describe(program, terminal) {
    const run = async (asked: RunsCommand) => terminal.say(await terminal.run(asked));
    const command = program
      .command('runs')
      .description('Imports as they went, and dealers whose stock they would have cut too deeply.');
    command
      .command('list', { isDefault: true })
      .description('shows the latest, and who waits for a decision')
      .option('--before <run>', 'shows those before the one of this id')
      .action(({ before = null }: { before?: string | null }) =>
        run({ kind: 'runs', action: 'list', before }),
      );
    command
      .command('quarantine')
      .description('writes the cells at fault of one as CSV')
      .argument('<run>', 'its id')
      .action((id: string) => run({ kind: 'runs', action: 'quarantine', run: id }));
    ofDealer(command, 'apply', 'does what the file says of a dealer, many missing cars included')
      .option(...reasonOption)
      .action((id: string, owner: string, { reason = null }: Reasoned) =>
        run({ kind: 'runs', action: 'apply', run: id, owner, reason }),
      );
    ofDealer(command, 'keep', 'leaves all cars of a dealer on the market').action(
      (id: string, owner: string) => run({ kind: 'runs', action: 'keep', run: id, owner }),
    );
  },
};

const ofDealer = (command: Command, action: 'apply' | 'keep', does: string) =>
  command
    .command(action)
    .description(does)
    .argument('<run>', 'the id of the import')
    .argument('<dealer>', 'its id here, or its own code in the feeds');

async function runRuns(parts: CommandParts, asked: RunsCommand): Promise<string> {
  const { database, dataDir, today } = parts;
  switch (asked.action) {
    case 'list':
      return listBefore(database, asked.before ?? null);
    case 'quarantine':
      return readWhole(dataDir, asked.run);
    case 'apply': {
      const given = { dataDir, today, reason: asked.reason };
      const { name, gone } = await applyAnyway(database, commandLine, asked, given);
      return `${name}: done as the file says, ${gone} cars left the market.`;
    }
    case 'keep': {
      const { name, stock } = await keepAll(database, commandLine, asked);
      return `${name}: all ${stock} cars stay for sale.`;
    }
  }
}

const notListed = (run: string) =>
  new Refusal(`${run}: expected the id of a run, as the list shows it.`);

async function listBefore(database: Database, before: string | null): Promise<string> {
  if (before !== null && !isUuid(before)) throw notListed(before);
  const runs = await listRuns(database, before);
  if (runs.length === 0 && before !== null) return 'There are no earlier runs.';
  return `${describeRuns(runs)}${tellEarlier(runs, maxListed, 'runs list')}`;
}

async function readWhole(dataDir: string, run: string): Promise<string> {
  if (!isUuid(run)) throw notListed(run);
  const lines = await quarantineLines(dataDir, run);
  if (lines === null)
    throw new Refusal(`The run ${run} left no cell out, or is not kept any more.`);
  let text = '';
  for await (const line of lines) text += line;
  return text.trimEnd();
}

function describeRuns(runs: readonly ListedRun[]): string {
  if (runs.length === 0) return 'Nothing was imported yet: forecourt import cars.csv';
  return runs
    .flatMap(({ id, source, started, rows, refused, failure, held }) => [
      `${id}  ${started}  ${source}: ${failure ?? `${rows} ${rows === 1 ? 'row' : 'rows'}, ${refused} refused`}`,
      ...held.map(
        ({ owner, name, stock, removals }) =>
          `  dealer ${owner}, ${name}: ${removals} of ${stock} cars would leave the market; apply or keep`,
      ),
    ])
    .join('\n');
}

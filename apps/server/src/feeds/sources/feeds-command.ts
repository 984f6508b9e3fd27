import type { Command } from 'commander';
import { z } from 'zod';
import { commandLine, writeAudit } from '../../audit/audit-log.ts';
import type { CommandParts, OperatorCommand, Terminal } from '../../platform/operator-command.ts';
import { readSealingKeys } from '../../platform/secrets/sealing-keys.ts';
import { readStandardInput } from '../../platform/standard-input.ts';
import { fetchNow } from './source-jobs.ts';
import { type FeedSourceRow, listSources, removeSource, setSource } from './sources.ts';

const kind = z.literal('feeds');
const askedShape = {
  ...{ name: z.string(), url: z.string(), user: z.string(), password: z.string() },
  ...{ hostKey: z.string(), schedule: z.string(), mapping: z.string() },
  ...{ dealer: z.string(), dealerName: z.string(), dealerZip: z.string() },
};
const commandSchema = z.discriminatedUnion('action', [
  z.object({ kind, action: z.literal('list') }),
  z.object({ kind, action: z.literal('set'), ...askedShape }),
  z.object({ kind, action: z.literal('fetch'), name: z.string() }),
  z.object({
    ...{ kind, action: z.literal('remove'), name: z.string() },
    reason: z.string().nullable(),
  }),
]);
type FeedsCommand = z.output<typeof commandSchema>;

/** `forecourt feeds`: where files of cars are fetched from. */
export const feedsCommand: OperatorCommand<FeedsCommand, string> = {
  kind: 'feeds',
  schema: commandSchema,
  run: runFeeds,
  describe(program, terminal) {
    const run = async (asked: FeedsCommand) => terminal.say(await terminal.run(asked));
    const command = program
      .command('feeds')
      .description('Where files of cars are fetched from, and when.');
    command
      .command('list', { isDefault: true })
      .description('shows them all, and what became of the last try')
      .action(() => run({ kind: 'feeds', action: 'list' }));
    describeSet(command, terminal);
    command
      .command('fetch')
      .description('has one fetched now')
      .argument('<name>', 'its name')
      .action((name: string) => run({ kind: 'feeds', action: 'fetch', name }));
    command
      .command('remove')
      .description('has one fetched no more; its cars stay')
      .argument('<name>', 'its name')
      .option('--reason <words>', 'why, for the audit log')
      .action((name: string, { reason = null }: { reason?: string | null }) =>
        run({ kind: 'feeds', action: 'remove', name, reason }),
      );
  },
};

async function runFeeds(parts: CommandParts, asked: FeedsCommand): Promise<string> {
  const { database } = parts;
  switch (asked.action) {
    case 'list':
      return describeSources(await listSources(database));
    case 'set': {
      const keys = await readSealingKeys(database, parts.encryptionKeys);
      await setSource(database, commandLine, asked, { keys, now: new Date() });
      return `The feed “${asked.name.trim()}” is set.`;
    }
    case 'remove':
      await removeSource(database, commandLine, asked);
      return `The feed “${asked.name.trim()}” is fetched no more. Its cars stay for sale.`;
    case 'fetch':
      await parts.withQueue((queue) => fetchNow({ database, queue }, asked.name));
      await writeAudit(database, commandLine, { act: 'source.fetch', subject: asked.name.trim() });
      return 'It is fetched as soon as a process of the marketplace runs: see feeds list.';
  }
}

interface SetFlags {
  readonly user: string;
  readonly hostKey: string;
  readonly schedule: string;
  readonly mapping: string;
  readonly dealer: string;
  readonly dealerName: string;
  readonly dealerZip: string;
}

function describeSet(command: Command, terminal: Terminal<FeedsCommand, string>): void {
  command
    .command('set')
    .description('adds one, or changes the one of that name')
    .argument('<name>', 'what it is called, here and in the list of runs')
    .argument('<address>', 'https://… or sftp://…, at a public address')
    .option('--schedule <cron>', 'when, in UTC: minute hour day month weekday', '')
    .option('--user <name>', 'who we are there; the password is read from standard input', '')
    .option('--host-key <key>', 'of a server of SFTP, SHA256:… as ssh-keygen -lf writes it', '')
    .option('--mapping <name>', 'dialect of the columns; recognised by the header without', '')
    .option('--dealer <id>', 'for a file that does not name its own', '')
    .option('--dealer-name <name>', "the dealer's name", '')
    .option('--dealer-zip <zip>', "the dealer's ZIP code", '')
    .action(async (name: string, url: string, flags: SetFlags) => {
      const typed = flags.user === '' ? '' : ((await readStandardInput()) ?? '');
      const password = typed.replace(/\r?\n$/, '');
      const asked = { kind: 'feeds', action: 'set', name, url, ...flags, password } as const;
      terminal.say(await terminal.run(asked));
    });
}

const timeOf = (date: Date | null) => date?.toISOString().slice(0, 16).replace('T', ' ') ?? '–';

function describeSources(found: readonly FeedSourceRow[]): string {
  if (found.length === 0)
    return 'No feed is fetched: forecourt feeds set "Peach Motors" https://… --schedule "30 5 * * *"';
  return found
    .map(({ name, url, schedule, nextAt, lastAt, lastOutcome, failures }) =>
      [
        `${name}: ${url}, ${schedule ?? 'when asked'}; next ${timeOf(nextAt)}`,
        `  ${timeOf(lastAt)} ${lastOutcome ?? 'never fetched'}${failures > 1 ? ` (${failures} times)` : ''}`,
      ].join('\n'),
    )
    .join('\n');
}

import type { Command } from 'commander';
import { z } from 'zod';
import { commandLine } from '../../audit/audit-log.ts';
import type {
  ConfiguredParts,
  OperatorCommand,
  Terminal,
} from '../../platform/operator-command.ts';
import type { PlatformConfig } from '../../platform/platform-settings.ts';
import { type Reasoned, reasonOption } from '../../platform/reason-option.ts';
import { readSealingKeys } from '../../platform/secrets/sealing-keys.ts';
import { readStandardInput } from '../../platform/standard-input.ts';
import { utcMinute } from '../../platform/utc-minute.ts';
import { fetchNow } from './source-jobs.ts';
import { type FeedSourceRow, listSources, removeSource, setSource } from './sources.ts';

const kind = z.literal('feeds');
/** What is not said stays as it was. */
const given = z.string().optional();
const askedShape = {
  name: z.string(),
  url: given,
  user: z.string().nullish(),
  password: given,
  hostKey: given,
  schedule: given,
  mapping: given,
  dealer: given,
  dealerName: given,
  dealerZip: given,
};
const commandSchema = z.discriminatedUnion('action', [
  z.object({ kind, action: z.literal('list') }),
  z.object({ kind, action: z.literal('set'), ...askedShape }),
  z.object({ kind, action: z.literal('fetch'), name: z.string() }),
  z.object({
    kind,
    action: z.literal('remove'),
    name: z.string(),
    reason: z.string().nullable(),
  }),
]);
type FeedsCommand = z.output<typeof commandSchema>;

type FeedsParts = ConfiguredParts<Pick<PlatformConfig, 'encryptionKeys'>>;

/** `forecourt feeds`: where files of cars are fetched from. */
export const feedsCommand: OperatorCommand<FeedsCommand, string, FeedsParts> = {
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
      .option(...reasonOption)
      .action((name: string, { reason = null }: Reasoned) =>
        run({ kind: 'feeds', action: 'remove', name, reason }),
      );
  },
};

async function runFeeds(parts: FeedsParts, asked: FeedsCommand): Promise<string> {
  const { database } = parts;
  switch (asked.action) {
    case 'list':
      return describeSources(await listSources(database));
    case 'set': {
      const keys = await readSealingKeys(database, parts.config.encryptionKeys);
      await setSource(database, commandLine, asked, { keys, now: new Date() });
      return `The feed “${asked.name.trim()}” is set.`;
    }
    case 'remove':
      await removeSource(database, commandLine, asked);
      return `The feed “${asked.name.trim()}” is fetched no more. Its cars stay for sale.`;
    case 'fetch':
      await parts.withQueue((queue) => fetchNow({ database, queue }, commandLine, asked.name));
      return 'It is fetched as soon as a process of the marketplace runs: see feeds list.';
  }
}

/** Absent where nothing is said, false where there is to be none. */
type Flag = string | false | undefined;
type SetFlags = Readonly<
  Record<'user' | 'hostKey' | 'schedule' | 'mapping' | 'dealer' | 'dealerName' | 'dealerZip', Flag>
>;

function describeSet(command: Command, terminal: Terminal<FeedsCommand, string>): void {
  command
    .command('set')
    .description('adds one, or changes the one of that name: what is not given stays as it was')
    .argument('<name>', 'what it is called, here and in the list of runs')
    .argument('[address]', 'https://… or sftp://…, at a public address; a new one needs it')
    .option('--schedule <cron>', 'when, in UTC: minute hour day month weekday')
    .option('--no-schedule', 'fetched when asked only')
    .option('--user <name>', 'who we are there; the password is read from standard input')
    .option('--no-user', 'without a name and a password')
    .option('--host-key <key>', 'of a server of SFTP, SHA256:… as ssh-keygen -lf writes it')
    .option('--no-host-key', 'without one')
    .option('--mapping <name>', 'dialect of the columns')
    .option('--no-mapping', 'recognised by the header, as a new one is')
    .option('--dealer <code>', 'its own code, for a file that does not name it')
    .option('--dealer-name <name>', "the dealer's name")
    .option('--dealer-zip <zip>', "the dealer's ZIP code")
    .option('--no-dealer', 'the file names its own')
    .action(async (name: string, url: string | undefined, flags: SetFlags) => {
      const typed = typeof flags.user === 'string' ? await readStandardInput() : null;
      const password = typed?.replace(/\r?\n$/, '');
      const asked = {
        kind: 'feeds',
        action: 'set',
        name,
        url,
        password,
        ...toGiven(flags),
      } as const;
      terminal.say(await terminal.run(asked));
    });
}

function toGiven({ user, dealer, dealerName, dealerZip, ...flags }: SetFlags) {
  const text = (flag: Flag) => (flag === false ? '' : flag);
  const { hostKey, schedule, mapping } = flags;
  return {
    user: user === false ? null : user,
    hostKey: text(hostKey),
    schedule: text(schedule),
    mapping: text(mapping),
    ...(dealer === false
      ? { dealer: '', dealerName: '', dealerZip: '' }
      : { dealer, dealerName: text(dealerName), dealerZip: text(dealerZip) }),
  };
}

const timeOf = (date: Date | null) => (date === null ? '–' : utcMinute(date));

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

import { join } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { commandLine } from '../audit/audit-log.ts';
import type { CommandParts, OperatorCommand, Terminal } from '../platform/operator-command.ts';
import { createProgress, type OnProgress } from '../platform/progress.ts';
import { Refusal } from '../platform/refusal.ts';
import { describeSummary } from './describe-summary.ts';
import { openFeedFile } from './file/open-source.ts';
import { saveStandardInput } from './file/save-standard-input.ts';
import { importFeed } from './import-feed.ts';
import type { ImportSummary } from './import-options.ts';
import { keepHeldFile } from './keep-held-file.ts';
import { recordFailure } from './runs/record-run.ts';
import { UnreadableFeed } from './unreadable-feed.ts';

const askedSchema = z.object({
  kind: z.literal('import'),
  path: z.string(),
  mapping: z.string().optional(),
  dealer: z.object({ code: z.string(), name: z.string(), zip: z.string() }).optional(),
  dryRun: z.boolean(),
  allowRemoval: z.boolean(),
  /** Who asks, where it is not the command line. */
  actor: z.string().optional(),
  /** What the file is called in the list of runs; its path unless given. */
  source: z.string().optional(),
  /** What it is called in sentences, where that is neither. */
  called: z.string().optional(),
});
export type AskedImport = z.output<typeof askedSchema>;

interface ImportFlags {
  readonly mapping?: string;
  readonly dealer?: string;
  readonly dealerName?: string;
  readonly dealerZip?: string;
  readonly dryRun?: boolean;
  readonly allowRemoval?: boolean;
}

/** `forecourt import`: takes in a dealer's inventory file. */
export const importCommand: OperatorCommand<AskedImport, ImportSummary> = {
  kind: 'import',
  schema: askedSchema,
  run: runImport,
  describe(program, terminal) {
    describeFlags(program).action(async (file: string, flags: ImportFlags) => {
      const asked = await toAskedImport(file, flags, terminal);
      const progress = createProgress('Importing', '');
      const summary = await terminal.run(asked, (stage, done, total) =>
        progress.update(done, total, stage),
      );
      progress.finish(describeSummary(summary, asked.dryRun));
    });
  },
};

async function runImport(
  { database, dataDir, today, signal }: CommandParts,
  { path, mapping, dealer, dryRun, allowRemoval, ...asked }: AskedImport,
  onProgress: OnProgress,
): Promise<ImportSummary> {
  const { actor = commandLine, source = path, called = source } = asked;
  const options = {
    ...(mapping !== undefined && { mapping }),
    ...(dealer !== undefined && { dealer }),
    dryRun,
    allowRemoval,
    today,
    ...{ actor, source },
    workFolder: dataDir,
    keepFile: (runId: string) =>
      keepHeldFile(path, { dataDir, runId, isGiven: dealer !== undefined }),
    ...(signal && { signal }),
  };
  const startedAt = new Date();
  try {
    return await importFeed(database, await openFeedFile(path, called), options, onProgress);
  } catch (error) {
    if (error instanceof Refusal && !dryRun)
      await recordFailure(database, {
        ...{ source, mapping: mapping ?? '', startedAt, actor, failure: error.message },
      });
    throw error;
  }
}

function describeFlags(program: Command): Command {
  return program
    .command('import')
    .description(
      "Takes in a dealer's inventory file: CSV or TSV, plain, gzip or zip; - reads standard input.",
    )
    .argument('<file>', 'path of the file, or -')
    .option('--mapping <name>', 'dialect of the columns; recognised by the header otherwise')
    .option(
      '--dealer <id>',
      'the dealer, for a file that does not name its own; created when unknown',
    )
    .option('--dealer-name <name>', "the dealer's name")
    .option('--dealer-zip <zip>', "the dealer's ZIP code", parseZip)
    .option('--dry-run', 'say what would change and change nothing')
    .option('--allow-removal', "apply even what removes more than 40 % of a dealer's stock");
}

function parseZip(text: string): string {
  if (!/^\d{5}$/.test(text)) throw new InvalidArgumentError('expected five digits.');
  return text;
}

async function toAskedImport(
  file: string,
  flags: ImportFlags,
  { fromHere, dataDir }: Terminal<AskedImport, ImportSummary>,
): Promise<AskedImport> {
  const { dealer: code, dealerName: name, dealerZip: zip } = flags;
  const given = [code, name, zip].filter((flag) => flag !== undefined);
  if (given.length > 0 && given.length < 3) {
    throw new UnreadableFeed('--dealer, --dealer-name and --dealer-zip go together.');
  }
  return {
    kind: 'import',
    path: file === '-' ? await saveStandardInput(join(dataDir, 'incoming')) : fromHere(file),
    ...(flags.mapping !== undefined && { mapping: flags.mapping }),
    ...(code !== undefined &&
      name !== undefined &&
      zip !== undefined && { dealer: { code, name, zip } }),
    dryRun: flags.dryRun ?? false,
    allowRemoval: flags.allowRemoval ?? false,
  };
}

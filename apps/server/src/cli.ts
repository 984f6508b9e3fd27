/** The operator's command line. */
import { readFile, rm } from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import {
  type CampaignCommand,
  campaignCommand,
  describeCampaigns,
} from './advertising/campaign-command.ts';
import { RefusedCampaigns } from './advertising/campaigns.ts';
import { commandSocket, type ImportCommand, sendCommand } from './compose/command-socket.ts';
import { parseConfig } from './compose/config.ts';
import { describeError } from './compose/describe-error.ts';
import { describeSummary } from './feeds/describe-summary.ts';
import { importCommand } from './feeds/import-command.ts';
import { saveStandardInput } from './feeds/save-standard-input.ts';
import { UnreadableFeed } from './feeds/unreadable-feed.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { createProgress } from './platform/progress.ts';
import { today } from './platform/today.ts';

interface ImportFlags {
  readonly mapping?: string;
  readonly dealer?: string;
  readonly dealerName?: string;
  readonly dealerZip?: string;
  readonly dryRun?: boolean;
  readonly allowRemoval?: boolean;
}

function parseZip(text: string): string {
  if (!/^\d{5}$/.test(text)) throw new InvalidArgumentError('expected five digits.');
  return text;
}

/** Files are named relative to where the operator stands. */
function fromHere(path: string): string {
  return isAbsolute(path)
    ? path
    : resolve(process.env.FORECOURT_CALLED_FROM ?? process.cwd(), path);
}

async function toCommand(
  file: string,
  flags: ImportFlags,
  workFolder: string,
): Promise<ImportCommand> {
  const given = [flags.dealer, flags.dealerName, flags.dealerZip].filter(
    (flag) => flag !== undefined,
  );
  if (given.length > 0 && given.length < 3) {
    throw new UnreadableFeed('--dealer, --dealer-name and --dealer-zip go together.');
  }
  const { dealer: code, dealerName: name, dealerZip: zip } = flags;
  return {
    kind: 'import',
    path: file === '-' ? await saveStandardInput(workFolder) : fromHere(file),
    ...(flags.mapping !== undefined && { mapping: flags.mapping }),
    ...(code !== undefined &&
      name !== undefined &&
      zip !== undefined && { dealer: { code, name, zip } }),
    dryRun: flags.dryRun ?? false,
    allowRemoval: flags.allowRemoval ?? false,
  };
}

async function runImport(file: string, flags: ImportFlags): Promise<void> {
  const config = parseConfig(process.env);
  const dataDir = resolve(config.dataDir);
  const command = await toCommand(file, flags, join(dataDir, 'incoming'));
  try {
    await runImportCommand(config.databaseUrl, dataDir, command);
  } finally {
    if (file === '-') await rm(command.path, { force: true });
  }
}

async function runImportCommand(
  databaseUrl: string | undefined,
  dataDir: string,
  command: ImportCommand,
): Promise<void> {
  const here = () => importHere(databaseUrl, dataDir, command, onProgress);
  const progress = createProgress('Importing', '');
  const onProgress = (stage: string, done: number, total: number | null) =>
    progress.update(done, total, stage);
  const summary =
    databaseUrl === undefined
      ? ((await sendCommand(commandSocket(dataDir), command, onProgress)) ?? (await here()))
      : await here();
  progress.finish(describeSummary(summary, command.dryRun));
}

async function importHere(
  databaseUrl: string | undefined,
  dataDir: string,
  command: ImportCommand,
  onProgress: Parameters<typeof importCommand>[3],
) {
  const open = await openDatabase({ databaseUrl, dataDir });
  try {
    return await importCommand(open.database, command, dataDir, onProgress);
  } finally {
    await open.close();
  }
}

/** Through the running server where the database is its own, else here. */
async function runCampaigns(command: CampaignCommand): Promise<void> {
  const { dataDir, databaseUrl } = parseConfig(process.env);
  const sent =
    databaseUrl === undefined ? await sendCommand(commandSocket(dataDir), command, () => {}) : null;
  const campaigns = sent ?? (await campaignsHere({ dataDir, databaseUrl }, command));
  process.stdout.write(`${describeCampaigns(campaigns, today())}\n`);
}

async function campaignsHere(
  settings: Parameters<typeof openDatabase>[0],
  command: CampaignCommand,
) {
  const open = await openDatabase(settings);
  try {
    return await campaignCommand(open.database, command);
  } finally {
    await open.close();
  }
}

async function readCampaignFile(file: string): Promise<string> {
  try {
    return await readFile(fromHere(file), 'utf8');
  } catch {
    throw new RefusedCampaigns(`The file ${file} cannot be read.`);
  }
}

const program = new Command('forecourt').description('Runs a Forecourt marketplace.');
program
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
  .option('--allow-removal', "apply even what removes more than 40 % of a dealer's stock")
  .action(runImport);

const campaigns = program.command('campaigns').description('Advertisements of our own.');
campaigns
  .command('list', { isDefault: true })
  .description('shows them all')
  .action(() => runCampaigns({ kind: 'campaigns', action: 'list' }));
campaigns
  .command('add')
  .description('adds those of a JSON file, or replaces those of the same code')
  .argument('<file>', 'path of the file')
  .action(async (file: string) =>
    runCampaigns({ kind: 'campaigns', action: 'add', text: await readCampaignFile(file) }),
  );
campaigns
  .command('end')
  .description('shows one no more')
  .argument('<code>', 'its code')
  .action((code: string) => runCampaigns({ kind: 'campaigns', action: 'end', code }));

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exitCode = 1;
}

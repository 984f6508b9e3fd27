import { join } from 'node:path';
import type { Command } from 'commander';
import { z } from 'zod';
import type { OperatorCommand, Terminal } from '../platform/operator-command.ts';
import { createProgress } from '../platform/progress.ts';
import { describeSummary } from './describe-summary.ts';
import { saveStandardInput } from './file/save-standard-input.ts';
import { importFile } from './import-file.ts';
import type { ImportSummary } from './import-options.ts';
import { readGivenDealer } from './rows/given-dealer.ts';

const askedSchema = z.object({
  kind: z.literal('import'),
  path: z.string(),
  source: z.string().optional(),
  mapping: z.string().optional(),
  dealer: z.object({ code: z.string(), name: z.string(), zip: z.string() }).optional(),
  dryRun: z.boolean(),
  allowRemoval: z.boolean(),
});
type AskedImport = z.output<typeof askedSchema>;

interface ImportFlags {
  readonly source?: string;
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
  begins: () => true,
  run: importFile,
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

function describeFlags(program: Command): Command {
  return program
    .command('import')
    .description(
      "Takes in a dealer's inventory file: CSV or TSV, plain, gzip or zip; - reads standard input.",
    )
    .argument('<file>', 'path of the file, or -')
    .option(
      '--source <name>',
      'what the file is called, and whose private sellers it names; its path otherwise',
    )
    .option('--mapping <name>', 'dialect of the columns; recognised by the header otherwise')
    .option(
      '--dealer <code>',
      'the dealer by its own code, not its id here, for a file that does not name it; created when unknown',
    )
    .option('--dealer-name <name>', "the dealer's name")
    .option('--dealer-zip <zip>', "the dealer's ZIP code")
    .option('--dry-run', 'say what would change and change nothing')
    .option('--allow-removal', "apply even what removes more than 40 % of a dealer's stock");
}

async function toAskedImport(
  file: string,
  flags: ImportFlags,
  { fromHere, dataDir }: Terminal<AskedImport, ImportSummary>,
): Promise<AskedImport> {
  const { dealer: code, dealerName: name, dealerZip: zip } = flags;
  const dealer = readGivenDealer({ code, name, zip });
  // The same each time: cars of private sellers that are not in it any more leave the market.
  const source = flags.source ?? (file === '-' ? 'standard input' : undefined);
  return {
    kind: 'import',
    path: file === '-' ? await saveStandardInput(join(dataDir, 'incoming')) : fromHere(file),
    ...(source !== undefined && { source }),
    ...(flags.mapping !== undefined && { mapping: flags.mapping }),
    ...(dealer !== null && { dealer }),
    dryRun: flags.dryRun ?? false,
    allowRemoval: flags.allowRemoval ?? false,
  };
}

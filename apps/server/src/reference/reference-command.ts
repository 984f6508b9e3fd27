import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { commandLine, writeAudit } from '../audit/audit-log.ts';
import type { OperatorCommand } from '../platform/operator-command.ts';
import { parseSafetyFile, RefusedSafetyFile } from './safety-file.ts';
import { writeSafety } from './safety-store.ts';

const commandSchema = z.object({ kind: z.literal('reference'), text: z.string() });
type ReferenceCommand = z.output<typeof commandSchema>;

/** `forecourt reference import`: takes in crash ratings and room of model years. */
export const referenceCommand: OperatorCommand<ReferenceCommand, { readonly modelYears: number }> =
  {
    kind: 'reference',
    schema: commandSchema,
    run: async ({ database, today }, { text }) => {
      const file = parseSafetyFile(text);
      const subject = `${text.length} characters`;
      await database.transaction(async (transaction) => {
        await writeSafety(transaction, file, today);
        await writeAudit(transaction, commandLine, { act: 'reference.import', subject });
      });
      return { modelYears: file.modelYears.length };
    },
    describe(program, terminal) {
      program
        .command('reference')
        .description('What is known of models.')
        .command('import')
        .description('takes in crash ratings and room of model years from a JSON file')
        .argument('<file>', 'path of the file')
        .action(async (path: string) => {
          const text = await readText(terminal.fromHere(path), path);
          const { modelYears } = await terminal.run({ kind: 'reference', text });
          terminal.say(
            `Took in what is told of ${modelYears} model year${modelYears === 1 ? '' : 's'}.`,
          );
        });
    },
  };

async function readText(path: string, named: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    throw new RefusedSafetyFile(`The file ${named} cannot be read.`);
  }
}

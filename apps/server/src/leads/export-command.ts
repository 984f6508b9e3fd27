import { z } from 'zod';
import type { OperatorCommand, Terminal } from '../platform/operator-command.ts';
import { type LeadBatch, leadsHead, readLeadBatch } from './export-leads.ts';

const commandSchema = z.object({
  kind: z.literal('lead-export'),
  /** The lead that was read last; null at the beginning. */
  before: z.uuid().nullable(),
});
type LeadExport = z.output<typeof commandSchema>;

/** `forecourt leads export`: all of them as CSV, handed over a batch at a time. */
export const leadExportCommand: OperatorCommand<LeadExport, LeadBatch> = {
  kind: 'lead-export',
  schema: commandSchema,
  run: ({ database }, { before }) => readLeadBatch(database, { before }),
  describe(program, terminal) {
    const leads = program.commands.find((known) => known.name() === 'leads') ?? program;
    leads
      .command('export')
      .description('writes all of them as CSV')
      .action(() => writeAll(terminal));
  },
};

async function writeAll(terminal: Terminal<LeadExport, LeadBatch>): Promise<void> {
  const head = [leadsHead];
  let before: string | null = null;
  do {
    // The head waits for the first of them: where there is no database, nothing looks like no leads.
    const read: LeadBatch = await terminal.run({ kind: 'lead-export', before });
    const lines = [...head.splice(0), ...read.lines];
    if (lines.length > 0) terminal.say(lines.join('').trimEnd());
    ({ before } = read);
  } while (before !== null);
}

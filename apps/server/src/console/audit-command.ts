import { z } from 'zod';
import type { OperatorCommand, Terminal } from '../platform/operator-command.ts';
import { type AuditBatch, auditHead, readAuditBatch } from './files/audit-file.ts';

const commandSchema = z.object({
  kind: z.literal('audit'),
  /** The entry that was read last; null at the beginning. */
  before: z.int().min(1).nullable(),
});
type AuditCommand = z.output<typeof commandSchema>;

/** `forecourt audit`: who changed what, as the console hands it out. */
export const auditCommand: OperatorCommand<AuditCommand, AuditBatch> = {
  kind: 'audit',
  schema: commandSchema,
  run: ({ database }, { before }) => readAuditBatch(database, before),
  describe(program, terminal) {
    program
      .command('audit')
      .description('Who changed what, as CSV, the latest first.')
      .action(() => writeAll(terminal));
  },
};

async function writeAll(terminal: Terminal<AuditCommand, AuditBatch>): Promise<void> {
  const head = [auditHead];
  let before: number | null = null;
  do {
    // The head waits for the first of them: where there is no database, nothing looks like an empty log.
    const read: AuditBatch = await terminal.run({ kind: 'audit', before });
    const lines = [...head.splice(0), ...read.lines];
    if (lines.length > 0) terminal.say(lines.join('').trimEnd());
    ({ before } = read);
  } while (before !== null);
}

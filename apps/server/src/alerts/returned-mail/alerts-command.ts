import { z } from 'zod';
import { commandLine } from '../../audit/audit-log.ts';
import type { OperatorCommand } from '../../platform/operator-command.ts';
import { Refusal } from '../../platform/refusal.ts';
import { readStandardInput } from '../../platform/standard-input.ts';
import { readReturnedMail } from './read-returned-mail.ts';
import { resumeAddress } from './resume-address.ts';
import { stopAddress } from './stop-address.ts';

const alertsCommandSchema = z.discriminatedUnion('action', [
  z.object({ kind: z.literal('alerts'), action: z.literal('returned'), message: z.string() }),
  z.object({ kind: z.literal('alerts'), action: z.literal('resume'), email: z.string() }),
]);
type AlertsCommand = z.output<typeof alertsCommandSchema>;

/** What was handed over is too long for a mail about mail. */
class RefusedMail extends Refusal {
  override readonly name = 'RefusedMail';
}

/** `forecourt alerts`: what shoppers are told of cars. */
export const alertsCommand: OperatorCommand<AlertsCommand, string> = {
  kind: 'alerts',
  schema: alertsCommandSchema,
  async run({ database }, asked) {
    if (asked.action === 'resume') {
      const why = await resumeAddress(database, commandLine, asked.email);
      return `Alerts go to ${asked.email} again; they were ended as ${why}.`;
    }
    const returned = await readReturnedMail(asked.message);
    for (const one of returned) await stopAddress(database, one);
    if (returned.length === 0) return 'Passed over: it says of no address that it is gone.';
    return `No alerts go to ${returned.map(({ email }) => email).join(', ')} anymore.`;
  },
  describe(program, terminal) {
    const alerts = program.command('alerts').description('What shoppers are told of cars.');
    alerts
      .command('resume')
      .description('has alerts go to an address again that mail came back from')
      .argument('<email>', 'the address')
      .action(async (email: string) => {
        terminal.say(await terminal.run({ kind: 'alerts', action: 'resume', email }));
      });
    alerts
      .command('returned')
      .description('takes a mail that came back, or a complaint, from standard input')
      .action(async () => {
        const message = await readStandardInput();
        if (message === null) throw new RefusedMail('The mail is longer than 1 MB.');
        terminal.say(await terminal.run({ kind: 'alerts', action: 'returned', message }));
      });
  },
};

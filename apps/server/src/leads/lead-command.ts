import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { commandLine } from '../audit/audit-log.ts';
import { requireId } from '../platform/database/require-id.ts';
import { tellEarlier } from '../platform/earlier-rows.ts';
import type { CommandParts, OperatorCommand } from '../platform/operator-command.ts';
import { Refusal } from '../platform/refusal.ts';
import { readStandardInput } from '../platform/standard-input.ts';
import { receiveReply } from './conversations/receive-reply.ts';
import { describeLead, describeLeads } from './describe-leads.ts';
import { listLeads } from './list-leads.ts';
import { RefusedLead, resendDeadLeads, resendLead } from './resend-leads.ts';
import { leadEvents, leads } from './tables.ts';

/** A list shows no more at once. */
const maxListed = 200;

const statuses = ['waiting', 'sent', 'dead', 'counted'] as const;

const leadCommandSchema = z.discriminatedUnion('action', [
  z.object({
    kind: z.literal('leads'),
    action: z.literal('list'),
    status: z.enum(statuses).optional(),
    before: z.string().optional(),
  }),
  z.object({ kind: z.literal('leads'), action: z.literal('show'), id: z.string() }),
  z.object({ kind: z.literal('leads'), action: z.literal('resend'), id: z.string() }),
  z.object({ kind: z.literal('leads'), action: z.literal('resend-dead') }),
  z.object({
    kind: z.literal('leads'),
    action: z.literal('receive'),
    message: z.string(),
    recipient: z.string().optional(),
  }),
]);
export type LeadCommand = z.output<typeof leadCommandSchema>;

/** @returns what is said of it @throws Refusal */
async function runLeads(parts: CommandParts, command: LeadCommand): Promise<string> {
  const { database } = parts;
  switch (command.action) {
    case 'list':
      return listBefore(parts, command);
    case 'show': {
      const id = await requireLead(parts, command.id);
      const [lead] = await database.select().from(leads).where(eq(leads.id, id));
      const events = await database
        .select()
        .from(leadEvents)
        .where(eq(leadEvents.leadId, id))
        .orderBy(leadEvents.at);
      return lead ? describeLead(lead, events) : '';
    }
    case 'resend': {
      const id = await requireLead(parts, command.id);
      await parts.withQueue((queue) => resendLead({ database, queue }, commandLine, id));
      return `The lead ${id} is sent again.`;
    }
    case 'resend-dead': {
      const count = await parts.withQueue((queue) =>
        resendDeadLeads({ database, queue }, commandLine),
      );
      return count === 1 ? 'The dead lead is sent again.' : `${count} dead leads are sent again.`;
    }
    case 'receive':
      return parts.withQueue((queue) => receiveReply({ database, queue }, command));
  }
}

async function listBefore(
  parts: CommandParts,
  { status, before }: Extract<LeadCommand, { action: 'list' }>,
): Promise<string> {
  const id = before === undefined ? undefined : await requireLead(parts, before);
  const found = await listLeads(parts.database, { status, before: id, limit: maxListed });
  if (found.length === 0 && id !== undefined) return 'There are no earlier leads.';
  const command = status === undefined ? 'leads list' : `leads list --status ${status}`;
  return `${describeLeads(found)}${tellEarlier(found, maxListed, command)}`;
}

const requireLead = ({ database }: CommandParts, text: string) =>
  requireId(database, { table: leads, noun: 'lead' }, text);

/** `forecourt leads`: what shoppers sent to sellers. */
export const leadsCommand: OperatorCommand<LeadCommand, string> = {
  kind: 'leads',
  schema: leadCommandSchema,
  run: runLeads,
  describe(program, terminal) {
    const run = async (asked: LeadCommand) => terminal.say(await terminal.run(asked));
    const command = program.command('leads').description('What shoppers sent to sellers.');
    command
      .command('list', { isDefault: true })
      .description('shows the latest')
      .option('--status <status>', `only those that are ${statuses.join(', ')}`)
      .option('--before <id>', 'those before this one')
      .action(({ status: asked, before }: { status?: string; before?: string }) => {
        const status = statuses.find((known) => known === asked);
        if (status !== asked)
          throw new Refusal(`--status: expected one of ${statuses.join(', ')}.`);
        return run({ kind: 'leads', action: 'list', status, before });
      });
    command
      .command('show')
      .description('shows one, and what happened to it')
      .argument('<id>', 'its id, or the beginning of it')
      .action((id: string) => run({ kind: 'leads', action: 'show', id }));
    command
      .command('resend')
      .description('sends one to its seller again')
      .argument('<id>', 'its id, or the beginning of it')
      .action((id: string) => run({ kind: 'leads', action: 'resend', id }));
    command
      .command('resend-dead')
      .description('sends those again that were given up')
      .action(() => run({ kind: 'leads', action: 'resend-dead' }));
    command
      .command('receive')
      .description('takes a mail that was sent to MAIL_RELAY from standard input')
      .argument('[recipient]', 'whom it was sent to, where its head does not say')
      .action(async (recipient: string | undefined) =>
        run({
          kind: 'leads',
          action: 'receive',
          message: await requireMail(),
          ...(recipient !== undefined && { recipient }),
        }),
      );
  },
};

async function requireMail(): Promise<string> {
  const message = await readStandardInput();
  if (message === null) throw new RefusedLead('The mail is longer than 1 MB.');
  return message;
}

import { isToldOf, type LeadMails } from '@forecourt/domain/dealer/staff';
import type { LeadKind } from '@forecourt/domain/lead/lead-request';
import { eq, sql } from 'drizzle-orm';
import { dealerStaff } from '../../dealer-staff/tables.ts';
import { rowsOf } from '../../platform/database/database.ts';
import type { JobData } from '../../platform/jobs/job.ts';
import { unlessRefused } from '../../platform/mail/unless-refused.ts';
import { jobNames, type LeadParts } from '../lead-parts.ts';
import { leadMessages } from '../tables.ts';
import { findMailedLead, type LeadMailParts, relayAddress, sendLeadLetter } from './lead-mail.ts';
import { sellerSubject, staffLetter } from './seller-mail.ts';

/**
 * Has those of the dealer's staff told by mail who want to hear of such leads.
 *
 * @param messageId of what the shopper added; null for the lead itself
 */
export async function tellStaff(
  { database, queue }: Pick<LeadParts, 'database' | 'queue'>,
  leadId: string,
  messageId: string | null = null,
): Promise<void> {
  const staff = await rowsOf<{ id: string; mails: LeadMails; kind: LeadKind }>(
    database,
    sql`select dealer_staff.id, mails, kind from leads join dealer_staff using (owner_id)
        where leads.id = ${leadId} and mails <> 'none'`,
  );
  const told = staff.filter(({ mails, kind }) => isToldOf(mails, kind));
  const about = { leadId, ...(messageId !== null && { messageId }) };
  const jobs = told.map(({ id }) => ({
    name: jobNames.tellStaff,
    data: { staffId: id, ...about },
  }));
  if (jobs.length > 0) await queue.enqueue(database, ...jobs);
}

/** Nothing goes to who was removed meanwhile, or wants no mails any more. */
export async function tellMember(
  parts: LeadMailParts,
  { staffId, leadId, messageId }: JobData,
): Promise<void> {
  const { database, relay } = parts;
  const [member] = await database
    .select()
    .from(dealerStaff)
    .where(eq(dealerStaff.id, String(staffId)));
  const mailed = member && (await findMailedLead(parts, String(leadId)));
  if (!mailed || mailed.lead.ownerId !== member.ownerId) return;
  if (mailed.lead.email === null || !isToldOf(member.mails, mailed.lead.kind)) return;
  const added = messageId === undefined ? null : await findMessage(parts, String(messageId));
  if (added === undefined) return;
  const replyTo = relayAddress(relay, mailed.tokens.seller);
  const letter = staffLetter(mailed, added, replyTo !== null);
  await unlessRefused(() =>
    sendLeadLetter(parts, mailed, {
      id: `staff-${member.id}-${messageId ?? leadId}`,
      to: member.email,
      replyTo,
      letter,
      subject:
        added === null ? sellerSubject(mailed) : `A message about the ${mailed.lead.vehicle.name}`,
    }),
  );
}

/** What a shopper added; undefined where it was forgotten. */
async function findMessage({ database }: LeadMailParts, id: string): Promise<string | undefined> {
  const [message] = await database
    .select({ text: leadMessages.text })
    .from(leadMessages)
    .where(eq(leadMessages.id, id));
  return message?.text;
}

import { eq, sql } from 'drizzle-orm';
import { rowsOf } from '../platform/database/database.ts';
import { type JobDefinitions, type RetryPolicy, retriedOverADay } from '../platform/jobs/job.ts';
import { MailNotSent } from '../platform/mail/mail.ts';
import { unlessRefused } from '../platform/mail/unless-refused.ts';
import { answerTimeOf } from './answer-time.ts';
import { jobNames } from './lead-parts.ts';
import { endingLetter } from './mail/ending-letter.ts';
import {
  findMailedLead,
  type LeadMailParts,
  type MailedLead,
  relayAddress,
  sendLeadLetter,
} from './mail/lead-mail.ts';
import { tellLeft } from './mail/left-mail.ts';
import { dealerMail, privateSellerLetter, sellerSubject } from './mail/seller-mail.ts';
import { confirmationLetter, copySubject, messageLetter } from './mail/shopper-mail.ts';
import { tellMember } from './mail/staff-mails.ts';
import { recordEvent } from './record-event.ts';
import { leadMessages, leads } from './tables.ts';

/** A server of mails gets half a minute before it is given up for this time. */
const timeoutSeconds = 60;

/** The jobs that deliver leads and what is said about them. Each may be called twice for the same. */
export function leadJobs(
  parts: LeadMailParts,
  { retry, timeout }: { readonly retry: RetryPolicy; readonly timeout: number } = {
    retry: retriedOverADay,
    timeout: timeoutSeconds,
  },
): JobDefinitions {
  const settings = { retry, timeoutSeconds: timeout };
  return {
    [jobNames.deliver]: {
      ...settings,
      handler: ({ data }) => deliverLead(parts, String(data.leadId), String(data.suffix ?? '')),
      onDead: ({ leadId }) => giveUp(parts, String(leadId), 'no try succeeded in a day'),
    },
    [jobNames.confirm]: {
      ...settings,
      handler: ({ data }) => confirmLead(parts, String(data.leadId)),
    },
    [jobNames.tell]: {
      ...settings,
      handler: ({ data }) => tellMessage(parts, String(data.messageId), data.endsSale === true),
    },
    [jobNames.tellStaff]: {
      ...settings,
      handler: ({ data }) => tellMember(parts, data),
    },
    [jobNames.tellLeft]: {
      ...settings,
      handler: ({ data }) => tellLeft(parts, String(data.leadId)),
    },
  };
}

async function deliverLead(parts: LeadMailParts, leadId: string, suffix: string): Promise<void> {
  const mailed = await findMailedLead(parts, leadId);
  if (!mailed || mailed.lead.status === 'sent') return;
  const to = mailed.leadEmail ?? parts.leadsTo;
  if (to === null) return giveUp(parts, leadId, 'the seller has no address for leads');
  // Noted before: after a crash nobody knows whether it went out, and the next try says so.
  const tries = await noteTry(parts, leadId);
  try {
    await sendToSeller(parts, mailed, { to, id: `lead-${leadId}${suffix}`, isResent: tries > 1 });
  } catch (error) {
    if (error instanceof MailNotSent && error.isFinal) return giveUp(parts, leadId, error.message);
    throw error;
  }
  await parts.database.transaction(async (transaction) => {
    await transaction
      .update(leads)
      .set({ status: 'sent', sentAt: sql`now()` })
      .where(eq(leads.id, leadId));
    await recordEvent(transaction, leadId, 'sent');
  });
}

async function noteTry({ database }: LeadMailParts, leadId: string): Promise<number> {
  const [row] = await rowsOf<{ tries: number }>(
    database,
    sql`update leads set tries = tries + 1 where id = ${leadId} returning tries`,
  );
  return row?.tries ?? 1;
}

async function sendToSeller(
  parts: LeadMailParts,
  mailed: MailedLead,
  mail: { readonly to: string; readonly id: string; readonly isResent: boolean },
): Promise<void> {
  const { lead, owner, tokens } = mailed;
  const { to, id, isResent } = mail;
  const replyTo = relayAddress(parts.relay, tokens.seller);
  if (owner.privateSeller) {
    const letter = privateSellerLetter(mailed, replyTo !== null);
    await sendLeadLetter(parts, mailed, {
      id,
      to,
      replyTo,
      subject: sellerSubject(mailed),
      letter,
    });
    return;
  }
  const shopperAddress = replyTo ?? lead.email ?? '';
  const written = dealerMail(mailed, shopperAddress, isResent);
  await parts.mailer.send({ id, to, replyTo: shopperAddress, ...written });
}

async function giveUp({ database }: LeadMailParts, leadId: string, reason: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const dead = await transaction
      .update(leads)
      .set({ status: 'dead' })
      .where(sql`${leads.id} = ${leadId} and ${leads.status} = 'waiting'`)
      .returning({ id: leads.id });
    if (dead.length > 0) await recordEvent(transaction, leadId, 'dead', reason);
  });
}

async function confirmLead(parts: LeadMailParts, leadId: string): Promise<void> {
  const mailed = await findMailedLead(parts, leadId);
  if (!mailed?.lead.email || mailed.lead.confirmedAt !== null) return;
  const { lead, owner, tokens } = mailed;
  const letter = confirmationLetter(mailed, await answerTimeOf(parts.database, owner.id));
  await unlessRefused(() =>
    sendLeadLetter(parts, mailed, {
      id: `confirm-${leadId}`,
      to: lead.email ?? '',
      replyTo: relayAddress(parts.relay, tokens.shopper),
      subject: copySubject(mailed),
      letter,
    }),
  );
  await parts.database.update(leads).set({ confirmedAt: sql`now()` }).where(eq(leads.id, leadId));
}

async function tellMessage(
  parts: LeadMailParts,
  messageId: string,
  endsSale: boolean,
): Promise<void> {
  const { database, relay, leadsTo } = parts;
  const [message] = await database
    .select()
    .from(leadMessages)
    .where(eq(leadMessages.id, messageId));
  const mailed = message && (await findMailedLead(parts, message.leadId));
  if (!message || !mailed || message.toldAt !== null) return;
  const { text, quote } = message;
  const reader = message.speaker === 'shopper' ? 'seller' : 'shopper';
  const to = reader === 'shopper' ? mailed.lead.email : (mailed.leadEmail ?? leadsTo);
  const replyTo = relayAddress(relay, mailed.tokens[reader]);
  const isEnding = endsSale && mailed.gone !== null;
  const letter = isEnding
    ? endingLetter(mailed, mailed.gone, text)
    : messageLetter(mailed, { to: reader, text, quote }, replyTo !== null);
  const subject = isEnding ? letter.heading : `A message about the ${mailed.lead.vehicle.name}`;
  if (to !== null)
    await unlessRefused(() =>
      sendLeadLetter(parts, mailed, { id: `message-${messageId}`, to, replyTo, subject, letter }),
    );
  await database
    .update(leadMessages)
    .set({ toldAt: sql`now()` })
    .where(eq(leadMessages.id, messageId));
}

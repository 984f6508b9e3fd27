import { randomBytes, randomUUID } from 'node:crypto';
import type { Speaker } from '@forecourt/domain/lead/conversation';
import type { Quote } from '@forecourt/domain/money/quote/quote';
import type { Database } from '../../platform/database/database.ts';
import { jobNames, type LeadParts } from '../lead-parts.ts';
import { tellStaff } from '../mail/staff-mails.ts';
import { conversations, leadMessages } from '../tables.ts';

/** Secret of one side; nobody guesses 128 bits. In lower case, as servers of mails may make it. */
export const newToken = () => randomBytes(16).toString('hex');

/** Opens the conversation of a lead, which begins with what the shopper wrote. @returns the shopper's token */
export async function createConversation(
  database: Database,
  leadId: string,
  firstMessage: string,
): Promise<string> {
  const shopperToken = newToken();
  await database.insert(conversations).values({ leadId, shopperToken, sellerToken: newToken() });
  if (firstMessage !== '')
    await insertMessage(database, { leadId, speaker: 'shopper', text: firstMessage });
  return shopperToken;
}

/** Something that a shopper adds to a lead that the seller has, or is about to get. */
export async function addFurtherMessage(
  { database, queue }: Pick<LeadParts, 'database' | 'queue'>,
  leadId: string,
  text: string,
): Promise<void> {
  await addMessageRow({ database, queue }, { leadId, speaker: 'shopper', text });
}

interface NewMessage {
  readonly leadId: string;
  readonly speaker: Speaker;
  readonly text: string;
  readonly quote?: Quote | null;
  /** Who of a dealer's staff writes it; null where that is not known. */
  readonly staffId?: string | null;
}

/** Adds a message and has the other side told of it, as of the end of a sale where it is that. */
export async function addMessageRow(
  { database, queue }: Pick<LeadParts, 'database' | 'queue'>,
  message: NewMessage,
  { endsSale = false }: { readonly endsSale?: boolean } = {},
): Promise<void> {
  const id = await insertMessage(database, message);
  await queue.enqueue(database, { name: jobNames.tell, data: { messageId: id, endsSale } });
  if (message.speaker === 'shopper') await tellStaff({ database, queue }, message.leadId, id);
}

async function insertMessage(database: Database, message: NewMessage): Promise<string> {
  const id = randomUUID();
  await database.insert(leadMessages).values({ id, ...message });
  return id;
}

import { isDeepStrictEqual } from 'node:util';
import { asTyped } from '@forecourt/domain/content/line-breaks';
import type {
  Conversation,
  ConversationMessage,
  LeadVehicle,
  Speaker,
} from '@forecourt/domain/lead/conversation';
import type { MessageAnswer } from '@forecourt/domain/lead/lead-answer';
import { leadTextLengths } from '@forecourt/domain/lead/lead-request';
import type { Quote } from '@forecourt/domain/money/quote/quote';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import { problemsByField } from '../../platform/problems-by-field.ts';
import type { LeadParts } from '../lead-parts.ts';
import { recordEvent } from '../record-event.ts';
import { conversations } from '../tables.ts';
import { type AskedLead, askedRows } from './asked-rows.ts';
import { addMessageRow } from './conversation-rows.ts';
import { goneCar, priceNow } from './gone-car.ts';

/** Most that one side may add in an hour: the other side gets a mail for each. */
const maxMessagesAnHour = 30;

const textError = `expected a message of 1 to ${leadTextLengths.message} characters`;
const messageSchema = z.object({
  text: z
    .string({ error: textError })
    .overwrite(asTyped)
    .trim()
    .min(1, textError)
    .max(leadTextLengths.message, textError),
});

interface ConversationRow extends AskedLead {
  readonly leadId: string;
  readonly reader: Speaker;
  readonly endedBy: Speaker | null;
  readonly firstName: string;
  readonly sellerName: string;
  readonly privateSeller: boolean;
  readonly brand: string;
  readonly vehicle: LeadVehicle;
  readonly priceNow: number | null;
  readonly gone: Conversation['gone'];
}

interface MessageBeside {
  readonly speaker: Speaker;
  readonly at: string;
}

/** The conversation that a link leads to, as that side sees it. */
export async function findConversation(
  database: Database,
  token: string,
): Promise<Conversation | null> {
  const found = await findRow(database, token);
  if (!found) return null;
  const rows = await rowsOf<Pick<ConversationMessage, 'id' | 'text' | 'quote'> & MessageBeside>(
    database,
    sql`select id, speaker, text, quote, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
        from lead_messages where lead_id = ${found.leadId} order by created_at, id`,
  );
  const messages = rows.map(
    ({ speaker, at, ...message }): ConversationMessage => ({
      ...message,
      from: speaker,
      sentAt: at,
    }),
  );
  const { reader, endedBy, firstName, sellerName, privateSeller, brand } = found;
  const asked = askedRows(found);
  return {
    reader,
    shopperName: firstName,
    sellerName,
    privateSeller,
    brandCode: brand,
    vehicle: found.vehicle,
    priceNow: found.priceNow,
    gone: found.gone,
    asked,
    deal: found.deal,
    messages,
    endedBy,
  };
}

/** What is wrong with the words of a message, by field. */
export function problemsOfMessage(
  fields: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const parsed = messageSchema.safeParse(fields);
  return parsed.success ? {} : problemsByField(parsed.error);
}

/** What a message has besides its words. */
export interface Besides {
  /** What a dealer asks in all, which nobody else may send. */
  readonly quote?: Quote | null;
  /** Who of a dealer's staff writes it, where that is known. */
  readonly staffId?: string;
  /** Whether the car has left the market by it, which its mail says. */
  readonly endsSale?: boolean;
  /** Why it is held, in a sentence, where it is: asked while nobody else adds anything. */
  readonly findHold?: (transaction: Database) => Promise<string | null>;
}

/** Adds what one side writes; the other is told by email. */
export async function addMessage(
  { database, queue }: Pick<LeadParts, 'database' | 'queue'>,
  token: string,
  fields: Readonly<Record<string, unknown>>,
  { quote = null, staffId, endsSale = false, findHold }: Besides = {},
): Promise<MessageAnswer> {
  const parsed = messageSchema.safeParse(fields);
  if (!parsed.success) return { status: 'INVALID', problems: problemsByField(parsed.error) };
  const { text } = parsed.data;
  return database.transaction(async (transaction): Promise<MessageAnswer> => {
    const found = await findRow(transaction, token, sql`for update of conversations`);
    if (!found) return { status: 'GONE', sentence: 'There is no such conversation.' };
    if (found.endedBy !== null)
      return { status: 'GONE', sentence: 'This conversation was ended. Nothing was sent.' };
    const { leadId, reader: speaker } = found;
    if (quote !== null && (speaker === 'shopper' || found.privateSeller))
      return { status: 'INVALID', problems: { quote: 'expected no quote: dealers send them' } };
    const hold = (await findHold?.(transaction)) ?? null;
    if (hold !== null) return { status: 'HELD', sentence: hold };
    const recent = await latestOf(transaction, leadId, speaker);
    if (recent.isSame(text, quote)) return { status: 'SUCCESS' };
    if (recent.count >= maxMessagesAnHour)
      return {
        status: 'LIMITED',
        sentence: `Nothing was sent: ${maxMessagesAnHour} messages an hour can be added. Try again later.`,
      };
    const message = { leadId, speaker, text, quote, staffId: staffId ?? null };
    await addMessageRow({ database: transaction, queue }, message, { endsSale });
    if (speaker === 'seller') await noteAnswer(transaction, leadId);
    return { status: 'SUCCESS' };
  });
}

/** Ends a conversation for both sides. */
export async function endConversation(database: Database, token: string): Promise<void> {
  const found = await findRow(database, token);
  if (!found || found.endedBy !== null) return;
  await database
    .update(conversations)
    .set({ endedBy: found.reader })
    .where(eq(conversations.leadId, found.leadId));
}

/** Ends all conversations about what a seller offered: nobody reads there any more. */
export async function endConversationsOf(transaction: Database, ownerId: number): Promise<void> {
  await transaction.execute(sql`update conversations set ended_by = 'seller'
    where ended_by is null and lead_id in (select id from leads where owner_id = ${ownerId}::bigint)`);
}

async function findRow(
  database: Database,
  token: string,
  suffix = sql``,
): Promise<ConversationRow | undefined> {
  if (!/^[\da-f]{32}$/.test(token)) return undefined;
  const [row] = await rowsOf<ConversationRow>(
    database,
    sql`select lead_id as "leadId", ended_by as "endedBy", first_name as "firstName",
          owners.data ->> 'name' as "sellerName",
          (owners.data ->> 'privateSeller')::boolean as "privateSeller", brand, vehicle, offer, wish, deal,
          ${goneCar} as gone, ${priceNow} as "priceNow",
          case when shopper_token = ${token} then 'shopper' else 'seller' end as reader
        from conversations join leads on leads.id = lead_id join owners on owners.id = leads.owner_id
          left join listings on listings.id = (vehicle ->> 'listingId')::bigint
        where shopper_token = ${token} or seller_token = ${token} ${suffix}`,
  );
  return row;
}

/** A form that is sent twice says the same twice; what answers something new is said again. */
async function latestOf(database: Database, leadId: string, speaker: Speaker) {
  const rows = await rowsOf<{ text: string; quote: Quote | null; isFresh: boolean }>(
    database,
    sql`select text, quote, created_at > now() - interval '10 minutes'
          and created_at >= (select max(created_at) from lead_messages where lead_id = ${leadId}) as "isFresh"
        from lead_messages
        where lead_id = ${leadId} and speaker = ${speaker} and created_at > now() - interval '1 hour'
        order by created_at desc`,
  );
  return {
    count: rows.length,
    isSame: (text: string, quote: Quote | null) =>
      rows[0]?.isFresh === true &&
      rows[0].text === text &&
      isDeepStrictEqual(rows[0].quote?.lines, quote?.lines),
  };
}

async function noteAnswer(database: Database, leadId: string): Promise<void> {
  const first = await rowsOf(
    database,
    sql`update leads set answered_at = now() where id = ${leadId} and answered_at is null
        returning id`,
  );
  if (first.length > 0) await recordEvent(database, leadId, 'answered');
}

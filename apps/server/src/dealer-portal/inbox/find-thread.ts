import { wholeMinutes } from '@forecourt/domain/calendar/time-spans';
import type { LeadVehicle } from '@forecourt/domain/lead/conversation';
import { leadKindNames } from '@forecourt/domain/lead/lead-kind-names';
import { leadTextLengths, type WrittenLeadKind } from '@forecourt/domain/lead/lead-request';
import type { Thread } from '@forecourt/web/dealer-portal/inbox-view';
import { sql } from 'drizzle-orm';
import { findConversation } from '../../leads/conversations/conversations.ts';
import { isDone } from '../../leads/conversations/is-waiting.ts';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import { dealerClock } from '../dealer-clock.ts';
import type { AtPortal } from '../portal-parts.ts';
import { findSellerLink } from './find-seller-link.ts';
import { type Writer, writerOf } from './writer-of.ts';

/** What the mail to the seller tells besides the conversation itself. */
interface Told {
  readonly lastName: string | null;
  readonly phone: string | null;
  readonly zip: string | null;
  readonly wish: string | null;
  readonly kind: WrittenLeadKind;
  readonly isDone: boolean;
  readonly createdAt: number;
  readonly answeredMs: number | null;
}

/** A conversation as its dealer reads it, and the car that it is about. */
interface FoundThread {
  readonly thread: Thread;
  readonly vehicle: LeadVehicle;
  /** The secret of the dealer's side. */
  readonly link: string;
}

/**
 * A conversation of this dealer: what the private link shows, and what the mail to the seller tells but for the
 * shopper's address. Null where this dealer has none such.
 */
export async function findThread(
  database: Database,
  id: string,
  { dealer, now, staff }: Pick<AtPortal, 'dealer' | 'now' | 'staff'>,
): Promise<FoundThread | null> {
  const link = await findSellerLink(database, dealer.id, id);
  if (link === null) return null;
  const conversation = await findConversation(database, link);
  const told = await readTold(database, dealer.id, id);
  if (!conversation || !told) return null;
  const { shopperName, asked, messages, endedBy, vehicle } = conversation;
  const { lastName, phone, zip, wish, kind, answeredMs } = told;
  const clock = dealerClock(dealer, now);
  const writers = await readWriters(database, id);
  const written = messages.map(({ id: messageId, from, text, quote, sentAt }) => {
    const at = Date.parse(sentAt);
    const isOurs = from === 'seller';
    const by = writers.get(messageId) ?? { staffId: null, staffName: null };
    return {
      id: messageId,
      text,
      isOurs,
      quote,
      isMine: by.staffId === staff.id,
      writer: isOurs ? writerOf(by, { staff }) : shopperName,
      day: clock.dayOf(at),
      time: clock.timeOf(at),
    };
  });
  const thread: Thread = {
    id,
    firstName: shopperName,
    asked,
    phone,
    zip,
    wish,
    kind,
    name: [shopperName, lastName].filter(Boolean).join(' '),
    kindName: leadKindNames[kind],
    begun: `${clock.dayOf(told.createdAt)}, ${clock.timeOf(told.createdAt)}`,
    messages: written,
    answeredMinutes: answeredMs === null ? null : wholeMinutes(answeredMs),
    endedBy,
    isDone: told.isDone,
    maxLength: leadTextLengths.message,
  };
  return { thread, vehicle, link };
}

/** Who of the staff wrote which messages, by their ids. */
async function readWriters(database: Database, id: string): Promise<ReadonlyMap<string, Writer>> {
  const rows = await rowsOf<Writer & { readonly id: string }>(
    database,
    sql`select lead_messages.id, staff_id as "staffId", dealer_staff.name as "staffName"
        from lead_messages left join dealer_staff on dealer_staff.id = staff_id
        where lead_id = ${id}::uuid and staff_id is not null`,
  );
  return new Map(rows.map(({ id: messageId, ...writer }) => [messageId, writer]));
}

async function readTold(database: Database, ownerId: number, id: string): Promise<Told | null> {
  const [row] = await rowsOf<Told>(
    database,
    sql`select last_name as "lastName", phone, zip, wish, kind, ${isDone} as "isDone",
          (extract(epoch from leads.created_at) * 1000)::float8 as "createdAt",
          (extract(epoch from answered_at - leads.created_at) * 1000)::float8 as "answeredMs"
        from conversations join leads on leads.id = conversations.lead_id
        where leads.id = ${id}::uuid and owner_id = ${ownerId}::bigint`,
  );
  return row ?? null;
}

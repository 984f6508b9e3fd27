import type { LeadVehicle } from '@forecourt/domain/lead/conversation';
import type { WrittenLeadKind } from '@forecourt/domain/lead/lead-request';
import { sql } from 'drizzle-orm';
import { type AskedLead, askedRows } from '../../leads/conversations/asked-rows.ts';
import { isDone, isWaiting, sellerAt, shopperAt } from '../../leads/conversations/is-waiting.ts';
import { containing } from '../../platform/database/conditions.ts';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import type { Writer } from './writer-of.ts';

/** Conversations of a page of the list. */
export const conversationsOfPage = 100;

/** Which conversations are wanted. */
export interface AskedConversations {
  /** Those that were put away or ended, or the others. */
  readonly isDone: boolean;
  /** In the shopper's name or the car's, or its VIN or stock number; empty for all. */
  readonly text: string;
  /** From 1. */
  readonly page: number;
}

/** A conversation of a dealer, as its list shows it. Moments are milliseconds since 1970. */
export interface FoundConversation extends Writer {
  readonly id: string;
  readonly name: string;
  readonly carName: string;
  readonly kind: WrittenLeadKind;
  readonly isWaiting: boolean;
  /** Since when the shopper waits; of one that nobody waits in, when the shopper wrote last. */
  readonly shopperAt: number;
  readonly lastAt: number;
  readonly lastWords: string;
  readonly isLastOurs: boolean;
  /** How long the first answer took; null where there is none. */
  readonly answeredMs: number | null;
}

type Row = Omit<FoundConversation, 'lastWords' | 'carName'> &
  AskedLead & { readonly vehicle: LeadVehicle; readonly text: string | null };

/**
 * A page of conversations of one dealer: who waits longest first, then those that were answered, the latest first.
 *
 * @returns those of the page, and whether others follow
 */
export async function findConversations(
  database: Database,
  ownerId: number,
  { isDone: wanted, text: words, page }: AskedConversations,
): Promise<{ readonly found: readonly FoundConversation[]; readonly isMore: boolean }> {
  const rows = await rowsOf<Row>(
    database,
    sql`select *, not coalesce("isLastShoppers", true) as "isLastOurs" from (
          select leads.id, concat_ws(' ', first_name, last_name) as name, vehicle, kind, offer, wish, deal,
            ${isWaiting} as "isWaiting",
            ${millisecondsOf(sql`coalesce(unanswered.since, ${shopperAt})`)} as "shopperAt",
            ${millisecondsOf(sql`coalesce(latest.created_at, leads.created_at)`)} as "lastAt",
            latest.text, latest.speaker = 'shopper' as "isLastShoppers",
            latest.staff_id as "staffId",
            (select dealer_staff.name from dealer_staff where dealer_staff.id = latest.staff_id) as "staffName",
            ${millisecondsOf(sql`answered_at`)} - ${millisecondsOf(sql`leads.created_at`)} as "answeredMs"
          from conversations join leads on leads.id = conversations.lead_id
          left join lateral (
            select text, speaker, staff_id, created_at from lead_messages
            where lead_messages.lead_id = leads.id order by created_at desc, id desc limit 1
          ) as latest on true
          left join lateral (
            select min(created_at) as since from lead_messages
            where lead_messages.lead_id = leads.id and speaker = 'shopper'
              and created_at > coalesce(${sellerAt}, '-infinity')
          ) as unanswered on true
          where owner_id = ${ownerId}::bigint and ${isDone} = ${wanted}::boolean and ${isAbout(words)}
        ) as found
        order by "isWaiting" desc, case when "isWaiting" then "shopperAt" end, "lastAt" desc, id
        limit ${conversationsOfPage + 1} offset ${(page - 1) * conversationsOfPage}`,
  );
  const found = rows
    .slice(0, conversationsOfPage)
    .map(({ vehicle, text, offer, wish, deal, ...row }) => ({
      ...row,
      carName: vehicle.name,
      lastWords: text ?? wordsOf({ offer, wish, deal }),
    }));
  return { found, isMore: rows.length > conversationsOfPage };
}

/** Whether a conversation has a text in what its dealer calls it by. */
function isAbout(text: string) {
  if (text === '') return sql`true`;
  const like = containing(text);
  return sql`(concat_ws(' ', first_name, last_name) ilike ${like} or vehicle->>'name' ilike ${like}
    or vehicle->>'vin' ilike ${like} or vehicle->>'stockNumber' ilike ${like})`;
}

const millisecondsOf = (moment: ReturnType<typeof sql>) =>
  sql`(extract(epoch from ${moment}) * 1000)::float8`;

/** What stands in a list for somebody who wrote no words: `Offer: $20,900`. */
function wordsOf(lead: AskedLead): string {
  if (lead.deal !== null) return 'Asks to hold the car';
  return askedRows(lead)
    .map(([label, value]) => `${label}: ${value}`)
    .join(', ');
}

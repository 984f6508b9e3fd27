import { conversationPath } from '@forecourt/domain/lead/conversation';
import { type SQL, sql } from 'drizzle-orm';
import { isDone, isWaiting } from '../../leads/conversations/is-waiting.ts';
import { isIn } from '../../platform/database/conditions.ts';
import { type Database, rowsOf } from '../../platform/database/database.ts';

/** Conversations that are shown; more come with the months. */
const maxShown = 200;

/** Somebody who asked about a car. Moments are milliseconds since 1970. */
export interface AskedOfSeller {
  readonly id: string;
  readonly name: string;
  readonly at: number;
  /** What the buyer wrote last. */
  readonly words: string;
  /** What the seller wrote since; null of nothing. */
  readonly replied: string | null;
  /** Whole dollars; null of one who only asks. */
  readonly offer: number | null;
  readonly answer: 'accepted' | 'countered' | 'declined' | null;
  readonly countered: number | null;
  readonly isWaiting: boolean;
  readonly isEnded: boolean;
  /** Path of the conversation, the seller's side. */
  readonly path: string;
}

/** Of the message that was written last in a conversation. */
const lastWords = (what: SQL, by = sql``) => sql`(
  select ${what} from lead_messages where lead_messages.lead_id = leads.id ${by}
  order by lead_messages.created_at desc, lead_messages.id desc limit 1)`;

/** Who asked about the car of a private seller, the latest first. Last names are told by their first letter. */
export async function readAsked(database: Database, ownerId: number): Promise<AskedOfSeller[]> {
  const rows = await rowsOf<Omit<AskedOfSeller, 'path'> & { token: string }>(
    database,
    sql`select leads.id, seller_token as token, offer, answer, amount as countered,
          concat_ws(' ', first_name, left(nullif(last_name, ''), 1) || '.') as name,
          (extract(epoch from leads.created_at) * 1000)::float8 as at,
          coalesce(${lastWords(sql`text`, sql`and speaker = 'shopper'`)}, '') as words,
          ${lastWords(sql`case when speaker = 'seller' then text end`)} as replied,
          ${isWaiting} as "isWaiting", ${isDone} as "isEnded"
        from conversations join leads on leads.id = conversations.lead_id
        left join offer_answers on offer_answers.lead_id = leads.id
        where owner_id = ${ownerId}::bigint
        order by leads.created_at desc, leads.id limit ${maxShown}`,
  );
  return rows.map(({ token, ...row }) => ({ ...row, path: conversationPath(token) }));
}

/** In how many conversations of private sellers a buyer waits, by owner. */
export async function countWaiting(
  database: Database,
  ownerIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ownerIds.length === 0) return new Map();
  const rows = await rowsOf<{ ownerId: string; waiting: number }>(
    database,
    sql`select owner_id as "ownerId", count(*) filter (where ${isWaiting})::int as waiting
        from conversations join leads on leads.id = conversations.lead_id
        where ${isIn(sql`owner_id`, ownerIds)}
        group by owner_id`,
  );
  return new Map(rows.map(({ ownerId, waiting }) => [Number(ownerId), waiting]));
}

import { sql } from 'drizzle-orm';

/** When something in the conversation of `conversations` was written last by a side; null for never. */
const lastBy = (speaker: 'shopper' | 'seller') => sql`(
  select max(lead_messages.created_at) from lead_messages
  where lead_messages.lead_id = conversations.lead_id and speaker = ${speaker})`;

/** When the shopper wrote last, or asked by what is no words: an offer, a time to drive the car. */
export const shopperAt = sql`coalesce(${lastBy('shopper')}, leads.created_at)`;

export const sellerAt = lastBy('seller');

/** Whether the dealer has nothing more to do in it: ended by a side, or put away since the shopper wrote last. */
export const isDone = sql`(ended_by is not null or coalesce(done_at >= ${shopperAt}, false))`;

/** Whether the shopper waits for an answer, where `conversations` is joined with `leads`. */
export const isWaiting = sql`(not ${isDone} and coalesce(${sellerAt} < ${shopperAt}, true))`;

import { sql } from 'drizzle-orm';
import { addMessage } from '../../leads/conversations/conversations.ts';
import type { LeadParts } from '../../leads/lead-parts.ts';
import { rowsOf } from '../../platform/database/database.ts';
import type { AdRecord } from '../ads/own-ads.ts';

/** Days since a buyer wrote last, after which a sale is no news to them. */
const waitingDays = 60;

const endings = {
  sold: {
    text: 'The car is sold. Thank you for your interest in it.',
    // Who agreed on a price is the one who bought it, or hears from the seller that they did not.
    to: sql`answer is distinct from 'accepted'`,
  },
  withdrawn: {
    text: 'The car is not for sale any more. Thank you for your interest in it.',
    to: sql`true`,
  },
  left: {
    text: 'The car is not for sale any more, and I have closed my account.',
    to: sql`true`,
  },
} as const;

/** Tells everybody who asked about a car, and may still wait, how its sale ended. */
export async function tellBuyers(
  parts: Pick<LeadParts, 'database' | 'queue'>,
  { ownerId }: Pick<AdRecord, 'ownerId'>,
  ending: keyof typeof endings,
): Promise<void> {
  const { text, to } = endings[ending];
  const waiting = await rowsOf<{ token: string }>(
    parts.database,
    sql`select seller_token as token from conversations join leads on leads.id = conversations.lead_id
        left join offer_answers on offer_answers.lead_id = leads.id
        where owner_id = ${ownerId}::bigint and ended_by is null and ${to}
          and greatest(leads.created_at, (select max(lead_messages.created_at) from lead_messages
                where lead_messages.lead_id = leads.id and speaker = 'shopper'))
            > now() - make_interval(days => ${waitingDays}::int)
        order by leads.created_at`,
  );
  for (const { token } of waiting) await addMessage(parts, token, { text }, { endsSale: true });
}

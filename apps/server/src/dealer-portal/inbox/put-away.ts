import { eq, sql } from 'drizzle-orm';
import { conversations } from '../../leads/tables.ts';
import type { Act } from '../act.ts';
import { findSellerLink } from './find-seller-link.ts';

/** Puts a conversation away, or back: for the dealer alone, and until the shopper writes again. */
const putting = (isAway: boolean): Act => ({
  async run({ database }, { conversation = '' }, { dealer }) {
    const link = await findSellerLink(database, dealer.id, conversation);
    if (link === null) return { status: 'MISSING' };
    await database
      .update(conversations)
      .set({ doneAt: isAway ? sql`now()` : null })
      .where(eq(conversations.leadId, conversation));
    return { status: 'DONE', address: { conversation: null, start: null, show: null } };
  },
});

export const putAway = putting(true);
export const putBack = putting(false);

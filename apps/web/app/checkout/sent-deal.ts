import type { Deal } from '@forecourt/domain/money/deal';
import type { AppContext } from '../app-context.ts';
import { findConversation } from '../leads/conversation-data.ts';

/** The deal that a shopper sent, as the seller has it; null where their link does not tell it. */
export async function findSentDeal(
  token: string | null,
  listingId: number,
  app: AppContext,
): Promise<Deal | null> {
  const conversation = token === null ? null : await findConversation(token, app);
  return conversation?.vehicle.listingId === listingId ? conversation.deal : null;
}

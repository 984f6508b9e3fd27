import type { Deal } from '@forecourt/domain/money/deal';
import { choiceNames, dealChoices } from '@forecourt/domain/money/deal-choices';
import type { AppContext } from '../app-context.ts';
import { findConversation } from '../leads/conversation-data.ts';
import type { SentReservation } from '../leads/services.ts';

/** The deal that a shopper sent, as the seller has it; null where their link does not tell it. */
export async function findSentDeal(
  token: string | null,
  listingId: number,
  app: AppContext,
): Promise<Deal | null> {
  const conversation = token === null ? null : await findConversation(token, app);
  return conversation?.vehicle.listingId === listingId ? conversation.deal : null;
}

/** What the person who asks sent before for a car; null also where that cannot be read now. */
export async function findSentBefore(
  listingId: number,
  { services }: AppContext,
): Promise<SentReservation | null> {
  try {
    return await services.findReservation(listingId);
  } catch (error) {
    services.reportError(error);
    return null;
  }
}

/** The address of a deal that begins as it was sent; null where something was chosen, or nothing was sent. */
export function addressAsSent(url: URL, before: SentReservation | null): string | null {
  if (before === null || choiceNames.some((name) => url.searchParams.has(name))) return null;
  const parameters = new URLSearchParams(url.searchParams);
  for (const [name, value] of dealChoices(before.deal)) parameters.set(name, value);
  return addressWith(url, parameters);
}

/** The same page with other choices. */
export const addressWith = ({ pathname }: URL, parameters: URLSearchParams): string =>
  `${pathname.replace(/\.data$/, '')}?${parameters}`;

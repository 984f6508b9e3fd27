import { type Conversation, conversationPath } from '@forecourt/domain/lead/conversation';
import { pictureOf } from '@forecourt/domain/listing/vehicle-picture';
import type { AppContext } from '../app-context.ts';
import type { ReplyQuote } from './reply.tsx';

/** Undefined where there is none; null where it cannot be read now: words that were typed stay all the same. */
export async function findConversation(token: string, { services }: AppContext) {
  try {
    return (await services.findConversation(token)) ?? undefined;
  } catch (error) {
    services.reportError(error);
    return null;
  }
}

/** What the car is shown by: a photograph of its seller; of a car that is gone, one on our own server alone. */
export async function findPicture(
  { vehicle: { listingId }, gone }: Conversation,
  { services, remotePhotos }: AppContext,
): Promise<ReturnType<typeof pictureOf>> {
  const found = await services.findCarToAsk(listingId);
  return found
    ? pictureOf(found.card, remotePhotos)
    : pictureOf({ id: listingId, photoUrl: gone?.photoUrl }, false);
}

/** What a private seller would take, for the buyer who may; null for all others. */
export async function findCounter(
  { reader, privateSeller, endedBy }: Conversation,
  token: string,
  { services }: AppContext,
): Promise<number | null> {
  if (reader === 'seller' || !privateSeller || endedBy !== null) return null;
  return services.findCounter(token);
}

/** What the address says to have a quote written. */
const quoteParameter = 'quote';

/** What a dealer's quote begins with; null for all others, who send none. */
export async function findQuote(
  { reader, privateSeller, endedBy, gone }: Conversation,
  { token, url }: { readonly token: string; readonly url: URL },
  { services }: AppContext,
): Promise<ReplyQuote | null> {
  if (reader === 'shopper' || privateSeller || endedBy !== null) return null;
  const closeHref = conversationPath(token);
  return {
    estimate: await services.estimateQuote(token),
    isGone: gone !== null,
    isAsked: url.searchParams.has(quoteParameter),
    closeHref,
    href: `${closeHref}?${quoteParameter}=yes`,
  };
}

import { type Conversation, conversationPath } from '@forecourt/domain/lead/conversation';
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
  { reader, privateSeller, endedBy }: Conversation,
  { token, url }: { readonly token: string; readonly url: URL },
  { services }: AppContext,
): Promise<ReplyQuote | null> {
  if (reader === 'shopper' || privateSeller || endedBy !== null) return null;
  const closeHref = conversationPath(token);
  return {
    estimate: await services.estimateQuote(token),
    isAsked: url.searchParams.has(quoteParameter),
    ...{ closeHref, href: `${closeHref}?${quoteParameter}=yes` },
  };
}

import type { MessageAnswer } from '@forecourt/domain/lead/lead-answer';
import type { Cents } from '@forecourt/domain/money/cents';
import {
  type DraftEstimate,
  taxMark,
  withFollowingTax,
} from '@forecourt/domain/money/quote/follow-tax';
import { type Quote, type QuoteLine, tradeInOf } from '@forecourt/domain/money/quote/quote';
import { hasQuote, readQuote } from '@forecourt/domain/money/quote/read-quote';
import { addMessage, type Besides, problemsOfMessage } from '../conversations/conversations.ts';
import type { LeadParts } from '../lead-parts.ts';

/** Our own lines beside what a seller quotes; null where we have none. @param tradeIn as the seller quotes it */
type Estimate = (token: string, tradeIn: Cents) => Promise<DraftEstimate | null>;

/**
 * Adds what one side writes, with the out-the-door quote of a form that has one. Our own sum is kept with it as it is
 * now: a price that changes later does not make the quote another one.
 */
export async function answerWithQuote(
  parts: Pick<LeadParts, 'database' | 'queue'>,
  token: string,
  fields: Readonly<Record<string, unknown>>,
  { estimate, ...by }: Pick<Besides, 'staffId' | 'findHold'> & { readonly estimate: Estimate },
): Promise<MessageAnswer> {
  if (!hasQuote(fields)) return addMessage(parts, token, fields, by);
  const read = readQuote(fields);
  if ('problems' in read)
    return { status: 'INVALID', problems: { ...problemsOfMessage(fields), ...read.problems } };
  const quote = await quoteOf(read.lines, (tradeIn) => estimate(token, tradeIn), {
    taxFollows: fields[taxMark.name] === taxMark.value,
  });
  return addMessage(parts, token, fields, { quote, ...by });
}

/** @param written.taxFollows whether our own tax, left as it was filled in, is to follow the trade-in */
async function quoteOf(
  typed: readonly QuoteLine[],
  estimate: (tradeIn: Cents) => Promise<DraftEstimate | null>,
  { taxFollows }: { readonly taxFollows: boolean },
): Promise<Quote> {
  const tradeIn = tradeInOf(typed);
  const filled = taxFollows ? await estimate(0) : null;
  const lines = filled === null ? typed : withFollowingTax(typed, filled, tradeIn);
  const ours = await estimate(tradeIn);
  if (ours === null) return { lines, estimate: null };
  const { taxedSale: _taxedSale, ...kept } = ours;
  return { lines, estimate: kept };
}

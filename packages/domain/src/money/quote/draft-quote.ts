import type { Cents } from '../cents.ts';
import { amountDigits, type QuoteEstimate, type QuoteKind, usualNames } from './quote.ts';
import type { TypedLine } from './read-quote.ts';

/** Lines that every quote is asked for. */
const askedKinds = ['price', 'dealer-fee', 'tax', 'title'] as const;

interface DraftLine {
  readonly kind: QuoteKind;
  readonly name: string;
  readonly amount: Cents | null;
}

/** What a form begins with: our own lines, and an empty amount where we know none. */
export function draftQuote(estimate: QuoteEstimate | null): TypedLine[] {
  const known: readonly DraftLine[] = estimate?.lines ?? [];
  const asked = askedKinds.flatMap((kind): readonly DraftLine[] => {
    const own = known.filter((line) => line.kind === kind);
    return own.length > 0 ? own : [{ kind, name: usualNames[kind], amount: null }];
  });
  const others = known.filter(({ kind }) => !askedKinds.some((one) => one === kind));
  return [...asked, ...others].map(({ kind, name, amount }, place) => ({
    place,
    kind,
    name,
    amount: amount === null ? '' : amountDigits(amount),
  }));
}

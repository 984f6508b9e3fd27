import { type DraftEstimate, taxWithTradeIn } from '@forecourt/domain/money/quote/follow-tax';
import { amountDigits, type QuoteKind } from '@forecourt/domain/money/quote/quote';
import { parseAmount, quoteFields, type TypedLine } from '@forecourt/domain/money/quote/read-quote';
import { useRef } from 'react';

/** Counts our own tax anew for the trade-in of a form, for as long as nobody changes it. */
export function useFollowingTax(estimate: DraftEstimate | null, begun: readonly TypedLine[]) {
  const own = useRef(estimate && ownTax(estimate, begun));
  return (form: HTMLFormElement, typed: readonly TypedLine[]): void => {
    const line = typed.find(({ kind }) => kind === 'tax');
    if (estimate === null || line?.amount !== own.current) return;
    const field = form.elements.namedItem(quoteFields(line.place).amount);
    own.current = ownTax(estimate, typed);
    if (field instanceof HTMLInputElement) field.value = own.current;
  };
}

/** As it stands in its field. */
const ownTax = (estimate: DraftEstimate, typed: readonly TypedLine[]): string =>
  amountDigits(taxWithTradeIn(estimate, tradeInOf(typed)));

const tradeInOf = (typed: readonly TypedLine[]): number =>
  typed.reduce((sum, line) => sum + amountOf(line, 'trade-in'), 0);

const amountOf = ({ kind, amount }: TypedLine, wanted: QuoteKind) =>
  kind === wanted ? (parseAmount(amount) ?? 0) : 0;

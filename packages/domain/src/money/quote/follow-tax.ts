import { type Cents, wholeDollars } from '../cents.ts';
import type { TaxPlace } from '../finance-tables.ts';
import { dealerSaleTax, type Sale } from '../out-the-door.ts';
import type { QuoteEstimate, QuoteLine } from './quote.ts';

/** Our own lines as a form begins with them, and what their tax is of. */
export interface DraftEstimate extends QuoteEstimate {
  readonly taxedSale: { readonly sale: Sale; readonly place: TaxPlace };
}

/** What a form says whose tax nobody counts anew while it is typed. */
export const taxMark = { name: 'tax-follows', value: 'yes' } as const;

/** Our own tax with another trade-in than we know of, in whole dollars. */
export const taxWithTradeIn = (
  { taxedSale: { sale, place } }: Pick<DraftEstimate, 'taxedSale'>,
  tradeValue: Cents,
): Cents => wholeDollars(dealerSaleTax({ ...sale, tradeValue }, place));

/**
 * Lines with our own tax counted anew for their trade-in; a tax that is not ours stays.
 *
 * @param ours as it was filled in
 */
export function withFollowingTax(
  lines: readonly QuoteLine[],
  ours: DraftEstimate,
  tradeIn: Cents,
): readonly QuoteLine[] {
  const filled = ours.lines.find(({ kind }) => kind === 'tax')?.amount;
  return lines.map((line) =>
    line.kind === 'tax' && line.amount === filled
      ? { ...line, amount: taxWithTradeIn(ours, tradeIn) }
      : line,
  );
}

import type { Cents } from '../cents.ts';
import { effectOf, type QuoteKind, type QuoteLine, quoteSum } from './quote.ts';

/** Sums and lines that differ by less than a dollar are the same. */
const tolerance: Cents = 100;

/** How one line differs from ours. */
export interface QuoteChange {
  readonly kind: QuoteKind;
  /** As the quote calls it; as ours does where the quote has none. */
  readonly name: string;
  readonly change: 'added' | 'higher' | 'lower' | 'missing';
  /** By how much, in the line's own terms: a lower trade-in makes the sum higher. Above zero. */
  readonly by: Cents;
}

/** A quote beside our own lines. */
export interface QuoteComparison {
  /** By how much the quote is more than ours; below zero where it is less. */
  readonly difference: Cents;
  /** Within a dollar. */
  readonly isSame: boolean;
  /** Lines that differ by a dollar or more, the price first, add-ons last. */
  readonly changes: readonly QuoteChange[];
}

/** Kinds that are compared as a whole, whatever their lines are called. */
const comparedKinds = ['price', 'dealer-fee', 'tax', 'title', 'rebate', 'trade-in'] as const;

/** What differs between a quote and our own lines. */
export function compareQuote(
  quoted: readonly QuoteLine[],
  ours: readonly QuoteLine[],
): QuoteComparison {
  const difference = quoteSum(quoted) - quoteSum(ours);
  const addOns = quoted
    .filter(({ kind }) => kind === 'add-on')
    .map(({ kind, name, amount }) => ({ kind, name, change: 'added' as const, by: amount }));
  const changes = [...comparedKinds.flatMap((kind) => changeOf(kind, quoted, ours)), ...addOns];
  return {
    difference,
    isSame: Math.abs(difference) < tolerance,
    changes: changes.filter(({ by }) => by >= tolerance),
  };
}

function changeOf(
  kind: QuoteKind,
  quoted: readonly QuoteLine[],
  ours: readonly QuoteLine[],
): QuoteChange[] {
  const [theirs, own] = [quoted, ours].map((lines) => lines.filter((line) => line.kind === kind));
  const [line] = [...(theirs ?? []), ...(own ?? [])];
  if (!line || !theirs || !own) return [];
  const by = amountOf(theirs) - amountOf(own);
  const side = by > 0 ? 'higher' : 'lower';
  const change = own.length === 0 ? 'added' : theirs.length === 0 ? 'missing' : side;
  return [{ kind, name: line.name, change, by: Math.abs(by) }];
}

const amountOf = (lines: readonly QuoteLine[]): Cents =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** What a change makes the sum higher by, or lower. */
export const effectOfChange = ({ kind, change, by }: QuoteChange): Cents =>
  effectOf({ kind, amount: change === 'added' || change === 'higher' ? by : -by });

import { draftQuote } from '@forecourt/domain/money/quote/draft-quote';
import type { DraftEstimate } from '@forecourt/domain/money/quote/follow-tax';
import { type QuoteKind, quoteLimits, usualNames } from '@forecourt/domain/money/quote/quote';
import { hasQuote, type TypedLine, typedLines } from '@forecourt/domain/money/quote/read-quote';
import type { TypedFields } from '../../ui/form/typed-fields.ts';

/** What the lines of a form begin with. */
export interface QuoteBeginning {
  readonly estimate: DraftEstimate | null;
  /** What was typed and not sent; null where nothing was. */
  readonly typed: TypedFields | null;
  /** Whether an address opened it: without a script no line can be added. */
  readonly hasSpare: boolean;
}

/** The lines that a form begins with: as they were typed, else our own. */
export function beginRows({ estimate, typed, hasSpare }: QuoteBeginning): readonly TypedLine[] {
  const rows = typed && hasQuote(typed) ? typedLines(typed) : draftQuote(estimate);
  return hasSpare ? withSpare(rows) : rows;
}

/** What a message with a quote begins with. */
export const quoteOpening = (shopperName: string): string =>
  `Hello ${shopperName}, this is everything you would pay:`;

/** So many lines for who cannot add any. */
const spareAddOns = 2;

function withSpare(rows: readonly TypedLine[]): readonly TypedLine[] {
  const empty = rows.filter(({ kind, name }) => kind === 'add-on' && name === '').length;
  const kinds: QuoteKind[] = Array.from({ length: spareAddOns - empty }, () => 'add-on');
  if (!hasTradeIn(rows)) kinds.push('trade-in');
  return kinds.reduce(withRow, rows).slice(0, quoteLimits.lines);
}

export const hasTradeIn = (rows: readonly TypedLine[]): boolean =>
  rows.some(({ kind }) => kind === 'trade-in');

/** With an empty line of a kind behind the others. */
export function withRow(rows: readonly TypedLine[], kind: QuoteKind): readonly TypedLine[] {
  const place = Math.max(-1, ...rows.map((row) => row.place)) + 1;
  return [...rows, { place, kind, name: '', amount: '' }];
}

/** What stands in the empty field of a name. */
export const hintOf = (kind: QuoteKind): string =>
  kind === 'add-on' ? 'What is added' : usualNames[kind];

export const isTakenOff = (kind: QuoteKind): boolean => kind === 'rebate' || kind === 'trade-in';

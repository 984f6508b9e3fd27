import { groupDigits } from '../../vehicle/group-digits.ts';
import type { Cents } from '../cents.ts';

/** What a line of a quote is for; rebates and a trade-in are taken off. */
export const quoteKinds = [
  'price',
  'dealer-fee',
  'tax',
  'title',
  'add-on',
  'rebate',
  'trade-in',
] as const;
export type QuoteKind = (typeof quoteKinds)[number];

/** What a line is called that its writer gave no name; an add-on has to say what it is. */
export const usualNames: Readonly<Record<Exclude<QuoteKind, 'add-on'>, string>> = {
  price: 'Price',
  'dealer-fee': 'Dealer fee',
  tax: 'State tax',
  title: 'Title and plate',
  rebate: 'Rebate',
  'trade-in': 'Trade-in',
};

/** Most of a quote: lines, characters of a name, cents of a line. */
export const quoteLimits = { lines: 12, name: 40, amount: 1_000_000_00 } as const;

/** A line of a quote. */
export interface QuoteLine {
  readonly kind: QuoteKind;
  /** Of 1 to 40 characters. */
  readonly name: string;
  /** From 0 on, also of what is taken off. */
  readonly amount: Cents;
}

/** Our own lines for the same car, as they were when a quote was sent. */
export interface QuoteEstimate {
  readonly lines: readonly QuoteLine[];
  /** Where the car would be registered: `Atlanta, GA 30303`, or a state. */
  readonly where: string;
  /** Whether the shopper lives there; else it is where the seller is. */
  readonly isShoppers: boolean;
  /** Whether the listing tells the dealer's fees; else our lines have none. */
  readonly tellsFee: boolean;
}

/** What a dealer asks for a car in all, line by line. */
export interface Quote {
  readonly lines: readonly QuoteLine[];
  /** Null where we have no sum of our own. */
  readonly estimate: QuoteEstimate | null;
}

/** What a line adds to the sum, or takes off it. */
export const effectOf = ({ kind, amount }: Pick<QuoteLine, 'kind' | 'amount'>): Cents =>
  kind === 'rebate' || kind === 'trade-in' ? 0 - amount : amount;

/** Out the door: all lines together. Below zero where a trade-in is worth more than the car. */
export const quoteSum = (lines: readonly QuoteLine[]): Cents =>
  lines.reduce((sum, line) => sum + effectOf(line), 0);

/** What is counted for a trade-in; 0 without one. */
export const tradeInOf = (lines: readonly QuoteLine[]): Cents =>
  lines.reduce((sum, { kind, amount }) => (kind === 'trade-in' ? sum + amount : sum), 0);

/** A row of a quote as it is read. */
export interface QuoteRow {
  /** From 0; several may be called the same. */
  readonly place: number;
  readonly name: string;
  /** `$1,819`, `−$8,000`; with cents in all rows where one has some. */
  readonly amount: string;
}

/** The lines of a quote in words, the same on pages and in mails. */
export function quoteRows(lines: readonly QuoteLine[]): {
  readonly rows: readonly QuoteRow[];
  readonly total: QuoteRow;
} {
  const hasCents = lines.some(({ amount }) => amount % 100 !== 0);
  const amountOf = (cents: Cents) => amountWords(cents, hasCents);
  return {
    rows: lines.map((line, place) => ({
      place,
      name: line.name,
      amount: amountOf(effectOf(line)),
    })),
    total: { place: lines.length, name: 'Out the door', amount: amountOf(quoteSum(lines)) },
  };
}

/** `$1,819`, or `$1,819.30` with cents; `−$8,000` below zero. */
export function amountWords(cents: Cents, hasCents: boolean = cents % 100 !== 0): string {
  const digits = amountDigits(Math.abs(cents), hasCents);
  return `${cents < 0 ? '−' : ''}$${digits}`;
}

/** An amount as it stands in a field: `1,819.30`. */
export function amountDigits(cents: Cents, hasCents: boolean = cents % 100 !== 0): string {
  const whole = groupDigits(Math.trunc(cents / 100));
  return hasCents ? `${whole}.${String(cents % 100).padStart(2, '0')}` : whole;
}

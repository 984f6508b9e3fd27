import type { Cents } from '../cents.ts';
import {
  type QuoteKind,
  type QuoteLine,
  quoteKinds,
  quoteLimits,
  quoteSum,
  usualNames,
} from './quote.ts';

/** Fields of a form, as they were sent. */
type SentFields = Readonly<Record<string, unknown>>;

/** What a form with a quote says beside its lines. */
export const quoteMark = { name: 'quote', value: 'yes' } as const;

/** The fields of a line of a form. @param place of the line, a whole number; lines stand in the order of these */
export const quoteFields = (place: number) => ({
  kind: `line-${place}-kind`,
  name: `line-${place}-name`,
  amount: `line-${place}-amount`,
});

/** A line as it was typed. */
export interface TypedLine {
  readonly place: number;
  readonly kind: QuoteKind;
  readonly name: string;
  readonly amount: string;
}

/** Whether fields have a quote with them. */
export const hasQuote = (fields: SentFields): boolean => fields[quoteMark.name] === quoteMark.value;

/** Lines as they were typed, in their order; what is of no known kind is left out. */
export function typedLines(fields: SentFields): TypedLine[] {
  const places = Object.keys(fields).flatMap((name) => {
    const place = /^line-(\d{1,3})-kind$/.exec(name)?.[1];
    return place === undefined ? [] : [Number(place)];
  });
  return [...new Set(places)]
    .toSorted((one, other) => one - other)
    .flatMap((place): TypedLine[] => {
      const names = quoteFields(place);
      const kind = quoteKinds.find((known) => known === fields[names.kind]);
      if (kind === undefined) return [];
      return [
        { place, kind, name: textOf(fields[names.name]), amount: textOf(fields[names.amount]) },
      ];
    });
}

/** In one line. */
const textOf = (value: unknown) =>
  typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : '';

const amountProblem = 'expected dollars from 0 to 1,000,000, such as 499 or 499.50';
const nameProblem = `expected a name of 1 to ${quoteLimits.name} characters`;
const noPriceProblem = 'expected one line with the price of the car';
const linesProblem = `expected 1 to ${quoteLimits.lines} lines`;

/** Dollars as people type them, `$1,819.30`, in cents; null for what is none. */
export function parseAmount(text: string): Cents | null {
  const [, whole, rest = ''] =
    /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(rest.padEnd(2, '0'));
  return cents <= quoteLimits.amount ? cents : null;
}

/** A quote, or what is wrong with it by the name of the field; `quote` for all of it. */
type ReadQuote =
  | { readonly lines: readonly QuoteLine[] }
  | { readonly problems: Readonly<Record<string, string>> };

/** Reads the lines of a form. One in which nothing was typed is none. */
export function readQuote(fields: SentFields): ReadQuote {
  const typed = typedLines(fields).filter(({ name, amount }) => name + amount !== '');
  const problems: Record<string, string> = {};
  const lines = typed.map((line) => readLine(line, problems));
  if (lines.length === 0 || lines.length > quoteLimits.lines) problems.quote = linesProblem;
  else if (lines.filter(({ kind }) => kind === 'price').length !== 1)
    problems.quote = noPriceProblem;
  return Object.keys(problems).length > 0 ? { problems } : { lines };
}

function readLine({ place, kind, name, amount }: TypedLine, problems: Record<string, string>) {
  const fields = quoteFields(place);
  const named = name === '' && kind !== 'add-on' ? usualNames[kind] : name;
  const cents = parseAmount(amount);
  if (named.length < 1 || named.length > quoteLimits.name) problems[fields.name] = nameProblem;
  if (cents === null) problems[fields.amount] = amountProblem;
  return { kind, name: named, amount: cents ?? 0 };
}

/** What lines come to as far as they can be read, while somebody still types. */
export const typedSum = (lines: readonly TypedLine[]): Cents =>
  quoteSum(
    lines.map(({ kind, name, amount }) => ({ kind, name, amount: parseAmount(amount) ?? 0 })),
  );

import { compareQuote, type QuoteChange, type QuoteComparison } from './compare-quote.ts';
import {
  amountWords,
  type Quote,
  type QuoteEstimate,
  type QuoteKind,
  quoteSum,
  tradeInOf,
} from './quote.ts';

/** What a shopper is told of a quote beside our own sum. */
export interface QuoteNote {
  /** `$320 more than ours.` */
  readonly head: string;
  /** Which lines make the difference. */
  readonly why: string;
  /** What ours is and stands on; empty where we have none. */
  readonly ours: string;
  readonly isSame: boolean;
}

/** Tells the shopper how a quote compares with our own sum. */
export function quoteNote({ lines, estimate }: Quote): QuoteNote {
  if (estimate === null) return withoutEstimate;
  const compared = compareQuote(lines, estimate.lines);
  const { isSame, changes } = compared;
  return { isSame, head: headOf(compared), why: whyOf(changes), ours: oursOf(estimate) };
}

const withoutEstimate: QuoteNote = {
  isSame: false,
  head: 'We have no sum of our own for this car.',
  why: 'Ask what each line is for, and whether the car can be had without it.',
  ours: '',
};

function headOf({ isSame, difference }: QuoteComparison): string {
  if (isSame) return 'Same sum as ours.';
  return `${amountWords(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than ours.`;
}

function whyOf(changes: readonly QuoteChange[]): string {
  const added = changes.filter((one) => one.change === 'added' && !isTakenOff(one));
  const price = changes.find(({ kind }) => kind === 'price');
  const others = changes.filter((one) => one !== price && !added.includes(one));
  const told = [
    ...(price ? [changeWords(price)] : []),
    ...(added.length > 0 ? [addedWords(added)] : []),
    ...others.map(changeWords),
  ];
  if (changes.length === 0) return 'The price matches the listing, and no line was added.';
  return [...told, ...(price ? [] : ['The price matches the listing.'])].join(' ');
}

const isTakenOff = ({ kind }: QuoteChange) => kind === 'rebate' || kind === 'trade-in';

/** `Paint protection $320 and Wheel locks $95 were added.` */
function addedWords(added: readonly QuoteChange[]): string {
  const named = added.map(({ name, by }) => `${name} ${amountWords(by)}`);
  const last = named.at(-1) ?? '';
  const all = named.length === 1 ? last : `${named.slice(0, -1).join(', ')} and ${last}`;
  return `${all} ${named.length === 1 ? 'was' : 'were'} added.`;
}

const subjects: Readonly<Record<QuoteKind, string>> = {
  price: 'The price',
  'dealer-fee': 'The dealer fee',
  tax: 'The tax',
  title: 'Title and plate',
  'add-on': 'An add-on',
  rebate: 'The rebate',
  'trade-in': 'Your trade-in',
};

function changeWords({ kind, change, by }: QuoteChange): string {
  const amount = amountWords(by);
  const verb = kind === 'title' ? 'are' : 'is';
  if (change === 'missing') return `${subjects[kind]}, ${amount} in ours, ${verb} not in it.`;
  if (change === 'added') return `${subjects[kind]} takes off ${amount}.`;
  if (kind === 'price')
    return `The price is ${amount} ${change === 'lower' ? 'below' : 'above'} the listing.`;
  return `${subjects[kind]} ${verb} ${amount} ${change}.`;
}

function oursOf({ lines, where, isShoppers, tellsFee }: QuoteEstimate): string {
  const sum = amountWords(quoteSum(lines));
  const tradeIn = tradeInOf(lines);
  const after = tradeIn > 0 ? `, after ${amountWords(tradeIn)} for a trade-in,` : '';
  const place = isShoppers
    ? where
    : `${where}, the seller’s state, as no ZIP code of yours was given`;
  const fee = tellsFee ? '' : ' The listing does not tell the dealer fee, so ours has none.';
  return `Ours is an estimate: ${sum}${after} with the car registered in ${place}.${fee}`;
}

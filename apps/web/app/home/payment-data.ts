import { dollars } from '@forecourt/domain/money/dollars';
import { paymentSlider } from '@forecourt/domain/money/home-payments';
import {
  maxPriceFor,
  paymentLeavesOut,
  type ShopperTerms,
  termsWords,
} from '@forecourt/domain/money/shopper-terms';
import { priceBuckets } from '@forecourt/domain/search/histograms';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import type { AppContext } from '../app-context.ts';
import { barOutline } from '../ui/range/bar-outline.ts';
import type { PaymentFigures } from './services.ts';

/** A payment that the slider stops at. */
export interface PaymentStop {
  /** Whole dollars a month. */
  readonly payment: number;
  readonly cars: number;
  /** The highest price that it reaches, in words. */
  readonly upTo: string;
  /** Percent of the bars, from their left, that are within it. */
  readonly reach: number;
}

/** What the section about payments shows and sends; null where nothing of it is known. */
export function toPaymentData(
  figures: PaymentFigures | null,
  { query, searchHref }: { readonly query: SearchQuery; readonly searchHref: string },
  { flags, terms, wallet }: Pick<AppContext, 'flags' | 'terms' | 'wallet'>,
) {
  if (figures === null || figures.total === 0) return null;
  const stops = figures.underPayments.map(({ maxPayment, cars }): PaymentStop => {
    const { upTo, price } = reachOf(maxPayment, query, terms);
    return { payment: maxPayment, cars, upTo, reach: barsWithin(price) };
  });
  const budget = wallet?.type === 'monthly' ? wallet.budget : null;
  const [action = '', parameters] = searchHref.split('?');
  return {
    stops,
    start: nearestStop(stops, budget ?? paymentSlider.usual),
    total: figures.total,
    bars: barOutline(figures.priceBars),
    marks,
    terms: `${termsWords(terms, isOfNew(query))}, ${paymentLeavesOut}`,
    hasWallet: flags.has('wallet'),
    action,
    /** What the form sends besides the payment: the search that it narrows. */
    fields: [...new URLSearchParams(parameters)],
  };
}

export type PaymentData = NonNullable<ReturnType<typeof toPaymentData>>;

const barDollars = priceBuckets[1] ?? 1;

/** Below the bars, at their ends and thirds; the last is open. */
const marks = [0, 1, 2, 3].map((third) => {
  const thousands = (barDollars * priceBuckets.length * third) / 3000;
  return third === 0 ? '$0' : `$${thousands}k${third === 3 ? '+' : ''}`;
});

/** Percent of the bars that begin below a price. */
function barsWithin(price: number): number {
  const bars = priceBuckets.filter((bound) => bound < price).length;
  return Math.round((10_000 * bars) / priceBuckets.length) / 100;
}

const isOfNew = ({ filters }: SearchQuery) => filters.listingType?.join() === 'NEW';

/**
 * The highest price that a payment reaches, 0 for none. New cars have a rate of their own: where it differs,
 * what it reaches is told besides.
 */
export function reachOf(
  payment: number,
  query: SearchQuery,
  terms: ShopperTerms,
): { readonly upTo: string; readonly price: number } {
  const [used, ofNew] = [false, true].map((isNew) => maxPriceFor(payment * 100, terms, isNew) ?? 0);
  if (used === undefined || ofNew === undefined) return { upTo: '', price: 0 };
  if (isOfNew(query)) return { upTo: reachWords(ofNew), price: ofNew };
  const hasNew = query.filters.listingType?.includes('NEW') ?? true;
  if (!hasNew || used === ofNew) return { upTo: reachWords(used), price: used };
  return {
    upTo: `${reachWords(used)} used, ${dollars(ofNew)} new`,
    price: Math.max(used, ofNew),
  };
}

const reachWords = (price: number) => (price === 0 ? 'No price' : `Up to ${dollars(price)}`);

/** The place of the stop that is nearest to a payment, the lower of two. */
export function nearestStop(stops: readonly PaymentStop[], wanted: number): number {
  const far = stops.map(({ payment }) => Math.abs(payment - wanted));
  return far.indexOf(Math.min(...far));
}

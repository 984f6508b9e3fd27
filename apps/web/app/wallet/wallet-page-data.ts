import { budgetPageMaxPrice, defaultBudget } from '@forecourt/domain/money/budget';
import { budgetPrice } from '@forecourt/domain/money/budget-price';
import { roundDollars } from '@forecourt/domain/money/cents';
import { findTaxPlace } from '@forecourt/domain/money/finance-tables';
import { loanCost } from '@forecourt/domain/money/loan';
import { outTheDoor } from '@forecourt/domain/money/out-the-door';
import {
  estimatePayment,
  loanMonths,
  loanTerms,
  monthlyPayment,
  priceCeiling,
  type ShopperTerms,
} from '@forecourt/domain/money/shopper-terms';
import { changedWords } from '@forecourt/domain/money/table-values';
import { equityName, equityWords } from '@forecourt/domain/money/trade-in/trade-equity';
import {
  type StampedWallet,
  termsOf,
  toWallet,
  type Wallet,
  withFields,
} from '@forecourt/domain/money/wallet/wallet';
import { readWalletForm, type WalletProblems } from '@forecourt/domain/money/wallet/wallet-form';
import { parseSearchUrl } from '@forecourt/domain/search/address/parse-search-url';
import { isSearchPath } from '@forecourt/domain/search/address/search-path';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import { without, withSettings } from '@forecourt/domain/search/edit-search';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { maxMonthly } from '@forecourt/domain/search/search-ranges';
import type { AppContext } from '../app-context.ts';
import { carAt, toCarLease } from './costs/lease-data.ts';
import { creditTiersOf } from './credit-tiers.ts';
import { tradeCarWords } from './trade-in/trade-in-data.ts';
import { readFrom } from './wallet-address.ts';
import { shownFields } from './wallet-fields.ts';

/** Whole dollars: beyond, examples say nothing. */
const maxExample = 1_000_000;

/** The search of an address; null where it is another page. */
export function searchAt(from: string, { brand, reference }: AppContext): SearchQuery | null {
  const { pathname, search } = new URL(from, 'http://here');
  if (!isSearchPath(pathname)) return null;
  return parseSearchUrl({ pathname, search }, brand, reference).query;
}

/** Whether a search is for new cars alone: then their rate is what counts. */
const isForNew = (query: SearchQuery | null) =>
  query?.filters.listingType?.length === 1 && query.filters.listingType[0] === 'NEW';

/** A search without any bound of money. */
const withoutBudget = (query: SearchQuery) =>
  without(query, 'minPrice', 'maxPrice', 'minPayment', 'maxPayment');

/** A search within a budget, by what is paid a month or in all; a lower bound above it goes. */
function withinBudget(query: SearchQuery, { type, budget }: Wallet): SearchQuery | null {
  if (budget === null) return null;
  if (type === 'monthly')
    return withSettings(withoutBudget(query), { maxPayment: Math.min(budget, maxMonthly) });
  const maxPrice = Math.min(budget, priceCeiling);
  const minPrice = (query.minPrice ?? 0) < maxPrice ? query.minPrice : undefined;
  return withSettings(withoutBudget(query), { maxPrice, minPrice });
}

/** The address of a search within the budget of a wallet; null where there is nothing to narrow. */
export function budgetAddress(from: string, wallet: Wallet, app: AppContext): string | null {
  const query = searchAt(from, app);
  const narrowed = query && withinBudget(query, wallet);
  return narrowed && toSearchUrl(narrowed, app.brand, app.reference);
}

/** What was typed wins over what is kept; a ZIP must be of a place. */
export function readTyped(
  typed: Iterable<readonly [string, unknown]>,
  { reference }: Pick<AppContext, 'reference'>,
) {
  const { changes, problems } = readWalletForm(typed);
  const { zip } = changes;
  if (!zip || reference.findZip(zip)) return { changes, problems };
  const { zip: _unknown, ...rest } = changes;
  const read = readWalletForm([['zip', 'none']]);
  return { changes: rest, problems: { ...problems, ...read.problems } };
}

/** All that the wallet shows, as it would be with what is typed. */
export async function findWalletPage(kept: StampedWallet, typed: URLSearchParams, app: AppContext) {
  const from = readFrom(typed.get('from'));
  const { changes, problems } = readTyped(typed, app);
  const told = toWallet(withFields(kept, changes, 0));
  // Of a budget that was emptied there are no sums: those of the usual one would be of none that is shown.
  const isEmptied = changes.budget === '';
  const wallet = isEmptied ? told : { ...told, budget: told.budget ?? defaultBudget };
  const terms = termsOf(wallet, app.services.financeTables().apr);
  const query = searchAt(from, app);
  const car = await carAt(from, app);
  const isNew = isForNew(query) || car?.card.listingType === 'NEW';
  const reach = budgetPrice(wallet, terms, isNew);
  const [total, fits] = await countsOf(query, { ...wallet, terms }, app);
  return {
    from,
    problems,
    isNew,
    total,
    fits,
    isEmptied,
    isKept: Object.keys(kept).length > 0,
    fields: shownFields(wallet, typed, problems),
    reach,
    lines: reach === null ? [] : linesOf(reach, terms, isNew),
    terms: loanTerms(terms, isNew),
    extras: reach === null ? null : extrasOf(reach, query, wallet, app),
    examples: examplesOf(reach, terms),
    byMonths: reach === null ? [] : byMonths(reach, terms, isNew),
    trade: tradeWords(wallet),
    tradeCar: tradeCarWords(wallet.tradeIn, app),
    tiers: tiersOf(wallet.months, isNew, app),
    lease: car && toCarLease(car.card, car.owner, null, { ...app, wallet, terms }),
    ratesFrom: ratesFrom(app),
  };
}

export type WalletPageData = Awaited<ReturnType<typeof findWalletPage>>;

async function countsOf(
  query: SearchQuery | null,
  { terms, ...wallet }: Wallet & { readonly terms: ShopperTerms },
  { services }: AppContext,
) {
  if (query === null) return [null, null];
  const narrowed = withinBudget(query, wallet);
  return Promise.all([
    services.countCars(withoutBudget(query), terms),
    narrowed && services.countCars(narrowed, terms),
  ]);
}

/** Payments of the price that is reached and of prices around it, in whole thousands. */
function examplesOf(reach: number | null, terms: ShopperTerms) {
  const middle = Math.min(reach ?? budgetPageMaxPrice, maxExample);
  const prices = [0.5, 0.75, 1, 1.25, 1.5].map((part) =>
    Math.max(1, Math.round((middle * part) / 1000)),
  );
  return [...new Set(prices)].map((thousands) => {
    const price = thousands * 1000;
    return {
      price,
      used: monthlyPayment(price, terms, false),
      new: monthlyPayment(price, terms, true),
    };
  });
}

/** What the price that is reached comes to over shorter and longer loans. */
function byMonths(reach: number, terms: ShopperTerms, isNew: boolean) {
  const { apr } = loanTerms(terms, isNew);
  return loanMonths.map((months) => {
    const { payment, financed } = estimatePayment(reach * 100, { ...terms, months }, isNew);
    return { months, payment, interest: loanCost(financed, { apr, months }).interest };
  });
}

/** What the price is made of. */
function linesOf(reach: number, terms: ShopperTerms, isNew: boolean) {
  const { financed, down, months } = estimatePayment(reach * 100, terms, isNew);
  return [
    [`Borrowed over ${months} months`, roundDollars(financed)],
    ['Cash down', roundDollars(down)],
    // Here it is a part of the price: what is still owed takes from it.
    ...(terms.equity === 0
      ? []
      : [[equityName(terms.equity), roundDollars(terms.equity)] as const]),
  ] as const;
}

/** What comes on top of that price where the shopper is: in words; null where that is not known. */
function extrasOf(
  reach: number,
  query: SearchQuery | null,
  wallet: Wallet,
  { reference, services }: AppContext,
): string | null {
  const zip = wallet.zip ?? query?.zip;
  const place = zip === undefined ? undefined : reference.findZip(zip);
  const taxed = place && findTaxPlace(services.financeTables(), place);
  if (!taxed) return null;
  const sale = {
    price: reach * 100,
    dealerFees: 0,
    isNew: isForNew(query),
    isListPrice: false,
    isPrivate: false,
    tradeValue: (wallet.tradeValue ?? 0) * 100,
    rebates: [],
  };
  const { total } = outTheDoor(sale, taxed);
  return `about ${roundDollars(total - reach * 100)} in ${taxed.rules.name}`;
}

function tradeWords({ tradeValue, amountOwed }: Wallet): string | null {
  const value = (tradeValue ?? 0) * 100;
  const owed = (amountOwed ?? 0) * 100;
  return value === 0 && owed === 0 ? null : equityWords(value, owed);
}

/** Where rates come from, and which of them are of another day. */
function ratesFrom({ services }: AppContext): string {
  const { apr } = services.financeTables();
  return [apr.source, changedWords(apr)].filter((words) => words !== null).join('; ');
}

const tiersOf = (months: number, isNew: boolean, app: AppContext) =>
  creditTiersOf(months, isNew, app).map(({ code, name, range, apr }) => ({
    code,
    label: `${name} · ${apr} APR (${range})`,
  }));

export type { WalletProblems };

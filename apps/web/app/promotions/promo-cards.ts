import type { Brand } from '@forecourt/domain/brand/brand';
import type { FeatureFlag, FeatureFlags } from '@forecourt/domain/brand/feature-flags';
import {
  maxPriceFor,
  paymentLeavesOut,
  type ShopperTerms,
  termsWords,
} from '@forecourt/domain/money/shopper-terms';
import type { PrivateSellerCard, WalletCard } from '@forecourt/domain/promotion/promo-placement';
import { withCategory } from '@forecourt/domain/search/category-tabs';
import { withSettings } from '@forecourt/domain/search/edit-search';
import type { SearchResult } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import type { HomeServiceCode } from '@forecourt/domain/vehicle/codes';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';

import { walletHref } from '../wallet/wallet-address.ts';

/** One of our own cards between the cars: what it offers, three figures, and the way there. */
export interface PromoCardData {
  readonly key:
    | 'wallet'
    | 'buy-online'
    | 'commercial'
    | 'by-owner'
    | 'highlights'
    | 'sell'
    | PrivateSellerCard
    | WalletCard
    | 'wallet-sync';
  /** That it is paid for, where it is. */
  readonly label?: string;
  readonly title: string;
  readonly text: string;
  readonly rows: readonly {
    readonly label: string;
    readonly value: string;
    readonly href: string | null;
  }[];
  readonly action: {
    readonly label: string;
    readonly href: string;
    /** Whether it leads to a page of the operator's beyond this site. */
    readonly isOutside: boolean;
  };
  /** Where a budget is asked for in the place of that action. */
  readonly budget?: { readonly from: string; readonly terms: ShopperTerms };
  /** Terms. */
  readonly fine: string;
}

const monthlyBudgets = [350, 450, 550] as const;

/** Prices of budgets are round, as prices are that people look for. */
const priceStep = 500;

const count = (amount: number) => groupDigits(amount);

/** By which flag a card is switched. */
const cardFlags: Readonly<Partial<Record<PromoCardData['key'], FeatureFlag>>> = {
  wallet: 'my_wallet',
  'buy-online': 'srp_ways_to_purchase',
  commercial: 'commercial_entry_point',
};

/** The cards of a first page, in the order of their places. */
export function promoCards(
  query: SearchQuery,
  facets: SearchResult['facets'],
  {
    brand,
    flags,
    terms,
    url,
  }: {
    readonly brand: Brand;
    readonly flags: FeatureFlags;
    readonly terms: ShopperTerms;
    readonly url: (query: SearchQuery) => string;
  },
): PromoCardData[] {
  const cards = [
    budgetCard(query, terms, url),
    buyOnlineCard(facets, url(withCategory(query, 'buy-online', brand))),
    query.experience === 'commercial'
      ? ownerCard(url(withCategory(query, 'by-owner', brand)))
      : commercialCard(url(withSettings(query, { experience: 'commercial' }))),
  ];
  const offersNothing = onlineServices.every(
    ([service]) => !facets.get('homeServices')?.get(service),
  );
  return cards.filter(({ key }) => {
    const flag = cardFlags[key];
    const isOn = flag === undefined || flags.has(flag);
    return isOn && !(key === 'buy-online' && offersNothing);
  });
}

function budgetCard(
  query: SearchQuery,
  terms: ShopperTerms,
  url: (query: SearchQuery) => string,
): PromoCardData {
  const rows = monthlyBudgets.flatMap((monthly) => {
    const exact = maxPriceFor(monthly * 100, terms, false) ?? 0;
    const maxPrice = Math.floor(exact / priceStep) * priceStep;
    // Who owes much on a trade-in may afford no car for it.
    if (maxPrice === 0) return [];
    const changed = withSettings(query, {
      maxPrice,
      minPrice: (query.minPrice ?? 0) < maxPrice ? query.minPrice : undefined,
    });
    return [{ label: `$${monthly}/mo`, value: `up to $${count(maxPrice)}`, href: url(changed) }];
  });
  return {
    key: 'wallet',
    title: 'Shop by what you can pay a month',
    text: 'It does not touch your credit.',
    rows,
    action: { label: 'Set My Budget', href: walletHref(url(query)), isOutside: false },
    budget: { from: url(query), terms },
    fine: `${termsWords(terms, false)}, ${paymentLeavesOut}.`,
  };
}

const onlineServices = [
  ['SHIP_TO_HOME', 'Delivered to you'],
  ['ONLINE_PAPERWORK', 'Paperwork online'],
  ['BUY_ONLINE', 'Bought online'],
] as const satisfies readonly (readonly [HomeServiceCode, string])[];

/** Of the search itself, whatever services it asks for; a service that no car has is left out. */
function buyOnlineCard(facets: SearchResult['facets'], href: string): PromoCardData {
  const services = facets.get('homeServices');
  const having = (service: HomeServiceCode) => services?.get(service) ?? 0;
  return {
    key: 'buy-online',
    title: 'Buy online, start to finish',
    text: 'Some of these cars can be bought without a visit.',
    rows: onlineServices
      .filter(([service]) => having(service) > 0)
      .map(([service, label]) => ({ label, value: count(having(service)), href: null })),
    action: { label: 'Shop Buy Online', href, isOutside: false },
    fine: 'Delivery and its cost depend on the dealer.',
  };
}

function commercialCard(href: string): PromoCardData {
  return {
    key: 'commercial',
    title: 'Cars that work for a living',
    text: 'Pickups, vans and chassis cabs that were built or used for business.',
    rows: [],
    action: { label: 'Shop Commercial Vehicles', href, isOutside: false },
    fine: 'Your other filters stay as they are.',
  };
}

function ownerCard(href: string): PromoCardData {
  return {
    key: 'by-owner',
    title: 'Straight from the owner',
    text: 'Ask the person who drove it, and make an offer.',
    rows: [],
    action: { label: 'Shop For Sale By Owner', href, isOutside: false },
    fine: 'Private sellers give no warranty. Have the car inspected.',
  };
}

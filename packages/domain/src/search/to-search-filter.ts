import { type FinanceTables, findTaxPlace } from '../money/finance-tables.ts';
import { ownershipCosts } from '../money/ownership/ownership-costs.ts';
import { paymentCosts, totalCosts } from '../money/ownership/shopper-costs.ts';
import { bothRanges, pricesWithin } from '../money/payment-bounds.ts';
import { type ShopperTerms, usualTerms } from '../money/shopper-terms.ts';
import { habitsOf, type Wallet } from '../money/wallet/wallet.ts';
import type { PlaceReference } from '../vehicle/reference.ts';
import { effectiveFilters } from './experience-filters.ts';
import type { NumberRange, SearchFilter } from './search-engine.ts';
import type { SearchQuery } from './search-query.ts';

/** What is known of a shopper's money. */
export interface ShopperMoney {
  readonly terms: ShopperTerms;
  /** Null where nothing was told. */
  readonly wallet: Wallet | null;
  /** Null where no taxes are known. */
  readonly tables: Pick<FinanceTables, 'states' | 'energy' | 'ownership'> | null;
}

/** Of a shopper who told nothing. */
export const nobodysMoney: ShopperMoney = { terms: usualTerms, wallet: null, tables: null };

/**
 * What the engine is asked for a search: the ZIP becomes a point and a market, an experience the
 * filters that it stands for.
 *
 * @param today `YYYY-MM-DD`, up to which days on the market are counted
 * @param money by which payments are bounds of a price, and costs an order
 */
export function toSearchFilter(
  query: SearchQuery,
  places: PlaceReference,
  today: string,
  money: ShopperMoney = nobodysMoney,
): SearchFilter {
  const place = query.zip === undefined ? undefined : places.findZip(query.zip);
  const nationwide = query.searchRadius === undefined || query.searchRadius === 0;
  const year = toRange(query.startYear, query.endYear);
  const delivered = query.marketExtension === 'include' && place?.dmaCode && !nationwide;
  return {
    values: effectiveFilters(query),
    today,
    ...(year && { year }),
    ...priceRanges(query, money),
    ...costsOf(query, places, { ...money, today }),
    ...(place && { origin: { latitude: place.latitude, longitude: place.longitude } }),
    ...(place && !nationwide && query.searchRadius && { radiusMiles: query.searchRadius }),
    ...(delivered && place.dmaCode && { deliveredToDma: place.dmaCode }),
    ...(query.state !== undefined && { state: query.state }),
    ...(query.dma !== undefined && { dmaCode: query.dma }),
    ...(query.showcaseOwnerId !== undefined && { ownerId: query.showcaseOwnerId }),
    ...(query.isSponsorship && { tiers: ['PREMIUM', 'FEATURED'] as const }),
  };
}

/** One range, or one for new cars and one for the others where their payments differ. */
function priceRanges(
  query: SearchQuery,
  { terms }: ShopperMoney,
): Pick<SearchFilter, 'price' | 'newPrice'> {
  const asked = toRange(query.minPrice, query.maxPrice);
  const [price, newPrice] = [false, true].map((isNew) =>
    bothRanges(asked, pricesWithin(query, terms, isNew)),
  );
  const isOne = price?.min === newPrice?.min && price?.max === newPrice?.max;
  return { ...(price && { price }), ...(newPrice && !isOne && { newPrice }) };
}

function costsOf(
  { sortBy, zip }: SearchQuery,
  places: PlaceReference,
  { terms, wallet, tables, today }: ShopperMoney & { readonly today: string },
): Pick<SearchFilter, 'costs'> {
  if (sortBy === 'paymentASC') return { costs: paymentCosts(terms) };
  if (sortBy !== 'totalASC' && sortBy !== 'ownASC') return {};
  const found = places.findZip(wallet?.zip ?? zip ?? '');
  const place = (found && tables && findTaxPlace(tables, found)) ?? null;
  const tradeValue = (wallet?.tradeValue ?? 0) * 100;
  if (sortBy === 'totalASC' || tables === null) return { costs: totalCosts(place, tradeValue) };
  const habits = habitsOf(wallet);
  const year = Number(today.slice(0, 4));
  return { costs: ownershipCosts({ place, tradeValue, terms, habits, tables, year }) };
}

function toRange(min: number | undefined, max: number | undefined): NumberRange | undefined {
  if (min === undefined && max === undefined) return undefined;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** Miles that the promotional calls are sent: 100 when absent or 100 or more. */
export function promotionRadius(searchRadius: number | undefined): number {
  return searchRadius === undefined || searchRadius === 0 ? 100 : Math.min(100, searchRadius);
}

/** Ids that the promotional calls leave out: sent only when there are 1 to 25. */
export function sentExcludedIds(ids: readonly number[]): readonly number[] {
  return ids.length >= 1 && ids.length <= 25 ? ids : [];
}

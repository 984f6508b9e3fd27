import type { FoundVehicle } from '@forecourt/domain/listing/found-vehicle';
import { derivedPrice, trimCode } from '@forecourt/domain/listing/listing-rules';
import { priceLines } from '@forecourt/domain/listing/price-lines';
import { rebateOf } from '@forecourt/domain/money/rebate';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import { usedTypes } from '@forecourt/domain/vehicle/codes';
import { averageMilesPerYear } from '@forecourt/domain/vehicle/mileage-stats';
import type { AppContext } from '../../app-context.ts';

/** Where a price stands among those of comparable cars, all at the same mileage and model year. */
export interface DealMeterData {
  /** Whole dollars, with the dealer's fees where they are told. */
  readonly price: number;
  readonly hasFees: boolean;
  /** What comparable cars ask. */
  readonly estimate: number;
  /** What those ask that are drawn. */
  readonly prices: readonly number[];
  /** Comparable cars for sale, this one left out. */
  readonly total: number;
}

/** How far a car was driven against others. */
export interface MileageNote {
  readonly mileage: number;
  /** Years counted from its model year, at least 1. */
  readonly years: number;
  /** Average miles of so many years. */
  readonly usual: number;
  /** Mean of comparable cars; null when none is known. */
  readonly likeCars: number | null;
}

/** The figures behind "Is this a good price?". */
export function toPriceData(vehicle: FoundVehicle, context: AppContext) {
  const { listing, owner } = vehicle;
  const { flags } = context;
  return {
    // What the dealer says of the deal itself; without it the price alone stands.
    lines: flags.has('retail_engine') ? priceLines(listing, owner) : [],
    incentive: flags.has('retail_engine') ? rebateOf(listing, owner.privateSeller) : null,
    meter: toMeter(vehicle),
    likeCarsHref: toLikeCarsHref(vehicle, context),
    mileageNote: toMileageNote(vehicle, Number(context.today.slice(0, 4))),
  };
}

function toMeter({ listing, card, market }: FoundVehicle): DealMeterData | null {
  const price = derivedPrice(listing);
  const deal = card?.deal;
  if (!deal?.rated || price === null || market === null || market.prices.length === 0) return null;
  const { prices, total } = market;
  const fees = listing.dealerFees ?? 0;
  return { price: price + fees, hasFees: fees > 0, estimate: deal.estimate, prices, total };
}

/** The comparable cars as a search; null when there are none. */
function toLikeCarsHref(
  { listing, market }: FoundVehicle,
  { brand, reference }: AppContext,
): string | null {
  if (market === null || market.total === 0) return null;
  const trim = market.ofTrim ? trimCode(listing) : null;
  // A search knows the names of the catalog alone: another one would lead to all trims.
  if (trim !== null && !reference.trimNamesOf(listing.modelCode).includes(listing.trim ?? ''))
    return null;
  return toSearchUrl(
    {
      filters: {
        listingType: usedTypes,
        makeCode: [listing.makeCode],
        modelCode: [listing.modelCode],
        ...(trim !== null && { trimCode: [trim] }),
      },
      startYear: listing.year - 1,
      endYear: listing.year + 1,
      marketExtension: 'include',
      sortBy: 'derivedpriceASC',
      page: 1,
      numRecords: brand.pageSize,
    },
    brand,
    reference,
  );
}

function toMileageNote({ listing, market }: FoundVehicle, thisYear: number): MileageNote | null {
  const { mileage, year, listingType } = listing;
  if (mileage === null || listingType === 'NEW') return null;
  const years = Math.max(1, thisYear - year);
  return {
    mileage,
    years,
    usual: years * averageMilesPerYear,
    likeCars: market?.meanMileage ?? null,
  };
}

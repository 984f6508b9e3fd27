import type { Listing } from '../listing/listing.ts';
import { derivedPrice } from '../listing/listing-rules.ts';
import { isListPrice } from '../listing/price-words.ts';
import type { Owner } from '../listing/seller/owner.ts';
import { type FinanceTables, findTaxPlace, type TaxPlace } from './finance-tables.ts';
import { type OutTheDoor, outTheDoor, type Rebate, type Sale } from './out-the-door.ts';
import { rebateOf } from './rebate.ts';

/** Of a car, what its total follows from. */
export type PricedCar = Pick<
  Listing,
  'salePrice' | 'msrp' | 'dealerFees' | 'listingType' | 'incentive'
>;
export type CarSeller = Pick<Owner, 'privateSeller' | 'state' | 'zip'>;

/** By what a total is reckoned beside the car. */
export interface DoorTerms {
  readonly tables: Pick<FinanceTables, 'states'>;
  /** Where the car will be registered; null for where its seller is. */
  readonly registered: { readonly state: string; readonly zip: string } | null;
  /** Whole dollars of a trade-in; null without one. */
  readonly tradeValue: number | null;
  /** Rebates that the seller's own service names in place of the listing's; absent where it was not asked. */
  readonly rebates?: readonly Rebate[];
}

/** What it takes to drive a car home. Null without a price, or where no rules are known. */
export function outTheDoorOf(
  car: PricedCar,
  seller: CarSeller,
  { tables, registered, tradeValue, rebates }: DoorTerms,
): { readonly sum: OutTheDoor; readonly sale: Sale; readonly taxed: TaxPlace } | null {
  const price = derivedPrice(car);
  const taxed = findTaxPlace(tables, registered ?? seller);
  if (price === null || taxed === null) return null;
  const sale = {
    price: price * 100,
    isListPrice: isListPrice(car),
    isNew: car.listingType === 'NEW',
    isPrivate: seller.privateSeller,
    dealerFees: car.dealerFees === null ? null : car.dealerFees * 100,
    tradeValue: (tradeValue ?? 0) * 100,
    rebates: rebates ?? ownRebates(car, seller),
  };
  return { sum: outTheDoor(sale, taxed), sale, taxed };
}

/** What the listing names of them. */
function ownRebates(car: PricedCar, { privateSeller }: CarSeller): Rebate[] {
  const rebate = rebateOf(car, privateSeller);
  return rebate === 0 ? [] : [{ name: 'Rebate', amount: rebate * 100 }];
}

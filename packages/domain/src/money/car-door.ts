import { derivedPrice, type Listing } from '../listing/listing.ts';
import type { Owner } from '../listing/seller/owner.ts';
import { type FinanceTables, findTaxPlace, type TaxPlace } from './finance-tables.ts';
import { type OutTheDoor, outTheDoor } from './out-the-door.ts';

/** Of a car, what its total follows from. */
export type PricedCar = Pick<Listing, 'salePrice' | 'msrp' | 'dealerFees' | 'listingType'>;
export type CarSeller = Pick<Owner, 'privateSeller' | 'state' | 'zip'>;

/** By what a total is reckoned beside the car. */
export interface DoorTerms {
  readonly tables: Pick<FinanceTables, 'states'>;
  /** Where the car will be registered; null for where its seller is. */
  readonly registered: { readonly state: string; readonly zip: string } | null;
  /** Whole dollars of a trade-in; null without one. */
  readonly tradeValue: number | null;
}

/** What it takes to drive a car home. Null without a price, or where no rules are known. */
export function outTheDoorOf(
  car: PricedCar,
  seller: CarSeller,
  { tables, registered, tradeValue }: DoorTerms,
): { readonly sum: OutTheDoor; readonly taxed: TaxPlace } | null {
  const price = derivedPrice(car);
  const taxed = findTaxPlace(tables, registered ?? seller);
  if (price === null || taxed === null) return null;
  const sale = {
    ...{ price: price * 100, isNew: car.listingType === 'NEW', isPrivate: seller.privateSeller },
    dealerFees: car.dealerFees === null ? null : car.dealerFees * 100,
    ...{ tradeValue: (tradeValue ?? 0) * 100, rebates: 0 },
  };
  return { sum: outTheDoor(sale, taxed), taxed };
}

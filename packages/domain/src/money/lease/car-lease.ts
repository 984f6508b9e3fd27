import type { Listing } from '../../listing/listing.ts';
import type { Cents } from '../cents.ts';
import type { FinanceTables, TaxPlace } from '../finance-tables.ts';
import { rebateOf } from '../rebate.ts';
import type { ShopperTerms } from '../shopper-terms.ts';
import { segmentOf } from '../trade-in/owned-car.ts';
import { type LeaseProblem, type LeaseQuote, moneyFactorOf, quoteLease } from './lease.ts';

export const leaseMonths = [24, 36, 48] as const;
export const leaseMiles = [10_000, 12_000, 15_000] as const;

/** What a shopper chooses of a lease. */
export interface LeaseChoice {
  readonly months: (typeof leaseMonths)[number];
  readonly milesAYear: (typeof leaseMiles)[number];
}

export const usualLease: LeaseChoice = { months: 36, milesAYear: 12_000 };

/** A lease with what it stands on. */
export interface CarLease extends LeaseQuote, LeaseChoice {
  readonly residualShare: number;
  readonly moneyFactor: number;
  readonly price: Cents;
  readonly acquisitionFee: Cents;
  readonly down: Cents;
  /** Of a trade-in after its loan; below zero it is owed. */
  readonly equity: Cents;
  readonly rebates: Cents;
  /** Of the dealer, title and registration: paid when it is signed. */
  readonly fees: Cents;
  /** What is paid when it is signed: first payment, cash, fees, tax of then. */
  readonly dueAtSigning: Cents;
}

/** What of a car its lease depends on. */
export type LeasedCar = Pick<
  Listing,
  | 'listingType'
  | 'salePrice'
  | 'msrp'
  | 'dealerFees'
  | 'incentive'
  | 'vehicleStyleCode'
  | 'fuelTypeCode'
>;

/**
 * The lease of a new car by the tables' residuals and the rate of the shopper's terms; null for a car that
 * is not new or has no sticker price to reckon from. Cash is what the shopper named, else none.
 */
export function leaseOf(
  car: LeasedCar,
  choice: LeaseChoice,
  money: {
    readonly tables: Pick<FinanceTables, 'lease'>;
    readonly terms: ShopperTerms;
    readonly taxed: TaxPlace;
    /** Cents of rebates that the seller's own service names; absent for the listing's. */
    readonly rebates?: Cents;
  },
): CarLease | LeaseProblem | null {
  const { tables, terms, taxed, rebates = rebateOf(car, false) * 100 } = money;
  const { msrp } = car;
  const price = car.salePrice ?? msrp;
  if (car.listingType !== 'NEW' || msrp === null || price === null) return null;
  const { months, milesAYear } = choice;
  const { lease } = tables;
  const residualShare = lease.residuals[segmentOf(car)][months] + lease.milesPoints[milesAYear];
  const down = 'cents' in terms.down ? terms.down.cents : 0;
  const acquisitionFee = lease.acquisitionFee * 100;
  const moneyFactor = moneyFactorOf(terms.aprNew);
  const { rules, known } = taxed;
  const cap = { price: price * 100, acquisitionFee, down, equity: terms.equity, rebates };
  const quote = quoteLease({
    ...cap,
    msrp: msrp * 100,
    residualShare,
    moneyFactor,
    months,
    tax: rules.leaseTax,
    taxRate: known?.rate ?? rules.taxRate + rules.localRate,
  });
  if (typeof quote === 'string') return quote;
  const fees = ((car.dealerFees ?? 0) + rules.title + rules.registration) * 100;
  const dueAtSigning = quote.payment + down + quote.signingTax + fees;
  return { ...quote, ...choice, ...cap, residualShare, moneyFactor, fees, dueAtSigning };
}

/** What keeps a lease from being reckoned, in a sentence. */
export const leaseProblemWords: Readonly<Record<LeaseProblem, string>> = {
  'no-term': 'A lease has a number of months.',
  'residual-above-msrp': 'It would be worth more at the end than new: no lease can be reckoned.',
  'residual-above-price':
    'Cash and trade-in pay for more than the car loses in worth: there is nothing left to lease.',
};

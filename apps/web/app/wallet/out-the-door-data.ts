import { derivedPrice, type Listing } from '@forecourt/domain/listing/listing';
import type { Owner } from '@forecourt/domain/listing/owner';
import { findTaxPlace } from '@forecourt/domain/money/finance-tables';
import { outTheDoor } from '@forecourt/domain/money/out-the-door';
import { estimatePayment, loanTerms, percent } from '@forecourt/domain/money/shopper-terms';
import type { Place } from '@forecourt/domain/vehicle/reference';
import type { AppContext } from '../app-context.ts';

type Priced = Pick<Listing, 'salePrice' | 'msrp' | 'dealerFees' | 'listingType'>;
type Seller = Pick<Owner, 'privateSeller' | 'state' | 'zip'>;

/**
 * What it takes to drive a car home: registered where the shopper is, else where the seller is. Null
 * without a price, or where no rules are known.
 */
export function toOutTheDoor(
  car: Priced,
  owner: Seller,
  place: Place | null,
  { reference, services, terms, wallet }: AppContext,
) {
  const price = derivedPrice(car);
  const ownZip = wallet?.zip;
  const there = (ownZip ? reference.findZip(ownZip) : undefined) ?? place;
  const tables = services.financeTables();
  const taxed = findTaxPlace(tables, there ?? owner);
  if (price === null || taxed === null) return null;
  const isNew = car.listingType === 'NEW';
  const sale = {
    ...{ price: price * 100, isNew, isPrivate: owner.privateSeller, rebates: 0 },
    dealerFees: car.dealerFees === null ? null : car.dealerFees * 100,
    tradeValue: (wallet?.tradeValue ?? 0) * 100,
  };
  const { lines, total, without } = outTheDoor(sale, taxed);
  const loan = loanTerms(terms, isNew);
  return {
    lines,
    total,
    without,
    where: there
      ? `${there.city}, ${there.state} ${there.zip}`
      : `${taxed.rules.name}, the seller’s state`,
    payment: estimatePayment(total, terms, isNew).payment,
    loan: `${loan.months} months at ${percent(loan.apr)} APR`,
    asOf: tables.states.asOf,
    source: tables.states.source,
  };
}

export type OutTheDoorData = NonNullable<ReturnType<typeof toOutTheDoor>>;

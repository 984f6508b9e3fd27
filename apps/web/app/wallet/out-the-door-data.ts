import { derivedPrice, type Listing } from '@forecourt/domain/listing/listing';
import type { Owner } from '@forecourt/domain/listing/owner';
import { findTaxPlace } from '@forecourt/domain/money/finance-tables';
import { outTheDoor } from '@forecourt/domain/money/out-the-door';
import { estimatePayment, loanTerms, percent } from '@forecourt/domain/money/shopper-terms';
import type { Place } from '@forecourt/domain/vehicle/reference';
import type { AppContext } from '../app-context.ts';

type Priced = Pick<Listing, 'salePrice' | 'msrp' | 'dealerFees' | 'listingType'>;
type Seller = Pick<Owner, 'privateSeller' | 'state' | 'zip'>;
type MoneyContext = Pick<AppContext, 'reference' | 'services' | 'terms' | 'wallet'>;

/**
 * What it takes to drive a car home: registered where the shopper is, else where the seller is. Null
 * without a price, or where no rules are known.
 */
export function findOutTheDoor(
  car: Priced,
  owner: Seller,
  place: Place | null,
  { reference, services, wallet }: MoneyContext,
) {
  const price = derivedPrice(car);
  const ownZip = wallet?.zip;
  const there = (ownZip ? reference.findZip(ownZip) : undefined) ?? place;
  const taxed = findTaxPlace(services.financeTables(), there ?? owner);
  if (price === null || taxed === null) return null;
  const sale = {
    ...{ price: price * 100, isNew: car.listingType === 'NEW', isPrivate: owner.privateSeller },
    dealerFees: car.dealerFees === null ? null : car.dealerFees * 100,
    ...{ tradeValue: (wallet?.tradeValue ?? 0) * 100, rebates: 0 },
  };
  const where = there
    ? `${there.city}, ${there.state} ${there.zip}`
    : `${taxed.rules.name}, the seller’s state`;
  return { sum: outTheDoor(sale, taxed), taxed, where };
}

/** The same with its lines and what it is a month, as pages show it. */
export function toOutTheDoor(
  car: Priced,
  owner: Seller,
  place: Place | null,
  context: MoneyContext,
) {
  const found = findOutTheDoor(car, owner, place, context);
  if (found === null) return null;
  const { terms, services } = context;
  const isNew = car.listingType === 'NEW';
  const loan = loanTerms(terms, isNew);
  const { asOf, source } = services.financeTables().states;
  return {
    ...found.sum,
    where: found.where,
    payment: estimatePayment(found.sum.total, terms, isNew).payment,
    loan: `${loan.months} months at ${percent(loan.apr)} APR`,
    ...{ asOf, source },
  };
}

export type OutTheDoorData = NonNullable<ReturnType<typeof toOutTheDoor>>;

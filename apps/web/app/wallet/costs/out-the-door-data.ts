import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { type CarSeller, outTheDoorOf, type PricedCar } from '@forecourt/domain/money/car-door';
import type { Rebate } from '@forecourt/domain/money/out-the-door';
import { estimatePayment, loanTerms, percent } from '@forecourt/domain/money/shopper-terms';
import { dayWords } from '@forecourt/domain/money/table-values';
import type { Place } from '@forecourt/domain/vehicle/reference';
import type { AppContext } from '../../app-context.ts';

/** What totals ask of a page's context. */
export interface MoneyContext extends Pick<AppContext, 'reference' | 'terms' | 'wallet'> {
  readonly services: Pick<AppContext['services'], 'financeTables'>;
}

/**
 * What it takes to drive a car home: registered where the shopper is, else where the seller is. Null
 * without a price, or where no rules are known.
 */
export function findOutTheDoor(
  car: PricedCar,
  owner: CarSeller,
  place: Place | null,
  {
    reference,
    services,
    wallet,
    rebates,
  }: MoneyContext & {
    /** In place of what the listing names. */
    readonly rebates?: readonly Rebate[] | undefined;
  },
) {
  const ownZip = wallet?.zip;
  const registered = (ownZip ? reference.findZip(ownZip) : undefined) ?? place;
  const tables = services.financeTables();
  const tradeValue = wallet?.tradeValue ?? null;
  const found = outTheDoorOf(car, owner, {
    tables,
    registered,
    tradeValue,
    ...(rebates && { rebates }),
  });
  if (found === null) return null;
  const where = registered
    ? `${registered.city}, ${registered.state} ${registered.zip}`
    : `${found.taxed.rules.name}, the seller’s state`;
  return { ...found, where };
}

/** The same with its lines and what it is a month, as pages show it. */
export function toOutTheDoor(
  car: PricedCar,
  owner: CarSeller & Pick<Owner, 'paymentServices'>,
  place: Place | null,
  context: MoneyContext,
) {
  const found = findOutTheDoor(car, owner, place, context);
  if (found === null) return null;
  const { terms, services } = context;
  const isNew = car.listingType === 'NEW';
  const loan = loanTerms(terms, isNew);
  const { states } = services.financeTables();
  return {
    ...found.sum,
    showsLines: owner.paymentServices?.dealerSettings.priceBreakdownEnabled !== false,
    where: found.where,
    payment: estimatePayment(found.sum.total, terms, isNew).payment,
    loan: `${loan.months} months at ${percent(loan.apr)} APR`,
    asOf: dayWords(states, [found.taxed.state]),
    source: states.source,
  };
}

export type OutTheDoorData = NonNullable<ReturnType<typeof toOutTheDoor>>;

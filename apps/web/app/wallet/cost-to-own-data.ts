import { derivedPrice, type Listing } from '@forecourt/domain/listing/listing';
import type { Owner } from '@forecourt/domain/listing/owner';
import type { Cents } from '@forecourt/domain/money/cents';
import {
  costToOwn,
  type OwnershipKey,
  ownershipKeys,
  usualHabits,
} from '@forecourt/domain/money/cost-to-own';
import { ageInYears, energyOfCar, segmentOf } from '@forecourt/domain/money/owned-car';
import { amountFinanced, loanTerms } from '@forecourt/domain/money/shopper-terms';
import type { Place } from '@forecourt/domain/vehicle/reference';
import type { AppContext } from '../app-context.ts';
import { findOutTheDoor, type MoneyContext } from './out-the-door-data.ts';

const labels: Readonly<Record<OwnershipKey, string>> = {
  depreciation: 'Loss in worth',
  energy: 'Fuel or electricity',
  insurance: 'Insurance',
  maintenance: 'Maintenance',
  repairs: 'Repairs',
  taxes: 'Taxes and fees',
  interest: 'Interest',
};

type OwnedListing = Pick<
  Listing,
  | 'salePrice'
  | 'msrp'
  | 'dealerFees'
  | 'listingType'
  | 'year'
  | 'vehicleStyleCode'
  | 'fuelTypeCode'
  | 'mpgCity'
  | 'mpgHighway'
>;

/**
 * Five years of a car by this shopper's terms, where it is registered. Null without a price, and where a
 * car's costs of the tables would be no estimate.
 */
export function toCostToOwn(
  car: OwnedListing,
  owner: Pick<Owner, 'privateSeller' | 'state' | 'zip'>,
  place: Place | null,
  context: MoneyContext & Pick<AppContext, 'today'>,
) {
  const price = derivedPrice(car);
  const door = findOutTheDoor(car, owner, place, context);
  if (price === null || door === null) return null;
  const { terms, today, services } = context;
  const tables = services.financeTables();
  const owned = {
    ...{ price: price * 100, age: ageInYears(car.year, today), segment: segmentOf(car) },
    ...{ energy: energyOfCar(car), state: door.taxed.state },
    taxesAndFees: door.sum.total - price * 100,
    financed: amountFinanced(door.sum.total, terms),
    loan: loanTerms(terms, car.listingType === 'NEW'),
  };
  const { years, sums, total, without } = costToOwn(owned, usualHabits, tables);
  return {
    total,
    without,
    parts: ownershipKeys.map((key) => ({ key, label: labels[key], sum: sums[key] })),
    years: years.map(toYear),
    milesAYear: usualHabits.milesAYear,
    homeShare: car.fuelTypeCode === 'ELE' ? usualHabits.homeShare : null,
    where: door.where,
    asOf: tables.ownership.asOf,
    source: tables.ownership.source,
  };
}

/** A year by name, its parts one behind the other. */
function toYear(costs: Readonly<Record<OwnershipKey, Cents>>, index: number) {
  let total = 0;
  const parts = ownershipKeys.map((key) => {
    const part = { key, from: total, amount: costs[key] };
    total += part.amount;
    return part;
  });
  return { name: `Year ${index + 1}`, total, parts };
}

export type CostToOwnData = NonNullable<ReturnType<typeof toCostToOwn>>;

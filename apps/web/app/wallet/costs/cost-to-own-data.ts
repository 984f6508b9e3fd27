import type { Listing } from '@forecourt/domain/listing/listing';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import type { Cents } from '@forecourt/domain/money/cents';
import {
  costToOwn,
  type OwnershipKey,
  ownershipKeys,
} from '@forecourt/domain/money/ownership/cost-to-own';
import type { DrivingHabits } from '@forecourt/domain/money/ownership/driving-habits';
import { financedCurve, totalCosts } from '@forecourt/domain/money/ownership/shopper-costs';
import { rebateOf } from '@forecourt/domain/money/rebate';
import { loanTerms } from '@forecourt/domain/money/shopper-terms';
import { changedWords, dayWords } from '@forecourt/domain/money/table-values';
import { ageInYears, energyOfCar, segmentOf } from '@forecourt/domain/money/trade-in/owned-car';
import { habitsOf } from '@forecourt/domain/money/wallet/wallet';
import { costAt, costKindOf } from '@forecourt/domain/search/cost-rules';
import type { Place } from '@forecourt/domain/vehicle/reference';
import type { AppContext } from '../../app-context.ts';
import { findOutTheDoor, type MoneyContext } from './out-the-door-data.ts';

const labels: Readonly<Record<OwnershipKey, string>> = {
  depreciation: 'Depreciation',
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
  | 'incentive'
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
  const { terms, today, services, wallet } = context;
  const tables = services.financeTables();
  const habits = habitsOf(wallet);
  const isNew = car.listingType === 'NEW';
  const { curves } = totalCosts(door.taxed, (wallet?.tradeValue ?? 0) * 100);
  const kind = costKindOf({ isPrivate: owner.privateSeller, isNew });
  const fees = owner.privateSeller ? 0 : (car.dealerFees ?? 0);
  // By the same curves as engines order by, so that the order is that of what is shown.
  const rebate = rebateOf(car, owner.privateSeller);
  const bought = costAt(curves[kind], price + fees) - rebate * 100;
  const owned = {
    price: price * 100,
    age: ageInYears(car.year, today),
    segment: segmentOf(car),
    energy: energyOfCar(car),
    state: door.taxed.state,
    taxesAndFees: bought - price * 100,
    financed: costAt(financedCurve(terms), bought / 100),
    loan: loanTerms(terms, isNew),
  };
  const { years, sums, total, without } = costToOwn(owned, habits, tables);
  return {
    total,
    without,
    parts: ownershipKeys.map((key) => ({ key, label: labels[key], sum: sums[key] })),
    years: years.map(toYear),
    milesAYear: habits.milesAYear,
    charging: car.fuelTypeCode === 'ELE' ? chargingWords(habits) : null,
    where: door.where,
    asOf: [
      dayWords(tables.ownership, [owned.state, owned.segment]),
      changedWords(tables.energy, [owned.state]),
    ]
      .filter((words) => words !== null)
      .join('; '),
    source: tables.ownership.source,
  };
}

const chargingWords = ({ homeShare, tariff }: DrivingHabits) =>
  `${Math.round(homeShare * 100)}% of it charged at home${
    tariff === null ? '' : ` for ${Number((tariff * 100).toFixed(1))}¢ a kilowatt-hour`
  }`;

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

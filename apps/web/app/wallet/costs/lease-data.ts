import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { vehicleFolder } from '@forecourt/domain/listing/vehicle-address';
import { dollarsAndCents } from '@forecourt/domain/money/cents';
import {
  type LeasedCar,
  leaseOf,
  leaseProblemWords,
  usualLease,
} from '@forecourt/domain/money/lease/car-lease';
import type { LeaseTax } from '@forecourt/domain/money/lease/lease';
import { percent } from '@forecourt/domain/money/shopper-terms';
import { dayWords } from '@forecourt/domain/money/table-values';
import { segmentOf } from '@forecourt/domain/money/trade-in/owned-car';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { Place } from '@forecourt/domain/vehicle/reference';
import type { AppContext } from '../../app-context.ts';
import type { CarToAsk } from '../../leads/services.ts';
import { findOutTheDoor, type MoneyContext } from './out-the-door-data.ts';

type Lessor = Pick<Owner, 'privateSeller' | 'state' | 'zip' | 'paymentServices'>;

/**
 * What a new car costs to lease by the usual choice, where it is registered; null for one that is not new,
 * has no sticker price, or whose dealer offers no leases or no deals here.
 */
export function toCarLease(
  car: LeasedCar,
  owner: Lessor,
  place: Place | null,
  context: MoneyContext,
) {
  const settings = owner.paymentServices?.dealerSettings;
  if (settings?.leaseEnabled === false || settings?.uiEnabled === false) return null;
  const door = findOutTheDoor(car, owner, place, context);
  if (door === null) return null;
  const { terms, services } = context;
  const tables = services.financeTables();
  const lease = leaseOf(car, usualLease, { tables, terms, taxed: door.taxed });
  if (lease === null) return null;
  const asOf = dayWords(tables.lease, [segmentOf(car)]);
  if (typeof lease === 'string') return { problem: leaseProblemWords[lease], asOf } as const;
  const { payment, months, milesAYear, down, dueAtSigning, residual, residualShare } = lease;
  return {
    problem: null,
    payment,
    asOf,
    lines: [
      ['Lease payment', dollarsAndCents(payment)],
      ['Term', `${months} months, ${groupDigits(milesAYear)} miles a year`],
      ['Due at signing', dollarsAndCents(dueAtSigning)],
      ['of which cash down', dollarsAndCents(down)],
      [
        'Worth at the end',
        `${dollarsAndCents(residual)}, ${Math.round(residualShare * 100)}% of MSRP`,
      ],
      ['Rent charge, about', `${percent(lease.apr)} APR`],
      ['Acquisition fee, within', dollarsAndCents(lease.acquisitionFee)],
      ['Tax', taxWords[door.taxed.rules.leaseTax]],
    ],
  } as const;
}

export type CarLeaseData = NonNullable<ReturnType<typeof toCarLease>>;

const taxWords: Readonly<Record<LeaseTax, string>> = {
  payments: 'In each payment',
  signing: 'On all payments, at signing',
  price: 'On the whole price, at signing',
};

/** The car of an address; null where it is that of another page. */
export async function carAt(from: string, { services }: AppContext): Promise<CarToAsk | null> {
  const { pathname } = new URL(from, 'http://here');
  const id = pathname.startsWith(vehicleFolder) ? pathname.slice(vehicleFolder.length) : '';
  return /^[1-9]\d{0,14}$/.test(id) ? services.findCarToAsk(Number(id)) : null;
}

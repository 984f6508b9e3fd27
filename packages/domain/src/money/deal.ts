import { z } from 'zod';
import { formatDate } from '../calendar/format-date.ts';
import { groupDigits } from '../vehicle/group-digits.ts';
import { makeAndModel } from '../vehicle/make-and-model.ts';
import { shortMiles } from '../vehicle/mile-words.ts';
import { type Cents, dollarsAndCents } from './cents.ts';
import { doorWords } from './door-words.ts';
import type { CarLease } from './lease/car-lease.ts';
import { loanCost } from './loan.ts';
import type { OutTheDoor } from './out-the-door.ts';
import { estimatePayment, percent, type ShopperTerms } from './shopper-terms.ts';
import { leftOfTrade } from './trade-in/trade-equity.ts';

const cents = z.int();

/** Ways to get a car. */
export const handovers = ['home', 'dealer'] as const;
/** Hours that a seller is asked to hold a car. */
export const holdHours = 24;

/** What the seller's own services said of a deal, where it has some. */
const bySellerSchema = z.object({
  seller: z.string(),
  /** `none` where it has no service for it, `away` where that did not answer: then the figures are ours. */
  payment: z.enum(['none', 'seller', 'away']),
  rebates: z.enum(['none', 'seller', 'away']),
  /** By our arithmetic, whoever reckoned the payment; null for cash. */
  ourPayment: cents.nullable(),
  ourApr: z.number().nullable(),
  /** Out the door by what the listing names, as the car's card has it. */
  ourTotal: cents,
});

/** All of what a shopper proposes to a seller, as it is kept and sent. Amounts are cents. */
export const dealSchema = z.object({
  option: z.enum(['finance', 'lease', 'cash']),
  /** Null where the dealer does not tell it. */
  lines: z.array(z.object({ label: z.string(), amount: cents.nullable() })),
  /** Out the door. */
  total: cents,
  /** Where it is registered. */
  where: z.string(),
  tradeValue: cents,
  /** Null where the car is not known by name. */
  tradeCar: z
    .object({
      year: z.int(),
      make: z.string(),
      model: z.string(),
      trim: z.string().nullable(),
      mileage: z.int(),
      condition: z.string(),
    })
    .nullable(),
  amountOwed: cents,
  down: cents,
  /** What is borrowed; null for a lease and for cash. */
  financed: cents.nullable(),
  /** A month; null for cash. */
  payment: cents.nullable(),
  months: z.int().nullable(),
  apr: z.number().nullable(),
  /** Of a lease. */
  milesAYear: z.int().nullable(),
  dueAtSigning: cents,
  /** Everything that is paid in the end, but for the trade-in. */
  paidInAll: cents,
  handover: z.enum(handovers),
  /** `YYYY-MM-DD`; null for any. */
  day: z.string().nullable(),
  /** Absent where the seller has no services for it. */
  bySeller: bySellerSchema.optional(),
  /** ISO 8601. */
  heldUntil: z.string(),
});
export type Deal = z.infer<typeof dealSchema>;

/** What the sums of a deal follow from. */
export interface DealParts {
  readonly door: OutTheDoor;
  readonly where: string;
  readonly terms: ShopperTerms;
  readonly isNew: boolean;
  readonly trade: { readonly value: Cents; readonly owed: Cents };
  readonly option: Deal['option'];
  /** With the option of a lease. */
  readonly lease: CarLease | null;
}

type DealSums = Omit<Deal, 'handover' | 'day' | 'heldUntil' | 'tradeCar' | 'bySeller'>;

/** The sums of a deal: by a loan, by a lease or in cash. */
export function dealSums(parts: DealParts): DealSums {
  const { door, where, trade } = parts;
  const told = {
    lines: door.lines.map(({ label, amount }) => ({ label, amount })),
    total: door.total,
    where,
    tradeValue: trade.value,
    amountOwed: trade.owed,
  };
  if (parts.option === 'lease' && parts.lease) return { ...told, ...leaseSums(parts.lease) };
  return { ...told, ...(parts.option === 'cash' ? cashSums(parts) : loanSums(parts)) };
}

type WaySums = Omit<DealSums, 'lines' | 'total' | 'where' | 'tradeValue' | 'amountOwed'>;

function loanSums({ door, terms, isNew }: DealParts): WaySums {
  const { payment, apr, months, down, financed } = estimatePayment(door.total, terms, isNew);
  const { total } = loanCost(financed, { apr, months });
  return {
    option: 'finance',
    down,
    financed,
    payment,
    months,
    apr,
    milesAYear: null,
    dueAtSigning: down,
    paidInAll: down + total,
  };
}

function cashSums({ door, trade }: DealParts): WaySums {
  const due = Math.max(0, door.total - trade.value + trade.owed);
  return {
    option: 'cash',
    down: due,
    financed: null,
    payment: null,
    months: null,
    apr: null,
    milesAYear: null,
    dueAtSigning: due,
    paidInAll: due,
  };
}

function leaseSums(lease: CarLease): WaySums {
  const { payment, months, down, apr, milesAYear, dueAtSigning } = lease;
  return {
    option: 'lease',
    down,
    financed: null,
    payment,
    months,
    apr,
    milesAYear,
    dueAtSigning,
    paidInAll: dueAtSigning + payment * (months - 1),
  };
}

/**
 * What is said where nothing is left to borrow, of cash that a shopper would put down; null where something is.
 *
 * @param told what the shopper would put down; the deal has no more of it than there is to pay
 */
export function allPaidWords({ financed, down }: WaySums, told: Cents): string | null {
  if (financed !== 0 || told === 0) return null;
  if (down === 0) return 'The trade-in pays for all of this car: no cash is needed.';
  const words = 'It pays for all of this car: nothing is borrowed.';
  const left = told - down;
  return left > 0 ? `${words} ${dollarsAndCents(left)} of it is more than there is to pay.` : words;
}

const optionNames = { finance: 'Finance', lease: 'Lease', cash: 'Cash' } as const;
const handoverNames = { home: 'Delivered to the door', dealer: 'At the dealer' } as const;

/** A deal in rows of words, the same on the page, in mails and for dealers' systems. */
export function dealRows(deal: Deal): (readonly [string, string])[] {
  const { payment, months, apr, milesAYear, tradeValue, tradeCar, amountOwed, financed } = deal;
  const day = deal.day && formatDate(deal.day);
  const amount = (value: Cents | null) =>
    value === null ? 'Not disclosed' : dollarsAndCents(value);
  return [
    ...deal.lines.map(({ label, amount: value }) => [label, amount(value)] as const),
    [doorWords(deal), amount(deal.total)],
    ...rowIf(tradeValue > 0, 'Trade-in', amount(tradeValue)),
    ...(tradeCar ? [['Trade-in car', tradeCarWords(tradeCar)] as const] : []),
    ...rowIf(amountOwed > 0, 'Still owed on it', amount(amountOwed)),
    ['How it is paid', optionNames[deal.option]],
    ...rowIf(payment !== null, 'Each month', amount(payment)),
    ...rowIf(months !== null, 'Months', String(months)),
    ...rowIf(
      apr !== null,
      deal.option === 'lease' ? 'Rent charge, about' : 'APR',
      percent(apr ?? 0),
    ),
    ...rowIf(milesAYear !== null, 'Miles a year', groupDigits(milesAYear ?? 0)),
    ...rowIf(financed !== null, 'Borrowed', amount(financed)),
    ['Due at signing', amount(deal.dueAtSigning)],
    ...rowIf(leftOfTrade(deal) > 0, 'Left of the trade-in', amount(leftOfTrade(deal))),
    ...sellerRows(deal.bySeller),
    ['Get it', [handoverNames[deal.handover], day].filter(Boolean).join(', ')],
  ];
}

/** `2013 Honda Accord LX, 104,600 mi, good condition`. */
function tradeCarWords(car: NonNullable<Deal['tradeCar']>): string {
  const name = [car.year, makeAndModel(car.make, car.model), car.trim].filter(Boolean).join(' ');
  return `${name}, ${shortMiles(car.mileage)}, ${car.condition} condition`;
}

/** Whose figures they are, and ours beside the seller's. */
function sellerRows(by: Deal['bySeller']): readonly (readonly [string, string])[] {
  if (!by) return [];
  const { seller, payment, rebates, ourPayment, ourApr, ourTotal } = by;
  const ours =
    ourPayment !== null &&
    `${dollarsAndCents(ourPayment)} a month${ourApr === null ? '' : ` at ${percent(ourApr)}`}`;
  return [
    ...rowIf(payment === 'seller', 'Payment reckoned by', `the calculator of ${seller}`),
    ...rowIf(payment === 'seller' && ours !== false, 'By our arithmetic', ours || ''),
    ...rowIf(
      payment === 'away',
      'Payment reckoned by',
      `us: the calculator of ${seller} did not answer`,
    ),
    ...rowIf(rebates === 'seller', 'Rebates named by', `the service of ${seller}`),
    ...rowIf(rebates === 'seller', 'Out the door by the listing alone', dollarsAndCents(ourTotal)),
    ...rowIf(
      rebates === 'away',
      'Rebates named by',
      `the listing: the service of ${seller} did not answer`,
    ),
  ];
}

const rowIf = (isTold: boolean, label: string, value: string) =>
  isTold ? [[label, value] as const] : [];

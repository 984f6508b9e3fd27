import { z } from 'zod';
import type { PaymentServices } from '../listing/seller/owner.ts';
import { type Cents, toCents } from './cents.ts';
import type { Deal } from './deal.ts';

/** What a dealer's service that reckons payments answers. */
export const sellerPaymentSchema = z
  .object({
    /** Dollars. */
    monthlyPayment: z.number().min(0).max(100_000),
    /** Percent a year. */
    apr: z.number().min(0).max(60).nullish(),
  })
  .transform(({ monthlyPayment, apr }) => ({ payment: toCents(monthlyPayment), apr: apr ?? null }));

/** What one that knows rebates answers. */
export const sellerIncentivesSchema = z
  .object({
    incentives: z
      .array(
        z.object({
          name: z.string().trim().min(1).max(120),
          /** Dollars. */
          amount: z.number().min(0).max(100_000),
          /** Whether only some buyers get it, such as students: then it is named and not counted. */
          conditional: z.boolean().default(false),
        }),
      )
      .max(30),
  })
  .transform(({ incentives }) =>
    incentives.map((incentive) => ({ ...incentive, amount: toCents(incentive.amount) })),
  );

export type SellerPayment = z.output<typeof sellerPaymentSchema>;
export type SellerIncentives = z.output<typeof sellerIncentivesSchema>;

/** What the seller's own services say; null where there is none, `failed` where it did not answer. */
export interface SellerFigures {
  readonly payment: SellerPayment | 'failed' | null;
  readonly incentives: SellerIncentives | 'failed' | null;
}

/** What a dealer's services are told of a deal: no person, and nothing that leads to one. */
export interface SellerQuestion {
  readonly vin: string;
  readonly option: Deal['option'];
  /** Cents. */
  readonly total: Cents;
  readonly down: Cents;
  readonly tradeEquity: Cents;
  readonly months: number | null;
  readonly apr: number | null;
  readonly milesAYear: number | null;
}

/** The addresses that are asked; null for none. A deal in cash has no payment. */
export function sellerAddresses(
  { paymentCalculationUrl, incentivesUrl }: PaymentServices,
  question: SellerQuestion,
): { readonly payment: URL | null; readonly incentives: URL | null } {
  const { vin, option, months, apr, milesAYear } = question;
  const dollars = (cents: Cents) => (cents / 100).toFixed(2);
  const terms = {
    vin,
    option,
    total: dollars(question.total),
    down: dollars(question.down),
    tradeEquity: dollars(question.tradeEquity),
    ...(months !== null && { months: String(months) }),
    ...(apr !== null && { apr: String(Number(apr.toFixed(4))) }),
    ...(milesAYear !== null && { milesAYear: String(milesAYear) }),
  };
  return {
    payment:
      paymentCalculationUrl === null || option === 'cash'
        ? null
        : withParameters(paymentCalculationUrl, terms),
    incentives: incentivesUrl === null ? null : withParameters(incentivesUrl, { vin }),
  };
}

function withParameters(address: string, parameters: Readonly<Record<string, string>>): URL {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
}

type PaidSums = Pick<Deal, 'option' | 'payment' | 'apr' | 'months' | 'dueAtSigning' | 'paidInAll'>;

/** A deal with the payment that the seller reckons in the place of ours. */
export function withSellerPayment<Sums extends PaidSums>(sums: Sums, by: SellerPayment): Sums {
  const { payment, months, option, dueAtSigning } = sums;
  if (payment === null || months === null) return sums;
  const isLease = option === 'lease';
  // The first payment of a lease is made at signing.
  const due = isLease ? dueAtSigning + by.payment - payment : dueAtSigning;
  const left = isLease ? months - 1 : months;
  return {
    ...sums,
    // Ours is not its rate: where it tells none, none is said.
    payment: by.payment,
    apr: by.apr,
    dueAtSigning: due,
    paidInAll: due + by.payment * left,
  };
}

import { type Cents, roundCents } from '../cents.ts';

/** Ways in which states tax a lease. */
export const leaseTaxes = ['payments', 'signing', 'price'] as const;
/**
 * `payments`: each payment, as most states do. `signing`: the sum of all payments and of what is put down,
 * when the lease is signed. `price`: the whole price, as if it were bought.
 */
export type LeaseTax = (typeof leaseTaxes)[number];

export interface LeaseOffer {
  readonly msrp: Cents;
  readonly price: Cents;
  /** The lessor's own fee. */
  readonly acquisitionFee: Cents;
  readonly down: Cents;
  /** Of a trade-in after its loan; below zero is added to what is leased. */
  readonly equity: Cents;
  readonly rebates: Cents;
  /** What the car is expected to be worth at the end, as a share of MSRP. */
  readonly residualShare: number;
  /** Rent a month as a share of what is lent and of what is left together: APR / 2400. */
  readonly moneyFactor: number;
  readonly months: number;
  /** 0.075 for 7.5 %. */
  readonly taxRate: number;
  readonly tax: LeaseTax;
}

export interface LeaseQuote {
  readonly adjustedCap: Cents;
  readonly residual: Cents;
  /** A month. */
  readonly depreciation: Cents;
  readonly rent: Cents;
  readonly base: Cents;
  /** In each payment. */
  readonly monthlyTax: Cents;
  readonly payment: Cents;
  /** Due when it is signed, beside down payment and first payment. */
  readonly signingTax: Cents;
  /** The yearly rate that the money factor is about. */
  readonly apr: number;
}

/** Why a lease cannot be reckoned. */
export type LeaseProblem = 'residual-above-msrp' | 'residual-above-price' | 'no-term';

/**
 * A lease by the trade's own formula (Leaseguide, Edmunds; within 0.2 % of the annuity):
 * `adjustedCap = price + fee − down − equity − rebates`, `residual = MSRP × share`,
 * `depreciation = (adjustedCap − residual) / n`, `rent = (adjustedCap + residual) × money factor`. MSRP
 * $40,000 for $38,000, fee $895, $2,000 down, 60 % after 36 months at 0.0015 is $449.54, and $483.25 with
 * 7.5 % on the payments.
 */
export function quoteLease(offer: LeaseOffer): LeaseQuote | LeaseProblem {
  const { months, moneyFactor, residualShare, msrp } = offer;
  if (!(months > 0)) return 'no-term';
  if (residualShare > 1) return 'residual-above-msrp';
  const adjustedCap =
    offer.price + offer.acquisitionFee - offer.down - offer.equity - offer.rebates;
  const residual = roundCents(msrp * residualShare);
  if (residual > adjustedCap) return 'residual-above-price';
  const depreciation = (adjustedCap - residual) / months;
  const rent = (adjustedCap + residual) * moneyFactor;
  const base = roundCents(depreciation + rent);
  const taxRate = offer.tax === 'payments' ? offer.taxRate : 0;
  const payment = roundCents((depreciation + rent) * (1 + taxRate));
  return {
    adjustedCap,
    residual,
    base,
    payment,
    depreciation: roundCents(depreciation),
    rent: roundCents(rent),
    monthlyTax: payment - base,
    signingTax: signingTax(offer, base),
    apr: moneyFactor * 2400,
  };
}

function signingTax(offer: LeaseOffer, base: Cents): Cents {
  const { tax, taxRate, months, down, equity, price } = offer;
  if (tax === 'payments') return 0;
  const taxed = tax === 'price' ? price : base * months + down + Math.max(0, equity);
  return roundCents(taxed * taxRate);
}

/** The money factor of a yearly rate in percent: 3.6 % is 0.0015. */
export function moneyFactorOf(apr: number): number {
  return apr / 2400;
}

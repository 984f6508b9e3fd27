import {
  type CostCurve,
  type CostPiece,
  type CostRules,
  costKinds,
} from '../../search/cost-rules.ts';
import type { StateRules, TaxPlace } from '../finance-tables.ts';
import { principalFor } from '../loan.ts';
import { loanTerms, type ShopperTerms } from '../shopper-terms.ts';

/** What cars cost a shopper as engines order them by it, in cents. */

/** The monthly payment for an advertised price, not rounded to the cent. */
export function paymentCosts(terms: ShopperTerms): CostRules {
  const curveOf = (isNew: boolean) => {
    // What a dollar borrowed costs a month.
    const monthly = 1e9 / principalFor(1e9, loanTerms(terms, isNew));
    return financedCurve(terms).map(({ from, value, slope }) => ({
      from,
      value: value * monthly,
      slope: slope * monthly,
    }));
  };
  const whenNew = curveOf(true);
  const used = curveOf(false);
  return { withFees: false, curves: { private: used, new: whenNew, used } };
}

/** Cents that are borrowed for dollars to pay: nothing until cash and trade-in no longer pay for them. */
export function financedCurve({ down, equity }: ShopperTerms): CostPiece[] {
  const slope = 'share' in down ? 100 * (1 - down.share) : 100;
  // Below zero where more is owed on the trade-in than is put down.
  const paid = ('cents' in down ? down.cents : 0) + equity;
  const from = Math.max(0, paid) / slope;
  const value = Math.max(0, -paid);
  return withoutEmpty([
    { from: 0, value, slope: 0 },
    { from, value, slope },
  ]);
}

/**
 * What it takes to drive a car home from price and fees together, not rounded to the cent: `outTheDoor`
 * but for rebates, which engines take off. Where nobody said where that is, price and fees alone.
 *
 * @param tradeValue cents
 */
export function totalCosts(place: TaxPlace | null, tradeValue: number): CostRules {
  const curves = costKinds.map((kind) => {
    if (place === null) return [kind, [{ from: 0, value: 0, slope: 100 }]] as const;
    const { rules } = place;
    const credit = creditOf(rules, kind, tradeValue);
    const isTaxed = kind !== 'private' || rules.privateSaleTaxed;
    const fixed = (rules.title + rules.registration) * 100;
    const tax = isTaxed ? taxCurve(place) : untaxed;
    return [kind, sumCurve(tax, credit / 100, fixed)] as const;
  });
  return { withFees: true, curves: Object.fromEntries(curves) as CostRules['curves'] };
}

const untaxed: CostCurve = [{ from: 0, value: 0, slope: 0 }];

/** What of a trade-in is not taxed again, cents. */
function creditOf(
  { tradeInCredit: credit }: StateRules,
  kind: (typeof costKinds)[number],
  tradeValue: number,
): number {
  if (kind === 'private' || credit === 'none') return 0;
  if (credit === 'full') return tradeValue;
  if (credit === 'new-cars') return kind === 'new' ? tradeValue : 0;
  return Math.min(tradeValue, credit * 100);
}

/** Sales tax in cents by taxed dollars. */
function taxCurve({ rules, known }: TaxPlace): CostCurve {
  const most = rules.maxTax === undefined ? Number.POSITIVE_INFINITY : rules.maxTax * 100;
  if (known !== null) return capped([{ from: 0, value: 0, slope: known.rate * 100 }], most);
  const { taxRate, localRate, localTaxOn } = rules;
  const both = { from: 0, value: 0, slope: (taxRate + localRate) * 100 };
  if (localTaxOn === undefined) return capped([both], most);
  const alone = { from: localTaxOn, value: both.slope * localTaxOn, slope: taxRate * 100 };
  return capped([both, alone], most);
}

/** A curve that rises to `most` and no further. */
function capped(curve: CostCurve, most: number): CostCurve {
  const rising = curve.filter(({ value }) => value < most);
  const last = rising.at(-1);
  if (last === undefined || last.slope === 0 || most === Number.POSITIVE_INFINITY) return rising;
  const from = last.from + (most - last.value) / last.slope;
  const next = curve[rising.length]?.from ?? Number.POSITIVE_INFINITY;
  return from < next ? [...rising, { from, value: most, slope: 0 }] : rising;
}

/** Price, its tax from `credit` dollars on, and what is charged on every car. */
function sumCurve(tax: CostCurve, credit: number, fixed: number): CostCurve {
  const before = { from: 0, value: fixed, slope: 100 };
  const taxed = tax.map(({ from, value, slope }) => {
    const start = from + credit;
    return { from: start, value: start * 100 + value + fixed, slope: slope + 100 };
  });
  return withoutEmpty([before, ...taxed]);
}

/** Pieces that another begins with go. */
function withoutEmpty(curve: readonly CostPiece[]): CostPiece[] {
  return curve.filter((piece, index) => curve[index + 1]?.from !== piece.from);
}

/** Kinds of cars that a sum of money treats differently: a private seller's first, then new ones. */
export const costKinds = ['private', 'new', 'used'] as const;
export type CostKind = (typeof costKinds)[number];

/** From a price on a cost is `value` and rises by `slope` a dollar, up to the next piece. */
export interface CostPiece {
  readonly from: number;
  readonly value: number;
  readonly slope: number;
}

/** A cost by price in straight pieces, the first from 0; they ascend, and so does the cost. */
export type CostCurve = readonly CostPiece[];

/** What cars cost a shopper: what engines order them by. */
export interface CostRules {
  readonly curves: Readonly<Record<CostKind, CostCurve>>;
  /**
   * Whether a dealer's fees belong to the price that a curve is read at. A dealer's car whose fees are
   * not told then has no cost.
   */
  readonly withFees: boolean;
}

/** The cost at a price. */
export function costAt(curve: CostCurve, price: number): number {
  let [from, value, slope] = [0, 0, 0];
  for (const piece of curve) {
    if (piece.from > price) break;
    ({ from, value, slope } = piece);
  }
  return value + slope * (price - from);
}

/** A car as costs see it. Whole dollars. */
export interface CostedCar {
  readonly kind: CostKind;
  readonly price: number | null;
  readonly dealerFees: number | null;
}

/** What a car costs; null where that is not told. */
export function costOf({ curves, withFees }: CostRules, car: CostedCar): number | null {
  const { kind, price, dealerFees } = car;
  if (price === null) return null;
  const fees = withFees && kind !== 'private' ? dealerFees : 0;
  return fees === null ? null : costAt(curves[kind], price + fees);
}

/** The kind of a car. */
export function costKindOf(car: {
  readonly isPrivate: boolean;
  readonly isNew: boolean;
}): CostKind {
  if (car.isPrivate) return 'private';
  return car.isNew ? 'new' : 'used';
}

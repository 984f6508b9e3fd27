import type { Segment } from '../money/finance-tables.ts';
import { type Energy, energyUnits } from '../money/ownership/energy.ts';

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
   * not told then has no cost. Rebates are counted with them.
   */
  readonly withFees: boolean;
  /** What years of owning a car add; absent where buying it is all that counts. */
  readonly ownership?: OwnershipRules;
}

/** What owning a car costs beyond buying it, whose price is paid back in part by what it is worth in the end. */
export interface OwnershipRules {
  /** Ages are counted up to it. */
  readonly year: number;
  /** By age in whole years, the last for all that are older. */
  readonly bySegment: Readonly<Record<Segment, readonly OwnedAge[]>>;
  /** Cents that a loan adds, by the dollars that are paid for. */
  readonly interest: Readonly<Record<CostKind, CostCurve>>;
  /** Cents for a gallon, or a kilowatt-hour, in every hundred miles. */
  readonly energy: Readonly<Record<Energy['kind'], number>>;
}

/** What cars of an age have in common. */
export interface OwnedAge {
  /** Cents that are left in the end of a dollar of price. */
  readonly kept: number;
  /** Cents that are spent whatever the price. */
  readonly spent: number;
}

/** What owning a car depends on. */
export interface OwnedFacts {
  readonly year: number;
  readonly segment: Segment;
  /** Null where its economy is not known: then owning it has no cost that could be told. */
  readonly energy: Energy | null;
}

/** The cost at a price. */
export function costAt(curve: CostCurve, price: number): number {
  let from = 0;
  let value = 0;
  let slope = 0;
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
  /** Of the maker, for every buyer; absent for none. */
  readonly rebate?: number;
  /** Needed where rules are of owning. */
  readonly owned?: OwnedFacts;
}

/** What a car costs; null where that is not told. */
export function costOf({ curves, withFees, ownership }: CostRules, car: CostedCar): number | null {
  const { kind, price, dealerFees, rebate = 0, owned } = car;
  if (price === null) return null;
  const fees = withFees && kind !== 'private' ? dealerFees : 0;
  if (fees === null) return null;
  const bought = costAt(curves[kind], price + fees) - (withFees ? rebate * 100 : 0);
  if (ownership === undefined) return bought;
  const spent = owned && energySpent(ownership, owned.energy);
  if (!owned || spent === undefined || spent === null) return null;
  const age = ownedAge(ownership, owned);
  const interest = costAt(ownership.interest[kind], bought / 100);
  return bought + interest - age.kept * price + age.spent + spent;
}

/** What all its miles take, cents; null where its economy is not known. */
export function energySpent({ energy }: OwnershipRules, taken: Energy | null): number | null {
  return taken && energy[taken.kind] * energyUnits(taken);
}

const worthless: OwnedAge = { kept: 0, spent: 0 };

/** What holds for cars of that age. */
export function ownedAge(
  { year: today, bySegment }: OwnershipRules,
  { year, segment }: Pick<OwnedFacts, 'year' | 'segment'>,
): OwnedAge {
  const ages = bySegment[segment];
  return ages[Math.min(Math.max(0, today - year), ages.length - 1)] ?? worthless;
}

/** The kind of a car. */
export function costKindOf(car: {
  readonly isPrivate: boolean;
  readonly isNew: boolean;
}): CostKind {
  if (car.isPrivate) return 'private';
  return car.isNew ? 'new' : 'used';
}

import type { FactTables } from './card-facts.ts';
import type { JointDictionaries } from './joint-axes.ts';
import type { PricedCar } from './market.ts';
import { missing, type VehicleColumns } from './vehicle-columns.ts';

/** What codes and facts mean for a price, by code: numbers only, so that any thread can read them. */
export interface Pricing {
  readonly modelOfTree: ArrayLike<number>;
  readonly trimOfTree: ArrayLike<number>;
  readonly yearOfMarket: ArrayLike<number>;
  /** 1 for new cars. */
  readonly newOfMarket: ArrayLike<number>;
  readonly feesOfCharges: ArrayLike<number>;
}

/** The tables of dictionaries that grow: what is new in it is added when they are asked for. */
export class PricingTables {
  readonly #joints: JointDictionaries;
  readonly #facts: FactTables;
  readonly #years: number[] = [];
  readonly #new: number[] = [];
  readonly #fees: number[] = [];

  constructor(joints: JointDictionaries, facts: FactTables) {
    this.#joints = joints;
    this.#facts = facts;
  }

  /** Tables that go on growing. */
  live(): Pricing {
    const { market, tree } = this.#joints;
    const { charges } = this.#facts;
    for (let code = this.#years.length; code < market.size; code += 1) {
      this.#years.push(Number(market.valueOf('year', code)));
      this.#new.push(market.valueOf('listingType', code) === 'NEW' ? 1 : 0);
    }
    for (let id = this.#fees.length; id < charges.size; id += 1) {
      this.#fees.push(charges.read(id).dealerFees ?? 0);
    }
    return {
      modelOfTree: tree.column('modelCode'),
      trimOfTree: tree.column('trimCode'),
      yearOfMarket: this.#years,
      newOfMarket: this.#new,
      feesOfCharges: this.#fees,
    };
  }

  /** Tables as they are now. */
  copy(): Pricing {
    const live = this.live();
    return {
      modelOfTree: Uint32Array.from(live.modelOfTree),
      trimOfTree: Uint32Array.from(live.trimOfTree),
      yearOfMarket: Uint16Array.from(live.yearOfMarket),
      newOfMarket: Uint8Array.from(live.newOfMarket),
      feesOfCharges: Int32Array.from(live.feesOfCharges),
    };
  }
}

const known = (value: number | undefined) =>
  value === undefined || value === missing ? null : value;

/** What a row costs with its mandatory fees, whole dollars; null when the seller names no price. */
export function totalPriceAt(
  { numbers, facts }: VehicleColumns,
  { feesOfCharges }: Pricing,
  row: number,
): number | null {
  const price = known(numbers.price[row]);
  return price === null ? null : price + (feesOfCharges[facts.charges[row] ?? 0] ?? 0);
}

/** A row as the market sees it: the price in whole dollars with mandatory fees, miles; null where not told. */
export function pricedCarAt(columns: VehicleColumns, pricing: Pricing, row: number): PricedCar {
  const { joints, numbers } = columns;
  const tree = joints.tree[row] ?? 0;
  const market = joints.market[row] ?? 0;
  return {
    model: pricing.modelOfTree[tree] ?? 0,
    trim: pricing.trimOfTree[tree] ?? 0,
    year: pricing.yearOfMarket[market] ?? 0,
    isNew: pricing.newOfMarket[market] === 1,
    mileage: known(numbers.mileage[row]),
    price: totalPriceAt(columns, pricing, row),
  };
}

import { priceDrop } from '@forecourt/domain/listing/listing-rules';
import { mileageRanges, type NumberBand, priceDrops } from '@forecourt/domain/vehicle/codes';
import type { IndexedCar } from '@forecourt/vehicle-rules/group-values';
import { PairIndex } from '../../columns/dictionaries/pair-index.ts';
import { TextDictionary } from '../../columns/dictionaries/text-dictionary.ts';
import type { FactName } from './card-facts.ts';
import { type JointName, usualJointOf } from './joint-axes.ts';

/** A car as its codes are looked up. */
export interface NumberedCar {
  readonly car: IndexedCar;
  readonly facts: Readonly<Record<FactName, number>>;
  /** `KnownCodes.ownerKindOf` of whose it is. */
  readonly ownerKind: number;
}

/** The codes of one joint column that were made before, by a number that decides them. */
export interface CodesByKey {
  keyOf(car: NumberedCar): number;
  readonly codes: CodeMemory;
}

/** Codes by number. */
class CodeMemory {
  /** Code and one; 0 where there is none. */
  #codes = new Uint32Array(64);

  /** -1 where it is not known. */
  get(key: number): number {
    return (this.#codes[key] ?? 0) - 1;
  }

  set(key: number, code: number): void {
    if (key >= this.#codes.length) {
      const larger = new Uint32Array(2 * key);
      larger.set(this.#codes);
      this.#codes = larger;
    }
    this.#codes[key] = code + 1;
  }
}

/**
 * Joint codes without a look at the values they are made of: what decides a code has few combinations,
 * each under a number, and the code of each is kept.
 */
export class KnownCodes {
  readonly #colors = new PairIndex();
  readonly #markets = new PairIndex();
  readonly #sellers = { offers: new PairIndex(), all: new PairIndex() };
  readonly #ownerKinds = new TextDictionary();
  readonly #columns = new Map<JointName, CodesByKey>();
  readonly #keys = {
    tree: ({ facts }: NumberedCar) => facts.specification,
    build: ({ facts }: NumberedCar) => facts.specification,
    history: ({ facts }: NumberedCar) => facts.history,
    colors: ({ facts }: NumberedCar) => this.#colors.numberOf(facts.exterior, facts.interior),
    market: ({ facts, car: { card } }: NumberedCar) =>
      this.#markets.numberOf(facts.offer, bandsOf(mileageRanges, card.mileage)),
    seller: ({ facts, car: { card }, ownerKind }: NumberedCar) => {
      const drop = bandsOf(priceDrops, priceDrop(card));
      const told = card.dealerFees === null ? 0 : 1;
      const offered = this.#sellers.offers.numberOf(facts.offer, ownerKind);
      return this.#sellers.all.numberOf(offered, 2 * drop + told);
    },
    deal: () => 0,
  };

  constructor() {
    // Cars are rated when all are there.
    this.of('deal').codes.set(0, 0);
  }

  of(name: JointName): CodesByKey {
    const known = this.#columns.get(name);
    if (known) return known;
    const column = { keyOf: this.#keys[usualJointOf(name)], codes: new CodeMemory() };
    this.#columns.set(name, column);
    return column;
  }

  /** A number for what of an owner its cars are found by. */
  ownerKindOf({ privateSeller, homeServices }: IndexedCar['owner']): number {
    return this.#ownerKinds.idOf(JSON.stringify([privateSeller, homeServices]));
  }
}

/** A bit for each band that a number is in. */
function bandsOf(bands: readonly NumberBand[], value: number | null): number {
  if (value === null) return 0;
  let bits = 0;
  for (let index = 0; index < bands.length; index += 1) {
    const band = bands[index];
    if (band && value >= band.min && value <= band.max) bits |= 1 << index;
  }
  return bits;
}

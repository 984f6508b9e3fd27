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

/** Numbers for what of the facts of a table decides a column: far fewer than there are facts. */
class FactKinds {
  readonly #read: (car: IndexedCar) => readonly unknown[];
  readonly #kinds = new TextDictionary();
  /** By number of the facts. */
  readonly #known: number[] = [];

  constructor(read: (car: IndexedCar) => readonly unknown[]) {
    this.#read = read;
  }

  numberOf(facts: number, car: IndexedCar): number {
    const known = this.#known[facts];
    if (known !== undefined) return known;
    const kind = this.#kinds.idOf(JSON.stringify(this.#read(car)));
    this.#known[facts] = kind;
    return kind;
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
  readonly #marketOffers = new FactKinds(({ card }) => [card.listingType, card.year]);
  readonly #sellerOffers = new FactKinds(({ card }) => [
    card.homeServices,
    card.vehicleExchange,
    card.tier,
  ]);
  readonly #ownerKinds = new TextDictionary();
  readonly #columns = new Map<JointName, CodesByKey>();
  readonly #keys = {
    tree: ({ facts }: NumberedCar) => facts.specification,
    build: ({ facts }: NumberedCar) => facts.specification,
    history: ({ facts }: NumberedCar) => facts.history,
    colors: ({ facts }: NumberedCar) => this.#colors.numberOf(facts.exterior, facts.interior),
    market: ({ facts, car }: NumberedCar) => {
      const offer = this.#marketOffers.numberOf(facts.offer, car);
      return this.#markets.numberOf(offer, bandsOf(mileageRanges, car.card.mileage));
    },
    seller: ({ facts, car, ownerKind }: NumberedCar) => {
      const drop = bandsOf(priceDrops, priceDrop(car.card));
      const told = car.card.dealerFees === null ? 0 : 1;
      const offer = this.#sellerOffers.numberOf(facts.offer, car);
      const offered = this.#sellers.offers.numberOf(offer, ownerKind);
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

import type { Segment } from '@forecourt/domain/money/finance-tables';
import { energyUnits } from '@forecourt/domain/money/ownership/energy';
import { energyOfCar, segmentOf } from '@forecourt/domain/money/trade-in/owned-car';
import type { FactTables } from './card-facts.ts';
import type { JointDictionaries } from './joint-axes.ts';

/** Kinds of cars that age alike, by number. The tables' own list would bring a library of schemas along. */
export const segmentNames: readonly Segment[] = [
  'car',
  'suv',
  'truck',
  'van',
  'sports',
  'electric',
];

/** What runs a car, by number; cars whose economy is not told have the number behind. */
export const energyKinds = ['gasoline', 'diesel', 'electric'] as const;

/** What codes and facts mean for costs: what is new in their dictionaries is added when it is asked for. */
export class CostTables {
  readonly #seller: JointDictionaries['seller'];
  readonly #charges: FactTables['charges'];
  /** 1 for private sellers, by code. */
  readonly isPrivate: number[] = [];
  /** By number of charges: a dealer's fees, infinite where they are not told, and rebates. */
  readonly fees: number[] = [];
  readonly rebates: number[] = [];
  readonly owned: OwnedSpecifications;

  constructor({ seller }: JointDictionaries, { charges, specification }: FactTables) {
    this.#seller = seller;
    this.#charges = charges;
    this.owned = new OwnedSpecifications(specification);
  }

  /** These tables, of everything that there is. */
  live(): this {
    for (let code = this.isPrivate.length; code < this.#seller.size; code += 1) {
      this.isPrivate.push(this.#seller.valueOf('sellerType', code) === 'p' ? 1 : 0);
    }
    for (let id = this.fees.length; id < this.#charges.size; id += 1) {
      const { dealerFees, incentive } = this.#charges.read(id);
      this.fees.push(dealerFees ?? Number.POSITIVE_INFINITY);
      this.rebates.push(incentive ?? 0);
    }
    return this;
  }
}

/** What owning cars depends on, by number of their specification. */
interface OwnedTables {
  /** One more than the index among `segmentNames`; 0 for what is still to be read. */
  readonly segments: Uint8Array;
  /** Indexes of `energyKinds`. */
  readonly energies: Uint8Array;
  /** Gallons, or kilowatt-hours, in a hundred miles; 1 where they are not told. */
  readonly units: Float64Array;
}

const noBytes = new Uint8Array();

/** Reads specifications when cars of them are asked about: there may be as many as cars. */
class OwnedSpecifications {
  readonly #specifications: FactTables['specification'];
  #tables: OwnedTables = { segments: noBytes, energies: noBytes, units: new Float64Array() };

  constructor(specifications: FactTables['specification']) {
    this.#specifications = specifications;
  }

  /** With room for all specifications that there are. */
  tables(): OwnedTables {
    const { size } = this.#specifications;
    const { segments, energies, units } = this.#tables;
    if (segments.length < size) {
      this.#tables = {
        segments: grown(segments, new Uint8Array(2 * size)),
        energies: grown(energies, new Uint8Array(2 * size)),
        units: grown(units, new Float64Array(2 * size)),
      };
    }
    return this.#tables;
  }

  read(id: number): void {
    const { segments, energies, units } = this.#tables;
    const car = this.#specifications.read(id);
    const energy = energyOfCar(car);
    segments[id] = segmentNames.indexOf(segmentOf(car)) + 1;
    energies[id] = energy ? energyKinds.indexOf(energy.kind) : energyKinds.length;
    units[id] = energy ? energyUnits(energy) : 1;
  }
}

function grown<Numbers extends Uint8Array | Float64Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from);
  return to;
}

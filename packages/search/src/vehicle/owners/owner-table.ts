import type { Owner } from '@forecourt/domain/listing/seller/owner';
import type { ListColumn } from '../../columns/column.ts';
import { TextDictionary } from '../../columns/dictionaries/text-dictionary.ts';
import { GrowableNumbers } from '../../columns/growable-numbers.ts';
import { curveLength, hilbertIndex } from '../../columns/hilbert.ts';

/** Delivery to every market. */
export const everywhere = '*';

/** The numbers by slot that put cars in the order of their owners and find owners by place. */
export interface OwnerPlaces {
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  /** Owners and their cars stand in the order of these. */
  readonly orderKeys: Float64Array;
  /** Numbers of the keys (`placeKeys`) that an owner is found by. */
  readonly keys: ListColumn<Uint32Array>;
}

/** What an owner is found by, beside its position. */
function placeKeys({ state, city, dmaCode, deliveryDmaCodes }: Owner): string[] {
  return [
    `state:${state}`,
    `city:${city.toLowerCase()}`,
    ...(dmaCode === null ? [] : [`dma:${dmaCode}`]),
    ...deliveryDmaCodes.map((code) => `delivers:${code}`),
  ];
}

/** What a table of owners holds, as plain data. */
export interface OwnersState {
  /** By slot. */
  readonly owners: readonly Owner[];
  /** The texts that owners were ever found by, by number. */
  readonly placeKeys: readonly string[];
}

/** The owners of an engine under small numbers ("slots") that never change. */
export class OwnerTable {
  readonly #owners: Owner[] = [];
  readonly #slots = new Map<number, number>();
  readonly #keys: TextDictionary;
  readonly #keysOfSlot: number[][] = [];
  readonly #latitudes = growingColumn();
  readonly #longitudes = growingColumn();
  readonly #orderKeys = growingColumn();
  /** How often an owner was put. */
  #version = 0;
  /** Made again when it is asked for after a change. */
  #places: OwnerPlaces | null = null;

  /** @param keys what another table's owners were found by */
  constructor(owners: Iterable<Owner>, keys: readonly string[] = []) {
    this.#keys = new TextDictionary(keys);
    for (const owner of owners) this.put(owner);
  }

  put(owner: Owner): void {
    const slot = this.#slots.get(owner.id) ?? this.#owners.length;
    this.#slots.set(owner.id, slot);
    this.#owners[slot] = owner;
    this.#keysOfSlot[slot] = placeKeys(owner).map((key) => this.#keys.idOf(key));
    this.#latitudes.set(slot, owner.latitude);
    this.#longitudes.set(slot, owner.longitude);
    this.#orderKeys.set(slot, orderKey(owner));
    this.#places = null;
    this.#version += 1;
  }

  /** Another number after every change. */
  get version(): number {
    return this.#version;
  }

  /** A copy of what is there now. */
  state(): OwnersState {
    return { owners: this.#owners.slice(), placeKeys: this.#keys.texts.slice() };
  }

  findById(id: number): Owner | undefined {
    const slot = this.#slots.get(id);
    return slot === undefined ? undefined : this.#owners[slot];
  }

  findSlot(id: number): number | undefined {
    return this.#slots.get(id);
  }

  get(slot: number): Owner {
    const owner = this.#owners[slot];
    if (!owner) throw new Error(`There is no owner in slot ${slot}.`);
    return owner;
  }

  /** The number of a key that some owner was ever found by. */
  findKey(key: string): number | undefined {
    return this.#keys.findId(key);
  }

  /** As they are now. Readers wait for this after each change of an owner, so nothing is computed anew. */
  places(): OwnerPlaces {
    this.#places ??= {
      latitudes: this.#latitudes.finish(),
      longitudes: this.#longitudes.finish(),
      orderKeys: this.#orderKeys.finish(),
      keys: toListColumn(this.#keysOfSlot),
    };
    return this.#places;
  }
}

const growingColumn = () => new GrowableNumbers((length) => new Float64Array(length));

function toListColumn(lists: readonly (readonly number[])[]): ListColumn<Uint32Array> {
  const offsets = new Uint32Array(lists.length + 1);
  lists.forEach(({ length }, index) => {
    offsets[index + 1] = (offsets[index] ?? 0) + length;
  });
  const values = new Uint32Array(offsets.at(-1) ?? 0);
  lists.forEach((list, index) => {
    values.set(list, offsets[index]);
  });
  return { offsets, values };
}

/**
 * Owners who deliver everywhere come first, then those who deliver to some markets, then all others,
 * and each kind along the curve. A circle and what is delivered to its market are then few ranges
 * instead of one for each owner who delivers.
 */
function orderKey({ latitude, longitude, deliveryDmaCodes }: Owner): number {
  const someMarkets = deliveryDmaCodes.length > 0 ? 1 : 2;
  const reach = deliveryDmaCodes.includes(everywhere) ? 0 : someMarkets;
  return reach * curveLength + hilbertIndex(latitude, longitude);
}

/** Whether a new version of an owner changes what its cars are found by. */
export function movesCars(before: Owner, after: Owner): boolean {
  const findable = ({
    latitude,
    longitude,
    city,
    state,
    dmaCode,
    deliveryDmaCodes,
    privateSeller,
    homeServices,
  }: Owner) =>
    JSON.stringify([
      latitude,
      longitude,
      city,
      state,
      dmaCode,
      deliveryDmaCodes,
      privateSeller,
      homeServices,
    ]);
  return findable(before) !== findable(after);
}

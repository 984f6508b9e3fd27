import type { Owner } from '@forecourt/domain/owner';
import { hilbertIndex } from '../columns/hilbert.ts';

/** The owners of an engine under small numbers ("slots") that never change. */
export class OwnerTable {
  readonly #owners: Owner[] = [];
  readonly #curvePlaces: number[] = [];
  readonly #slots = new Map<number, number>();

  constructor(owners: Iterable<Owner>) {
    for (const owner of owners) this.put(owner);
  }

  put(owner: Owner): void {
    const slot = this.#slots.get(owner.id) ?? this.#owners.length;
    this.#slots.set(owner.id, slot);
    this.#owners[slot] = owner;
    this.#curvePlaces[slot] = hilbertIndex(owner.latitude, owner.longitude);
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

  /** Negative when the owner in slot `a` stands first on the curve. */
  compare(a: number, b: number): number {
    return (this.#curvePlaces[a] ?? 0) - (this.#curvePlaces[b] ?? 0) || a - b;
  }
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

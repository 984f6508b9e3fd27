import { type FilterGroupKey, filterGroupKeys } from '@forecourt/domain/filter-groups';
import { derivedPrice } from '@forecourt/domain/listing';
import type { Owner } from '@forecourt/domain/owner';
import { ValueSets } from '../columns/value-sets.ts';
import { groupValues, type IndexedCar } from './group-values.ts';
import { relevanceOf } from './relevance.ts';

/** Groups that are columns of value sets; mileage is a number. */
export type SetGroup = Exclude<FilterGroupKey, 'mileage'>;
export const setGroups = filterGroupKeys.filter((group): group is SetGroup => group !== 'mileage');

/** One dictionary a group, shared by all segments of an engine. */
export type Dictionaries = Readonly<Record<SetGroup, ValueSets>>;

export function createDictionaries(): Dictionaries {
  return Object.fromEntries(setGroups.map((group) => [group, new ValueSets()])) as Record<
    SetGroup,
    ValueSets
  >;
}

/** Stands for a missing number in the integer columns. */
export const missing = -1;

/** Where an owner's cars stand in the rows of a segment. */
export interface OwnerRange {
  readonly owner: Owner;
  readonly start: number;
  readonly end: number;
}

/**
 * An immutable set of cars as columns. Cars of one owner stand together, so that a place filter is a
 * list of row ranges.
 */
export class Segment {
  readonly size: number;
  readonly cards: readonly IndexedCar['card'][];
  readonly owners: readonly OwnerRange[];
  readonly sets: Readonly<Record<SetGroup, Uint32Array>>;
  readonly ids: Float64Array;
  readonly year: Int32Array;
  /** Whole dollars; `missing` without a price. */
  readonly price: Int32Array;
  readonly mileage: Int32Array;
  /** Days since 1970. */
  readonly listedDay: Int32Array;
  readonly relevance: Float32Array;
  readonly #rowOfId: ReadonlyMap<number, number>;
  /** 1 where the car was deleted or replaced since. */
  readonly removed: Uint8Array;
  #remaining: number;

  constructor(cars: readonly IndexedCar[], dictionaries: Dictionaries, today: string) {
    const sorted = [...cars].sort((a, b) => a.owner.id - b.owner.id || a.card.id - b.card.id);
    this.size = sorted.length;
    this.cards = sorted.map(({ card }) => card);
    this.owners = ownerRanges(sorted);
    this.sets = Object.fromEntries(
      setGroups.map((group) => {
        const dictionary = dictionaries[group];
        const values = groupValues[group];
        return [group, Uint32Array.from(sorted, (car) => dictionary.setIdOf(values(car)))];
      }),
    ) as Record<SetGroup, Uint32Array>;
    this.ids = Float64Array.from(this.cards, ({ id }) => id);
    this.year = Int32Array.from(this.cards, ({ year }) => year);
    this.price = Int32Array.from(this.cards, (card) => derivedPrice(card) ?? missing);
    this.mileage = Int32Array.from(this.cards, ({ mileage }) => mileage ?? missing);
    this.listedDay = Int32Array.from(
      this.cards,
      ({ listedOn }) => Date.parse(listedOn) / 86_400_000,
    );
    this.relevance = Float32Array.from(this.cards, (card) => relevanceOf(card, today));
    this.#rowOfId = new Map(this.cards.map(({ id }, row) => [id, row]));
    this.removed = new Uint8Array(this.size);
    this.#remaining = this.size;
  }

  /** How many cars are still there. */
  get remainingSize(): number {
    return this.#remaining;
  }

  /** The row of a car that is still there. */
  findRow(id: number): number | undefined {
    const row = this.#rowOfId.get(id);
    return row === undefined || this.removed[row] === 1 ? undefined : row;
  }

  /** Hides a car from later requests. @returns whether it was there */
  remove(id: number): boolean {
    const row = this.findRow(id);
    if (row === undefined) return false;
    this.removed[row] = 1;
    this.#remaining -= 1;
    return true;
  }

  /** The cars that are still there. */
  *remaining(): Generator<IndexedCar> {
    for (const { owner, start, end } of this.owners) {
      for (let row = start; row < end; row += 1) {
        const card = this.cards[row];
        if (card && this.removed[row] === 0) yield { card, owner };
      }
    }
  }
}

function ownerRanges(sorted: readonly IndexedCar[]): OwnerRange[] {
  const ranges: OwnerRange[] = [];
  let start = 0;
  for (let row = 1; row <= sorted.length; row += 1) {
    const first = sorted[start];
    if (first && sorted[row]?.owner.id !== first.owner.id) {
      ranges.push({ owner: first.owner, start, end: row });
      start = row;
    }
  }
  return ranges;
}

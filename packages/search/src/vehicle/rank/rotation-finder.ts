import { fairRotation } from '@forecourt/domain/promotion/rotation';
import type { PaidRotation, SearchFilter } from '@forecourt/domain/search/search-engine';
import type { ListingTier } from '@forecourt/domain/vehicle/codes';
import { GrowableNumbers } from '../../columns/growable-numbers.ts';
import { blockSize } from '../../columns/rows/row-block.ts';
import type { Vocabulary } from '../cars/vocabulary.ts';
import type { OwnerTable } from '../owners/owner-table.ts';
import { candidateRows } from '../request/candidate-rows.ts';
import type { MatchScanner } from '../request/match-scanner.ts';
import type { CarPosition, Layer } from '../segments/layers.ts';
import { sortOrderOf } from './sort-order.ts';

/** Cars are counted by how far they are from the best relevance, which is 1, in this many steps. */
const steps = 1024;

/** Room at the beginning. */
const fewCars = 1024;

interface RotationFinderParts {
  readonly vocabulary: Vocabulary;
  readonly owners: OwnerTable;
  readonly scanner: MatchScanner;
}

/**
 * Finds the cars of several rotations by one pass over the rows. A rotation may be anywhere in the order:
 * counts by step tell which steps it is in, and only their cars are put in order.
 */
export class RotationFinder {
  readonly #parts: RotationFinderParts;
  readonly #tiers = new Uint8Array(blockSize);
  readonly #keys = new Float64Array(blockSize);
  readonly #payloads = new Uint32Array(blockSize);

  constructor(parts: RotationFinderParts) {
    this.#parts = parts;
  }

  find(
    layers: readonly Layer[],
    filter: SearchFilter,
    rotations: readonly PaidRotation[],
  ): CarPosition[][] {
    const tiers = [...new Set(rotations.flatMap((rotation) => rotation.tiers))];
    const cars = this.#collect(layers, filter, tiers);
    const toPosition = (payload: number): CarPosition => {
      return { layer: payload % layers.length, row: Math.floor(payload / layers.length) };
    };
    const idOf = ({ layer, row }: CarPosition) => layers[layer]?.segment.columns.ids[row] ?? 0;
    return rotations.map((rotation) => {
      const wanted = rotation.tiers.map((tier) => tiers.indexOf(tier));
      const stretches = fairRotation(cars.count(wanted), rotation.count, rotation.rotation);
      return stretches
        .flatMap((stretch) => cars.inOrder(wanted, stretch, (payload) => idOf(toPosition(payload))))
        .map(toPosition);
    });
  }

  #collect(
    layers: readonly Layer[],
    filter: SearchFilter,
    tiers: readonly ListingTier[],
  ): CarsByTier {
    const { vocabulary, owners, scanner } = this.#parts;
    const tierOfCode = this.#indexesOf(tiers);
    const plan = scanner.plan({ ...filter, tiers });
    const { scratch } = scanner.kernels;
    const cars = new CarsByTier(tiers.length);
    const keys = this.#keys;
    layers.forEach((layer, index) => {
      const { segment } = layer;
      const { origin } = filter;
      const order = sortOrderOf('relevance', { segment, vocabulary, owners, scratch, origin });
      const codes = segment.columns.joints.seller;
      scanner.scan(layer, [candidateRows(layer, filter)], plan, ({ matches }) => {
        const { rows, length } = matches;
        order.writeKeys(rows, length, keys, Number.POSITIVE_INFINITY);
        const ofTier = this.#tiers;
        const payloads = this.#payloads;
        for (let at = 0; at < length; at += 1) {
          const row = rows[at] ?? 0;
          ofTier[at] = tierOfCode[codes[row] ?? 0] ?? 0;
          payloads[at] = row * layers.length + index;
        }
        cars.add(length, ofTier, keys, payloads);
      });
    });
    return cars.finish();
  }

  /** Indexes among `tiers` by code of the column that tells the tier of a car. */
  #indexesOf(tiers: readonly string[]): Uint8Array {
    const { seller } = this.#parts.vocabulary.joints;
    const sets = seller.sets('tier');
    const indexOfSet = Array.from({ length: sets.size }, (_, set) =>
      tiers.indexOf(sets.valuesOf(set)[0] ?? ''),
    );
    return Uint8Array.from(seller.column('tier'), (set) => indexOfSet[set] ?? 0);
  }
}

/** A car that may be in a rotation. */
interface Ranked {
  readonly key: number;
  readonly id: number;
  readonly payload: number;
}

/** Cars with what orders them, found by tier and step. */
class CarsByTier {
  readonly #boxes = new GrowableNumbers((length) => new Uint32Array(length), fewCars);
  readonly #keys = new GrowableNumbers((length) => new Float64Array(length), fewCars);
  readonly #payloads = new GrowableNumbers((length) => new Uint32Array(length), fewCars);
  /** By tier and step: where the cars begin in `indexes`, and at the end their number. */
  readonly #starts: Uint32Array;
  #indexes = new Uint32Array();

  constructor(tiers: number) {
    this.#starts = new Uint32Array(tiers * steps + 1);
  }

  /**
   * Adds the first `length` of what is given side by side.
   *
   * @param keys from -1, the best, to 0
   */
  add(length: number, tiers: Uint8Array, keys: Float64Array, payloads: Uint32Array): void {
    const first = this.#boxes.length;
    const boxes = this.#boxes.reserve(length);
    const starts = this.#starts;
    for (let at = 0; at < length; at += 1) {
      const box = (tiers[at] ?? 0) * steps + stepOf(keys[at] ?? 0);
      starts[box + 1] = (starts[box + 1] ?? 0) + 1;
      boxes[first + at] = box;
    }
    this.#boxes.advance(length);
    this.#keys.reserve(length).set(keys.subarray(0, length), first);
    this.#keys.advance(length);
    this.#payloads.reserve(length).set(payloads.subarray(0, length), first);
    this.#payloads.advance(length);
  }

  /** To be called once, when all were added. */
  finish(): this {
    const starts = this.#starts;
    for (let box = 1; box < starts.length; box += 1) {
      starts[box] = (starts[box] ?? 0) + (starts[box - 1] ?? 0);
    }
    const next = starts.slice();
    const boxes = this.#boxes.reserve(0);
    this.#indexes = new Uint32Array(this.#boxes.length);
    for (let at = 0; at < this.#indexes.length; at += 1) {
      const box = boxes[at] ?? 0;
      const index = next[box] ?? 0;
      this.#indexes[index] = at;
      next[box] = index + 1;
    }
    return this;
  }

  count(tiers: readonly number[]): number {
    return tiers.reduce((sum, tier) => sum + this.#countOf(tier * steps, steps), 0);
  }

  /** Payloads of a stretch of the cars of some tiers, by key and then by id. */
  inOrder(
    tiers: readonly number[],
    { offset, limit }: { readonly offset: number; readonly limit: number },
    idOf: (payload: number) => number,
  ): number[] {
    const { first, last, before } = this.#stepsOf(tiers, offset, offset + limit);
    const cars = tiers.flatMap((tier) => this.#carsOf(tier, first, last, idOf));
    return cars
      .sort((a, b) => a.key - b.key || a.id - b.id)
      .slice(offset - before, offset - before + limit)
      .map(({ payload }) => payload);
  }

  /** The steps that hold the cars from index `start` to `end`, and how many are in those before. */
  #stepsOf(tiers: readonly number[], start: number, end: number) {
    let first = 0;
    let last = -1;
    let before = 0;
    let seen = 0;
    while (seen < end && last + 1 < steps) {
      last += 1;
      if (seen <= start) [first, before] = [last, seen];
      for (const tier of tiers) seen += this.#countOf(tier * steps + last, 1);
    }
    return { first, last, before };
  }

  #countOf(box: number, boxes: number): number {
    return (this.#starts[box + boxes] ?? 0) - (this.#starts[box] ?? 0);
  }

  #carsOf(tier: number, first: number, last: number, idOf: (payload: number) => number): Ranked[] {
    const start = this.#starts[tier * steps + first] ?? 0;
    const end = this.#starts[tier * steps + last + 1] ?? 0;
    const keys = this.#keys.reserve(0);
    const payloads = this.#payloads.reserve(0);
    return Array.from(this.#indexes.subarray(start, end), (at) => {
      const payload = payloads[at] ?? 0;
      return { key: keys[at] ?? 0, id: idOf(payload), payload };
    });
  }
}

/** Ascends with the key. */
function stepOf(key: number): number {
  return Math.min(steps - 1, Math.max(0, Math.floor((key + 1) * steps)));
}

import type { ListingTier } from '@forecourt/domain/codes';
import { fairTurn } from '@forecourt/domain/fair-turn';
import type { PaidTurn, SearchFilter } from '@forecourt/domain/search-engine';
import { GrowableNumbers } from '../columns/growable-numbers.ts';
import { blockSize } from '../columns/row-block.ts';
import { TopK } from '../columns/top-k.ts';
import { candidateRows } from './candidate-rows.ts';
import type { Layer, Place } from './layers.ts';
import type { MatchScanner } from './match-scanner.ts';
import type { OwnerTable } from './owner-table.ts';
import { sortOrderOf } from './sort-order.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Cars are counted by how far they are from the best relevance, which is 1, in this many steps. */
const steps = 1024;

interface TurnFinderParts {
  readonly vocabulary: Vocabulary;
  readonly owners: OwnerTable;
  readonly scanner: MatchScanner;
}

/**
 * Finds whose turn it is, for several turns by one pass over the rows. A turn may be anywhere in the
 * order: counts by step tell which steps it is in, and only their cars are put in order.
 */
export class TurnFinder {
  readonly #parts: TurnFinderParts;
  readonly #keys = new Float64Array(blockSize);

  constructor(parts: TurnFinderParts) {
    this.#parts = parts;
  }

  find(layers: readonly Layer[], filter: SearchFilter, turns: readonly PaidTurn[]): Place[][] {
    const tiers = [...new Set(turns.flatMap((turn) => turn.tiers))];
    const cars = this.#collect(layers, filter, tiers);
    const toPlace = (payload: number): Place => {
      return { layer: payload % layers.length, row: Math.floor(payload / layers.length) };
    };
    const idOf = ({ layer, row }: Place) => layers[layer]?.segment.columns.ids[row] ?? 0;
    return turns.map((turn) => {
      const wanted = turn.tiers.map((tier) => tiers.indexOf(tier));
      const stretches = fairTurn(cars.count(wanted), turn.count, turn.turn);
      return stretches
        .flatMap((stretch) => cars.inOrder(wanted, stretch, (payload) => idOf(toPlace(payload))))
        .map(toPlace);
    });
  }

  #collect(
    layers: readonly Layer[],
    filter: SearchFilter,
    tiers: readonly ListingTier[],
  ): CarsByTier {
    const { vocabulary, owners, scanner } = this.#parts;
    const { seller } = vocabulary.joints;
    const places = new Map<string | null, number>(tiers.map((tier, place) => [tier, place]));
    const tierOfCode = Uint8Array.from(
      { length: seller.size },
      (_, code) => places.get(seller.valueOf('tier', code)) ?? 0,
    );
    const plan = scanner.plan({ ...filter, tiers });
    const cars = new CarsByTier(tiers.length);
    const keys = this.#keys;
    layers.forEach((layer, place) => {
      const { segment } = layer;
      const order = sortOrderOf('relevance', { segment, vocabulary, owners, origin: undefined });
      const codes = segment.columns.joints.seller;
      scanner.scan(layer, [candidateRows(layer, filter)], plan, ({ matches }) => {
        const { rows, length } = matches;
        order.writeKeys(rows, length, keys);
        for (let at = 0; at < length; at += 1) {
          const row = rows[at] ?? 0;
          const tier = tierOfCode[codes[row] ?? 0] ?? 0;
          cars.add(tier, keys[at] ?? 0, row * layers.length + place);
        }
      });
    });
    return cars;
  }
}

/** Cars with what orders them, counted by tier and step. */
class CarsByTier {
  readonly #counts: readonly Uint32Array[];
  readonly #totals: Uint32Array;
  readonly #tiers = new GrowableNumbers((length) => new Uint8Array(length), blockSize);
  readonly #keys = new GrowableNumbers((length) => new Float64Array(length), blockSize);
  readonly #payloads = new GrowableNumbers((length) => new Float64Array(length), blockSize);

  constructor(tiers: number) {
    this.#counts = Array.from({ length: tiers }, () => new Uint32Array(steps));
    this.#totals = new Uint32Array(tiers);
  }

  /** @param key from -1, the best, to 0 */
  add(tier: number, key: number, payload: number): void {
    const counts = this.#counts[tier];
    const step = stepOf(key);
    if (counts) counts[step] = (counts[step] ?? 0) + 1;
    this.#totals[tier] = (this.#totals[tier] ?? 0) + 1;
    this.#tiers.push(tier);
    this.#keys.push(key);
    this.#payloads.push(payload);
  }

  count(tiers: readonly number[]): number {
    return tiers.reduce((sum, tier) => sum + (this.#totals[tier] ?? 0), 0);
  }

  /** Payloads of a stretch of the cars of some tiers, by key and then by id. */
  inOrder(
    tiers: readonly number[],
    { offset, limit }: { readonly offset: number; readonly limit: number },
    idOf: (payload: number) => number,
  ): number[] {
    const { first, last, before, within } = this.#stepsOf(tiers, offset, offset + limit);
    const top = new TopK(within);
    const [ofTier, keys, payloads] = [
      this.#tiers.reserve(0),
      this.#keys.reserve(0),
      this.#payloads.reserve(0),
    ];
    for (let at = 0; at < this.#keys.length; at += 1) {
      const key = keys[at] ?? 0;
      const step = stepOf(key);
      if (step < first || step > last || !tiers.includes(ofTier[at] ?? 0)) continue;
      const payload = payloads[at] ?? 0;
      top.offer(key, idOf(payload), payload);
    }
    return top.sortedFrom(offset - before).slice(0, limit);
  }

  /** The steps that hold the cars from place `start` to `end`, with how many are before and within. */
  #stepsOf(tiers: readonly number[], start: number, end: number) {
    let [first, last, before, seen] = [0, -1, 0, 0];
    while (seen < end && last + 1 < steps) {
      last += 1;
      if (seen <= start) [first, before] = [last, seen];
      for (const tier of tiers) seen += this.#counts[tier]?.[last] ?? 0;
    }
    return { first, last, before, within: seen - before };
  }
}

/** Ascends with the key. */
function stepOf(key: number): number {
  return Math.min(steps - 1, Math.max(0, Math.floor((key + 1) * steps)));
}

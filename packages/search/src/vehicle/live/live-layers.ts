import { Market, type MarketColumns } from '../cars/market.ts';
import { rateColumns } from '../cars/rate-columns.ts';
import { type DayTurn, refreshMerit } from '../cars/refresh-merit.ts';
import type { Vocabulary } from '../cars/vocabulary.ts';
import type { TotalsLimits } from '../count/segment-totals.ts';
import type { OwnerTable } from '../owners/owner-table.ts';
import type { EngineDay } from '../request/match-scanner.ts';
import {
  type CarPosition,
  type Layer,
  looseRowsOf,
  removedSince,
  removePositions,
  sizeOf,
  toLayerColumns,
} from '../segments/layers.ts';
import type { LooseRows } from '../segments/order-rows.ts';
import { Segment, toSegmentColumns } from '../segments/segment.ts';
import type { Merge, Merged } from './merge-layers.ts';

/** How many changed cars may stay apart from the others, and how large what is stored of them. */
export interface LayerLimits extends TotalsLimits {
  /** In all; by default 4 % of the cars, at least 1,000. Beyond, everything is merged and rated anew. */
  readonly maxPendingCars?: number;
  /** In the youngest layer, which is put in order anew with every change. */
  readonly maxFreshCars?: number;
  /** Of a joint column: one that has more is divided when the engine is made. */
  readonly maxCombinations?: number;
}

const usualMaxFreshCars = 1000;
const leastPendingCars = 1000;

/** Layers above the base: beyond, they are merged into one, because each costs every request a little. */
const maxYoungLayers = 4;

export interface LayersContext {
  /** Which merit is measured from: another as soon as all layers are of another. */
  readonly day: EngineDay;
  readonly vocabulary: Vocabulary;
  readonly owners: OwnerTable;
  readonly merge: Merge;
  /** Called when a merge has taken effect that no change has made at once. */
  readonly onMerged: () => void;
  /** Called with the error of a merge that failed; the layers stay as they are and the next change tries again. */
  readonly onMergeError: (error: unknown) => void;
  readonly limits: LayerLimits;
}

/** Layers that one is made of. */
interface MergedLayers {
  /** The position of the lowest. */
  readonly first: number;
  readonly before: readonly Layer[];
  readonly turn: DayTurn | null;
}

/**
 * The base and the younger layers above it. A change marks rows as removed and puts new ones into the
 * youngest layer. Layers that are being merged are sealed: nothing is added to them, and what is
 * removed from them meanwhile is removed from the outcome as well when it takes their place.
 */
export class LiveLayers {
  readonly #context: LayersContext;
  #layers: readonly Layer[];
  #market: Market;
  /** Layers from the lowest on that take no rows: the base, and those that are being merged. */
  #sealed = 1;
  #merging: Promise<void> | null = null;

  constructor(context: LayersContext, layers: readonly Layer[], market: MarketColumns) {
    this.#context = context;
    this.#layers = layers;
    this.#market = new Market(market);
  }

  /** From the oldest on; what is given here never changes. */
  get all(): readonly Layer[] {
    return this.#layers;
  }

  get market(): MarketColumns {
    return this.#market.columns;
  }

  /** Resolves when no merge is going on. */
  async settled(): Promise<void> {
    while (this.#merging) await this.#merging;
  }

  /** @param added unrated */
  change(removed: readonly CarPosition[], added: LooseRows): void {
    this.#layers = this.#withAdded(removePositions(this.#layers, removed), added);
    this.#mergeWhenDue();
  }

  /**
   * Merges everything into the base, where anything has changed or the day is another, and so rates all cars
   * afresh.
   *
   * @param today `YYYY-MM-DD`
   */
  async refresh(today: string): Promise<void> {
    // Not `settled()`: between its end and what follows here another merge might begin.
    while (this.#merging) await this.#merging;
    const from = this.#context.day.today;
    const [base, ...young] = this.#layers;
    const hasChanged = young.length > 0 || (base?.removed.length ?? 0) > 0;
    if (!hasChanged && from === today) return;
    this.#merge(0, from === today ? null : { from, to: today });
    if (!this.#merging) this.#context.onMerged();
    await this.settled();
  }

  #withAdded(layers: readonly Layer[], added: LooseRows): readonly Layer[] {
    const { owners, vocabulary, limits } = this.#context;
    const count = added.ownerSlots.length;
    if (count === 0) return layers;
    const columns = rateColumns(added.columns, this.#market, vocabulary.pricing.live());
    const rated = { ...added, columns };
    const youngest = layers.at(-1);
    const most = limits.maxFreshCars ?? usualMaxFreshCars;
    const joins = youngest && layers.length > this.#sealed && sizeOf(youngest) + count <= most;
    const parts = joins ? [looseRowsOf(toLayerColumns(youngest)), rated] : [rated];
    const segment = new Segment(toSegmentColumns(parts, owners.places()), owners);
    const layer = { segment, removed: new Uint32Array() };
    return [...(joins ? layers.slice(0, -1) : layers), layer];
  }

  #mergeWhenDue(): void {
    if (this.#merging) return;
    const [base, ...young] = this.#layers;
    if (!base) return;
    const changed = young.reduce((sum, layer) => sum + sizeOf(layer), 0);
    const most =
      this.#context.limits.maxPendingCars ?? Math.max(leastPendingCars, 0.04 * sizeOf(base));
    if (Math.max(changed, base.removed.length) > most) this.#merge(0);
    else if (young.length > maxYoungLayers) this.#merge(1);
  }

  /**
   * Merges the layers from `first` on. From the base on, every car is rated afresh.
   *
   * @param turn only from the base on
   */
  #merge(first: number, turn: DayTurn | null = null): void {
    const { merge, owners, vocabulary, limits } = this.#context;
    const before = this.#layers.slice(first);
    this.#sealed = this.#layers.length;
    const outcome = merge({
      layers: before.map(toLayerColumns),
      owners: owners.places(),
      pricing: first === 0 ? vocabulary.pricing.copy() : null,
      turn,
      totals: limits,
    });
    const merged = { first, before, turn };
    if (outcome instanceof Promise) this.#merging = this.#replaceLater(merged, outcome);
    else this.#replace(merged, outcome);
  }

  async #replaceLater(merged: MergedLayers, outcome: Promise<Merged>) {
    try {
      this.#replace(merged, await outcome);
    } catch (error) {
      this.#sealed = 1;
      this.#context.onMergeError(error);
      return;
    } finally {
      this.#merging = null;
    }
    this.#context.onMerged();
    this.#mergeWhenDue();
  }

  /** Puts the outcome in the place of the layers it was made of, in one assignment. */
  #replace({ first, before, turn }: MergedLayers, { segment: data, market }: Merged): void {
    const end = first + before.length;
    const segment = new Segment(data, this.#context.owners);
    const removed = removedSince(before, this.#layers.slice(first, end), segment);
    if (market) this.#market = new Market(market);
    this.#sealed = 1;
    const above = this.#layers.slice(end);
    this.#layers = [
      ...this.#layers.slice(0, first),
      { segment, removed },
      ...(turn ? above.map((layer) => this.#onDay(layer, turn)) : above),
    ];
    if (turn) this.#context.day.today = turn.to;
  }

  /** What came while the others were brought to another day is brought there, too: few cars. */
  #onDay({ segment, removed }: Layer, turn: DayTurn): Layer {
    const { owners, vocabulary } = this.#context;
    const columns = refreshMerit(segment.columns, vocabulary.pricing.live(), turn);
    return { segment: new Segment({ ...segment.data, columns }, owners), removed };
  }
}

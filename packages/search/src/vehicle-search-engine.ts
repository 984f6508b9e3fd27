import type { Listing } from '@forecourt/domain/listing/listing';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { toUnratedCard } from '@forecourt/vehicle-rules/unrated-card';
import { CarWriter } from './vehicle/cars/car-writer.ts';
import { refreshMerit } from './vehicle/cars/refresh-merit.ts';
import { type Division, findDivisions } from './vehicle/cars/split-joints.ts';
import { divideColumns } from './vehicle/cars/vehicle-columns.ts';
import { createVocabulary, divideVocabulary, type Vocabulary } from './vehicle/cars/vocabulary.ts';
import type { EngineState } from './vehicle/live/engine-state.ts';
import {
  type ChangeOptions,
  LiveEngine,
  type VehicleSearchEngine,
} from './vehicle/live/live-engine.ts';
import type { LayerLimits } from './vehicle/live/live-layers.ts';
import { lasting, ratedSegment } from './vehicle/live/merge-layers.ts';
import { OwnerTable } from './vehicle/owners/owner-table.ts';
import { Segment, type SegmentColumns } from './vehicle/segments/segment.ts';

/** How often it is looked whether joint columns are to be divided. */
const carsPerLook = 1024;

export interface Inventory {
  readonly owners: Iterable<Owner>;
  /** Every listing's owner is among `owners`. Read once; only columns stay in memory. */
  readonly listings: Iterable<Listing>;
  /** `YYYY-MM-DD`: freshness and wear are measured from here. */
  readonly today: string;
  /** Models that may be chosen before a car of theirs was ever for sale. */
  readonly models?: Iterable<VehicleModel>;
}

export interface VehicleModel {
  readonly code: string;
  readonly makeCode: string;
  readonly seriesCode: string | null;
}

/**
 * Builds the in-memory vehicle search engine. Deal ratings are computed against the inventory as it
 * is at build and at each merge of all layers; a car that changes in between is rated against those comparables.
 * Feature codes on a card come in the order of their vocabulary.
 *
 * @throws when a listing names an unknown owner; `apply` then changes nothing
 */
export function createVehicleSearchEngine(
  { listings, ...inventory }: Inventory,
  options: ChangeOptions = {},
): VehicleSearchEngine {
  const builder = new VehicleSearchEngineBuilder(inventory);
  for (const listing of listings) builder.add(listing);
  return builder.build(options);
}

/** As `createVehicleSearchEngine`, for listings that come bit by bit: only columns stay in memory. */
export class VehicleSearchEngineBuilder {
  readonly #today: string;
  #vocabulary = createVocabulary();
  readonly #owners: OwnerTable;
  readonly #writer: CarWriter;
  #added = 0;

  constructor({ owners, today, models = [] }: Omit<Inventory, 'listings'>) {
    for (const model of models) knowModel(this.#vocabulary, model);
    this.#today = today;
    this.#owners = new OwnerTable(owners);
    this.#writer = new CarWriter(this.#vocabulary, this.#owners, today);
  }

  /** @throws when the listing's owner is unknown */
  add(listing: Listing): void {
    this.#writer.add(toUnratedCard(listing));
    this.#added += 1;
    if (this.#added % carsPerLook === 0) this.#divide();
  }

  /** Parts joint columns whose axes turn out to depend little on one another. */
  #divide(maxCombinations?: number): void {
    const divisions = findDivisions(this.#vocabulary.joints, maxCombinations);
    if (divisions.length === 0) return;
    this.#vocabulary = divideVocabulary(this.#vocabulary, divisions);
    this.#writer.divide(this.#vocabulary, divisions);
  }

  /** The engine of all that was added; the builder ends with it. */
  build(options: ChangeOptions = {}): VehicleSearchEngine {
    this.#divide(options.limits?.maxCombinations);
    const today = this.#today;
    const vocabulary = this.#vocabulary;
    const owners = this.#owners;
    const pricing = vocabulary.pricing.live();
    const { segment, market } = ratedSegment(
      [this.#writer.finish()],
      owners.places(),
      pricing,
      options.limits,
    );
    const layers = [{ segment: new Segment(segment, owners), removed: new Uint32Array() }];
    return new LiveEngine({ today, vocabulary, owners, layers, market }, options);
  }
}

/**
 * An engine that holds what another did. Merit is measured anew when the day is another.
 */
export function restoreVehicleSearchEngine(
  state: EngineState,
  { today, models = [] }: Pick<Inventory, 'today' | 'models'>,
  options: ChangeOptions = {},
): VehicleSearchEngine {
  const undivided = createVocabulary(state.vocabulary);
  for (const model of models) knowModel(undivided, model);
  const divisions = findDivisions(undivided.joints, options.limits?.maxCombinations);
  const vocabulary = divideVocabulary(undivided, divisions);
  const owners = new OwnerTable(state.owners.owners, state.owners.placeKeys);
  const turn = { from: state.today, to: today };
  const layers = state.layers.map(({ segment, removed }) => {
    const divided = divideSegment(segment, divisions, options.limits);
    const columns =
      turn.from === turn.to
        ? divided.columns
        : refreshMerit(divided.columns, vocabulary.pricing.live(), turn);
    return { segment: new Segment({ ...divided, columns }, owners), removed };
  });
  return new LiveEngine({ today, vocabulary, owners, layers, market: state.market }, options);
}

/** An engine that began with few cars has learnt since what it could not know then. */
function divideSegment(
  segment: SegmentColumns,
  divisions: readonly Division[],
  limits?: LayerLimits,
): SegmentColumns {
  if (divisions.length === 0) return segment;
  const divided = { ...segment, columns: divideColumns(segment.columns, divisions) };
  return segment.codeRows ? lasting(divided, limits) : divided;
}

function knowModel(vocabulary: Vocabulary, { code, makeCode, seriesCode }: VehicleModel): void {
  const values = { makeCode: [makeCode], modelCode: [code] };
  const series = seriesCode === null ? [] : [seriesCode];
  vocabulary.joints.tree.codeOf((axis) => {
    if (axis === 'seriesCode') return series;
    return axis === 'makeCode' || axis === 'modelCode' ? values[axis] : [];
  });
}

import { hasSorted, mergeSorted } from '../../columns/ranges.ts';
import type { LooseRows } from './order-rows.ts';
import { ownerSlotsByRow, type Segment, type SegmentColumns } from './segment.ts';

/** A segment and which of its rows were deleted or replaced since, ascending. */
export interface Layer {
  readonly segment: Segment;
  readonly removed: Uint32Array;
}

/** A car in one of the layers. */
export interface CarPosition {
  readonly layer: number;
  readonly row: number;
}

/** Where the car of an id is; undefined where no layer has it, or it was removed. */
export function findPosition(layers: readonly Layer[], id: number): CarPosition | undefined {
  for (let layer = 0; layer < layers.length; layer += 1) {
    const { segment, removed } = layers[layer] ?? {};
    const row = segment?.findRow(id);
    if (row !== undefined && removed && !hasSorted(removed, row)) return { layer, row };
  }
  return undefined;
}

/** Of several cars with one VIN, the one with the largest id. */
export function findPositionOfVin(layers: readonly Layer[], vin: string): CarPosition | undefined {
  let found: CarPosition | undefined;
  let largest = Number.NEGATIVE_INFINITY;
  layers.forEach(({ segment, removed }, layer) => {
    for (const row of segment.rowsOfVin(vin)) {
      const id = segment.idAt(row);
      if (id > largest && !hasSorted(removed, row)) {
        found = { layer, row };
        largest = id;
      }
    }
  });
  return found;
}

/** The cars of an owner that are still there. */
export function positionsOfOwner(layers: readonly Layer[], slot: number): CarPosition[] {
  return layers.flatMap(({ segment, removed }, layer) => {
    const [start, end] = segment.rowsOfOwner(slot);
    const rows = Array.from({ length: end - start }, (_, position) => start + position);
    return rows.filter((row) => !hasSorted(removed, row)).map((row) => ({ layer, row }));
  });
}

/** The layers without the cars at `positions`. */
export function removePositions(
  layers: readonly Layer[],
  positions: readonly CarPosition[],
): Layer[] {
  const rowsByLayer = Map.groupBy(positions, ({ layer }) => layer);
  return layers.map((layer, number) => {
    const rows = rowsByLayer.get(number)?.map(({ row }) => row);
    return rows
      ? {
          segment: layer.segment,
          removed: mergeSorted(layer.removed, Uint32Array.from(rows).sort()),
        }
      : layer;
  });
}

/**
 * The rows of `segment`, which was made of the layers `before`, that were removed from those layers
 * while it was being made.
 *
 * @param after the same layers as they are now
 */
export function removedSince(
  before: readonly Layer[],
  after: readonly Layer[],
  segment: Segment,
): Uint32Array {
  const rows = after.flatMap((layer, number) => {
    const known = before[number]?.removed ?? new Uint32Array();
    if (known.length === layer.removed.length) return [];
    return Array.from(withoutKnown(layer.removed, known), (row) =>
      segment.findRow(layer.segment.idAt(row)),
    );
  });
  return Uint32Array.from(rows.filter((row) => row !== undefined)).sort();
}

/** Both ascend, and all of `known` is in `rows`. */
function withoutKnown(rows: Uint32Array, known: Uint32Array): Uint32Array {
  let next = 0;
  return rows.filter((row) => {
    if (known[next] !== row) return true;
    next += 1;
    return false;
  });
}

/** How many cars a layer has, without those that were removed. */
export function sizeOf({ segment, removed }: Layer): number {
  return segment.size - removed.length;
}

/** What any thread needs to merge a layer. */
export interface LayerColumns {
  readonly segment: SegmentColumns;
  readonly removed: Uint32Array;
}

/** A layer as plain data that a thread can be given. */
export function toLayerColumns({ segment, removed }: Layer): LayerColumns {
  return { segment: segment.data, removed };
}

/** The rows of a layer, to be put in order with those of others. */
export function looseRowsOf({ segment, removed }: LayerColumns): LooseRows {
  return { columns: segment.columns, ownerSlots: ownerSlotsByRow(segment), removed };
}

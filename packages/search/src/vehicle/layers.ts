import { hasSorted } from '../columns/ranges.ts';
import type { Layer } from './segment.ts';

/** A car in one of the layers. */
export interface Place {
  readonly layer: number;
  readonly row: number;
}

export function findPlace(layers: readonly Layer[], id: number): Place | undefined {
  for (let layer = 0; layer < layers.length; layer += 1) {
    const { segment, removed } = layers[layer] ?? {};
    const row = segment?.findRow(id);
    if (row !== undefined && removed && !hasSorted(removed, row)) return { layer, row };
  }
  return undefined;
}

/** Of several cars with one VIN, the one with the largest id. */
export function findPlaceOfVin(layers: readonly Layer[], vin: string): Place | undefined {
  let found: Place | undefined;
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
export function placesOfOwner(layers: readonly Layer[], slot: number): Place[] {
  return layers.flatMap(({ segment, removed }, layer) => {
    const [start, end] = segment.rowsOfOwner(slot);
    const rows = Array.from({ length: end - start }, (_, place) => start + place);
    return rows.filter((row) => !hasSorted(removed, row)).map((row) => ({ layer, row }));
  });
}

/** The layers without the cars at `places`. */
export function removePlaces(layers: readonly Layer[], places: readonly Place[]): Layer[] {
  return layers.map(({ segment, removed }, layer) => {
    const rows = places.filter((place) => place.layer === layer).map(({ row }) => row);
    return rows.length === 0
      ? { segment, removed }
      : { segment, removed: Uint32Array.from([...removed, ...rows]).sort() };
  });
}

export function sizeOf({ segment, removed }: Layer): number {
  return segment.size - removed.length;
}

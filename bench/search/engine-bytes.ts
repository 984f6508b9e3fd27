import type { VehicleColumns } from '@forecourt/search/vehicle/cars/vehicle-columns';
import type { EngineState } from '@forecourt/search/vehicle/live/engine-state';

/** What a listing takes in the engine's columns. */
export interface EngineBytes {
  /** What searches read: filters, counts, sorting, places. */
  readonly index: number;
  /** What only cards and look-ups by id or VIN read. */
  readonly cards: number;
  /** All that a request without a filter could read, not per listing. */
  readonly indexInAll: number;
}

export function measureEngine({ layers }: EngineState): EngineBytes {
  const [base] = layers;
  if (!base) throw new Error('The engine has no base.');
  const { columns, rowsById, rowsByVin, ...order } = base.segment;
  const rows = columns.ids.length;
  const { index, cards } = partsOf(columns);
  const indexInAll = bytesOf([index, order]);
  return {
    index: indexInAll / rows,
    cards: bytesOf([cards, rowsById, rowsByVin]) / rows,
    indexInAll,
  };
}

function partsOf({
  numbers,
  rareNumbers,
  isSalePrice,
  photoCounts,
  comparables,
  facts,
  vins,
  stockNumbers,
  photoPaths,
  photoHosts,
  fyuseIds,
  ...index
}: VehicleColumns) {
  const { price, mileage, listedDay, estimate } = numbers;
  const shown = [rareNumbers, isSalePrice, photoCounts, comparables, estimate];
  return {
    index: [index, price, mileage, listedDay],
    cards: [facts, vins, stockNumbers, photoPaths, photoHosts, fyuseIds, ...shown],
  };
}

/** The bytes of all arrays of numbers in something. */
function bytesOf(part: unknown): number {
  if (ArrayBuffer.isView(part)) return part.byteLength;
  if (typeof part !== 'object' || part === null) return 0;
  return Object.values(part).reduce<number>((sum, inner) => sum + bytesOf(inner), 0);
}

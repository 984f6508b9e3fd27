import type { CodeCounts } from '../../columns/counting.ts';
import type { TopEntries } from '../../columns/top-k.ts';
import type { Target } from '../count/targets.ts';
import type { FilterName } from './request-plan.ts';

/** Counts by code of some columns. */
export type ColumnCounts = ReadonlyMap<Target, CodeCounts>;

/** What was counted of the rows of a part. */
export interface Tallied {
  /** Of the rows that match. */
  readonly matches: ColumnCounts;
  /** Of the rows that a filter alone keeps out. */
  readonly misses: ReadonlyMap<FilterName, ColumnCounts>;
  /** Smallest, largest, sum and number, of prices and of mileages; null when not requested. */
  readonly price: Float64Array | null;
  readonly mileage: Float64Array | null;
}

/**
 * What some of the rows add to an answer, as plain data that goes from thread to thread. The parts of
 * one request over the same layers make up its answer, whoever found them.
 */
export interface SearchPart {
  /** How many of the pieces this is of, and how many there are. */
  readonly pieces: number;
  readonly pieceCount: number;
  /** Rows that match. */
  readonly total: number;
  /** As far as the page goes; a payload names layer and row. */
  readonly first: TopEntries;
  readonly tallied: Tallied;
}

/** Whether nobody else has any of the pieces. */
export function isWhole(parts: readonly SearchPart[]): boolean {
  const pieces = parts.reduce((sum, part) => sum + part.pieces, 0);
  return parts.some(({ pieceCount }) => pieceCount === pieces);
}

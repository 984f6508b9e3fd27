import type { CostRules } from '@forecourt/domain/search/cost-rules';
import type { GeoPoint } from '@forecourt/domain/search/search-engine';
import type { Codes } from '../../columns/column.ts';
import type { RowBlock } from '../../columns/rows/row-block.ts';
import type { Scratch } from '../../columns/rows/scratch.ts';
import type { Statuses } from '../../columns/rows/statuses.ts';
import type { Vocabulary } from '../cars/vocabulary.ts';
import type { OwnerTable } from '../owners/owner-table.ts';
import type { Segment } from '../segments/segment.ts';

/** How rows are ordered: by a key that is smaller for what comes first, missing values last both ways. */
export interface SortOrder {
  /**
   * Writes the keys of the first `length` of `rows`, which ascend from call to call.
   *
   * @param worst a row whose key is above it may have any key above it
   */
  writeKeys(rows: Uint32Array, length: number, keys: Float64Array, worst: number): void;
  /** Where all rows of a block are whose keys are not above `key`; null where no column tells. */
  boundsOf(key: number, block: RowBlock): NumberBounds | CodeBounds | null;
}

/** Rows whose numbers are within bounds. */
export interface NumberBounds {
  readonly numbers: Int32Array;
  /** Inclusive. */
  readonly low: number;
  readonly high: number;
}

/** Rows whose codes the table has 0 for, and `out` for the others. */
export interface CodeBounds {
  readonly codes: Codes;
  /** In the kernels' scratch. */
  readonly table: Statuses;
}

export interface SortContext {
  readonly segment: Segment;
  readonly vocabulary: Vocabulary;
  readonly owners: OwnerTable;
  /** For tables that are needed until the order is. */
  readonly scratch: Scratch;
  readonly origin: GeoPoint | undefined;
  /** Without them no car has a cost. */
  readonly costs?: CostRules | undefined;
}

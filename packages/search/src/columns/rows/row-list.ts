import type { RowBlock } from './row-block.ts';

/** Below one in so many rows, staging a block mostly costs more than memory that is read row by row. */
const rowsPerListed = 48;

/** Some rows of a block, ascending. */
export class RowList {
  readonly block: RowBlock;
  /** Their positions: the first `length` count. */
  readonly positions: Uint32Array;
  readonly length: number;
  readonly #rows: Uint32Array;
  #isRead = false;

  /** @param rows used for the rows when they are asked for */
  constructor(block: RowBlock, positions: Uint32Array, length: number, rows: Uint32Array) {
    this.block = block;
    this.positions = positions;
    this.length = length;
    this.#rows = rows;
  }

  /** Whether so many of the block's rows are here that it pays to stage columns for them. */
  get isDense(): boolean {
    return this.hasOneIn(rowsPerListed);
  }

  /** Whether more than one in so many of the block's rows is here. */
  hasOneIn(rows: number): boolean {
    return rows * this.length > this.block.length;
  }

  /** The rows: the first `length` count. */
  get rows(): Uint32Array {
    if (!this.#isRead) this.block.readRows(this.positions, this.length, this.#rows);
    this.#isRead = true;
    return this.#rows;
  }
}

import type { Codes } from '../../columns/column.ts';
import type { Scratch } from '../../columns/rows/scratch.ts';
import { type StatusTest, tableTest } from '../../columns/rows/status-tests.ts';
import { out, type Statuses } from '../../columns/rows/statuses.ts';

/** A filter over the codes of a joint column. */
export interface CodeFilter {
  passes(code: number): boolean;
}

/** A table of all codes costs as much as so many codes that are asked for one by one. */
const codesPerAsked = 4;

/** By sets: those of one axis that pass. */
export class AxisFilter implements CodeFilter {
  /** Set ids by code. */
  readonly #column: readonly number[];
  readonly #passing: Uint8Array;

  /** @param passing 1 by set id */
  constructor(column: readonly number[], passing: Uint8Array) {
    this.#column = column;
    this.#passing = passing;
  }

  passes(code: number): boolean {
    return this.#passing[this.#column[code] ?? 0] === 1;
  }
}

/**
 * All filters over one joint column. Of few rows each code is asked for by itself; from many on there is a
 * table of what every code adds, and so one look-up a row, however many filters there are.
 */
export class JointFilter {
  readonly #filters: { readonly filter: CodeFilter; readonly fails: number }[] = [];
  /** Anything until it is made. */
  readonly #table: Statuses;
  #isMade = false;
  #asked = 0;

  /** @param size codes are below it */
  constructor(scratch: Scratch, size: number) {
    this.#table = scratch.clampedBytes(size);
  }

  add(filter: CodeFilter, fails: number): void {
    this.#filters.push({ filter, fails });
  }

  test(codes: Codes): StatusTest {
    const byTable = tableTest(codes, this.#table);
    return {
      add: (status, block, kernels) => {
        this.#asked += block.length;
        if (codesPerAsked * this.#asked >= this.#table.length) this.#make();
        if (this.#isMade) byTable.add(status, block, kernels);
        else {
          block.forEachChunk((start, end, position) => {
            this.#addEach(status, position - start, codes, start, end);
          });
        }
      },
    };
  }

  #make(): void {
    if (this.#isMade) return;
    this.#isMade = true;
    const table = this.#table.fill(0);
    for (const { filter, fails } of this.#filters) {
      for (let code = 0; code < table.length; code += 1) {
        if (!filter.passes(code)) table[code] = (table[code] ?? 0) + fails;
      }
    }
  }

  /** @param shift from a row to its status */
  #addEach(status: Statuses, shift: number, codes: Codes, start: number, end: number): void {
    for (const { filter, fails } of this.#filters) {
      for (let row = start; row < end; row += 1) {
        const before = status[row + shift] ?? 0;
        // Two failures are as many as twenty.
        if (before >= out || filter.passes(codes[row] ?? 0)) continue;
        status[row + shift] = before + fails;
      }
    }
  }
}

import type { Codes } from '../../columns/column.ts';
import type { Scratch } from '../../columns/rows/scratch.ts';
import { type StatusTest, tableTest } from '../../columns/rows/status-tests.ts';
import { out, type Statuses } from '../../columns/rows/statuses.ts';

/** A filter over the codes of a joint column. */
export interface CodeFilter {
  passes(code: number): boolean;
  /** Visits the codes that pass, each once: where they are known without asking for every one. */
  forEachPassing?(visit: (code: number) => void): void;
}

interface FilterOfCodes {
  readonly filter: CodeFilter;
  /** What it adds to the status of a row that does not pass. */
  readonly fails: number;
}

/** A table of so many codes costs as much as one code that is asked for by itself. */
const codesPerAsked = { tried: 4, listed: 16 };

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
  readonly #filters: FilterOfCodes[] = [];
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
      add: (status, block, kernels, open) => {
        this.#asked += block.length;
        if (this.#asked * this.#codesPerAsked >= this.#table.length) this.#make();
        if (this.#isMade) byTable.add(status, block, kernels, open);
        else {
          block.forEachChunk((start, end, position) => {
            this.#addEach(status, position - start, codes, start, end);
          });
        }
      },
    };
  }

  get #codesPerAsked(): number {
    const areListed = this.#filters.every(({ filter }) => filter.forEachPassing);
    return areListed ? codesPerAsked.listed : codesPerAsked.tried;
  }

  #make(): void {
    if (this.#isMade) return;
    this.#isMade = true;
    const [first, ...others] = this.#filters;
    if (first) fillFailing(this.#table, first);
    for (const one of others) addFailing(this.#table, one);
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

/** Makes a table of what one filter adds. */
function fillFailing(table: Statuses, one: FilterOfCodes): void {
  const { filter, fails } = one;
  if (filter.forEachPassing) {
    table.fill(fails);
    filter.forEachPassing((code) => {
      table[code] = 0;
    });
  } else addFailing(table.fill(0), one);
}

function addFailing(table: Statuses, { filter, fails }: FilterOfCodes): void {
  for (let code = 0; code < table.length; code += 1) {
    if (!filter.passes(code)) table[code] = (table[code] ?? 0) + fails;
  }
}

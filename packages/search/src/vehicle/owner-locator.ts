import { isInArea } from '@forecourt/domain/map-area';
import type { MapArea, NumberSpan, OwnerCars, SearchFilter } from '@forecourt/domain/search-engine';
import { defaultKernels } from '../columns/kernels/default-kernels.ts';
import type { Kernels } from '../columns/kernels/kernels.ts';
import { appendRange, intersectRanges, type Ranges } from '../columns/ranges.ts';
import { scanRows } from '../columns/row-scanner.ts';
import { candidateRows } from './candidate-rows.ts';
import type { Layer } from './layers.ts';
import type { OwnerTable } from './owner-table.ts';
import { dayNumber } from './relevance.ts';
import { RequestPlan } from './request-plan.ts';
import type { Segment } from './segment.ts';
import { missing } from './vehicle-columns.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What was found of an owner, in one layer or in several. */
class Found {
  cars = 0;
  #min = Number.POSITIVE_INFINITY;
  #max = Number.NEGATIVE_INFINITY;

  add(price: number): void {
    this.cars += 1;
    if (price === missing) return;
    if (price < this.#min) this.#min = price;
    if (price > this.#max) this.#max = price;
  }

  get prices(): NumberSpan | null {
    return this.#min > this.#max ? null : { min: this.#min, max: this.#max };
  }
}

/** Finds whose the cars are that match. An owner's rows stand together, so one pass over them counts. */
export class OwnerLocator {
  readonly #vocabulary: Vocabulary;
  readonly #owners: OwnerTable;
  readonly #today: string;
  readonly #kernels: Kernels;

  /** @param today `YYYY-MM-DD`, the day of requests that name none */
  constructor(
    vocabulary: Vocabulary,
    owners: OwnerTable,
    today: string,
    kernels: Kernels = defaultKernels,
  ) {
    this.#vocabulary = vocabulary;
    this.#owners = owners;
    this.#today = today;
    this.#kernels = kernels;
  }

  /** Owners in `area` with cars that match, by id. */
  ownersIn(layers: readonly Layer[], filter: SearchFilter, area: MapArea): OwnerCars[] {
    const today = dayNumber(filter.today ?? this.#today);
    const { scratch } = this.#kernels;
    scratch.release();
    const plan = new RequestPlan(filter, this.#vocabulary, scratch, today);
    const filterCount = plan.names.length;
    const found = new Map<number, Found>();
    for (const layer of layers) {
      const { segment, removed } = layer;
      const ranges = intersectRanges(candidateRows(layer, filter), this.#rowsIn(segment, area));
      const tests = plan.tests(segment.columns);
      const count = counting(segment, found);
      scanRows({ ranges, removed, tests, filterCount }, this.#kernels, ({ matches }) => {
        count(matches.rows, matches.length);
      });
    }
    return [...found]
      .map(([slot, { cars, prices }]) => ({ owner: this.#owners.get(slot), cars, prices }))
      .sort((a, b) => a.owner.id - b.owner.id);
  }

  #rowsIn({ data: { ownerSlots, starts } }: Segment, area: MapArea): Ranges {
    const rows: number[] = [];
    ownerSlots.forEach((slot, rank) => {
      if (isInArea(area, this.#owners.get(slot))) {
        appendRange(rows, starts[rank] ?? 0, starts[rank + 1] ?? 0);
      }
    });
    return rows;
  }
}

/** Adds ascending rows of a segment to what was found of their owners. */
function counting({ data: { ownerSlots, starts }, columns }: Segment, found: Map<number, Found>) {
  const { price } = columns.numbers;
  let rank = -1;
  let end = 0;
  let own = new Found();
  return (rows: Uint32Array, length: number) => {
    for (let at = 0; at < length; at += 1) {
      const row = rows[at] ?? 0;
      if (row >= end) {
        while (row >= end) {
          rank += 1;
          end = starts[rank + 1] ?? Number.POSITIVE_INFINITY;
        }
        const slot = ownerSlots[rank] ?? 0;
        own = found.get(slot) ?? new Found();
        found.set(slot, own);
      }
      own.add(price[row] ?? missing);
    }
  };
}

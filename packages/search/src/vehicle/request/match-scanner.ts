import type { SearchFilter } from '@forecourt/domain/search/search-engine';
import { dayNumber } from '@forecourt/vehicle-rules/days';
import { defaultKernels } from '../../columns/kernels/default-kernels.ts';
import type { Kernels } from '../../columns/kernels/kernels.ts';
import type { Ranges } from '../../columns/ranges.ts';
import { type ScannedBlock, scanRows } from '../../columns/rows/row-scanner.ts';
import type { Vocabulary } from '../cars/vocabulary.ts';
import type { Layer } from '../segments/layers.ts';
import { RequestPlan } from './request-plan.ts';

/** The day of an engine, `YYYY-MM-DD`: merit is measured from it, and it is that of requests that name none. */
export interface EngineDay {
  today: string;
}

/** Finds the rows that a request's filters let through. */
export class MatchScanner {
  readonly kernels: Kernels;
  readonly #vocabulary: Vocabulary;
  readonly #day: EngineDay;

  constructor(vocabulary: Vocabulary, day: EngineDay, kernels: Kernels = defaultKernels) {
    this.#vocabulary = vocabulary;
    this.#day = day;
    this.kernels = kernels;
  }

  /** The day of a request, since 1970. */
  dayOf({ today = this.#day.today }: SearchFilter): number {
    return dayNumber(today);
  }

  /** Begins a request: what was in the scratch is gone. */
  plan(filter: SearchFilter): RequestPlan {
    const { scratch } = this.kernels;
    scratch.release();
    return new RequestPlan(filter, this.#vocabulary, scratch, this.dayOf(filter));
  }

  /** @param pieces rows of the layer, ascending from piece to piece */
  scan(
    { segment, removed }: Layer,
    pieces: Iterable<Ranges>,
    plan: RequestPlan,
    deliver: (scanned: ScannedBlock) => void,
  ): void {
    const tests = plan.tests(segment.columns);
    const rowsPerCell = segment.data.totals?.rowsPerCell;
    const scan = { pieces, removed, tests, rowsPerCell };
    scanRows(scan, this.kernels, deliver);
  }
}

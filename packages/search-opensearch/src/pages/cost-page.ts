import { type CostRules, costAt, costKinds } from '@forecourt/domain/search/cost-rules';
import type { CarIndex, SearchBody } from '../car-index.ts';
import { allOf, type Clause, termsOf } from '../clause.ts';
import type { PageWanted } from './page-finder.ts';

/** Cars of one kind in one straight piece of its costs: the index has them in the order of what they cost. */
interface Stream {
  readonly search: SearchBody;
  /** What a car costs, by what the index ordered it by. */
  readonly costOf: (sort: readonly (string | number)[]) => number;
}

interface Costed {
  readonly id: number;
  readonly cost: number;
}

/**
 * A page of what costs the shopper least by price alone. Costs are straight in pieces and differ between kinds
 * of cars: each piece is in the order of prices, or of ids where all cost the same, and the pieces are merged
 * here.
 */
export class CostPage {
  readonly #wanted: PageWanted;
  readonly #costs: CostRules;
  readonly #index: CarIndex;

  constructor(wanted: PageWanted, costs: CostRules, index: CarIndex) {
    this.#wanted = wanted;
    this.#costs = costs;
    this.#index = index;
  }

  /** The cars of the page, in order. */
  async findIds(): Promise<number[]> {
    const { offset, limit } = this.#wanted;
    const streams = this.#streams();
    const answers = await this.#index.search(streams.map(({ search }) => search));
    const cars = answers.flatMap(({ hits }, at) =>
      hits.map(({ _id: id, sort = [] }): Costed => {
        return { id: Number(id), cost: streams[at]?.costOf(sort) ?? 0 };
      }),
    );
    return cars
      .sort((a, b) => (a.cost === b.cost ? a.id - b.id : a.cost < b.cost ? -1 : 1))
      .slice(offset, offset + limit)
      .map(({ id }) => id);
  }

  #streams(): Stream[] {
    const { curves } = this.#costs;
    const field = 'price';
    const untold = {
      search: this.#search([{ bool: { must_not: [{ exists: { field } }] } }], []),
      costOf: () => Number.POSITIVE_INFINITY,
    };
    const told = costKinds.flatMap((kind) => {
      const curve = curves[kind];
      const pieces = curve.length > 0 ? curve : [{ from: 0, value: 0, slope: 0 }];
      return pieces.map(({ from, slope }, at): Stream => {
        const next = pieces[at + 1]?.from;
        const range = { gte: from, ...(next !== undefined && { lt: next }) };
        const own = [termsOf('kind', [kind]), { range: { [field]: range } }];
        if (slope > 0) {
          const costOf = ([price = 0]: readonly (string | number)[]) =>
            costAt(curve, Number(price));
          return { search: this.#search(own, [{ [field]: 'asc' }]), costOf };
        }
        return { search: this.#search(own, []), costOf: () => costAt(curve, from) };
      });
    });
    return [...told, untold];
  }

  #search(own: readonly Clause[], order: readonly Clause[]): SearchBody {
    const { query, offset, limit } = this.#wanted;
    return {
      query: allOf([query, ...own]),
      sort: [...order, { id: 'asc' }],
      size: offset + limit,
      track_total_hits: false,
      _source: false,
    };
  }
}

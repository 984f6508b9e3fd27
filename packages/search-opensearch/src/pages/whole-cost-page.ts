import { type CostRules, costKinds, costOf } from '@forecourt/domain/search/cost-rules';
import { readOwned } from '../car-document.ts';
import type { CarIndex, Found, SearchBody } from '../car-index.ts';
import { allOf } from '../clause.ts';
import type { PageWanted } from './page-finder.ts';

/** Cars that are looked at in one search: what they cost to buy follows their price closely, to own it does not. */
const stretches = { bought: 500, owned: 5000 } as const;

interface Costed {
  readonly id: number;
  readonly cost: number;
}

/**
 * A page of what costs the shopper least in all, to buy or to own. The index knows prices with fees; taxes, rebates
 * and what owning adds are reckoned here. Cars are walked through by price until none that is dearer can cost less
 * than the last of the page.
 */
export class WholeCostPage {
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
    const end = offset + limit;
    const cheapest = await this.#walk(end);
    const ids = cheapest.slice(offset).map(({ id }) => id);
    const missing = limit - ids.length;
    if (missing === 0) return ids;
    return [...ids, ...(await this.#untold(Math.max(0, offset - cheapest.length), missing))];
  }

  /** So many of those that cost least. */
  async #walk(count: number): Promise<Costed[]> {
    const stretch = this.#costs.ownership ? stretches.owned : stretches.bought;
    const maxRebate = await this.#maxRebate();
    let best: Costed[] = [];
    let after: SearchBody['search_after'];
    for (;;) {
      const { hits } = await this.#index.searchOne({
        query: allOf([this.#wanted.query, this.#told]),
        sort: [{ [this.#price]: 'asc' }, { id: 'asc' }],
        size: stretch,
        track_total_hits: false,
        _source: false,
        docvalue_fields: ['kind', 'price', 'priceWithFees', 'rebate', 'year', 'owned'],
        ...(after && { search_after: after }),
      });
      best = [...best, ...hits.map((hit) => this.#costed(hit))].sort(byCost).slice(0, count);
      after = hits.at(-1)?.sort;
      const dearest = best.at(-1)?.cost ?? Number.POSITIVE_INFINITY;
      const least = leastFrom(Number(after?.[0]), maxRebate, this.#costs);
      const isFull = best.length === count && least > dearest;
      if (hits.length < stretch || isFull) return best;
    }
  }

  /** What the walk goes by: fees count where the shopper wants them to. */
  get #price() {
    return this.#costs.withFees ? 'priceWithFees' : 'price';
  }

  get #told() {
    const fields = [this.#price, ...(this.#costs.ownership ? ['owned'] : [])];
    return allOf(fields.map((field) => ({ exists: { field } })));
  }

  /** Dollars that the cars of the search are given back at most. */
  async #maxRebate(): Promise<number> {
    if (!this.#costs.withFees) return 0;
    const { hits } = await this.#index.searchOne({
      query: allOf([this.#wanted.query, { exists: { field: 'rebate' } }]),
      sort: [{ rebate: 'desc' }],
      size: 1,
      track_total_hits: false,
      _source: false,
    });
    return Number(hits[0]?.sort?.[0] ?? 0);
  }

  #costed({ _id: id, fields = {} }: Found): Costed {
    const kind = fields.kind?.[0];
    const owned = fields.owned?.[0];
    const price = Number(fields.price?.[0]);
    const car = {
      kind: costKinds.find((one) => one === kind) ?? 'used',
      price,
      dealerFees: Number(fields.priceWithFees?.[0] ?? price) - price,
      rebate: Number(fields.rebate?.[0] ?? 0),
      ...(owned !== undefined && {
        owned: { year: Number(fields.year?.[0]), ...readOwned(String(owned)) },
      }),
    };
    return { id: Number(id), cost: costOf(this.#costs, car) ?? Number.POSITIVE_INFINITY };
  }

  /** Cars whose cost is not told stand behind the others, by id. */
  async #untold(from: number, size: number): Promise<number[]> {
    const { hits } = await this.#index.searchOne({
      query: { bool: { filter: [this.#wanted.query], must_not: [this.#told] } },
      sort: [{ id: 'asc' }],
      from,
      size,
      track_total_hits: false,
      _source: false,
    });
    return hits.map(({ _id: id }) => Number(id));
  }
}

const byCost = (a: Costed, b: Costed) =>
  a.cost === b.cost ? a.id - b.id : a.cost < b.cost ? -1 : 1;

/**
 * No car of at least that price with fees costs less: at best it gets the largest rebate, keeps as much of its worth
 * as any, and takes no energy.
 */
function leastFrom(price: number, rebate: number, { curves, ownership }: CostRules): number {
  const ages = Object.values(ownership?.bySegment ?? {}).flat();
  const kept = Math.max(0, ...ages.map((age) => age.kept));
  const spent = Math.min(...ages.map((age) => age.spent), 0);
  const least = costKinds.map((kind) => {
    const costs = curves[kind].flatMap(({ from, value, slope }, index) => {
      const end = curves[kind][index + 1]?.from ?? Number.POSITIVE_INFINITY;
      if (end <= price) return [];
      const start = Math.max(from, price);
      const atStart = value + slope * (start - from) - kept * start;
      // A piece that rises slower than cars keep their worth is least at its end.
      return slope >= kept ? [atStart] : [atStart + (slope - kept) * (end - start)];
    });
    return Math.min(...costs);
  });
  return Math.min(...least) + spent - rebate * 100;
}

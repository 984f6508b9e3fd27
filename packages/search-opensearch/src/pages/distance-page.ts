import type { GeoPoint, ListingCard } from '@forecourt/domain/search/search-engine';
import { cardsOf, type SearchAnswer, type SearchBody } from '../car-index.ts';
import { allOf, type Clause, termsOf } from '../clause.ts';
import type { Aggregation } from '../counts.ts';
import type { DistantOwner } from '../owner-directory.ts';
import type { PageContext, PageFinder, PageWanted } from './page-finder.ts';

/** Owners whose cars are counted at first; more when these do not fill the page. */
const firstOwners = 256;
const growth = 8;

/** Owners at one distance, and how many of their cars match; `before`: matches that are nearer. */
interface Ring {
  readonly ids: readonly number[];
  readonly before: number;
  readonly cars: number;
}

/**
 * A page of the nearest cars. Owners are put in order here, in double precision; the index counts their cars,
 * which tells whose cars the page has, and at one distance orders them by id.
 */
export class DistancePage implements PageFinder {
  readonly #wanted: PageWanted;
  readonly #context: PageContext;
  readonly #owners: readonly DistantOwner[];

  constructor(wanted: PageWanted, origin: GeoPoint, context: PageContext) {
    this.#wanted = wanted;
    this.#context = context;
    this.#owners = context.surroundings.owners.byDistance(origin, wanted.plan.owners);
  }

  get first(): SearchBody {
    const reach = this.#reach(firstOwners);
    const aggs = { owners: this.#byOwner(reach) };
    const { query } = this.#wanted;
    return { query, size: 0, aggs: { nearest: { filter: this.#ofNearest(reach), aggs } } };
  }

  async finish({ total, aggregations }: SearchAnswer): Promise<ListingCard[]> {
    const { offset, limit, query } = this.#wanted;
    if (total <= offset) return [];
    const end = Math.min(total, offset + limit);
    let reach = this.#reach(firstOwners);
    let counts = aggregations.nearest?.owners;
    while (sumOf(counts) < end && reach < this.#owners.length) {
      reach = this.#reach(reach * growth);
      const answer = await this.#context.index.searchOne({
        query: allOf([query, this.#ofNearest(reach)]),
        size: 0,
        aggs: { owners: this.#byOwner(reach) },
      });
      counts = answer.aggregations.owners;
    }
    return this.#cardsIn(this.#ringsOf(counts, reach));
  }

  /** As many owners, and those who are as far away as the last of them. */
  #reach(count: number): number {
    const last = this.#owners[count - 1];
    let reach = count;
    while (last && this.#owners[reach]?.miles === last.miles) reach += 1;
    return Math.min(reach, this.#owners.length);
  }

  #ofNearest(reach: number): Clause {
    if (reach === this.#owners.length) return { match_all: {} };
    return termsOf(
      'ownerId',
      this.#owners.slice(0, reach).map(({ id }) => id),
    );
  }

  #byOwner(reach: number): Clause {
    return { terms: { field: 'ownerId', size: Math.max(1, reach) } };
  }

  #ringsOf(counts: Aggregation | undefined, reach: number): Ring[] {
    const carsOf = new Map(counts?.buckets?.map(({ key, doc_count: cars }) => [Number(key), cars]));
    const rings: Ring[] = [];
    let before = 0;
    for (let at = 0; at < reach; ) {
      const miles = this.#owners[at]?.miles;
      const ids: number[] = [];
      let cars = 0;
      for (; at < reach && this.#owners[at]?.miles === miles; at += 1) {
        const id = this.#owners[at]?.id ?? 0;
        const own = carsOf.get(id) ?? 0;
        if (own > 0) ids.push(id);
        cars += own;
      }
      if (cars > 0) rings.push({ ids, before, cars });
      before += cars;
    }
    return rings;
  }

  async #cardsIn(rings: readonly Ring[]): Promise<ListingCard[]> {
    const { offset, limit, query } = this.#wanted;
    const end = offset + limit;
    const isWhole = ({ before, cars }: Ring) => before >= offset && before + cars <= end;
    const seen = rings.filter(({ before, cars }) => before < end && before + cars > offset);
    const whole = seen.filter(isWhole);
    const parts = seen.filter((ring) => !isWhole(ring));
    const stretches = parts.map(({ ids, before }) => {
      const from = Math.max(0, offset - before);
      return { ids, from, size: end - before - from };
    });
    const wholeIds = whole.flatMap(({ ids }) => ids);
    const wholeCars = whole.reduce((sum, { cars }) => sum + cars, 0);
    if (wholeCars > 0) stretches.push({ ids: wholeIds, from: 0, size: wholeCars });
    const answers = await this.#context.index.search(
      stretches.map(({ ids, from, size }) => ({
        query: allOf([query, termsOf('ownerId', ids)]),
        sort: [{ id: 'asc' }],
        from,
        size,
      })),
    );
    return this.#inOrder(answers.flatMap(({ hits }) => cardsOf(hits))).slice(0, limit);
  }

  #inOrder(cards: readonly ListingCard[]): ListingCard[] {
    const milesOf = new Map(this.#owners.map(({ id, miles }) => [id, miles]));
    const miles = ({ ownerId }: ListingCard) => milesOf.get(ownerId) ?? 0;
    return cards.toSorted((a, b) => miles(a) - miles(b) || a.id - b.id);
  }
}

function sumOf(counts: Aggregation | undefined): number {
  return (counts?.buckets ?? []).reduce((sum, { doc_count: cars }) => sum + cars, 0);
}

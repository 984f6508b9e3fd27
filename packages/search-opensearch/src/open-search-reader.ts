import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { distanceMiles } from '@forecourt/domain/place/geo';
import { fairRotation } from '@forecourt/domain/promotion/rotation';
import type {
  GeoPoint,
  ListingCard,
  MapArea,
  OwnerCars,
  PaidRotation,
  SearchFilter,
  SearchHit,
  SearchReader,
  SearchRequest,
  SearchResult,
  SearchStatus,
} from '@forecourt/domain/search/search-engine';
import type { CarIndex } from './car-index.ts';
import { cardsOf } from './car-index.ts';
import { CardLoader } from './card-loader.ts';
import { allOf, termsOf } from './clause.ts';
import { type Aggregations, countsOf, readFacets, readHistograms, readStats } from './counts.ts';
import { clausesWithout, planFilter, type Surroundings } from './filter-plan.ts';
import { findOwnersIn } from './owners-in-area.ts';
import type { PageWanted } from './pages/page-finder.ts';
import { findPage } from './pages/pages.ts';

/** Answers requests from an index. */
export abstract class OpenSearchReader implements SearchReader {
  protected readonly index: CarIndex;
  readonly #known: Omit<Surroundings, 'today'>;
  protected known: SearchStatus;
  readonly #cards: CardLoader;

  constructor(index: CarIndex, known: Omit<Surroundings, 'today'>, listings: number) {
    this.index = index;
    this.#known = known;
    this.known = { listings, version: 0 };
    this.#cards = new CardLoader(index);
  }

  /** `YYYY-MM-DD`: the day of requests that name none. */
  abstract get today(): string;

  protected get surroundings(): Surroundings {
    return { ...this.#known, today: this.today };
  }

  get status(): SearchStatus {
    return this.known;
  }

  async search(request: SearchRequest): Promise<SearchResult> {
    const { filter, facets = [], histograms = false, stats = false } = request;
    const { origin, costs } = filter;
    const plan = planFilter(filter, this.surroundings);
    const query = allOf(clausesWithout(plan, null));
    const page = findPage({ ...request, origin, costs, query, plan }, this.#pages);
    const counts = countsOf(request, plan, filter.today ?? this.surroundings.today);
    const { unlifted, others } = splitCounts(counts);
    const [main, ...rest] = await this.index.search([
      { ...page.first, track_total_hits: true, aggs: { ...page.first.aggs, ...unlifted } },
      ...others.map(([part, aggs]) => ({
        query: allOf(clausesWithout(plan, part)),
        size: 0,
        track_total_hits: false,
        aggs,
      })),
    ]);
    const { total = 0, aggregations = {} } = main ?? {};
    const answers: Aggregations = Object.assign(
      {},
      aggregations,
      ...rest.map((it) => it.aggregations),
    );
    const cards = main ? await page.finish(main) : [];
    return {
      total,
      hits: this.#toHits(cards, filter.origin),
      facets: readFacets(facets, answers),
      stats: stats ? readStats(answers) : null,
      histograms: histograms ? readHistograms(answers) : null,
    };
  }

  get #pages() {
    return { index: this.index, surroundings: this.surroundings };
  }

  #toHits(cards: readonly ListingCard[], origin: GeoPoint | undefined): SearchHit[] {
    return cards.flatMap((card) => {
      const owner = this.surroundings.owners.find(card.ownerId);
      // One that this process has not heard of yet is not shown.
      if (!owner) return [];
      return [{ card, owner, distanceMiles: origin ? distanceMiles(origin, owner) : null }];
    });
  }

  count(filter: SearchFilter): Promise<number> {
    const plan = planFilter(filter, this.surroundings);
    return this.index.count(allOf(clausesWithout(plan, null)));
  }

  async findInRotation(
    filter: SearchFilter,
    rotations: readonly PaidRotation[],
  ): Promise<readonly SearchHit[][]> {
    const { origin } = filter;
    const wanted = rotations.map(({ tiers }) => {
      const plan = planFilter({ ...filter, tiers }, this.surroundings);
      return { plan, query: allOf(clausesWithout(plan, null)) };
    });
    const totals = await this.index.search(
      wanted.map(({ query }) => ({ query, size: 0, track_total_hits: true })),
    );
    return Promise.all(
      rotations.map(async ({ count, rotation }, at) => {
        const { query, plan } = wanted[at] ?? {};
        if (!query || !plan) return [];
        const stretches = fairRotation(totals[at]?.total ?? 0, count, rotation);
        const pages = stretches.map((stretch) =>
          this.#findPage({ ...stretch, sort: 'relevance', origin, costs: undefined, query, plan }),
        );
        return this.#toHits((await Promise.all(pages)).flat(), origin);
      }),
    );
  }

  async #findPage(wanted: PageWanted): Promise<ListingCard[]> {
    const page = findPage(wanted, this.#pages);
    return page.finish(await this.index.searchOne({ ...page.first, track_total_hits: true }));
  }

  findById(id: number): Promise<ListingCard | undefined> {
    return this.#cards.find(id);
  }

  async findByVin(vin: string): Promise<ListingCard | undefined> {
    const { hits } = await this.index.searchOne({
      query: termsOf('vin', [vin]),
      sort: [{ id: 'desc' }],
      size: 1,
      track_total_hits: false,
    });
    return cardsOf(hits)[0];
  }

  async findOwner(id: number): Promise<Owner | undefined> {
    return this.surroundings.owners.find(id);
  }

  ownersIn(filter: SearchFilter, area: MapArea): Promise<readonly OwnerCars[]> {
    return findOwnersIn({ index: this.index, surroundings: this.surroundings }, filter, area);
  }
}

/** What is counted with the page, and what needs searches of its own. */
function splitCounts(counts: ReturnType<typeof countsOf>) {
  const others = [...counts].flatMap(([part, aggs]) =>
    part === null ? [] : [[part, aggs] as const],
  );
  return { unlifted: counts.get(null) ?? {}, others };
}

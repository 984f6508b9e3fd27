import type { ListingCard } from '@forecourt/domain/search/search-engine';
import type { Clause } from './clause.ts';
import { type Cluster, ClusterFailure } from './cluster.ts';
import type { Aggregations } from './counts.ts';

/** One search of the index. */
export interface SearchBody {
  readonly query: Clause;
  readonly size: number;
  readonly from?: number;
  readonly sort?: readonly (string | Clause)[];
  readonly search_after?: readonly (string | number)[];
  readonly aggs?: Readonly<Record<string, Clause>>;
  readonly track_total_hits?: boolean;
  readonly _source?: boolean;
  readonly version?: boolean;
  readonly docvalue_fields?: readonly string[];
}

export interface Found {
  readonly _id: string;
  readonly _version?: number;
  /** Absent where the search asked for none. */
  readonly _source?: { readonly card: ListingCard };
  /** What it was ordered by. */
  readonly sort?: readonly (string | number)[];
  readonly fields?: Readonly<Record<string, readonly (string | number)[]>>;
}

export interface SearchAnswer {
  readonly total: number;
  readonly hits: readonly Found[];
  readonly aggregations: Aggregations;
}

interface RawAnswer {
  readonly error?: unknown;
  readonly timed_out?: boolean;
  readonly _shards?: { readonly failed: number };
  readonly hits?: { readonly total?: { readonly value: number }; readonly hits: readonly Found[] };
  readonly aggregations?: Aggregations;
}

/** Reads an index, or what an alias stands for. */
export class CarIndex {
  readonly #cluster: Cluster;
  readonly #name: string;

  constructor(cluster: Cluster, name: string) {
    this.#cluster = cluster;
    this.#name = name;
  }

  /**
   * Makes several searches at once.
   *
   * @throws ClusterFailure also when some shard did not answer, or not in time: half an answer is none
   */
  async search(bodies: readonly SearchBody[]): Promise<SearchAnswer[]> {
    if (bodies.length === 0) return [];
    const timeout = `${Math.round(this.#cluster.searchMs * 0.8)}ms`;
    const lines = bodies
      .map(
        (body) =>
          `{"allow_partial_search_results":false}\n${JSON.stringify({ ...body, timeout })}\n`,
      )
      .join('');
    const { body } = await this.#cluster.send<{ responses: readonly RawAnswer[] }>({
      method: 'POST',
      path: `/${this.#name}/_msearch`,
      lines,
      timeoutMs: this.#cluster.searchMs,
    });
    return body.responses.map(toAnswer);
  }

  async searchOne(body: SearchBody): Promise<SearchAnswer> {
    const [answer] = await this.search([body]);
    if (!answer) throw new ClusterFailure('A search was not answered.', null);
    return answer;
  }

  /** Whatever was visible when the index was last refreshed. */
  async findCards(ids: readonly number[]): Promise<Map<number, ListingCard>> {
    const { body } = await this.#cluster.send<{
      docs: readonly {
        readonly _source?: { readonly card: ListingCard };
        readonly error?: unknown;
      }[];
    }>({
      method: 'POST',
      path: `/${this.#name}/_mget`,
      query: { realtime: false },
      body: { ids: ids.map(String) },
      timeoutMs: this.#cluster.searchMs,
    });
    const failed = body.docs.find(({ error }) => error !== undefined);
    if (failed) throw refusal(failed.error);
    const cards = body.docs.flatMap(({ _source: source }) => (source ? [source.card] : []));
    return new Map(cards.map((card) => [card.id, card]));
  }

  async count(query: Clause): Promise<number> {
    return (await this.searchOne({ query, size: 0, track_total_hits: true })).total;
  }

  /** Walks over cars by id, so many at a time. */
  async *walk(
    body: Omit<SearchBody, 'sort' | 'from' | 'search_after'>,
  ): AsyncGenerator<readonly Found[]> {
    let after: readonly (string | number)[] | undefined;
    for (;;) {
      const { hits } = await this.searchOne({
        ...body,
        sort: [{ id: 'asc' }],
        track_total_hits: false,
        ...(after && { search_after: after }),
      });
      if (hits.length > 0) yield hits;
      if (hits.length < body.size) return;
      after = hits.at(-1)?.sort;
    }
  }
}

function toAnswer(answer: RawAnswer): SearchAnswer {
  if (answer.error !== undefined) throw refusal(answer.error);
  if (answer.timed_out) throw new ClusterFailure('A search was not finished in time.', null);
  const failed = answer._shards?.failed ?? 0;
  if (failed > 0) throw new ClusterFailure(`${failed} shards did not answer a search.`, null);
  return {
    total: answer.hits?.total?.value ?? 0,
    hits: answer.hits?.hits ?? [],
    aggregations: answer.aggregations ?? {},
  };
}

function refusal(error: unknown): ClusterFailure {
  return new ClusterFailure(`A search was refused: ${JSON.stringify(error).slice(0, 2000)}`, null);
}

/** The cards of what was found, in its order. */
export function cardsOf(hits: readonly Found[]): ListingCard[] {
  return hits.flatMap(({ _source: source }) => (source ? [source.card] : []));
}

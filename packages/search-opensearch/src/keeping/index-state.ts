import { type Cluster, ClusterFailure } from '../cluster.ts';
import { Market, type StoredEstimate } from './market-estimates.ts';

/** What is known of an index beside its cars. */
export interface IndexState {
  /** The last entry of the change log that it has. */
  readonly position: number;
  /** What only the database that it is a copy of says of that position; null where nobody asked. */
  readonly fingerprint: string | null;
  /** `YYYY-MM-DD`: relevance is measured from here. */
  readonly today: string;
  /** The position at which all cars were last rated against one another. */
  readonly rated: number;
  readonly shards: number;
}

interface Stored<Source> {
  readonly found?: boolean;
  readonly _source: Source;
  readonly _seq_no: number;
  readonly _primary_term: number;
}

const notFound = 404;
const conflict = 409;
const estimatesInOne = 5000;

/** What a part of an index's market is kept under. */
const marketPart = (index: string, part: number) => `${index}.market.${part}`;

/** The states of all indexes, in a small index of their own. */
export class StateStore {
  readonly #cluster: Cluster;
  readonly #name: string;

  constructor(cluster: Cluster, name: string) {
    this.#cluster = cluster;
    this.#name = name;
  }

  /** Makes the store unless it is there. */
  async create(): Promise<void> {
    const there = await this.#cluster.send({
      method: 'HEAD',
      path: `/${this.#name}`,
      expected: [notFound],
    });
    if (there.status !== notFound) return;
    const index = { number_of_shards: 1, auto_expand_replicas: '0-2' };
    try {
      const body = { settings: { index }, mappings: { enabled: false } };
      await this.#cluster.send({ method: 'PUT', path: `/${this.#name}`, body });
    } catch (error) {
      // Another process was faster.
      if (!String(error).includes('resource_already_exists')) throw error;
    }
  }

  async find(index: string): Promise<IndexState | undefined> {
    return (await this.#get<IndexState>(index))?._source;
  }

  async put(index: string, state: IndexState): Promise<void> {
    await this.#put(index, state, {});
  }

  /** Notes that an index has the changes up to a position, unless it has later ones. */
  advance(index: string, position: number, fingerprint: string | null): Promise<void> {
    return this.#change(index, (state) => {
      return state.position >= position ? null : { ...state, position, fingerprint };
    });
  }

  /** Notes that all cars were rated as of a position. */
  noteRated(index: string, rated: number): Promise<void> {
    return this.#change(index, (state) => (state.rated >= rated ? null : { ...state, rated }));
  }

  /** Whoever changes the state at the same time, nothing is lost. @param change null leaves it as it is */
  async #change(index: string, change: (state: IndexState) => IndexState | null): Promise<void> {
    for (;;) {
      const stored = await this.#get<IndexState>(index);
      const state = stored && change(stored._source);
      if (!state) return;
      const { _seq_no: number, _primary_term: term } = stored;
      if (await this.#put(index, state, { if_seq_no: number, if_primary_term: term })) return;
    }
  }

  async putMarket(index: string, market: Market): Promise<void> {
    let [part, entries]: [number, StoredEstimate[]] = [0, []];
    const flush = async () => {
      await this.#put(marketPart(index, part), { entries }, {});
      [part, entries] = [part + 1, []];
    };
    for (const entry of market.store()) {
      entries.push(entry);
      if (entries.length === estimatesInOne) await flush();
    }
    // The last part is not full, which tells that it is the last.
    await flush();
  }

  async findMarket(index: string): Promise<Market> {
    const all: StoredEstimate[] = [];
    for (let part = 0; ; part += 1) {
      const stored = await this.#get<{ entries: StoredEstimate[] }>(marketPart(index, part));
      const entries = stored?._source.entries ?? [];
      all.push(...entries);
      if (entries.length < estimatesInOne) return new Market(all);
    }
  }

  /** Forgets an index, with its market. */
  async forget(index: string): Promise<void> {
    let part = 0;
    while (await this.#delete(marketPart(index, part))) part += 1;
    await this.#delete(index);
  }

  /**
   * Takes a task that only one process does; false while another is at it.
   *
   * @param seen what `heartbeatOf` said of one that went silent
   */
  async claim(task: string, seen?: number): Promise<boolean> {
    const stored = await this.#get(task);
    if (stored && stored._seq_no !== seen) return false;
    const condition = stored
      ? { if_seq_no: stored._seq_no, if_primary_term: stored._primary_term }
      : { op_type: 'create' };
    return this.#put(task, {}, condition);
  }

  /** A number that changes as long as the one who claimed a task is at it; undefined when nobody is. */
  async heartbeatOf(task: string): Promise<number | undefined> {
    return (await this.#get(task))?._seq_no;
  }

  /** Tells others that whoever claimed a task is at it. */
  async beat(task: string): Promise<void> {
    await this.#put(task, {}, {});
  }

  /** Lets others claim a task. */
  async release(task: string): Promise<void> {
    await this.#delete(task);
  }

  async #get<Source>(id: string): Promise<Stored<Source> | undefined> {
    const { status, body } = await this.#cluster.send<Stored<Source>>({
      method: 'GET',
      path: `/${this.#name}/_doc/${id}`,
      expected: [notFound],
    });
    return status === notFound || body.found === false ? undefined : body;
  }

  /** @returns whether it was there */
  async #delete(id: string): Promise<boolean> {
    const { status } = await this.#cluster.send({
      method: 'DELETE',
      path: `/${this.#name}/_doc/${id}`,
      expected: [notFound],
    });
    return status !== notFound;
  }

  /** @returns whether the condition held */
  async #put(id: string, body: object, query: Record<string, string | number>): Promise<boolean> {
    const path = `/${this.#name}/_doc/${id}`;
    try {
      await this.#cluster.send({ method: 'PUT', path, query, body });
      return true;
    } catch (error) {
      if (error instanceof ClusterFailure && error.status === conflict) return false;
      throw error;
    }
  }
}

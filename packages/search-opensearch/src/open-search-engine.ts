import type { Owner } from '@forecourt/domain/listing/seller/owner';
import type { EngineChange, SearchEngine } from '@forecourt/domain/search/search-engine';
import { lastVersions } from '@forecourt/vehicle-rules/last-versions';
import { CarIndex } from './car-index.ts';
import type { IndexAdmin } from './keeping/index-admin.ts';
import type { IndexState } from './keeping/index-state.ts';
import { rateAnew, readMarket } from './keeping/rate-anew.ts';
import {
  type EngineParts,
  type EngineSurroundings,
  readPublished,
} from './keeping/read-published.ts';
import {
  changedOwners,
  requireOwners,
  rewriteCarsOf,
  type WrittenIndex,
  writeListings,
} from './keeping/write-changes.ts';
import type { KnownModels } from './known-models.ts';
import { OpenSearchReader } from './open-search-reader.ts';
import type { OwnerDirectory } from './owner-directory.ts';

/** Searches that were begun on an index are over when it is removed. */
const usualGraceMs = 60_000;

/**
 * The engine on an index that was published. Several processes may share the index: each gives it the same
 * changes, whichever comes first writes them.
 */
export class OpenSearchEngine extends OpenSearchReader implements SearchEngine {
  readonly #admin: IndexAdmin;
  readonly #owners: OwnerDirectory;
  readonly #models: KnownModels;
  #current: WrittenIndex;
  #position: number;
  #fingerprint: string | null;
  /** The position at which this process knows the cars to have been rated. */
  #rated: number;
  #next: NextIndex | null = null;
  /** One change of the index after the other. */
  #queue: Promise<void> = Promise.resolve();

  private constructor(admin: IndexAdmin, parts: EngineParts) {
    const { owners, models, listings, state, current } = parts;
    super(new CarIndex(admin.cluster, admin.alias), { owners, models }, listings);
    this.#admin = admin;
    this.#owners = owners;
    this.#models = models;
    this.#current = current;
    this.#position = state.position;
    this.#fingerprint = state.fingerprint;
    this.#rated = state.rated;
  }

  /** @throws when nothing was published */
  static async open(
    admin: IndexAdmin,
    surroundings: EngineSurroundings,
  ): Promise<OpenSearchEngine> {
    return new OpenSearchEngine(admin, await readPublished(admin, surroundings));
  }

  /** The last entry of the change log that the index has; less than before when another was published that has less. */
  get position(): number {
    return this.#position;
  }

  /** `YYYY-MM-DD`: the day that relevance is measured from. */
  get today(): string {
    return this.#current.today;
  }

  /**
   * Has the index take changes, unless another process has seen to it. When another index was published that does
   * not have the changes before these yet, nothing is done but to go back to its position.
   *
   * @param position the last of the changes in the log
   * @param fingerprint what only this database says of that position
   */
  apply(
    changes: readonly EngineChange[],
    position = this.#position + 1,
    fingerprint: string | null = null,
  ): Promise<void> {
    return this.#inTurn(() => this.#apply(changes, position, fingerprint));
  }

  async #apply(
    given: readonly EngineChange[],
    position: number,
    fingerprint: string | null,
  ): Promise<void> {
    const changes = lastVersions(given);
    requireOwners(changes, this.#owners);
    const state = await this.#findState();
    if (state.position < this.#position) {
      this.#position = state.position;
      return;
    }
    const { cluster, states } = this.#admin;
    const { name } = this.#current;
    const context = { version: position, known: this.#owners };
    const changed = changedOwners(changes, this.#owners);
    if (this.#next) {
      await writeListings(cluster, this.#next.index, changes, context);
      for (const owner of changed) this.#next.changedOwners.set(owner.id, owner);
    }
    if (state.position < position) {
      await rewriteCarsOf(cluster, this.#current, changed, position);
      await writeListings(cluster, this.#current, changes, context);
      await this.#admin.refresh(name);
      await states.advance(name, position, fingerprint);
    }
    this.#owners.put(changes.owners.values());
    this.#models.learnFrom([...changes.listings.values()].filter((listing) => listing !== null));
    [this.#position, this.#fingerprint] = [position, fingerprint];
    await this.#noteChange();
  }

  /** Of the index that is published now, which may be another than before. */
  async #findState(): Promise<IndexState> {
    const name = await this.#admin.current();
    const state = name && (await this.#admin.states.find(name));
    if (!name || !state) throw new Error(`No index is published as ${this.#admin.alias} any more.`);
    if (name !== this.#current.name) {
      const market = await this.#admin.states.findMarket(name);
      this.#current = { name, today: state.today, market };
    }
    return state;
  }

  /** Follows another process that has published another index: from now on requests are of its day. */
  takeUp(): Promise<void> {
    return this.#inTurn(async () => {
      const { name } = this.#current;
      const { position } = await this.#findState();
      this.#position = Math.min(this.#position, position);
      if (name !== this.#current.name) await this.#noteChange();
    });
  }

  /** Rates every car against the cars as they are now, unless another process has done so since this one did. */
  async refreshDeals(): Promise<void> {
    const { cluster, states } = this.#admin;
    const { rated } = await this.#findState();
    const { name, today } = this.#current;
    if (rated > this.#rated) {
      this.#current = { name, today, market: await states.findMarket(name) };
      this.#rated = rated;
      return;
    }
    const position = this.#position;
    const market = await readMarket(cluster, name);
    await rateAnew(cluster, name, { name, today, market }, this.#owners);
    await states.putMarket(name, market);
    await states.noteRated(name, position);
    await this.#inTurn(async () => {
      if (name === this.#current.name) this.#current = { name, today, market };
      this.#rated = position;
      await this.#admin.refresh(name);
      await this.#noteChange();
    });
  }

  /**
   * Makes a new index out of the present one, rated anew and with relevance measured from another day, while the
   * present one answers and changes go to both; then it takes its place in one step.
   *
   * @param today `YYYY-MM-DD`
   */
  async renew(today: string, graceMs = usualGraceMs): Promise<void> {
    const { cluster, states, layout } = this.#admin;
    const before = this.#current.name;
    const market = await readMarket(cluster, before);
    const next: WrittenIndex = { name: await this.#admin.create(), today, market };
    const changed = new Map<number, Owner>();
    // What was begun is finished first: its cars are in the present index then.
    await this.#inTurn(async () => {
      this.#next = { index: next, changedOwners: changed };
    });
    try {
      const cars = await rateAnew(cluster, before, next, this.#owners);
      await this.#admin.settle(next.name, cars);
      await states.putMarket(next.name, market);
      await this.#inTurn(async () => {
        const position = this.#position;
        const fingerprint = this.#fingerprint;
        await this.#admin.refresh(next.name);
        await rewriteCarsOf(cluster, next, [...changed.values()], position);
        await this.#admin.refresh(next.name);
        const state = { position, fingerprint, today, rated: position, shards: layout.shards };
        await states.put(next.name, state);
        await this.#admin.publish(next.name);
        [this.#current, this.#rated, this.#next] = [next, position, null];
        await this.#noteChange();
      });
    } catch (error) {
      this.#next = null;
      await this.#admin.remove(next.name);
      throw error;
    }
    setTimeout(() => void this.#admin.remove(before).catch(() => {}), graceMs).unref();
  }

  /** Resolves when no change is being made. */
  settled(): Promise<void> {
    return this.#queue;
  }

  #inTurn(task: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(task);
    this.#queue = done.catch(() => {});
    return done;
  }

  async #noteChange(): Promise<void> {
    const listings = await this.index.count({ match_all: {} });
    this.known = { listings, version: this.known.version + 1 };
  }
}

/** An index that is to take the place of the present one. */
interface NextIndex {
  readonly index: WrittenIndex;
  /** Since it was begun: their cars are written anew in the end. */
  readonly changedOwners: Map<number, Owner>;
}

import type { Listing } from '@forecourt/domain/listing/listing';
import type { Owner } from '@forecourt/domain/listing/owner';
import type { EngineChange, SearchEngine } from '@forecourt/domain/search/search-engine';
import { toUnratedCard } from '@forecourt/vehicle-rules/unrated-card';
import { changesDocuments, toCarDocument } from './car-document.ts';
import { CarIndex } from './car-index.ts';
import { termsOf } from './clause.ts';
import type { IndexAdmin } from './index-admin.ts';
import { IndexWriter } from './index-writer.ts';
import { KnownModels, type VehicleModel } from './known-models.ts';
import type { Market } from './market.ts';
import { OpenSearchReader } from './open-search-reader.ts';
import { OwnerDirectory } from './owner-directory.ts';
import { rateAnew } from './rate-anew.ts';
import { unknownOwner } from './unknown-owner.ts';

export interface EngineSurroundings {
  readonly owners: Iterable<Owner>;
  /** Models that may be chosen before a car of theirs was ever for sale. */
  readonly models: Iterable<VehicleModel>;
}

/** More than the models of the world. */
const mostModels = 20_000;
const ownCarsAtOnce = 1000;

/**
 * The engine on an index that was published. Several processes may share the index: each gives it the same
 * changes, whichever comes first writes them.
 */
export class OpenSearchEngine extends OpenSearchReader implements SearchEngine {
  readonly #admin: IndexAdmin;
  readonly #owners: OwnerDirectory;
  readonly #models: KnownModels;
  readonly #today: string;
  #market: Market;
  /** The index that was written last, and up to which change. */
  #at: { readonly index: string; readonly position: number };

  private constructor(admin: IndexAdmin, parts: EngineParts) {
    const { owners, models, today, listings, market, at } = parts;
    super(new CarIndex(admin.cluster, admin.alias), { owners, models, today }, listings);
    this.#admin = admin;
    this.#owners = owners;
    this.#models = models;
    this.#today = today;
    this.#market = market;
    this.#at = at;
  }

  /** @throws when nothing was published */
  static async open(
    admin: IndexAdmin,
    { owners, models }: EngineSurroundings,
  ): Promise<OpenSearchEngine> {
    const name = await admin.current();
    const state = name && (await admin.states.find(name));
    if (!name || !state) throw new Error(`No index is published as ${admin.alias}.`);
    const known = new KnownModels(models);
    const index = new CarIndex(admin.cluster, name);
    const [cars, market] = await Promise.all([
      index.searchOne({
        ...{ query: { match_all: {} }, size: 0, track_total_hits: true },
        aggs: { models: { terms: { field: 'model', size: mostModels } } },
      }),
      admin.states.findMarket(name),
    ]);
    known.learn(cars.aggregations.models?.buckets?.map(({ key }) => String(key)) ?? []);
    return new OpenSearchEngine(admin, {
      ...{ owners: new OwnerDirectory(owners), models: known, today: state.today, market },
      ...{ listings: cars.total, at: { index: name, position: state.position } },
    });
  }

  /** The last entry of the change log that the index has; less than before when another was published that has less. */
  get position(): number {
    return this.#at.position;
  }

  /**
   * Has the index take changes, unless another process has seen to it. When another index was published that does
   * not have the changes before these yet, nothing is done but to go back to its position.
   *
   * @param position the last of the changes in the log
   */
  async apply(
    changes: readonly EngineChange[],
    position = this.position + 1,
    fingerprint: string | null = null,
  ): Promise<void> {
    const { owners, listings } = lastVersions(changes);
    for (const listing of listings.values()) {
      if (listing && !this.#ownerOf(listing, owners)) throw unknownOwner(listing);
    }
    const index = (await this.#admin.current()) ?? this.#at.index;
    const state = await this.#admin.states.find(index);
    if (state && state.position < this.position && index !== this.#at.index) {
      this.#at = { index, position: state.position };
      return;
    }
    if (!state || state.position < position) {
      await this.#write(index, { owners, listings, version: position });
      await this.#admin.states.advance(index, position, fingerprint);
    }
    this.#owners.put(owners.values());
    this.#at = { index, position };
    await this.#noteChange();
  }

  #ownerOf({ ownerId }: Pick<Listing, 'ownerId'>, changed: ReadonlyMap<number, Owner>) {
    return changed.get(ownerId) ?? this.#owners.find(ownerId);
  }

  async #write(index: string, { owners, listings, version }: Changes): Promise<void> {
    const writer = new IndexWriter(this.#admin.cluster, index);
    for (const [id, listing] of listings) {
      const owner = listing && this.#ownerOf(listing, owners);
      if (!listing || !owner) {
        await writer.add({ kind: 'remove', id, version });
        continue;
      }
      const unrated = toUnratedCard(listing);
      const card = { ...unrated, deal: this.#market.rate(unrated) };
      this.#models.learnFrom([card]);
      await writer.add({ kind: 'put', document: toCarDocument(card, owner, this.#today), version });
    }
    const changed = [...owners.values()].filter((owner) => {
      const before = this.#owners.find(owner.id);
      return before !== undefined && changesDocuments(before, owner);
    });
    await this.#rewriteCarsOf(changed, writer, { owners, listings, version });
    await writer.flush();
    await this.#admin.refresh(index);
  }

  /** What cars say of their owners is written anew, unless they change themselves. */
  async #rewriteCarsOf(
    changed: readonly Owner[],
    writer: IndexWriter,
    { owners, listings, version }: Changes,
  ): Promise<void> {
    if (changed.length === 0) return;
    const query = termsOf(
      'ownerId',
      changed.map(({ id }) => id),
    );
    for await (const found of this.index.walk({ query, size: ownCarsAtOnce })) {
      for (const { _source: source } of found) {
        const owner = source && owners.get(source.card.ownerId);
        if (!owner || listings.has(source.card.id)) continue;
        const document = toCarDocument(source.card, owner, this.#today);
        await writer.add({ kind: 'put', document, version });
      }
    }
  }

  /** Rates every car against the cars as they are now, and writes those anew whose rating is another. */
  async refreshDeals(): Promise<void> {
    const { index } = this.#at;
    const { cluster, states } = this.#admin;
    this.#market = await rateAnew(cluster, index, (card) => {
      const owner = this.#owners.find(card.ownerId);
      return owner && toCarDocument(card, owner, this.#today);
    });
    await states.putMarket(index, this.#market);
    await this.#admin.refresh(index);
    await this.#noteChange();
  }

  async #noteChange(): Promise<void> {
    const listings = await this.index.count({ match_all: {} });
    this.known = { listings, version: this.known.version + 1 };
  }
}

interface EngineParts {
  readonly owners: OwnerDirectory;
  readonly models: KnownModels;
  readonly today: string;
  readonly listings: number;
  readonly market: Market;
  readonly at: { readonly index: string; readonly position: number };
}

/** The last change of each owner and listing; null is a deletion. */
interface Changes {
  readonly owners: ReadonlyMap<number, Owner>;
  readonly listings: ReadonlyMap<number, Listing | null>;
  readonly version: number;
}

function lastVersions(changes: readonly EngineChange[]): Omit<Changes, 'version'> {
  const owners = new Map<number, Owner>();
  const listings = new Map<number, Listing | null>();
  for (const change of changes) {
    if (change.kind === 'upsertOwner') owners.set(change.owner.id, change.owner);
    else if (change.kind === 'deleteListing') listings.set(change.id, null);
    else listings.set(change.listing.id, change.listing);
  }
  return { owners, listings };
}

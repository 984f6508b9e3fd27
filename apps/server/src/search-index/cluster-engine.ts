import type { EngineChange, SearchReader } from '@forecourt/domain/search/search-engine';
import { Cluster, ClusterFailure } from '@forecourt/search-opensearch/cluster';
import { buildIndex } from '@forecourt/search-opensearch/keeping/build-index';
import { Claim } from '@forecourt/search-opensearch/keeping/claim';
import { IndexAdmin } from '@forecourt/search-opensearch/keeping/index-admin';
import { OpenSearchEngine } from '@forecourt/search-opensearch/open-search-engine';
import { findFingerprint, lastPosition } from '../change-log/change-log.ts';
import { readAllOwners } from '../dealers/read-owners.ts';
import { createCircuitBreaker } from '../platform/calls/circuit-breaker.ts';
import { CannotStart } from '../platform/cannot-start.ts';
import type { Database } from '../platform/database/database.ts';
import type { Logger } from '../platform/logger.ts';
import { readActiveBatches } from '../vehicles/read-listings.ts';
import { catalogModels } from './catalog-models.ts';
import type { FollowedEngine } from './followed-engine.ts';

/** An OpenSearch cluster and how it is used. */
export interface ClusterSettings {
  /** Addresses of nodes, separated by commas. */
  readonly nodes: string;
  /** Value of the header that says who asks; null where the addresses do. */
  readonly authorization?: (() => string) | null;
  /** What the names of the indexes begin with. */
  readonly prefix: string;
  readonly shards: number;
  readonly replicas: number;
}

export interface ClusterEngineParts {
  readonly database: Database;
  readonly logger: Logger;
  readonly today: string;
  readonly cluster: ClusterSettings;
}

/** How long a cluster that keeps failing is not asked. */
const breakMs = 5000;

/** The engine on an OpenSearch cluster, which all processes share: whichever has the changes first writes them. */
export class ClusterEngine implements FollowedEngine {
  readonly shared = null;
  readonly isRestored: boolean;
  /** A batch costs a cluster about the same, whatever its size. */
  readonly changesAtOnce = 2000;
  readonly #engine: OpenSearchEngine;
  readonly #admin: IndexAdmin;
  readonly #parts: ClusterEngineParts;
  #isStopped = false;

  private constructor(parts: ClusterEngineParts, admin: IndexAdmin, opened: Opened) {
    this.#parts = parts;
    this.#admin = admin;
    this.#engine = opened.engine;
    this.isRestored = opened.isRestored;
  }

  /** @throws CannotStart when the cluster does not answer */
  static async open(parts: ClusterEngineParts): Promise<ClusterEngine> {
    const { nodes, authorization = null, prefix, shards, replicas } = parts.cluster;
    const gate = createCircuitBreaker(breakMs, () => performance.now());
    const cluster = new Cluster(nodes, { gate, authorization });
    const admin = new IndexAdmin(cluster, prefix, { shards, replicas });
    try {
      await admin.prepare();
      return new ClusterEngine(parts, admin, await openOrBuild(parts, admin));
    } catch (error) {
      await cluster.close();
      if (!(error instanceof ClusterFailure)) throw error;
      throw new CannotStart(`OPENSEARCH_URL names no cluster that can be used: ${error.message}`);
    }
  }

  get reader(): SearchReader {
    return this.#engine;
  }

  get position(): number {
    return this.#engine.position;
  }

  get today(): string {
    return this.#engine.today;
  }

  async apply(changes: readonly EngineChange[], position: number): Promise<void> {
    const fingerprint = await findFingerprint(this.#parts.database, position);
    await this.#engine.apply(changes, position, fingerprint);
  }

  /** An index of an earlier day, or of another form, serves until a new one takes its place. */
  async serve(): Promise<void> {
    const { logger, today } = this.#parts;
    if (await this.#isAsWanted(today)) return;
    void this.renewDay(today).catch((error) => logger.error(error));
  }

  /** By one process for all: the others take up what it has published. */
  async renewDay(today: string): Promise<void> {
    const isDone = async () => this.#isStopped || (await this.#isAsWanted(today));
    try {
      await claimOf(this.#admin).run(isDone, () => this.#renew(today));
      if (!this.#isStopped) await this.#engine.takeUp();
    } catch (error) {
      // What a process leaves behind that ends meanwhile is removed by the next that makes an index.
      if (!this.#isStopped) throw error;
    }
  }

  async #renew(today: string): Promise<void> {
    const started = performance.now();
    await this.#admin.removeUnpublished();
    await this.#engine.renew(today);
    const milliseconds = Math.round(performance.now() - started);
    this.#parts.logger.info('search index renewed', { alias: this.#admin.alias, milliseconds });
  }

  async #isAsWanted(today: string): Promise<boolean> {
    const name = await this.#admin.current();
    const state = name && (await this.#admin.states.find(name));
    const { shards } = this.#parts.cluster;
    return Boolean(state && state.today >= today && state.shards === shards);
  }

  refreshDeals(): Promise<void> {
    return this.#engine.refreshDeals();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#engine.settled();
    await this.#admin.cluster.close();
  }
}

/** One process makes an index at a time. */
function claimOf({ states, alias }: IndexAdmin): Claim {
  return new Claim(states, `${alias}.build`);
}

interface Opened {
  readonly engine: OpenSearchEngine;
  readonly isRestored: boolean;
}

/**
 * Uses the index that is published, when it is one of this database; else one process makes it, and the others
 * wait.
 */
async function openOrBuild(parts: ClusterEngineParts, admin: IndexAdmin): Promise<Opened> {
  const isRestored = await isUsable(parts, admin);
  if (!isRestored) {
    await claimOf(admin).run(
      () => isUsable(parts, admin),
      () => build(parts, admin),
    );
  }
  const owners = await readAllOwners(parts.database);
  const engine = await OpenSearchEngine.open(admin, { owners, models: catalogModels });
  return { engine, isRestored };
}

async function isUsable(
  { database, logger }: ClusterEngineParts,
  admin: IndexAdmin,
): Promise<boolean> {
  const name = await admin.current();
  const state = name && (await admin.states.find(name));
  if (!state) return false;
  const fingerprint = await findFingerprint(database, state.position);
  if (fingerprint !== null && fingerprint === state.fingerprint) return true;
  logger.warn('search index refused, building from the database', {
    alias: admin.alias,
    reason: 'of another database, or too old',
  });
  return false;
}

/** Everything is read as of one moment, whatever is committed meanwhile. */
async function build({ database, today }: ClusterEngineParts, admin: IndexAdmin): Promise<void> {
  await admin.removeUnpublished();
  const read = async (snapshot: Database) => {
    const position = await lastPosition(snapshot);
    const owners = new Map((await readAllOwners(snapshot)).map((owner) => [owner.id, owner]));
    return buildIndex(admin, {
      position,
      today,
      fingerprint: await findFingerprint(snapshot, position),
      findOwner: (id) => owners.get(id),
      visit: (take) => readActiveBatches(snapshot, take),
    });
  };
  const name = await database.transaction(read, {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  const before = await admin.publish(name);
  if (before !== undefined) await admin.remove(before);
}

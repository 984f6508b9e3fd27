import { makes } from '@forecourt/catalog/vehicles/makes';
import type { EngineChange, SearchEngine } from '@forecourt/domain/search-engine';
import { VehicleSearchEngineBuilder } from '@forecourt/search/vehicle-search-engine';
import { sql } from 'drizzle-orm';
import { readAllOwners, readOwnersById } from '../owners/read-owners.ts';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { readActiveListings, readListingsById } from './read-listings.ts';

/** A model narrows its make in a search also while no car of it is for sale. */
const catalogModels = makes.flatMap(({ code: makeCode, models }) =>
  models.map(({ code, series }) => ({ code, makeCode, seriesCode: series ?? null })),
);

/** How long a change that another process made may stay unseen. */
const pollMilliseconds = 250;

/** Changes taken over in one step: readers wait for no more than this. */
const mostChangesAtOnce = 2000;

/** The search engine of this process and what keeps it current. */
export interface SearchIndex {
  readonly engine: SearchEngine;
  /** Takes over what was committed since; resolves when it is searchable. */
  readonly catchUp: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Builds the engine from the database and follows the change log from then on. */
export async function startSearchIndex(
  database: Database,
  today: string,
  onError: (error: unknown) => void,
): Promise<SearchIndex> {
  // Read before the listings: a change in between is then applied twice, never missed.
  let sequence = await lastSequence(database);
  const engine = await buildEngine(database, today);
  let running: Promise<void> = Promise.resolve();
  let stopped = false;

  async function follow(): Promise<void> {
    for (;;) {
      const changes = await changesAfter(database, sequence);
      if (changes.length === 0) return;
      engine.apply(await toEngineChanges(database, changes));
      sequence = changes.at(-1)?.sequence ?? sequence;
    }
  }

  function catchUp(): Promise<void> {
    running = running.catch(() => {}).then(follow);
    return running;
  }

  async function poll(): Promise<void> {
    while (!stopped) {
      await catchUp().catch(onError);
      await new Promise((resume) => setTimeout(resume, pollMilliseconds).unref());
    }
  }
  void poll();

  const stop = async () => {
    stopped = true;
    await running.catch(() => {});
  };
  return { engine, catchUp, stop };
}

async function buildEngine(database: Database, today: string): Promise<SearchEngine> {
  const owners = await readAllOwners(database);
  const builder = new VehicleSearchEngineBuilder({ owners, today, models: catalogModels });
  for await (const batch of readActiveListings(database)) {
    for (const listing of batch) builder.add(listing);
  }
  return builder.build();
}

interface ChangeRow {
  readonly sequence: number;
  readonly kind: 'listing' | 'owner';
  readonly subjectId: number;
}

async function lastSequence(database: Database): Promise<number> {
  const rows = await rowsOf<{ last: string | null }>(
    database,
    sql`select max(sequence) as last from listing_change`,
  );
  return Number(rows[0]?.last ?? 0);
}

async function changesAfter(database: Database, sequence: number): Promise<ChangeRow[]> {
  const rows = await rowsOf<{ sequence: string; kind: ChangeRow['kind']; subject_id: string }>(
    database,
    sql`select sequence, kind, subject_id from listing_change
        where sequence > ${sequence} order by sequence limit ${mostChangesAtOnce}`,
  );
  return rows.map((row) => ({
    sequence: Number(row.sequence),
    kind: row.kind,
    subjectId: Number(row.subject_id),
  }));
}

/** The present state of what changed: earlier states in between are of no interest. */
async function toEngineChanges(
  database: Database,
  changes: readonly ChangeRow[],
): Promise<EngineChange[]> {
  const idsOf = (kind: ChangeRow['kind']) => [
    ...new Set(changes.filter((change) => change.kind === kind).map(({ subjectId }) => subjectId)),
  ];
  const owners = await readOwnersById(database, idsOf('owner'));
  const listings = await readListingsById(database, idsOf('listing'));
  return [
    ...owners.map((owner) => ({ kind: 'upsertOwner', owner }) as const),
    ...listings.map(({ id, status, data }) =>
      status === 'active'
        ? ({ kind: 'upsertListing', listing: data } as const)
        : ({ kind: 'deleteListing', id } as const),
    ),
  ];
}

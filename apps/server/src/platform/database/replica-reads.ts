import { sql } from 'drizzle-orm';
import { createCounter, createGauge } from '../prometheus.ts';
import type { Secret } from '../secrets/secret-file.ts';
import { connectToServer } from './connect-to-server.ts';
import { type Database, rowsOf } from './database.ts';
import type { OpenReads } from './reads.ts';

/** Where the log of the primary was at a moment: the replica shows all that was committed before once it is there. */
interface Sample {
  readonly at: number;
  readonly position: number;
}

/** Looks at both servers within the time that a replica may be behind. */
const looksWithinLag = 4;

/** Samples that wait for a replica; of one that is away for long the latest do. */
const maxSamples = 1000;

/** How many reads the replica answered, and the primary, in all threads. */
export type ReadCounts = BigInt64Array<SharedArrayBuffer>;

const ofReplica = 0;
const ofPrimary = 1;

export const createReadCounts = (): ReadCounts =>
  new BigInt64Array(new SharedArrayBuffer(2 * BigInt64Array.BYTES_PER_ELEMENT));

interface ReplicaOptions {
  readonly url: string;
  readonly password: Secret | null;
  /** A replica that is further behind, in milliseconds, is not read. */
  readonly maxLagMs: number;
  /** Of what this process knows of the market: a page that is rendered from it must find it in the database. */
  readonly version: () => number;
  readonly onTurn: (isRead: boolean) => void;
  /** Shared with other threads of the process that read from the same servers. */
  readonly counts: ReadCounts;
}

/**
 * Reads from a streaming replica, and from the primary while that is behind or away. How far it is behind is
 * found without writing: by where the primary's log was and how far the replica has replayed it.
 */
export function openReplicaReads(primary: Database, options: ReplicaOptions): OpenReads {
  const { url, password, maxLagMs, version, onTurn, counts } = options;
  const replica = connectToServer(url, password);
  let samples: Sample[] = [];
  /** Everything that was committed before this moment is on the replica. */
  let shownTo = Number.NEGATIVE_INFINITY;
  let known = { version: version(), since: performance.now() };
  let isRead = false;

  const lagMs = () => performance.now() - shownTo;
  function mayRead(): boolean {
    const now = version();
    if (now !== known.version) known = { version: now, since: performance.now() };
    return lagMs() <= maxLagMs && shownTo >= known.since;
  }

  async function look(): Promise<void> {
    const at = performance.now();
    const [written, replayed] = await Promise.all([
      positionOf(primary, sql`pg_current_wal_lsn()`),
      positionOf(replica.database, sql`pg_last_wal_replay_lsn()`),
    ]);
    if (written !== null) samples.push({ at, position: written });
    samples = samples.slice(-maxSamples);
    if (replayed === null) return;
    const shown = samples.filter(({ position }) => position <= replayed).at(-1);
    if (shown) shownTo = shown.at;
    samples = samples.filter(({ position }) => position > replayed);
  }

  let isLooking = false;
  async function lookOnce(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    await look();
    isLooking = false;
    if (isRead === lagMs() <= maxLagMs) return;
    isRead = !isRead;
    onTurn(isRead);
  }
  const timer = setInterval(() => void lookOnce(), maxLagMs / looksWithinLag).unref();

  return {
    async read(use) {
      if (mayRead()) {
        try {
          const result = await use(replica.database);
          Atomics.add(counts, ofReplica, 1n);
          return result;
        } catch {
          // Whatever it was: the primary answers, or says that it is wrong. The next look finds out.
          shownTo = Number.NEGATIVE_INFINITY;
        }
      }
      Atomics.add(counts, ofPrimary, 1n);
      return use(primary);
    },
    metrics: [
      createGauge(
        {
          name: 'database_replica_lag_seconds',
          help: 'How far the replica is behind at the most',
          labelNames: [],
        },
        () => (Number.isFinite(lagMs()) ? [[{}, lagMs() / 1000]] : []),
      ),
      createCounter(
        {
          name: 'database_page_reads_total',
          help: 'Reads of pages since the start, by where they went',
          labelNames: ['server'],
        },
        () => [
          [{ server: 'replica' }, Number(Atomics.load(counts, ofReplica))],
          [{ server: 'primary' }, Number(Atomics.load(counts, ofPrimary))],
        ],
      ),
    ],
    close: async () => {
      clearInterval(timer);
      await replica.close();
    },
  };
}

/** Bytes of log; null where the server does not say, or is no such server. */
async function positionOf(
  database: Database,
  position: ReturnType<typeof sql>,
): Promise<number | null> {
  try {
    const [row] = await rowsOf<{ bytes: string | null }>(
      database,
      sql`select (${position} - '0/0'::pg_lsn)::text as bytes`,
    );
    return row?.bytes == null ? null : Number(row.bytes);
  } catch {
    return null;
  }
}

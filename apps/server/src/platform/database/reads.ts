import type { Metric } from '../prometheus.ts';
import type { Database } from './database.ts';

/** Reads what is nobody's own, from wherever it may be read. */
export interface Reads {
  /** @param use reads only, and may be called a second time on another server */
  read<Result>(use: (database: Database) => Promise<Result>): Promise<Result>;
}

/** Reads that are kept going. */
export interface OpenReads extends Reads {
  readonly metrics: readonly Metric[];
  readonly close: () => Promise<void>;
}

/** All reads go to one database. */
export function readsOf(database: Database): OpenReads {
  return { read: (use) => use(database), metrics: [], close: async () => {} };
}

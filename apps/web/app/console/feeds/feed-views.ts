import type { Quarantine } from '@forecourt/domain/operator/quarantine';
import type { Moment } from '../moment.ts';

/** One import of a file. */
export interface FeedRunShown {
  readonly id: string;
  /** The name of the file. */
  readonly name: string;
  readonly mapping: string;
  readonly started: Moment;
  readonly seconds: number;
  readonly rows: number;
  readonly refused: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
  /** Why nothing was taken in. */
  readonly failure: string | null;
  /** Dealers that wait for somebody to decide. */
  readonly held: number;
  /** Dealers that were held, and became as the file says all the same. */
  readonly applied: number;
  /** Dealers that were held, and stayed as they were. */
  readonly kept: number;
  /** Dealers that were held until a later file came. */
  readonly replaced: number;
}

/** Where a feed is fetched from, as its form has it. */
export interface SourceFields {
  readonly name: string;
  readonly url: string;
  readonly hostKey: string;
  readonly schedule: string;
  readonly mapping: string;
  readonly dealer: string;
  readonly dealerName: string;
  readonly dealerZip: string;
}

export interface FeedsView {
  readonly runs: readonly FeedRunShown[];
  /** All of them. */
  readonly runCount: number;
  /** The run behind which there are older ones; null where these are all. */
  readonly older: string | null;
  /** The one behind which these are; empty for the latest. */
  readonly before: string;
  readonly sources: readonly {
    readonly name: string;
    readonly url: string;
    readonly schedule: string | null;
    readonly next: Moment | null;
    readonly last: Moment | null;
    readonly lastOutcome: string | null;
    /** Tries that failed since the last that did not. */
    readonly failures: number;
    readonly isBusy: boolean;
  }[];
  /** The one that is to be changed; null for a new one. */
  readonly chosen: SourceFields | null;
  /** As whom it is fetched, by a password that is kept; null as nobody. */
  readonly keptUser: string | null;
  readonly mappings: readonly string[];
  readonly mayImport: boolean;
}

export interface FeedView {
  readonly run: FeedRunShown;
  readonly held: readonly {
    readonly ownerId: number;
    readonly name: string;
    readonly place: string;
    readonly stock: number;
    readonly removals: number;
    readonly settled: 'applied' | 'kept' | 'replaced' | null;
  }[];
  readonly quarantine: Quarantine | null;
  /** The column whose cells are shown; empty for all. */
  readonly column: string;
  readonly maySettle: boolean;
  /** Whether the file is still there to be applied. */
  readonly canApply: boolean;
  /** Runs of the same source, the oldest first. */
  readonly past: readonly {
    readonly id: string;
    readonly rows: number;
    readonly refused: number;
    readonly held: number;
    readonly failed: boolean;
  }[];
}

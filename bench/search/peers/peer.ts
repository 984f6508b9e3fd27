import type { FlatInventory } from '../flat-inventory.ts';
import type { PeerRequest } from './request.ts';

/** What a database answers, before codes become names. */
export interface PeerAnswer {
  /** Of the page, in order. */
  readonly ids: readonly number[];
  readonly counts: readonly CountRow[];
  readonly price: NumberRow;
  readonly mileage: NumberRow;
}

/** So many rows of a status have a code in a counted column. */
export interface CountRow {
  /** The column's place among `countedColumns`. */
  readonly target: number;
  readonly miss: number;
  readonly code: number;
  readonly count: number;
}

/** Of the matches. */
export interface NumberRow {
  readonly min: number;
  readonly max: number;
  readonly sum: number;
  readonly count: number;
}

/** One way to ask a database. Which is best depends on how many rows it looks at. */
export interface Form {
  readonly name: string;
  readonly ask: (request: PeerRequest) => Promise<PeerAnswer>;
}

/** A database with the inventory in it. */
export interface Peer {
  readonly name: string;
  /** What a listing takes, indexes included. */
  readonly bytesPerListing: number;
  readonly forms: readonly Form[];
  readonly close: () => Promise<void>;
}

/** Loads the inventory; a text says why the database cannot take part. */
export type LoadPeer = (inventory: FlatInventory) => Promise<Peer | string>;

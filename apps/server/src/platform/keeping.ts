import { type SQL, sql } from 'drizzle-orm';
import { isInTexts } from './database/conditions.ts';
import type { Database } from './database/database.ts';

/** Under whose name something is kept, and the confirmed address by which more is theirs. */
export interface Keeper {
  /** `visitor:` or `person:` and an id. */
  readonly key: string;
  readonly email: string | null;
}

/** A cookie of what is kept; 0 seconds take it away. */
export interface KeptCookie {
  readonly name: string;
  readonly value: string;
  readonly maxAgeSeconds: number;
}

/** Ids of what moved with a change of address; null where nobody noted it. */
export type Moved = readonly string[] | null;

/** Whether a row is among those that moved. @param id its column, of any type */
export const isAmong = (id: SQL, only: Moved): SQL =>
  only === null ? sql`true` : isInTexts(sql`${id}::text`, only);

/** Things of one kind that a capability keeps under the names of browsers and persons. */
export interface Keeping {
  /** What they are called in the file with everything that is kept of a person. */
  readonly name: string;
  /**
   * Hands what a browser kept to the person who signed in there: without doubles, and leaving nothing
   * behind. Done twice, nothing more happens.
   *
   * @param from the key of the browser
   * @param to the key of the person
   * @param sessionId of the sign-in
   */
  move?(from: string, to: string, sessionId: string): Promise<void>;
  /**
   * Has what is kept by the address of a person be kept by another one, as their account is.
   *
   * @param keeper with the address before
   * @param only what a change moved, where it is undone: the rest belongs to who reads that mailbox; null for all
   * @returns ids of what moved
   */
  moveAddress?(
    transaction: Database,
    keeper: Keeper,
    to: string,
    only: Moved,
  ): Promise<readonly string[]>;
  /** All of it, as JSON. */
  exportOf(keeper: Keeper): Promise<unknown>;
  /** Removes all of it, also what waits to be sent. */
  forget(keeper: Keeper): Promise<void>;
  /**
   * What a browser is told when another keeper has it; null is nobody.
   *
   * @param sent the cookies of its request: what it has of its own may become the keeper's; null where it is another's
   */
  cookieOf?(key: string | null, sent: string | null): Promise<KeptCookie>;
}

/** All kinds of things that are kept, whichever capability keeps them. */
export interface Keepings {
  readonly all: () => readonly Keeping[];
}

/** Keepings that are handed on before all capabilities have said what they keep. */
export function keepingsToCollect(): Keepings & {
  readonly collect: (all: readonly Keeping[]) => void;
} {
  let collected: readonly Keeping[] = [];
  return {
    all: () => collected,
    collect: (all) => {
      collected = all;
    },
  };
}

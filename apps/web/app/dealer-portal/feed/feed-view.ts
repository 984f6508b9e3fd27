/** A moment by the dealer's clocks. */
export interface FeedMoment {
  /** `Today, 12:38 PM`. */
  readonly text: string;
  /** ISO 8601. */
  readonly iso: string;
}

/** How many rows of a file name the dealer, and what became of them. */
export interface FeedTally {
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
  readonly refused: number;
}

/** Why a file left the dealer's cars as they were. */
export interface HeldStock {
  readonly stock: number;
  readonly removals: number;
  /** What somebody decided; null while nobody did. */
  readonly settled: 'applied' | 'kept' | 'replaced' | null;
}

/** A file as it went for the dealer. */
export interface FeedFile {
  readonly id: string;
  readonly at: FeedMoment;
  /** Null for a file of which nothing was taken in. */
  readonly tally: FeedTally | null;
  readonly held: HeldStock | null;
}

/** A car that is not on the market, as its row was refused. */
export interface RefusedRow {
  /** What can be read of it; empty where nothing can. */
  readonly words: string;
  readonly stockNumber: string | null;
  readonly cells: readonly {
    readonly column: string;
    readonly value: string;
    readonly why: string;
    readonly helps: string;
  }[];
}

/** The room of the feed. */
export interface FeedView {
  /** The file that is shown: the last that was taken in, or the one that the address names; null without any. */
  readonly shown: (FeedFile & { readonly tally: FeedTally; readonly isLast: boolean }) | null;
  /** Cars that it left out, as far as they are listed; null while they cannot be read, or are not kept any more. */
  readonly refused: readonly RefusedRow[] | null;
  /** The latest first. */
  readonly files: readonly FeedFile[];
  /** How many cars for sale have what shoppers look for; null while it cannot be read. */
  readonly complete: {
    readonly cars: number;
    readonly parts: readonly { readonly name: string; readonly cars: number }[];
  } | null;
}

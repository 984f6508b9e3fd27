import type { DealerNode } from '@forecourt/domain/listing/seller/dealer-html';
import type { ClosedDay } from '@forecourt/domain/listing/seller/owner';

/** What a dealer says of itself, as shoppers would read it. */
export interface WordsPreview {
  readonly line: string | null;
  readonly content: readonly DealerNode[];
}

/** What the profile shows, to be changed. */
export interface ProfileView {
  /** What each feed file writes anew. */
  readonly byFeed: {
    readonly name: string;
    readonly address: string;
    readonly phone: string | null;
    readonly website: string | null;
  };
  /** Each weekday, with the times that a closed one would have. */
  readonly hours: readonly {
    readonly label: string;
    readonly isOpen: boolean;
    readonly open: string;
    readonly close: string;
    /** What a form that is sent back was loaded with: `9:00 AM to 6:00 PM`, or `closed`. */
    readonly words: string;
  }[];
  /** Those to come, the next one first. */
  readonly closedDays: readonly ClosedDay[];
  /** `YYYY-MM-DD`, by the dealer's clock. */
  readonly today: string;
  /** One line beside its cars; empty for none. */
  readonly line: string;
  /** What it says in its own words of all its cars; null while it cannot be read. */
  readonly said: {
    /** As it is typed. */
    readonly words: string;
    /** Tells in a form that is sent back which line and words it was loaded with. */
    readonly mark: string;
    readonly content: readonly DealerNode[];
    /** Kinds of cars that something else is said of. */
    readonly others: readonly string[];
  } | null;
  readonly shown: {
    readonly name: string;
    readonly place: string;
    readonly rating: number | null;
    readonly reviewCount: number;
    readonly opening: string | null;
    readonly hours: readonly {
      readonly label: string;
      readonly words: string;
      readonly isToday: boolean;
    }[];
    readonly answerMinutes: number | null;
  };
  /** Characters at the most. */
  readonly limits: Readonly<Record<'line' | 'reason' | 'words', number>>;
}

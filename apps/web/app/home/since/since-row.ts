/** Sentences that are told at the most. */
export const maxRows = 5;

/** One thing that changed, or that the shopper left off with, in a short sentence. */
export interface SinceRow {
  readonly key: string;
  readonly href: string;
  /** What it tells of: a car, one that is gone, a saved search or the last one. */
  readonly sign: 'car' | 'gone' | 'saved' | 'recent';
  /** Of a car. */
  readonly pictureUrl: string | null;
  readonly title: string;
  readonly note: string;
  /** Which way a price went, that cars are new, or nothing but that it leads on. */
  readonly end: 'fell' | 'rose' | 'next' | 'new';
  /** How many are new: `3 new`. */
  readonly news: string | null;
}

/** What is told to who comes back. */
export interface Since {
  /** When they were here before, in words; null where nobody knows. */
  readonly when: string | null;
  readonly rows: readonly SinceRow[];
}

/**
 * Numbers for things, in order of appearance. It only grows, so that a copy elsewhere stays the same
 * by learning, in order, what came since.
 */
export interface Dictionary {
  /** Numbers are below it. */
  readonly size: number;
  /** What has the numbers from `first` on, as text for `learn`. */
  entriesFrom(first: number): readonly string[];
  /** Gives the next numbers to what another dictionary told. */
  learn(entries: readonly string[]): void;
}

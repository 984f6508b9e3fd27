import type { UnknownReason } from '@forecourt/domain/keyword/keyword-search';
import type { SearchPatch } from '@forecourt/domain/keyword/search-patch';

/** What words mean: a part of a search, or the reason why they are none. */
export type Meaning = SearchPatch | UnknownReason;

/** A meaning of the words from some place on. */
export interface Reading {
  /** Words read. */
  readonly length: number;
  readonly meaning: Meaning;
}

/** What a sentence is understood against, beside the vocabulary. */
export interface SentenceContext {
  /** The present year: `less than 3 years old` counts from it. */
  readonly thisYear: number;
  /** Where the shopper is, if known: `near me`. */
  readonly zip?: string;
}

/** Whether words narrow a search; else they are the reason why not. */
export const isPatch = (meaning: Meaning): meaning is SearchPatch => typeof meaning === 'object';

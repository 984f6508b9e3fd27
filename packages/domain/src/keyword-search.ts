import type { SearchWish } from './search-wish.ts';

/** The keyword box: what words are understood as, and what is offered while they are typed. */

/** A run of a sentence's words that became part of a search. */
export interface UnderstoodPhrase {
  /** As typed. */
  readonly text: string;
  /** Where it begins in the sentence, in UTF-16 units. */
  readonly start: number;
  readonly wish: SearchWish;
  /** What it was understood as, for people: `Under $25,000`. */
  readonly name: string;
}

/** Why words changed nothing, for people. */
export const unknownReasons = {
  unknown: 'We do not know these words.',
  no_filter: 'There is no filter for this.',
  negated: 'Filters cannot leave something out.',
  contradiction: 'This contradicts another part.',
  too_many: 'No more than five makes can be chosen.',
  place_needed: 'Enter a ZIP code first.',
  too_long: 'We read no further than this.',
} as const;
export type UnknownReason = keyof typeof unknownReasons;

/** A run of a sentence's words that no filter expresses. */
export interface UnknownPhrase {
  readonly text: string;
  readonly start: number;
  readonly reason: UnknownReason;
}

/** A sentence as the filters that it becomes. Words that only join others (`with`, `a`, `cars`) are in neither list. */
export interface ParsedSentence {
  readonly understood: readonly UnderstoodPhrase[];
  readonly unknown: readonly UnknownPhrase[];
  /** All that was understood, together. */
  readonly wish: SearchWish;
}

export type SuggestionKind =
  | 'make'
  | 'model'
  | 'trim'
  | 'style'
  | 'feature'
  | 'filter'
  | 'combination'
  | 'place'
  | 'sentence';

export interface KeywordSuggestion {
  readonly name: string;
  readonly kind: SuggestionKind;
  readonly wish: SearchWish;
  /** Cars nationwide that answer (for a place: near it); null when that was not counted. */
  readonly count: number | null;
  /** Of a `sentence`: what each of its words became. */
  readonly sentence?: ParsedSentence;
}

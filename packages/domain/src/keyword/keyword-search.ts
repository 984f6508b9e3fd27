import type { SearchPatch } from './search-patch.ts';

/** The keyword box: what words are understood as, and what is offered while they are typed. */

/** A run of a sentence's words that became part of a search. */
export interface UnderstoodPhrase {
  /** As typed. */
  readonly text: string;
  /** Where it begins in the sentence, in UTF-16 units. */
  readonly start: number;
  readonly patch: SearchPatch;
  /** What it was understood as, for people: `Under $25,000`. */
  readonly name: string;
}

const unknownReasons = {
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

/** Why words changed nothing, for people. */
export function explainUnknown({ text, reason }: Omit<UnknownPhrase, 'start'>): string {
  const isOneWord = !/\s/.test(text.trim());
  if (reason === 'unknown' && isOneWord) return 'We do not know this word.';
  return unknownReasons[reason];
}

/** A sentence as the filters that it becomes. Words that only join others (`with`, `a`, `cars`) are in neither list. */
export interface ParsedSentence {
  readonly understood: readonly UnderstoodPhrase[];
  readonly unknown: readonly UnknownPhrase[];
  /** All that was understood, together. */
  readonly patch: SearchPatch;
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
  readonly patch: SearchPatch;
  /** Cars nationwide that answer, in the usual condition; null when that was not counted. */
  readonly count: number | null;
  /** Of a `sentence`: what each of its words became. */
  readonly sentence?: ParsedSentence;
}

/** A suggestion as the box is answered it. */
export interface SuggestedKeyword {
  readonly name: string;
  /** A `vehicle` is one car, named by its VIN; `content` is a page to read. */
  readonly kind: SuggestionKind | 'vehicle' | 'content';
  /** Parameters of the search that it asks for; none where it leads to a page that is no search. */
  readonly codes: Readonly<Record<string, readonly string[]>>;
  /** Where it leads. */
  readonly url: string;
  /** Cars found there; null when they were not counted. */
  readonly count: number | null;
  /** Of a sentence: the filters that it becomes, in its order. */
  readonly understood?: readonly string[];
  /** Of a sentence: what changes nothing, and why. */
  readonly unknown?: readonly UnreadWords[];
  /** Of a sentence that names no place: where is searched. */
  readonly where?: string;
}

/** Words that became no filter, with the reason for people. */
export interface UnreadWords {
  readonly text: string;
  readonly reason: string;
}

/** Those that an address carries. */
export interface CarriedWords extends UnreadWords {
  /** Whether they say nothing of a car, so that they may be somebody's name. */
  readonly mayBeName: boolean;
}

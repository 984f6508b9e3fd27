import type { SuggestedKeyword } from '@forecourt/domain/keyword/keyword-search';
import type { RecentSearch } from './recent-searches.ts';

/** What the list below the field offers. */
export type Suggestion = SuggestedKeyword | RecentSearch;

/** Headings that suggestions stand under. */
const headings: Readonly<Record<Suggestion['kind'], string>> = {
  sentence: 'We understood',
  vehicle: 'This car',
  make: 'Makes and models',
  model: 'Makes and models',
  trim: 'Makes and models',
  style: 'Kinds of cars',
  combination: 'Kinds of cars',
  feature: 'Features and filters',
  filter: 'Features and filters',
  place: 'Places',
  content: 'To read',
  recent: 'Recent searches',
};

interface SuggestionGroup {
  readonly heading: string;
  readonly suggestions: readonly Suggestion[];
}

/** Suggestions by kind, each kind where its best one stood. */
export function groupSuggestions(suggestions: readonly Suggestion[]): SuggestionGroup[] {
  const groups = Map.groupBy(suggestions, ({ kind }) => headings[kind]);
  return [...groups].map(([heading, some]) => ({ heading, suggestions: some }));
}

interface NamePart {
  readonly text: string;
  readonly start: number;
  readonly isTyped: boolean;
}

/** A name with the words told apart that a typed word begins. */
export function markTyped(name: string, typed: string): NamePart[] {
  const beginnings = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return [...name.matchAll(/[^\s,]+\s*|,\s*/g)].map(({ 0: text, index: start }) => ({
    text,
    start,
    isTyped: beginnings.some((beginning) => text.toLowerCase().startsWith(beginning)),
  }));
}

import type { KeywordSuggestion, ParsedSentence } from '@forecourt/domain/keyword/keyword-search';
import { patchName, type SearchPatch, toPatchCodes } from '@forecourt/domain/keyword/search-patch';
import { combinePatches } from './combine-patches.ts';
import type { KeywordCounts } from './keyword-counts.ts';
import { isPatch, type SentenceContext } from './meaning.ts';
import type { PlaceSuggestions } from './place-suggestions.ts';
import { announcesPlace, zipsOfLargeCity } from './places.ts';
import type { SentenceParser } from './sentence-parser.ts';
import { type SuggestionEntry, suggestionEntries } from './suggestion-entries.ts';
import { TextIndex } from './text-index.ts';
import type { KeywordVocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** What a suggester is made of. The parser and the places outlive it: counts age, names do not. */
export interface SuggesterParts {
  readonly vocabulary: KeywordVocabulary;
  readonly parser: SentenceParser;
  readonly places: PlaceSuggestions;
  readonly counts: KeywordCounts;
}

/** Longer texts are read as sentences alone: nothing has so long a name. */
const maxNameCharacters = 100;

/** Words at the end of a text that may be the beginning of one name. */
const maxTailWords = 4;

const maxPlaces = 3;

/** Suggests what a shopper may be about to type, the likeliest first. */
export class KeywordSuggester {
  readonly #parts: SuggesterParts;
  readonly #index: TextIndex<SuggestionEntry>;
  readonly #common: readonly KeywordSuggestion[];

  private constructor(
    parts: SuggesterParts,
    index: TextIndex<SuggestionEntry>,
    common: readonly KeywordSuggestion[],
  ) {
    this.#parts = parts;
    this.#index = index;
    this.#common = common;
  }

  /** Indexes what can be suggested in steps, between which others may run. */
  static async create(parts: SuggesterParts): Promise<KeywordSuggester> {
    const entries = suggestionEntries(parts.vocabulary, parts.counts);
    const common = commonest(entries.map(({ suggestion }) => suggestion));
    return new KeywordSuggester(parts, await TextIndex.create(entries), common);
  }

  /** What is offered before anything is typed: the models, then the body styles, that most cars are. */
  get common(): readonly KeywordSuggestion[] {
    return this.#common;
  }

  /**
   * At most `most` suggestions: names that the text begins, then continuations of a text whose
   * earlier words are understood, then places. A whole sentence that is understood comes first, and a
   * place where nothing else was said; a sentence of which only a part is understood comes where
   * nothing else is found.
   */
  suggest(text: string, most: number, context: SentenceContext): KeywordSuggestion[] {
    const typed = text.trim();
    const parsed = this.#parts.parser.parse(typed, context);
    const sentence = parsed.understood.length > 0 ? [this.#toSentence(parsed)] : [];
    if (typed.length > maxNameCharacters) return sentence;
    const names = this.#ownNameFirst(parsed, this.#names(typed, most, context));
    if (isWhole(parsed)) return withoutRepeats([...sentence, ...names]).slice(0, most);
    const isPlace = isPlaceAlone(parsed);
    const places = this.#places(typed, !isPlace && names.length > 0);
    if (isPlace)
      return withoutRepeats([...(places.length > 0 ? places : sentence), ...names]).slice(0, most);
    const room = Math.max(most - places.length, Math.min(most, maxPlaces));
    const found = [...names.slice(0, room), ...places].slice(0, most);
    return found.length > 0 ? found : sentence;
  }

  /** A name that was typed whole, if with mistakes, before those that are spelled like it. */
  #ownNameFirst(
    { patch, understood, unknown }: ParsedSentence,
    names: readonly KeywordSuggestion[],
  ): readonly KeywordSuggestion[] {
    const isVehicle = patch.filters.modelCode !== undefined || patch.filters.makeCode !== undefined;
    if (!isVehicle || understood.length !== 1 || unknown.length > 0) return names;
    const own = keyOf(patch);
    const found = names.find((name) => keyOf(name.patch) === own);
    return withoutRepeats([found ?? this.#toSuggestion(patch, 'model'), ...names]);
  }

  #names(text: string, most: number, context: SentenceContext): KeywordSuggestion[] {
    const direct = this.#index.find(text, most, true).map(({ suggestion }) => suggestion);
    const further = direct.length < most ? this.#continuations(text, most, context) : [];
    return withoutRepeats([...direct, ...further]);
  }

  /** `used toyota rav4 hy`: what the last words begin, added to what those before ask for. */
  #continuations(text: string, most: number, context: SentenceContext): KeywordSuggestion[] {
    const words = wordsOf(text);
    const maxTail = Math.min(maxTailWords, words.length - 1);
    for (let length = 1; length <= maxTail; length += 1) {
      const tail = words.at(-length);
      const before = words.at(-length - 1);
      if (!tail || !before) return [];
      const head = this.#parts.parser.parse(text.slice(0, tail.start), context);
      const isPlace = announcesPlace(before.folded);
      if (head.unknown.length > 0 || (head.understood.length === 0 && !isPlace)) continue;
      const rest = text.slice(tail.start);
      const found = isPlace
        ? this.#places(rest, false)
        : this.#index.find(rest, most, true).map(({ suggestion }) => suggestion);
      if (found.length > 0) return head.understood.length > 0 ? this.#added(head, found) : found;
    }
    return [];
  }

  /** Of the answered ones, those that most cars answer first. */
  #added({ patch }: ParsedSentence, further: readonly KeywordSuggestion[]): KeywordSuggestion[] {
    return further
      .filter((suggestion) => isCompatible(patch, suggestion.patch))
      .map((suggestion) => combinePatches(patch, suggestion.patch))
      .filter(isPatch)
      .map((combined) => ({ combined, cars: this.#parts.counts.maxOf(combined) }))
      .filter(({ cars }) => cars > 0)
      .sort((a, b) => b.cars - a.cars)
      .map(({ combined }) => this.#toSuggestion(combined, 'combination'));
  }

  /** @param isAside whether the text says something else already */
  #places(text: string, isAside: boolean): KeywordSuggestion[] {
    const fewestZips = isAside ? zipsOfLargeCity : 1;
    const request = { most: maxPlaces, forgives: !isAside, fewestZips };
    return this.#parts.places.find(text, request);
  }

  #toSentence(sentence: ParsedSentence): KeywordSuggestion {
    return { ...this.#toSuggestion(sentence.patch, 'sentence'), sentence };
  }

  #toSuggestion(patch: SearchPatch, kind: KeywordSuggestion['kind']): KeywordSuggestion {
    const name = patchName(patch, this.#parts.vocabulary.reference);
    return { name, kind, patch, count: this.#parts.counts.of(patch) };
  }
}

const maxCommon = { model: 5, style: 3 } as const;

function commonest(suggestions: readonly KeywordSuggestion[]): KeywordSuggestion[] {
  const byCars = suggestions
    .filter(({ patch }) => patch.filters.seriesCode === undefined)
    .sort((a, b) => (b.count ?? 0) - (a.count ?? 0));
  return (['model', 'style'] as const).flatMap((kind) =>
    byCars.filter((one) => one.kind === kind && one.count).slice(0, maxCommon[kind]),
  );
}

/** Whether all words are understood and say more than one name. */
function isWhole({ patch, understood, unknown }: ParsedSentence): boolean {
  const { filters, zip, ...settings } = patch;
  const isOneName = understood.length === 1 && Object.keys(settings).length === 0;
  return understood.length > 0 && unknown.length === 0 && !isOneName;
}

/** Whether all words are one place: what its last word begins was hardly meant. */
function isPlaceAlone({ patch, understood, unknown }: ParsedSentence): boolean {
  const isOne = understood.length === 1 && unknown.length === 0;
  return isOne && patch.zip !== undefined && Object.keys(patch.filters).length === 0;
}

/** Whether one car can answer both: a second make or model would widen the search. */
function isCompatible(patch: SearchPatch, further: SearchPatch): boolean {
  const within = (outer: readonly string[] | undefined, inner: readonly string[] | undefined) =>
    outer === undefined || inner === undefined || inner.every((code) => outer.includes(code));
  return (
    within(patch.filters.makeCode, further.filters.makeCode) &&
    within(patch.filters.modelCode ?? patch.filters.seriesCode, further.filters.modelCode)
  );
}

/** The first of those that ask for the same. */
function withoutRepeats(suggestions: readonly KeywordSuggestion[]): KeywordSuggestion[] {
  const byCodes = new Map<string, KeywordSuggestion>();
  for (const suggestion of suggestions) {
    const key = keyOf(suggestion.patch);
    if (!byCodes.has(key)) byCodes.set(key, suggestion);
  }
  return [...byCodes.values()];
}

function keyOf(patch: SearchPatch): string {
  const entries = Object.entries(toPatchCodes(patch)).map(([name, codes]) => `${name}=${codes}`);
  return entries.sort().join('&');
}

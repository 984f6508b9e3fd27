import type {
  ParsedSentence,
  UnderstoodPhrase,
  UnknownPhrase,
} from '@forecourt/domain/keyword/keyword-search';
import { patchName, type SearchPatch } from '@forecourt/domain/keyword/search-patch';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import { reconcileTree } from '@forecourt/domain/vehicle/vehicle-tree';
import { combinePatches } from './combine-patches.ts';
import { isPatch, type Meaning, type SentenceContext } from './meaning.ts';
import { createFilterPhrases, readPhrase } from './phrase-book.ts';
import { fillerWords, negations } from './phrases.ts';
import { PlacePhrases } from './places.ts';
import { quantityWords, readQuantity } from './quantities.ts';
import { createSpelling, type Spelling } from './spelling.ts';
import { allTrims, type FoundVehicle, TrimPhrases, VehiclePhrases } from './vehicle-phrases.ts';
import type { KeywordVocabulary } from './vocabulary.ts';
import { type Word, wordsOf } from './words.ts';

/** Longer sentences are cut: no patch needs so much. */
const maxCharacters = 300;

/** A run of words with what it means; null for a word that asks for nothing. */
interface Part {
  readonly at: number;
  readonly length: number;
  readonly meaning: Meaning | null;
  readonly vehicle?: FoundVehicle;
}

/** A part by its position in the sentence, in UTF-16 units. */
interface Run {
  readonly start: number;
  readonly end: number;
  readonly meaning: Meaning | null;
}

/** What a scan knows beyond the vocabulary: what an earlier scan of the sentence found. */
interface Found {
  readonly makes: ReadonlySet<string>;
  readonly trims: TrimPhrases | null;
}

/**
 * Turns sentences into searches: `used awd suv under 25k near 30309 with heated seats`. The longest
 * phrase wins; typing mistakes in names are forgiven; every word is understood, listed as unknown
 * with the reason, or one that asks for nothing (`with`, `cars`).
 */
export class SentenceParser {
  readonly #reference: Reference;
  readonly #phrases = createFilterPhrases();
  readonly #vehicles: VehiclePhrases;
  readonly #places: PlacePhrases;
  readonly #spelling: Spelling;

  constructor(vocabulary: KeywordVocabulary) {
    this.#reference = vocabulary.reference;
    this.#vehicles = new VehiclePhrases(vocabulary, this.#phrases.words);
    const known = new Set([
      ...this.#vehicles.words,
      ...this.#phrases.words,
      ...quantityWords,
      ...fillerWords,
    ]);
    const trims = allTrims(vocabulary.reference);
    this.#places = new PlacePhrases(vocabulary, {
      isPart: (name) => known.has(name),
      isTrim: (name) => trims.has(name),
      isMeant: (word) => this.#isMeant(word),
    });
    this.#spelling = createSpelling(known);
  }

  /** Whether a word means something by itself, places aside. */
  #isMeant(word: Word): boolean {
    const named =
      readPhrase(this.#phrases, [word], 0) ?? this.#vehicles.read([word], 0, new Set<string>());
    return named !== undefined || fillerWords.has(word.folded);
  }

  /** Pure: the same sentence and context give the same answer. Never throws. */
  parse(sentence: string, context: SentenceContext): ParsedSentence {
    const text = sentence.slice(0, maxCharacters);
    const runs = this.#read(wordsOf(text), context);
    const parsed = this.#toSentence(text, runs, context);
    if (text.length === sentence.length) return parsed;
    const rest = { text: sentence.slice(maxCharacters), start: maxCharacters };
    return { ...parsed, unknown: [...parsed.unknown, { ...rest, reason: 'too_long' }] };
  }

  /** Scans as typed, then with names spelled right, then with the trims of the models found. */
  #read(typed: readonly Word[], context: SentenceContext): Run[] {
    const first = this.#scan(typed, { makes: new Set(), trims: null }, context);
    const words = corrected(typed, first, (word) => this.#spelling.correct(word));
    const second = this.#scan(words, foundIn(first, null), context);
    const vehicles = second.flatMap(({ vehicle }) => vehicle ?? []);
    const trims = new TrimPhrases(vehicles, this.#reference);
    const trimSpelling = createSpelling(trims.words);
    const rest = corrected(
      words,
      second,
      (word, before) => this.#places.correct(word, before) ?? trimSpelling.correct(word),
    );
    return withSpans(this.#scan(rest, foundIn(second, trims), context), typed);
  }

  #scan(words: readonly Word[], found: Found, context: SentenceContext): Part[] {
    const parts: Part[] = [];
    for (let at = 0; at < words.length; ) {
      const part = this.#partAt(words, at, found, context);
      parts.push(part);
      at += part.length;
    }
    return parts;
  }

  #partAt(words: readonly Word[], at: number, found: Found, context: SentenceContext): Part {
    const reading = this.#longestAt(words, at, found, context);
    if (reading) return { ...reading, at };
    const negation = negationAt(words, at);
    if (negation === 0) {
      const isFiller = fillerWords.has(words[at]?.folded ?? '');
      return { at, length: 1, meaning: isFiller ? null : 'unknown' };
    }
    let next = at + negation;
    while (fillerWords.has(words[next]?.folded ?? '')) next += 1;
    const denied = this.#longestAt(words, next, found, context);
    return denied
      ? { at, length: next + denied.length - at, meaning: 'negated' }
      : { at, length: negation, meaning: 'unknown' };
  }

  /** Of equally long readings the first kind wins. */
  #longestAt(words: readonly Word[], at: number, found: Found, context: SentenceContext) {
    const readings: (Omit<Part, 'at'> | undefined)[] = [
      readQuantity(words, at, context),
      readPhrase(this.#phrases, words, at),
      found.trims?.read(words, at),
      this.#vehicles.read(words, at, found.makes),
      this.#places.read(words, at, context),
    ];
    return readings.reduce((best, reading) =>
      reading && reading.length > (best?.length ?? 0) ? reading : best,
    );
  }

  #toSentence(text: string, runs: readonly Run[], { zip }: SentenceContext): ParsedSentence {
    const isPlaced = zip !== undefined || runs.some(({ meaning }) => isPlace(meaning));
    const understood: UnderstoodPhrase[] = [];
    const unknown: UnknownPhrase[] = [];
    let patch: SearchPatch = { filters: {} };
    for (const { start, end, meaning } of runs) {
      if (meaning === null) continue;
      const phrase = { text: text.slice(start, end), start };
      const added = addPatch(patch, meaning, isPlaced);
      if (!isPatch(meaning) || !isPatch(added)) {
        unknown.push({ ...phrase, reason: isPatch(added) ? 'unknown' : added });
        continue;
      }
      patch = added;
      understood.push({ ...phrase, patch: meaning, name: patchName(meaning, this.#reference) });
    }
    const filters = reconcileTree(patch.filters, this.#reference);
    return { understood, unknown, patch: { ...patch, filters } };
  }
}

/** Words of the negation that stands at `at`: `no`, `anything but`; 0 for none. */
function negationAt(words: readonly Word[], at: number): number {
  const [first = '', second = ''] = words.slice(at, at + 2).map(({ folded }) => folded);
  if (negations.has(first + second)) return second === '' ? 1 : 2;
  return negations.has(first) ? 1 : 0;
}

/** The patch with a meaning added, or why that cannot be. */
function addPatch(patch: SearchPatch, meaning: Meaning, isPlaced: boolean): Meaning {
  if (!isPatch(meaning)) return meaning;
  const needsPlace = Boolean(meaning.searchRadius) || meaning.sortBy === 'distanceASC';
  return needsPlace && !isPlaced ? 'place_needed' : combinePatches(patch, meaning);
}

function isPlace(meaning: Meaning | null): boolean {
  return meaning !== null && isPatch(meaning) && meaning.zip !== undefined;
}

function foundIn(parts: readonly Part[], trims: TrimPhrases | null): Found {
  return { makes: new Set(parts.flatMap(({ vehicle }) => vehicle?.makeCode ?? [])), trims };
}

/** The words with those that said nothing replaced by what they were probably meant to be. */
function corrected(
  words: readonly Word[],
  parts: readonly Part[],
  correct: (word: string, before: string) => string | undefined,
): Word[] {
  const unknown = new Set(parts.filter(({ meaning }) => meaning === 'unknown').map(({ at }) => at));
  return words.map((word, at) => {
    if (!unknown.has(at) || word.number) return word;
    const folded = correct(word.folded, words[at - 1]?.folded ?? '');
    return folded === undefined ? word : { ...word, folded };
  });
}

/** Parts by their place in the sentence; unknown words in a row are one. */
function withSpans(parts: readonly Part[], words: readonly Word[]): Run[] {
  const runs: Run[] = [];
  for (const { at, length, meaning } of parts) {
    const start = words[at]?.start ?? 0;
    const end = words[at + length - 1]?.end ?? start;
    const before = runs.at(-1);
    if (before && before.meaning === 'unknown' && meaning === 'unknown') {
      runs[runs.length - 1] = { ...before, end };
    } else runs.push({ start, end, meaning });
  }
  return runs;
}

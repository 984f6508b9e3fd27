import MiniSearch, { type SearchResult } from 'minisearch';
import { fold } from './words.ts';

/** A thing that can be found by the words of its name. */
export interface TextEntry {
  readonly name: string;
  /** Further words that it is found by, which say less than those of its name. */
  readonly also?: string;
  /** Above 0; of things that match alike the heavier comes first. */
  readonly weight: number;
}

interface Document {
  readonly id: number;
  readonly name: string;
  readonly also: string;
}

/** Shorter words are not searched for with mistakes. */
const fewestLetters = 4;
const lettersForTwoMistakes = 7;

/** Entries that are indexed in one go: some ten milliseconds of work. */
const entriesAtOnce = 500;

/** Finds entries that have every word of a text, its last word as begun. */
export class TextIndex<Entry extends TextEntry> {
  readonly #entries: readonly Entry[];
  readonly #search: MiniSearch<Document>;

  private constructor(entries: readonly Entry[], search: MiniSearch<Document>) {
    this.#entries = entries;
    this.#search = search;
  }

  /** Builds an index in steps, between which others may run. */
  static async create<Entry extends TextEntry>(
    entries: readonly Entry[],
  ): Promise<TextIndex<Entry>> {
    const search = new MiniSearch<Document>({
      fields: ['name', 'also'],
      tokenize: termsOf,
      processTerm: (term) => term,
    });
    const documents = entries.map(({ name, also = '' }, id) => ({ id, name, also }));
    await search.addAllAsync(documents, { chunkSize: entriesAtOnce });
    return new TextIndex(entries, search);
  }

  /**
   * Best first: the heaviest, those that have the last word whole and those that are found by their
   * name before the others.
   *
   * @param forgives whether unfinished words and typing mistakes are forgiven where nothing is found
   *   without
   */
  find(text: string, most: number, forgives: boolean): Entry[] {
    const words = wordsOfText(text);
    const last = words.at(-1);
    if (last === undefined) return [];
    for (const leniency of forgives ? leniencies : leniencies.slice(0, 1)) {
      const matches = this.#matches(words, leniency);
      if (matches.length > 0) return this.#best(matches, last, most);
    }
    return [];
  }

  #best(matches: readonly SearchResult[], last: string, most: number): Entry[] {
    return matches
      .flatMap((match) => {
        const entry = this.#entries[match.id];
        return entry ? [{ entry, rank: entry.weight * matchShare(match, last, entry) }] : [];
      })
      .sort((a, b) => b.rank - a.rank)
      .slice(0, most)
      .map(({ entry }) => entry);
  }

  #matches(words: readonly string[], { shortestBeginning, fuzzy }: Leniency): SearchResult[] {
    const last = words.at(-1) ?? '';
    // A letter begins a name of nearly everything: what has the other words is asked for it.
    const asks = words.length > 1 && last.length === 1;
    const searched = asks ? words.slice(0, -1) : [...words];
    return this.#search.search(words.join(' '), {
      combineWith: 'AND',
      tokenize: () => searched,
      prefix: (term, at) => (at === words.length - 1 || term.length >= shortestBeginning) && !asks,
      fuzzy,
      ...(asks && { filter: ({ id }) => this.#hasWordWith(id, last) }),
    });
  }

  #hasWordWith(id: number, beginning: string): boolean {
    const { name = '', also = '' } = this.#entries[id] ?? {};
    return termsOf(`${name} ${also}`).some((term) => term.startsWith(beginning));
  }
}

/** What is let pass where the words as typed, the last one perhaps unfinished, find nothing. */
interface Leniency {
  /** Letters from which on any word may be unfinished. */
  readonly shortestBeginning: number;
  readonly fuzzy: false | typeof mistakesIn;
}

const leniencies: readonly Leniency[] = [
  { shortestBeginning: Number.POSITIVE_INFINITY, fuzzy: false },
  { shortestBeginning: 3, fuzzy: false },
  { shortestBeginning: Number.POSITIVE_INFINITY, fuzzy: mistakesIn },
];

/** How much being found by another word counts against being found by the name. */
const alsoShare = 0.3;
const wholeWordShare = 2;

/** How well an entry was met; the library's own score prizes rare words, which names are not better for. */
function matchShare({ match }: SearchResult, last: string, { name }: TextEntry): number {
  const fields = Object.values(match);
  const named = fields.filter((names) => names.includes('name')).length / fields.length;
  // A single letter was not searched for, so that no match tells of it.
  const isWhole =
    match[last]?.includes('name') ?? (last.length === 1 && wordsOfText(name).includes(last));
  return (alsoShare + (1 - alsoShare) * named) * (isWhole ? wholeWordShare : 1);
}

/** Mistakes forgiven in a word; a number is right or wrong. */
function mistakesIn(term: string): number | false {
  if (term.length < fewestLetters || /\d/.test(term)) return false;
  return term.length < lettersForTwoMistakes ? 1 : 2;
}

function wordsOfText(text: string): string[] {
  return text.split(/[^\p{L}\p{M}\d+]+/u).flatMap((word) => fold(word) || []);
}

/**
 * The ways a name may be written: `CR-V` is found by `cr v` and by `crv`, `F150` by `f 150` as well.
 */
function termsOf(text: string): string[] {
  const written = text.split(/\s+/).flatMap((word) => fold(word) || []);
  const split = written.flatMap((word) => word.match(/\d+|\D+/g) ?? []);
  return [...new Set([...wordsOfText(text), ...written, ...split])];
}

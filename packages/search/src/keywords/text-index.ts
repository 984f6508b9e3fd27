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
   * @param forgives whether typing mistakes are forgiven where nothing is found without
   */
  find(text: string, most: number, forgives: boolean): Entry[] {
    const exact = this.#matches(text, false);
    const matches = exact.length > 0 || !forgives ? exact : this.#matches(text, mistakesIn);
    const last = wordsOfText(text).at(-1) ?? '';
    return matches
      .flatMap((match) => {
        const entry = this.#entries[match.id];
        return entry ? [{ entry, rank: entry.weight * matchShare(match, last) }] : [];
      })
      .sort((a, b) => b.rank - a.rank)
      .slice(0, most)
      .map(({ entry }) => entry);
  }

  #matches(text: string, fuzzy: false | typeof mistakesIn): SearchResult[] {
    return this.#search.search(text, {
      combineWith: 'AND',
      tokenize: wordsOfText,
      prefix: (_term, at, terms) => at === terms.length - 1,
      fuzzy,
    });
  }
}

/** How much being found by another word counts against being found by the name. */
const alsoShare = 0.3;
const wholeWordShare = 2;

/** How well an entry was met; the library's own score prizes rare words, which names are not better for. */
function matchShare({ match }: SearchResult, last: string): number {
  const fields = Object.values(match);
  const named = fields.filter((names) => names.includes('name')).length / fields.length;
  const isWhole = match[last]?.includes('name') ?? false;
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

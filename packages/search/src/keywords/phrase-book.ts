import {
  type FilterGroupKey,
  filterGroup,
  filterGroupKeys,
} from '@forecourt/domain/search/filter-groups';
import { simpleColors, sortOptions, vehicleStyles } from '@forecourt/domain/vehicle/codes';
import type { Meaning, Reading } from './meaning.ts';
import {
  colorPhrases,
  fillerWords,
  jointPhrases,
  knownWithoutFilter,
  optionPhrases,
  sizePhrases,
  sortPhrases,
} from './phrases.ts';
import { fold, type Word } from './words.ts';

/** The largest number of words in a phrase. */
const maxWords = 7;

/**
 * Phrases by their letters and digits alone, so that `CR-V`, `crv` and `cr v` are one.
 */
export class PhraseBook<Value> {
  readonly #values = new Map<string, Value>();
  readonly #words = new Set<string>();

  /** @param phrases joined by commas; those that are known keep their value */
  add(phrases: string, value: Value): void {
    for (const phrase of phrases.split(',')) this.merge(phrase, (known) => known ?? value);
  }

  /** Gives one phrase a value that follows from the one it has. */
  merge(phrase: string, next: (known: Value | undefined) => Value): void {
    const words = phrase.split(/[^\p{L}\p{M}\d+]+/u).map(fold);
    const key = words.join('');
    if (key === '') return;
    this.#values.set(key, next(this.#values.get(key)));
    for (const word of [...words, key]) this.#words.add(word);
  }

  get(key: string): Value | undefined {
    return this.#values.get(key);
  }

  /** Every word of a phrase, and every phrase written as one word. */
  get words(): ReadonlySet<string> {
    return this.#words;
  }

  /** The longest phrase that stands at `at` and that `accept` takes. A plural counts as its singular. */
  longest<Accepted>(
    words: readonly Word[],
    at: number,
    accept: (value: Value) => Accepted | undefined,
  ): { readonly length: number; readonly value: Accepted } | undefined {
    let best: { readonly length: number; readonly value: Accepted } | undefined;
    let key = '';
    for (let length = 1; length <= maxWords && at + length <= words.length; length += 1) {
      const word = words[at + length - 1];
      // An amount names nothing: `$300` is no Chrysler.
      if (!word || word.number?.isMoney || word.number?.isThousands) break;
      const last = word.folded;
      key += last;
      const found = this.get(key) ?? (isPlural(last) ? this.get(key.slice(0, -1)) : undefined);
      const value = found === undefined ? undefined : accept(found);
      if (value !== undefined) best = { length, value };
    }
    return best;
  }
}

function isPlural(word: string): boolean {
  return word.length > 3 && word.endsWith('s') && !fillerWords.has(word);
}

/** Groups whose options have names that say nothing by themselves: `Short`, `Compact`, `10+ MPG`. */
const unnamedGroups: ReadonlySet<FilterGroupKey> = new Set([
  'mileage',
  'suvSubtypeCode',
  'sedanSubtypeCode',
  'vanSubtypeCode',
  'truckBedLength',
  'mpgRange',
  'electricMileRange',
  'engineDisplacement',
]);

/** What the phrases of every filter mean, makes and models aside. */
export function createFilterPhrases(): PhraseBook<Meaning> {
  const book = new PhraseBook<Meaning>();
  for (const { phrases, filters } of jointPhrases) book.add(phrases, { filters });
  for (const group of filterGroupKeys) addGroup(book, group);
  addColors(book);
  addSizes(book);
  for (const { code } of sortOptions) {
    if (code !== 'relevance') book.add(sortPhrases[code], { filters: {}, sortBy: code });
  }
  book.add('nationwide, anywhere, all states, any distance', { filters: {}, searchRadius: 0 });
  book.add(knownWithoutFilter, 'no_filter');
  return book;
}

/** An option's name as phrases joined by commas; the comma in `$1,000` joins none. */
function namesOf(name: string): string {
  return name.replace(/(?<=\d),(?=\d)/g, '').replaceAll(' / ', ',');
}

function addGroup(book: PhraseBook<Meaning>, group: FilterGroupKey): void {
  const phrases = optionPhrases[group] ?? {};
  for (const { code, name } of filterGroup(group).options ?? []) {
    const meaning = { filters: { [group]: [code] } };
    // `SUV / Crossover` is two names, `AWD/4WD` as well; a comma only explains.
    if (!unnamedGroups.has(group)) book.add(namesOf(name), meaning);
    book.add(phrases[code] ?? '', meaning);
  }
}

const leather = '1078';

function addColors(book: PhraseBook<Meaning>): void {
  for (const { code, name } of simpleColors) {
    const colors = [name, ...(colorPhrases[code]?.split(',') ?? [])];
    for (const color of colors) {
      const inside = { intColorSimple: [code] };
      const outside = { filters: { extColorSimple: [code] } };
      book.add(`${color}, ${color} exterior, ${color} paint`, outside);
      book.add(`${color} interior, ${color} inside, interior ${color}`, { filters: inside });
      const seats = { filters: { ...inside, featureCode: [leather] } };
      book.add(`${color} leather, ${color} leather interior, ${color} leather seats`, seats);
    }
  }
}

/** The group that a body style's size is filtered by. */
const sizedStyles = { SUVCROSS: 'suvSubtypeCode', SEDAN: 'sedanSubtypeCode' } as const;

function addSizes(book: PhraseBook<Meaning>): void {
  for (const { code: style, name } of vehicleStyles) {
    if (style !== 'SUVCROSS' && style !== 'SEDAN') continue;
    const styleWords = `${name.replaceAll(' / ', ',')}, ${optionPhrases.vehicleStyleCode?.[style]}`;
    for (const [size, sizeWords] of Object.entries(sizePhrases)) {
      const filters = { vehicleStyleCode: [style], [sizedStyles[style]]: [size] };
      for (const word of sizeWords.split(',')) {
        const phrases = styleWords.split(',').map((noun) => `${word} ${noun}`);
        book.add(phrases.join(','), { filters });
      }
    }
  }
}

/** The meaning of the phrase that stands at `at`. */
export function readPhrase(
  book: PhraseBook<Meaning>,
  words: readonly Word[],
  at: number,
): Reading | undefined {
  const found = book.longest(words, at, (meaning) => meaning);
  return found && { length: found.length, meaning: found.value };
}

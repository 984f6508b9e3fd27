import type { PlaceReference } from '@forecourt/domain/vehicle/reference';
import type { Reading, SentenceContext } from './meaning.ts';
import { PhraseBook } from './phrase-book.ts';
import { fillerWords } from './phrases.ts';
import { quantityWords } from './quantities.ts';
import { createSpelling, type Spelling } from './spelling.ts';
import { states } from './states.ts';
import type { City, KeywordVocabulary } from './vocabulary.ts';
import { fold, type Word } from './words.ts';

/** Words before a place. Behind those of nearness a name is a place whatever else it may be. */
const prepositions: ReadonlySet<string> = new Set([
  'near',
  'around',
  'in',
  'from',
  'of',
  'at',
  'outside',
  'by',
]);
/** Whether a place is to be expected behind a word. */
export const announcesPlace = (word: string): boolean => prepositions.has(word);

const nearness: ReadonlySet<string> = new Set(['near', 'around', 'outside']);

const shortForms = [
  ['Saint', 'St'],
  ['Fort', 'Ft'],
  ['Mount', 'Mt'],
] as const;

/** From so many ZIPs on a city is meant even where nothing announces a place. */
export const zipsOfLargeCity = 10;
const isLarge = ({ zips }: City) => zips >= zipsOfLargeCity;

/** Words of amounts make no place: `ten miles`. */
const amountWords: ReadonlySet<string> = new Set(quantityWords);

/** `Saint Louis` is also `St Louis`, and the other way round; `New York` is also `New York City`. */
function spellingsOf(city: City): string[] {
  const { name, state } = city;
  if (isLarge(city) && states[state] === name) return [name, `${name} City`];
  const [first = '', ...rest] = name.split(/\.? /);
  const others = shortForms.flatMap((forms) => {
    const at = forms.findIndex((form) => form.toLowerCase() === first.toLowerCase());
    return at === -1 ? [] : [`${forms[1 - at]} ${rest.join(' ')}`];
  });
  return rest.length > 0 ? [name, ...others] : [name];
}

/** Shorter names are cities only before their state: `Ely NV`. */
const fewestLetters = 4;

/** What is no place. */
interface OtherNames {
  /** Whether a name is a part of another one, or means something else as well: `Lincoln`, `Orange`. */
  readonly isPart: (name: string) => boolean;
  /** Whether a model has a trim of that name, which may be meant without its model: `Big Horn`. */
  readonly isTrim: (name: string) => boolean;
  /** Whether a word by itself means something else. */
  readonly isMeant: (word: Word) => boolean;
}

/** The places of a sentence: ZIPs, cities, states, and where the shopper is. */
export class PlacePhrases {
  readonly #places: PlaceReference;
  readonly #cities = new PhraseBook<readonly City[]>();
  readonly #states = new PhraseBook<string>();
  readonly #here = new PhraseBook<true>();
  readonly #spelling: Spelling;
  readonly #others: OtherNames;

  constructor({ reference, cities }: KeywordVocabulary, others: OtherNames) {
    this.#places = reference;
    this.#others = others;
    for (const [code, name] of Object.entries(states)) this.#states.add(name, code);
    this.#here.add(
      'near me, around me, close to me, in my area, near by, near here, around here, close by, local',
      true,
    );
    for (const city of [...cities].sort((a, b) => b.zips - a.zips)) {
      for (const name of spellingsOf(city)) {
        this.#cities.merge(name, (known = []) => [...known, city]);
      }
    }
    this.#spelling = createSpelling(this.#cities.words);
  }

  /** A city's word that was typed wrongly behind a word that announces a place. */
  correct(word: string, before: string): string | undefined {
    return prepositions.has(before) ? this.#spelling.correct(word) : undefined;
  }

  read(words: readonly Word[], at: number, { zip }: SentenceContext): Reading | undefined {
    const here = this.#here.longest(words, at, () => true);
    if (here) {
      return { length: here.length, meaning: zip ? { filters: {}, zip } : 'place_needed' };
    }
    const first = words[at]?.folded ?? '';
    const announcement = prepositions.has(first) ? first : undefined;
    const place = this.#placeAt(words, announcement ? at + 1 : at, announcement);
    return place && announcement ? { ...place, length: place.length + 1 } : place;
  }

  #placeAt(words: readonly Word[], at: number, announcement: string | undefined) {
    return (
      this.#zipAt(words, at, announcement) ??
      this.#cityInStateAt(words, at) ??
      this.#cityOrStateAt(words, at, announcement)
    );
  }

  /** `Kansas City` is no state; of `New York` the state is meant, but what is near is near a city. */
  #cityOrStateAt(words: readonly Word[], at: number, announcement: string | undefined) {
    const city = this.#cityAt(words, at, announcement);
    if (city && announcement && nearness.has(announcement)) return city;
    const state = this.#stateAt(words, at, announcement);
    return city && city.length > (state?.length ?? 0) ? city : state;
  }

  #zipAt(
    words: readonly Word[],
    at: number,
    announcement: string | undefined,
  ): Reading | undefined {
    const skipped = /^(zip|zipcode)$/.test(words[at]?.folded ?? '')
      ? words[at + 1]?.folded === 'code'
        ? 2
        : 1
      : 0;
    const word = words[at + skipped];
    const isFiveDigits = word && /^\d{5}$/.test(word.folded) && word.end - word.start === 5;
    if (!isFiveDigits || !this.#places.findZip(word.folded)) return undefined;
    // A round number that nothing announces is rather an amount.
    const isAnnounced = announcement !== undefined || skipped > 0;
    if (!isAnnounced && word.folded.endsWith('00')) return undefined;
    return { length: skipped + 1, meaning: { filters: {}, zip: word.folded } };
  }

  /** `Atlanta GA`, `Atlanta, Georgia`. */
  #cityInStateAt(words: readonly Word[], at: number): Reading | undefined {
    let best: Reading | undefined;
    for (let length = 1; length <= 5 && at + length < words.length; length += 1) {
      const city = this.#cities.longest(words.slice(at, at + length), 0, (cities) => cities);
      if (city?.length !== length) continue;
      const state = this.#stateNamedAt(words, at + length);
      const meant = city.value.find((one) => one.state === state?.value);
      const reading = meant && state && this.#toReading(meant, length + state.length);
      if (reading) best = reading;
    }
    return best;
  }

  /** By its full name or its two letters. */
  #stateNamedAt(words: readonly Word[], at: number) {
    const letters = words[at]?.folded.toUpperCase() ?? '';
    if (letters in states) return { length: 1, value: letters };
    return this.#states.longest(words, at, (code) => code);
  }

  #stateAt(
    words: readonly Word[],
    at: number,
    announcement: string | undefined,
  ): Reading | undefined {
    const isWord = fillerWords.has(words[at]?.folded ?? '');
    const named =
      (announcement === 'in' || announcement === 'from') && !isWord
        ? this.#stateNamedAt(words, at)
        : this.#states.longest(words, at, (code) => code);
    return named && { length: named.length, meaning: { filters: {}, state: named.value } };
  }

  #cityAt(
    words: readonly Word[],
    at: number,
    announcement: string | undefined,
  ): Reading | undefined {
    const isNear = announcement !== undefined && nearness.has(announcement);
    const city = this.#cities.longest(words, at, ([largest]) => largest);
    if (!city) return undefined;
    const named = words.slice(at, at + city.length);
    const name = named.map(({ folded }) => folded).join('');
    if (!isNear && this.#others.isPart(name)) return undefined;
    if (name.length < fewestLetters) return undefined;
    const isMeant =
      announcement !== undefined || isLarge(city.value) || this.#speaksForItself(city.value, named);
    return isMeant ? this.#toReading(city.value, city.length) : undefined;
  }

  /** `Iowa City` can be nothing else; each word of `Gold Canyon`, `New Boston` and `New Deal` can. */
  #speaksForItself({ name }: City, words: readonly Word[]): boolean {
    const [first] = words;
    if (!first || words.length === 1 || !/[ -]/.test(name) || fillerWords.has(first.folded)) {
      return false;
    }
    const { isMeant, isPart, isTrim } = this.#others;
    if (words.some(({ folded }) => amountWords.has(folded)) || isTrim(fold(name))) return false;
    const saysMore = isMeant(first) ? ({ folded }: Word) => isPart(folded) : isMeant;
    return words.some((word) => !saysMore(word) && !this.#isKnownPlace(word.folded));
  }

  #isKnownPlace(name: string): boolean {
    return this.#states.get(name) !== undefined || (this.#cities.get(name)?.some(isLarge) ?? false);
  }

  #toReading({ name, state }: City, length: number): Reading | undefined {
    const place = this.#places.findCity(name, state);
    return place && { length, meaning: { filters: {}, zip: place.zip } };
  }
}

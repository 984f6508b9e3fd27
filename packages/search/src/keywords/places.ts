import type { PlaceReference } from '@forecourt/domain/vehicle/reference';
import type { Reading, SentenceContext } from './meaning.ts';
import { PhraseBook } from './phrase-book.ts';
import { fillerWords } from './phrases.ts';
import { createSpelling, type Spelling } from './spelling.ts';
import type { City, KeywordVocabulary } from './vocabulary.ts';
import type { Word } from './words.ts';

const states: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};

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

/** `Saint Louis` is also `St Louis`, and the other way round. */
function spellingsOf(city: string): string[] {
  const [first = '', ...rest] = city.split(/\.? /);
  const others = shortForms.flatMap((forms) => {
    const at = forms.findIndex((form) => form.toLowerCase() === first.toLowerCase());
    return at === -1 ? [] : [`${forms[1 - at]} ${rest.join(' ')}`];
  });
  return rest.length > 0 ? [city, ...others] : [city];
}

/** Shorter names are cities only before their state: `Ely NV`. */
const fewestLetters = 4;

/** From so many ZIPs on a city is meant even where nothing announces a place. */
export const zipsOfLargeCity = 10;

/** The places of a sentence: ZIPs, cities, states, and where the shopper is. */
export class PlacePhrases {
  readonly #places: PlaceReference;
  readonly #cities = new PhraseBook<readonly City[]>();
  readonly #states = new PhraseBook<string>();
  readonly #here = new PhraseBook<true>();
  readonly #spelling: Spelling;
  readonly #isTaken: (word: string) => boolean;

  /** @param isTaken whether a name means something else as well: `Lincoln`, `Orange` */
  constructor({ reference, cities }: KeywordVocabulary, isTaken: (name: string) => boolean) {
    this.#places = reference;
    this.#isTaken = isTaken;
    for (const [code, name] of Object.entries(states)) this.#states.add(name, code);
    this.#here.add(
      'near me, around me, close to me, in my area, near by, near here, around here, close by, local',
      true,
    );
    for (const city of [...cities].sort((a, b) => b.zips - a.zips)) {
      for (const name of spellingsOf(city.name)) {
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
      (announcement && nearness.has(announcement)
        ? this.#cityAt(words, at, announcement)
        : undefined) ??
      this.#stateAt(words, at, announcement) ??
      this.#cityAt(words, at, announcement)
    );
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
    const name = words
      .slice(at, at + city.length)
      .map(({ folded }) => folded)
      .join('');
    if (!isNear && this.#isTaken(name)) return undefined;
    if (name.length < fewestLetters) return undefined;
    if (announcement === undefined && city.value.zips < zipsOfLargeCity) return undefined;
    return this.#toReading(city.value, city.length);
  }

  #toReading({ name, state }: City, length: number): Reading | undefined {
    const place = this.#places.findCity(name, state);
    return place && { length, meaning: { filters: {}, zip: place.zip } };
  }
}

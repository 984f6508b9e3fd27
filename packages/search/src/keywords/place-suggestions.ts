import type { KeywordSuggestion } from '@forecourt/domain/keyword/keyword-search';
import type { Place, PlaceReference } from '@forecourt/domain/vehicle/reference';
import { type TextEntry, TextIndex } from './text-index.ts';
import type { City, KeywordVocabulary } from './vocabulary.ts';

/** Shorter beginnings fit too many places to say anything. */
const fewestLetters = 3;

const digitsOfZip = 5;

interface PlaceRequest {
  readonly most: number;
  /** Whether typing mistakes are forgiven; that takes some milliseconds. */
  readonly forgives: boolean;
  /** The smallest number of ZIPs of a city: a shopper who types a car's name does not mean a hamlet. */
  readonly fewestZips: number;
}

interface CityEntry extends TextEntry {
  readonly city: City;
}

/** Places by the beginning of their name or ZIP. */
export class PlaceSuggestions {
  readonly #places: PlaceReference;
  readonly #cities: TextIndex<CityEntry>;

  private constructor(places: PlaceReference, cities: TextIndex<CityEntry>) {
    this.#places = places;
    this.#cities = cities;
  }

  /** Indexes the cities in steps, between which others may run. */
  static async create({ reference, cities }: KeywordVocabulary): Promise<PlaceSuggestions> {
    const entries = cities.map((city) => ({
      name: `${city.name} ${city.state}`,
      weight: Math.sqrt(city.zips),
      city,
    }));
    return new PlaceSuggestions(reference, await TextIndex.create(entries));
  }

  /** At most `most`, the largest city first; ZIPs in their order. */
  find(text: string, request: PlaceRequest): KeywordSuggestion[] {
    const typed = text.trim();
    const places = /^\d+$/.test(typed)
      ? this.#byZip(typed, request.most)
      : this.#byName(typed, request);
    return places.map(({ zip, city, state }) => ({
      name: `${city}, ${state} ${zip}`,
      kind: 'place',
      patch: { filters: {}, zip },
      count: null,
    }));
  }

  #byName(name: string, { most, forgives, fewestZips }: PlaceRequest): Place[] {
    if (name.length < fewestLetters) return [];
    return this.#cities
      .find(name, most, forgives)
      .filter(({ city }) => city.zips >= fewestZips)
      .flatMap(({ city }) => this.#places.findCity(city.name, city.state) ?? []);
  }

  /** The first ZIPs that begin with these digits. */
  #byZip(digits: string, most: number): Place[] {
    const missing = digitsOfZip - digits.length;
    const found: Place[] = [];
    if (digits.length < fewestLetters || missing < 0) return found;
    for (let rest = 0; rest < 10 ** missing && found.length < most; rest += 1) {
      const ending = missing === 0 ? '' : String(rest).padStart(missing, '0');
      const place = this.#places.findZip(`${digits}${ending}`);
      if (place) found.push(place);
    }
    return found;
  }
}

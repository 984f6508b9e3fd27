/// <reference path="./zipcodes.d.ts" />
import zipcodes from 'zipcodes';

/** The ZIPs of the `zipcodes` package, put right where it errs. */
export interface UsZip {
  readonly zip: string;
  readonly city: string;
  /** Two letters. */
  readonly state: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

/** Islands on the far side of the 180th meridian; every other longitude of the package is west. */
const easternStates = new Set(['GU', 'MP', 'PW', 'FM', 'MH', 'AE', 'AP']);

const usZips: readonly UsZip[] = Object.values(zipcodes.codes)
  .filter(({ country }) => country === 'US')
  // Most military post offices stand at 0° N 0° E: the package does not know where they are.
  .filter(({ latitude, longitude }) => latitude !== 0 || longitude !== 0)
  .map(({ zip, city, state, latitude, longitude }) => ({
    zip: String(zip).padStart(5, '0'),
    city,
    state,
    latitude,
    longitude: easternStates.has(state) ? longitude : -Math.abs(longitude),
  }))
  .sort((a, b) => (a.zip < b.zip ? -1 : 1));

const zipsByCode = new Map(usZips.map((record) => [record.zip, record]));

/** Names as they are compared: `St. Louis` is `Saint Louis`, `O'Fallon` is `O Fallon`. */
const foldName = (name: string) =>
  name
    .toLowerCase()
    .replace(/^st\.? /, 'saint ')
    .replace(/^ft\.? /, 'fort ')
    .replace(/[^a-z]+/g, '');

/** One text for all spellings of a city. */
export function cityKey(city: string, state: string): string {
  return `${foldName(city)}|${state.toUpperCase()}`;
}

const zipsByCity = Map.groupBy(usZips, ({ city, state }) => cityKey(city, state));

/** A ZIP of five digits; undefined for one that does not exist or stands nowhere. */
export function findUsZip(zip: string): UsZip | undefined {
  return zipsByCode.get(zip);
}

const states = new Set(usZips.map(({ state }) => state));

/** Whether there are ZIPs of a state, a territory or a post of the military. @param state two letters, upper case */
export function isUsState(state: string): boolean {
  return states.has(state);
}

/** The ZIPs of a city, ascending; empty for an unknown one. @param key of `cityKey` */
export function zipsOfCity(key: string): readonly UsZip[] {
  return zipsByCity.get(key) ?? [];
}

const territories = new Set(['PR', 'VI', 'GU', 'AS', 'MP', 'AA', 'AE', 'AP', 'FM', 'MH', 'PW']);

/** Whether a state is none of the fifty and not Washington: an island, or the military's post. */
export function isTerritory(state: string): boolean {
  return territories.has(state);
}

/** Every ZIP of the fifty states and Washington, ascending. */
export function zipsOfStates(): UsZip[] {
  return usZips.filter(({ state }) => !isTerritory(state));
}

/** The cities of the fifty states and Washington, with the number of their ZIPs. */
export function citiesOfStates(): { name: string; state: string; zips: number }[] {
  const byCity = Map.groupBy(zipsOfStates(), ({ city, state }) => cityKey(city, state));
  return [...byCity.values()].flatMap(([first, ...others]) =>
    first ? [{ name: first.city, state: first.state, zips: others.length + 1 }] : [],
  );
}

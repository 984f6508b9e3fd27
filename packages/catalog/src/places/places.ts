/// <reference path="./zipcodes.d.ts" />
import { distanceMiles } from '@forecourt/domain/geo';
import type { Place, PlaceReference } from '@forecourt/domain/reference';
import type { GeoPoint } from '@forecourt/domain/search-engine';
import zipcodes from 'zipcodes';
import { markets } from './markets.ts';

/** Places of the United States by ZIP and by name, from the `zipcodes` package. */

interface Center {
  readonly marketCode: string;
  readonly reach: number;
  readonly latitude: number;
  readonly longitude: number;
}

/** ZIPs of Alaska, Hawaii and the islands have no land neighbours: their markets are nobody else's. */
const apart = new Set(['AK', 'HI']);

const territories = new Set(['PR', 'VI', 'GU', 'AS', 'MP', 'AA', 'AE', 'AP', 'FM', 'MH', 'PW']);

const centers: readonly (Center & { readonly state: string })[] = markets.flatMap((market) =>
  market.centers.map((name) => {
    const city = name.slice(0, -3);
    const state = name.slice(-2);
    const [record] = zipcodes.lookupByName(city, state);
    if (!record) throw new Error(`The market ${market.name} names the unknown city ${name}.`);
    const { latitude, longitude } = record;
    return { marketCode: market.code, reach: market.reach, latitude, longitude, state };
  }),
);

/** The market of a point: the nearest centre, distances divided by reach. Null in the territories. */
export function marketAt(point: GeoPoint, state: string): string | null {
  if (territories.has(state)) return null;
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const center of centers) {
    if (apart.has(state) ? center.state !== state : apart.has(center.state)) continue;
    const distance = distanceMiles(point, center) / center.reach;
    if (distance < least) [best, least] = [center.marketCode, distance];
  }
  return best;
}

/** Codes of the markets with a centre within `miles` of a point, in the order of the table. */
export function marketsNear(point: GeoPoint, miles: number): string[] {
  const near = centers.filter((center) => distanceMiles(point, center) <= miles);
  return [...new Set(near.map(({ marketCode }) => marketCode))];
}

const placesByZip = new Map<string, Place | undefined>();

/** A US ZIP's place; undefined for a ZIP that does not exist. Computed once. */
export function findZip(zip: string): Place | undefined {
  if (!/^\d{5}$/.test(zip)) return undefined;
  if (!placesByZip.has(zip)) placesByZip.set(zip, toPlace(zip));
  return placesByZip.get(zip);
}

function toPlace(zip: string): Place | undefined {
  const record = zipcodes.lookup(zip);
  if (record?.country !== 'US') return undefined;
  const { city, state, latitude, longitude } = record;
  return { zip, city, state, latitude, longitude, dmaCode: marketAt(record, state) };
}

const foldName = (name: string) =>
  name
    .toLowerCase()
    .replace(/^st\.? /, 'saint ')
    .replace(/^ft\.? /, 'fort ')
    .replace(/[^a-z]+/g, '');

/** ZIPs of each city, `atlanta|GA`, in ascending order. */
const zipsByCity = Map.groupBy(
  Object.values(zipcodes.codes)
    .filter(({ country }) => country === 'US')
    .map(({ zip, city, state }) => ({
      zip: String(zip).padStart(5, '0'),
      key: `${foldName(city)}|${state}`,
    }))
    .sort((a, b) => a.zip.localeCompare(b.zip)),
  ({ key }) => key,
);

/** A city by name; its place is the ZIP nearest to the middle of all its ZIPs. */
export function findCity(city: string, state: string): Place | undefined {
  const places = (zipsByCity.get(`${foldName(city)}|${state.toUpperCase()}`) ?? []).flatMap(
    ({ zip }) => findZip(zip) ?? [],
  );
  const middle = {
    latitude: places.reduce((sum, { latitude }) => sum + latitude, 0) / places.length,
    longitude: places.reduce((sum, { longitude }) => sum + longitude, 0) / places.length,
  };
  return [...places].sort((a, b) => distanceMiles(a, middle) - distanceMiles(b, middle))[0];
}

/** Every ZIP of the fifty states and Washington, ascending. */
export function allZips(): string[] {
  return [...zipsByCity.values()]
    .flat()
    .map(({ zip }) => zip)
    .filter((zip) => !territories.has(findZip(zip)?.state ?? 'PR'))
    .sort();
}

const marketsByCode = new Map(markets.map(({ code, name }) => [code, { code, name }]));

export const placeReference: PlaceReference = {
  findZip,
  findCity,
  findDma: (code) => marketsByCode.get(code),
};

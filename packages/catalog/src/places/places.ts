import { distanceMiles } from '@forecourt/domain/place/geo';
import type { Place, PlaceReference } from '@forecourt/domain/vehicle/reference';
import { marketAt } from './market-areas.ts';
import { markets } from './markets.ts';
import { cityKey, findUsZip, isUsState, type UsZip, zipsOfCity } from './us-zips.ts';

/** Places of the United States by ZIP and by name. */

const placesByZip = new Map<string, Place>();

/** A US ZIP's place; undefined for a ZIP that does not exist. Computed once. */
export function findZip(zip: string): Place | undefined {
  const known = placesByZip.get(zip);
  if (known) return known;
  const record = findUsZip(zip);
  if (!record) return undefined;
  const place = { ...record, dmaCode: marketAt(record, record.state) };
  placesByZip.set(zip, place);
  return place;
}

const centralZips = new Map<string, UsZip>();

/** A city by name; its place is the ZIP nearest to the middle of all its ZIPs. Computed once. */
export function findCity(city: string, state: string): Place | undefined {
  const key = cityKey(city, state);
  const central = centralZips.get(key) ?? maxCentral(zipsOfCity(key));
  if (!central) return undefined;
  centralZips.set(key, central);
  return findZip(central.zip);
}

function maxCentral(zips: readonly UsZip[]): UsZip | undefined {
  const middle = {
    latitude: zips.reduce((sum, { latitude }) => sum + latitude, 0) / zips.length,
    longitude: zips.reduce((sum, { longitude }) => sum + longitude, 0) / zips.length,
  };
  return zips.toSorted((a, b) => distanceMiles(a, middle) - distanceMiles(b, middle))[0];
}

const marketsByCode = new Map(markets.map(({ code, name }) => [code, { code, name }]));

/** ZIP codes, cities and markets of the United States, as the domain asks for them. */
export const placeReference: PlaceReference = {
  findZip,
  findCity,
  hasState: isUsState,
  findDma: (code) => marketsByCode.get(code),
};

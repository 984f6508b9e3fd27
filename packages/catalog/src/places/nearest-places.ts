import { isInArea } from '@forecourt/domain/map/map-area';
import type { GeoPoint, MapArea } from '@forecourt/domain/search/search-engine';
import type { Place } from '@forecourt/domain/vehicle/reference';
import { findCity, findZip } from './places.ts';
import { cityKey, zipsOfStates } from './us-zips.ts';

/** Places by where they are. */

const zips = zipsOfStates();

/** The ZIP of the fifty states whose centre is nearest to a point. */
export function nearestZip({ latitude, longitude }: GeoPoint): Place {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  let nearest = zips[0];
  let least = Number.POSITIVE_INFINITY;
  for (const zip of zips) {
    // On the plane: among neighbours that is order enough.
    const distance = (zip.latitude - latitude) ** 2 + ((zip.longitude - longitude) * shrink) ** 2;
    if (distance < least) [nearest, least] = [zip, distance];
  }
  const place = nearest && findZip(nearest.zip);
  if (!place) throw new Error('There are no ZIPs.');
  return place;
}

/** Cities, those with most ZIPs first: of what is known of them that says best how large they are. */
const citiesBySize = [...Map.groupBy(zips, ({ city, state }) => cityKey(city, state)).values()]
  .filter(({ length }) => length > 1)
  .sort((a, b) => b.length - a.length)
  .flatMap(([zip, ...others]) => (zip ? [{ ...zip, zips: 1 + others.length }] : []));

/** A city with how many ZIPs it has. */
export interface City extends Place {
  readonly zips: number;
}

/** The largest cities in an area. @param accepts may refuse one, to make room for a smaller one */
export function largestCities(
  area: MapArea,
  most: number,
  accepts: (city: Place) => boolean,
): City[] {
  const found: City[] = [];
  for (const { city, state, zips: count, ...near } of citiesBySize) {
    if (found.length === most) break;
    // A city's ZIPs are near one another: most cities need not be looked up.
    if (!isInArea(widened(area), near)) continue;
    const place = findCity(city, state);
    if (place && isInArea(area, place) && accepts(place)) found.push({ ...place, zips: count });
  }
  return found;
}

function widened({ west, south, east, north }: MapArea): MapArea {
  return { west: west - 1, south: south - 1, east: east + 1, north: north + 1 };
}

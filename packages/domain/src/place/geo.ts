import type { GeoPoint } from '../search/search-engine.ts';

/** Mean radius of the earth in statute miles. */
export const earthRadiusMiles = 3958.8;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in statute miles, by the haversine formula. */
export function distanceMiles(a: GeoPoint, b: GeoPoint): number {
  const latitude = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const longitude = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const chord =
    latitude + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitude;
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(Math.min(1, chord)));
}

import type { GeoPoint } from '../search/search-engine.ts';

/**
 * The Mercator projection onto a square of side 1: x eastward from the 180th meridian, y southward
 * from `maxLatitude`. Straight edges of a map's view are then meridians and parallels.
 */
export interface WorldPoint {
  readonly x: number;
  readonly y: number;
}

/** Where the square ends, north and south; beyond, everything stands on its edge. */
export const maxLatitude = 85.0511287798066;

const radians = Math.PI / 180;

/** Where a place of the earth is on the square. */
export function toWorld({ latitude, longitude }: GeoPoint): WorldPoint {
  const bounded = Math.max(-maxLatitude, Math.min(maxLatitude, latitude));
  const northing = Math.asinh(Math.tan(bounded * radians));
  return { x: longitude / 360 + 0.5, y: 0.5 - northing / (2 * Math.PI) };
}

/** The place of the earth at a point of the square: the inverse of `toWorld`, in degrees. */
export function fromWorld({ x, y }: WorldPoint): GeoPoint {
  return {
    latitude: Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) / radians,
    longitude: (x - 0.5) * 360,
  };
}

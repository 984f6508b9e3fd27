import { distanceMiles, earthRadiusMiles } from '../place/geo.ts';
import type { GeoPoint, MapArea } from '../search/search-engine.ts';
import { fromWorld, maxLatitude, toWorld } from './map-projection.ts';

/** All there is. */
export const worldArea: MapArea = { west: -180, south: -90, east: 180, north: 90 };

/** The fifty states but Alaska and Hawaii. */
export const contiguousStates: MapArea = { west: -124.9, south: 24.3, east: -66.8, north: 49.5 };

/** Ten metres or so: finer than anything that is drawn. */
const decimals = 4;

/** What `parseMapArea` accepts, for people. */
export const mapAreaForm = 'west,south,east,north in degrees, as in -85.5,33,-83,34.5';

/** Reads an area from text; undefined when it is none. */
export function parseMapArea(text: string): MapArea | undefined {
  const parts = text.split(',');
  if (parts.length !== 4 || !parts.every((part) => /^-?\d{1,3}(\.\d{1,9})?$/.test(part))) {
    return undefined;
  }
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
  const isOnMap = west >= -180 && east <= 180 && south >= -maxLatitude && north <= maxLatitude;
  return isOnMap && west < east && south < north ? { west, south, east, north } : undefined;
}

/** Writes an area as `parseMapArea` reads it: west, south, east, north, in degrees. */
export function formatMapArea({ west, south, east, north }: MapArea): string {
  return [west, south, east, north].map((degrees) => Number(degrees.toFixed(decimals))).join(',');
}

/** Whether a point is in an area; its edges are. */
export function isInArea({ west, south, east, north }: MapArea, point: GeoPoint): boolean {
  const { latitude, longitude } = point;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** The smallest area with all of the points; undefined without any. */
export function areaOf(points: readonly GeoPoint[]): MapArea | undefined {
  if (points.length === 0) return undefined;
  let west = 180;
  let south = 90;
  let east = -180;
  let north = -90;
  for (const { latitude, longitude } of points) {
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  return { west, south, east, north };
}

/** The smallest area with everything within `miles` of a point, but for what is beyond the map. */
export function areaAround({ latitude, longitude }: GeoPoint, miles: number): MapArea {
  const angle = miles / earthRadiusMiles;
  const degrees = (angle * 180) / Math.PI;
  const ratio = Math.sin(angle) / Math.cos((latitude * Math.PI) / 180);
  const sideways = ratio < 1 ? (Math.asin(ratio) * 180) / Math.PI : 360;
  return {
    west: Math.max(-180, longitude - sideways),
    south: Math.max(-maxLatitude, latitude - degrees),
    east: Math.min(180, longitude + sideways),
    north: Math.min(maxLatitude, latitude + degrees),
  };
}

/** An area of some size around whatever is shown: a single dealer is seen with its surroundings. */
export function atLeast(area: MapArea, miles: number): MapArea {
  const around = areaAround(middleOf(area), miles);
  return {
    west: Math.min(area.west, around.west),
    south: Math.min(area.south, around.south),
    east: Math.max(area.east, around.east),
    north: Math.max(area.north, around.north),
  };
}

/** The middle as it is seen on the map. */
export function middleOf({ west, south, east, north }: MapArea): GeoPoint {
  const start = toWorld({ latitude: north, longitude: west });
  const end = toWorld({ latitude: south, longitude: east });
  return fromWorld({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 });
}

/** Miles from a point in an area to what of the area is furthest from it: always a corner. */
export function milesToFurthest(area: MapArea, from: GeoPoint): number {
  const corners = [area.south, area.north].flatMap((latitude) =>
    [area.west, area.east].map((longitude) => ({ latitude, longitude })),
  );
  return Math.max(...corners.map((corner) => distanceMiles(from, corner)));
}

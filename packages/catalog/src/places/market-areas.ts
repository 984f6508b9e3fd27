import { distanceMiles } from '@forecourt/domain/place/geo';
import type { GeoPoint } from '@forecourt/domain/search/search-engine';
import { markets } from './markets.ts';
import { cityKey, isTerritory, zipsOfCity } from './us-zips.ts';

/** Which television market a point belongs to. */

interface Center extends GeoPoint {
  readonly marketCode: string;
  readonly reach: number;
  readonly state: string;
  readonly direction: Direction;
}

/** A point of the globe as a vector of length 1: the angle between two costs one arc cosine. */
type Direction = readonly [number, number, number];

function toDirection({ latitude, longitude }: GeoPoint): Direction {
  const north = (latitude * Math.PI) / 180;
  const east = (longitude * Math.PI) / 180;
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

const centers: readonly Center[] = markets.flatMap((market) =>
  market.centers.map((name) => {
    const state = name.slice(-2);
    const [first] = zipsOfCity(cityKey(name.slice(0, -3), state));
    if (!first) throw new Error(`The market ${market.name} names the unknown city ${name}.`);
    const { latitude, longitude } = first;
    const direction = toDirection(first);
    return { marketCode: market.code, reach: market.reach, latitude, longitude, state, direction };
  }),
);

/** States without land neighbours: their markets are nobody else's. */
const apart = new Set(['AK', 'HI']);

/** The market of a point: the nearest centre, distances divided by reach. Null in the territories. */
export function marketAt(point: GeoPoint, state: string): string | null {
  if (isTerritory(state)) return null;
  const [x, y, z] = toDirection(point);
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const center of centers) {
    if (apart.has(state) ? center.state !== state : apart.has(center.state)) continue;
    const cosine = x * center.direction[0] + y * center.direction[1] + z * center.direction[2];
    const distance = Math.acos(Math.min(1, cosine)) / center.reach;
    if (distance < least) [best, least] = [center.marketCode, distance];
  }
  return best;
}

/** Codes of the markets with a centre within `miles` of a point, in the order of the table. */
export function marketsNear(point: GeoPoint, miles: number): string[] {
  const near = centers.filter((center) => distanceMiles(point, center) <= miles);
  return [...new Set(near.map(({ marketCode }) => marketCode))];
}

import { maxMapLevel } from '@forecourt/domain/map/map-clusters';
import { fromWorld, toWorld, type WorldPoint } from '@forecourt/domain/map/map-projection';
import type { GeoPoint, MapArea } from '@forecourt/domain/search/search-engine';
import { clamp } from '../ui/clamp.ts';

/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A place on the screen, in pixels from the upper left corner of the map. */
export interface ScreenPoint {
  readonly left: number;
  readonly top: number;
}

/** What of the world is on the screen: the point in its middle, and how large the world is. */
export interface Camera {
  readonly middle: WorldPoint;
  /** Pixels across the world. */
  readonly scale: number;
}

export const smallestScale = 256 * 2 ** 2.5;
export const largestScale = 256 * 2 ** 13;

/** Marks are up to this wide, so that no two of neighbouring cells need meet. */
export const leastCellPixels = 92;

/** Between the edge of the map and what a search finds: half a mark, which is drawn whole. */
export const markRoom: Size = { width: 45, height: 22 };

/** The closest view with all of an area. @param room free around it, which an area that was on a screen has already */
export function fitArea(area: MapArea, size: Size, room?: Size): Camera {
  const width = Math.max(1, size.width - 2 * (room?.width ?? 0));
  const height = Math.max(1, size.height - 2 * (room?.height ?? 0));
  const start = toWorld({ latitude: area.north, longitude: area.west });
  const end = toWorld({ latitude: area.south, longitude: area.east });
  const scale = Math.min(width / (end.x - start.x), height / (end.y - start.y));
  return bounded({ middle: { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }, scale });
}

/** What is on the screen. */
export function areaInView({ middle, scale }: Camera, { width, height }: Size): MapArea {
  const halfWidth = width / scale / 2;
  const halfHeight = height / scale / 2;
  const start = fromWorld({
    x: Math.max(0, middle.x - halfWidth),
    y: Math.max(0, middle.y - halfHeight),
  });
  const end = fromWorld({
    x: Math.min(1, middle.x + halfWidth),
    y: Math.min(1, middle.y + halfHeight),
  });
  return {
    west: start.longitude,
    south: end.latitude,
    east: end.longitude,
    north: start.latitude,
  };
}

/** The world moved under the screen by some pixels. */
export function moved({ middle, scale }: Camera, left: number, top: number): Camera {
  return bounded({ middle: { x: middle.x - left / scale, y: middle.y - top / scale }, scale });
}

/** Closer by `factor`, with what is at a point of the screen staying there. */
export function zoomed(camera: Camera, factor: number, at: ScreenPoint, size: Size): Camera {
  const scale = clamp(camera.scale * factor, smallestScale, largestScale);
  const change = 1 / camera.scale - 1 / scale;
  return bounded({
    middle: {
      x: camera.middle.x + (at.left - size.width / 2) * change,
      y: camera.middle.y + (at.top - size.height / 2) * change,
    },
    scale,
  });
}

function bounded({ middle, scale }: Camera): Camera {
  return {
    middle: { x: clamp(middle.x, 0, 1), y: clamp(middle.y, 0, 1) },
    scale: clamp(scale, smallestScale, largestScale),
  };
}

/** How finely sellers are told apart so that their marks have room. */
export function levelInView({ scale }: Camera): number {
  const level = Math.floor(Math.log2(scale / leastCellPixels)) - 1;
  return clamp(level, 0, maxMapLevel);
}

/** The scales at which `levelInView` says a level: pixels across the world. */
export function scalesOf(level: number): { readonly from: number; readonly below: number } {
  const from = level === 0 ? 0 : leastCellPixels * 2 ** (level + 1);
  const below = level === maxMapLevel ? 2 * largestScale : leastCellPixels * 2 ** (level + 2);
  return { from, below };
}

export function toScreen(point: GeoPoint, { middle, scale }: Camera, size: Size): ScreenPoint {
  const { x, y } = toWorld(point);
  return {
    left: (x - middle.x) * scale + size.width / 2,
    top: (y - middle.y) * scale + size.height / 2,
  };
}

/** Much closer, with a point in the middle of the screen. */
export function closeTo(point: GeoPoint, { scale }: Camera): Camera {
  return bounded({ middle: toWorld(point), scale: scale * 4 });
}

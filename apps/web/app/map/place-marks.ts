import { areaOfCell, parseCell } from '@forecourt/domain/map/map-clusters';
import type { MapPin, MapView } from '@forecourt/domain/map/map-view';
import { clamp } from '../ui/clamp.ts';
import { type Camera, type ScreenPoint, type Size, toScreen } from './camera.ts';

/** A place on the screen: where its mark is drawn, and where its cars truly are. */
export interface Mark extends ScreenPoint {
  readonly place: MapPin;
  readonly dot: ScreenPoint;
}

export interface Label extends ScreenPoint {
  readonly name: string;
  readonly size: MapView['landmarks'][number]['size'];
}

/** Half the size of a mark, in pixels. */
export const markHalf = { width: 43, height: 20 } as const;
const labelHeight = 16;
/** Of the largest names, in pixels. */
const labelCharacter = 8;
/** Between a name and what is beside it. */
const labelRoom = 4;

/**
 * Marks as near to their cars as leaves each within its own cell: cells do not meet, so neither do
 * marks.
 */
export function placeMarks(places: readonly MapPin[], camera: Camera, size: Size): Mark[] {
  return places.flatMap((place) => {
    const dot = toScreen(place, camera, size);
    const cell = parseCell(place.cell);
    if (!cell) return [];
    const { west, south, east, north } = areaOfCell(cell);
    const start = toScreen({ latitude: north, longitude: west }, camera, size);
    const end = toScreen({ latitude: south, longitude: east }, camera, size);
    return [
      {
        place,
        dot,
        left: between(start.left + markHalf.width, dot.left, end.left - markHalf.width),
        top: between(start.top + markHalf.height, dot.top, end.top - markHalf.height),
      },
    ];
  });
}

/** A cell too small for its mark holds it in the middle. */
function between(least: number, wanted: number, most: number): number {
  if (least > most) return (least + most) / 2;
  return clamp(wanted, least, most);
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const meets = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function boxAround({ left, top }: ScreenPoint, halfWidth: number, halfHeight: number): Box {
  return {
    left: left - halfWidth,
    top: top - halfHeight,
    right: left + halfWidth,
    bottom: top + halfHeight,
  };
}

/** Names of cities where marks and other names leave room: on the city, below or above it. */
export function placeLabels(
  landmarks: MapView['landmarks'],
  marks: readonly Mark[],
  camera: Camera,
  size: Size,
): Label[] {
  const taken = marks.map((mark) => boxAround(mark, markHalf.width + 2, markHalf.height + 2));
  return landmarks.flatMap(({ name, size: of, ...point }) => {
    const { left, top } = toScreen(point, camera, size);
    for (const shift of [0, 32, -32]) {
      const at = { left, top: top + shift };
      const box = boxAround(at, (name.length * labelCharacter) / 2 + labelRoom, labelHeight / 2);
      if (!isOnScreen(box, size) || taken.some((other) => meets(other, box))) continue;
      taken.push(box);
      return [{ name, size: of, ...at }];
    }
    return [];
  });
}

function isOnScreen({ left, top, right, bottom }: Box, { width, height }: Size): boolean {
  return left > 0 && top > 0 && right < width && bottom < height;
}

import { clamp } from '../../ui/clamp.ts';

/** A rectangle in shares of a picture's width and height. */
export interface PlateFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where plates mostly are. */
export const usualFrame: PlateFrame = { x: 0.4, y: 0.62, width: 0.2, height: 0.08 };

/** Less cannot be seen, nor taken hold of. */
const least = 0.02;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The rectangle between two points, within the picture. */
export function frameBetween(from: Point, to: Point): PlateFrame {
  const [left, right] = [clamp(from.x, 0, 1), clamp(to.x, 0, 1)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  const [top, bottom] = [clamp(from.y, 0, 1), clamp(to.y, 0, 1)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return fitFrame({ x: left, y: top, width: right - left, height: bottom - top });
}

/** As large as is asked for, and moved into the picture. */
export function fitFrame({ x, y, width, height }: PlateFrame): PlateFrame {
  const wide = clamp(width, least, 1);
  const high = clamp(height, least, 1);
  return { x: clamp(x, 0, 1 - wide), y: clamp(y, 0, 1 - high), width: wide, height: high };
}

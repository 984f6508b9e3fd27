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

const within = (share: number, most = 1) => Math.min(most, Math.max(0, share));

/** The rectangle between two points, within the picture. */
export function frameBetween(from: Point, to: Point): PlateFrame {
  const [left, right] = [within(from.x), within(to.x)].sort((a, b) => a - b) as [number, number];
  const [top, bottom] = [within(from.y), within(to.y)].sort((a, b) => a - b) as [number, number];
  return fitFrame({ x: left, y: top, width: right - left, height: bottom - top });
}

/** As large as is asked for, and moved into the picture. */
export function fitFrame({ x, y, width, height }: PlateFrame): PlateFrame {
  const wide = Math.min(1, Math.max(least, width));
  const high = Math.min(1, Math.max(least, height));
  return { x: within(x, 1 - wide), y: within(y, 1 - high), width: wide, height: high };
}

import type { ValueScale } from './value-scale.ts';

interface Frame {
  readonly width: number;
  readonly height: number;
  /** Pixels that are left free at each side. */
  readonly edge: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The points of each piece of a line that is whole: where a value is not known it is broken. */
export type LinePieces = readonly (readonly Point[])[];

/** A line through values at even distances. */
export function linePieces(
  values: readonly (number | null)[],
  down: ValueScale['down'],
  { width, height, edge }: Frame,
): LinePieces {
  const pieces: Point[][] = [];
  let isBroken = true;
  for (const [at, value] of values.entries()) {
    if (value !== null) {
      const x = edge + (at / Math.max(values.length - 1, 1)) * (width - 2 * edge);
      const y = edge + down(value) * (height - 2 * edge);
      if (isBroken) pieces.push([]);
      pieces.at(-1)?.push({ x: round(x), y: round(y) });
    }
    isBroken = value === null;
  }
  return pieces;
}

const round = (pixels: number) => Math.round(pixels * 10) / 10;

const through = (points: readonly Point[]) => points.map(({ x, y }) => `${x} ${y}`).join('L');

export const linePath = (pieces: LinePieces): string =>
  pieces.map((points) => `M${through(points)}`).join('');

/** What is between the line and the bottom of a frame of some height. */
export const areaPath = (pieces: LinePieces, height: number): string =>
  pieces.map((points) => `M${points[0]?.x} ${height}L${through(points)}V${height}Z`).join('');

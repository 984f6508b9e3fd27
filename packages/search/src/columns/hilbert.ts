const order = 16;
const side = 2 ** order;

/** Positions are below it. */
export const curveLength = side * side;

/**
 * The position of a point on a Hilbert curve over latitude and longitude: points near each other on the
 * curve are near each other on the map, so that a circle is few runs of the curve.
 */
export function hilbertIndex(latitude: number, longitude: number): number {
  let x = cellOf((longitude + 180) / 360);
  let y = cellOf((latitude + 90) / 180);
  let index = 0;
  for (let size = side / 2; size >= 1; size /= 2) {
    const right = (x & size) > 0 ? 1 : 0;
    const upper = (y & size) > 0 ? 1 : 0;
    index += size * size * ((3 * right) ^ upper);
    if (upper === 0) {
      // The curve runs rotated through the lower quarters.
      if (right === 1) [x, y] = [side - 1 - x, side - 1 - y];
      [x, y] = [y, x];
    }
  }
  return index;
}

function cellOf(share: number): number {
  return Math.min(side - 1, Math.max(0, Math.floor(share * side)));
}

import { clamp } from '../../ui/clamp.ts';

/** How a picture is looked at: times its size, and moved by pixels from the middle. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const wholePicture: Zoom = { scale: 1, x: 0, y: 0 };

const maxScale = 5;

/** Half the width and height of what the picture is seen through, in pixels. */
export interface Half {
  readonly width: number;
  readonly height: number;
}

/** The picture never leaves its frame empty at one side. */
function held({ scale, x, y }: Zoom, half: Half): Zoom {
  const wide = half.width * (scale - 1);
  const high = half.height * (scale - 1);
  return { scale, x: clamp(x, -wide, wide), y: clamp(y, -high, high) };
}

/**
 * Grows the picture about a point, which stays where it is.
 *
 * @param point pixels from the middle of the frame
 */
export function zoomedAt(
  zoom: Zoom,
  factor: number,
  point: { readonly x: number; readonly y: number },
  half: Half,
): Zoom {
  const scale = clamp(zoom.scale * factor, 1, maxScale);
  const grown = scale / zoom.scale;
  const x = point.x - (point.x - zoom.x) * grown;
  const y = point.y - (point.y - zoom.y) * grown;
  return held({ scale, x, y }, half);
}

/** Drags the picture; what is shown whole does not move. */
export function movedBy(zoom: Zoom, x: number, y: number, half: Half): Zoom {
  return held({ scale: zoom.scale, x: zoom.x + x, y: zoom.y + y }, half);
}

/** Pixels that a finger goes at the least to turn to another picture. */
const swipePixels = 48;

/** Where a swipe leads: 1 to the next picture, −1 to the previous one, 0 nowhere. */
export function swipeStep(x: number, y: number): -1 | 0 | 1 {
  if (Math.abs(x) < swipePixels || Math.abs(x) < 1.5 * Math.abs(y)) return 0;
  return x < 0 ? 1 : -1;
}

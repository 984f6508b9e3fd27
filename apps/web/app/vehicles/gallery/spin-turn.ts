/** A finger that crosses the picture turns the car once. */
export function placeAfterDrag(from: number, pixels: number, width: number, count: number): number {
  return wrapped(from + Math.round((pixels / Math.max(1, width)) * count), count);
}

export function wrapped(place: number, count: number): number {
  return ((place % count) + count) % count;
}

/** Which frame a key leads to; null when it is no key of the viewer. */
export function placeAfterKey(key: string, from: number, count: number): number | null {
  const eighth = Math.max(1, Math.round(count / 8));
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: eighth,
    PageDown: -eighth,
    Home: -from,
    End: count - 1 - from,
  };
  const step = steps[key];
  return step === undefined ? null : wrapped(from + step, count);
}

const sides = [
  'the left side',
  'the front left',
  'the front',
  'the front right',
  'the right side',
  'the rear right',
  'the rear',
  'the rear left',
] as const;

/** From where a frame shows the car, in words. */
export function sideOf(place: number, count: number): string {
  return sides[Math.round((place / count) * sides.length) % sides.length] ?? sides[0];
}

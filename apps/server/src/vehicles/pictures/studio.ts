import type { PaintedCar } from './paint-layers.ts';

export const studios = ['none', 'light', 'dark'] as const;
/** What stands behind a car; `none` leaves it to the page. */
export type Studio = (typeof studios)[number];
type BuiltStudio = Exclude<Studio, 'none'>;

type Stops = readonly (readonly [at: number, brightness: number])[];
interface Cove {
  readonly stops: Stops;
  /** Of the light behind the car. */
  readonly glow: number;
  readonly tint: readonly [red: number, green: number, blue: number];
}

/** Brightness from top to bottom, out of 255. The floor begins at .6. */
const coves: Readonly<Record<BuiltStudio, Cove>> = {
  light: {
    stops: [
      [0, 206],
      [0.4, 226],
      [0.6, 238],
      [0.74, 234],
      [1, 218],
    ],
    glow: 12,
    tint: [0.985, 0.992, 1],
  },
  dark: {
    stops: [
      [0, 24],
      [0.45, 40],
      [0.6, 50],
      [0.74, 58],
      [1, 34],
    ],
    glow: 34,
    tint: [0.93, 0.97, 1.03],
  },
};

/** Puts a seamless cove behind a car, whose pixels it makes opaque. */
export function standInStudio(studio: BuiltStudio, { width, height, pixels }: PaintedCar): void {
  const { stops, glow, tint } = coves[studio];
  const sideways = Float64Array.from({ length: width }, (_, column) => {
    const x = (2 * column) / (width - 1) - 1;
    return x * x;
  });
  const across = sideways.map((square) => glow * Math.exp(-square / 0.5625));
  for (let row = 0; row < height; row += 1) {
    const y = row / (height - 1);
    const wall = brightnessAt(stops, y);
    const near = Math.exp(-(((y - 0.5) / 0.34) ** 2));
    for (let column = 0; column < width; column += 1) {
      const bright = wall + (across[column] ?? 0) * near - 7 * (sideways[column] ?? 0);
      const at = (row * width + column) * 4;
      blend(pixels, at, bright, tint);
    }
  }
}

function blend(pixels: Uint8Array, at: number, bright: number, tint: Cove['tint']): void {
  const share = (pixels[at + 3] ?? 0) / 255;
  for (let channel = 0; channel < 3; channel += 1) {
    const ground = Math.min(255, bright * (tint[channel] ?? 1));
    // Squares are near enough to light: without them the edges go dark.
    const mixed = share * (pixels[at + channel] ?? 0) ** 2 + (1 - share) * ground * ground;
    pixels[at + channel] = Math.sqrt(mixed);
  }
  pixels[at + 3] = 255;
}

function brightnessAt(stops: Stops, at: number): number {
  const next = stops.findIndex(([place]) => place >= at);
  const [to, high] = stops[Math.max(next, 0)] ?? [1, 0];
  const [from, low] = stops[Math.max(next - 1, 0)] ?? [0, 0];
  return to === from ? high : low + ((high - low) * (at - from)) / (to - from);
}

import { drawCar as draw } from './studio.mjs';

export type ArtworkBody =
  | 'sedan'
  | 'coupe'
  | 'convertible'
  | 'hatchback'
  | 'wagon'
  | 'suv-small'
  | 'suv-large'
  | 'pickup-crew'
  | 'pickup-regular'
  | 'minivan'
  | 'van';

export interface DrawOptions {
  readonly body: ArtworkBody;
  /** `#rrggbb`. */
  readonly paint: string;
  /** `#rrggbb`, of seats and dashboard. */
  readonly interior: string;
  readonly view: 'side' | 'front' | 'rear' | 'wheel' | 'dashboard';
  /** Chooses wheels, finish and trim. The same seed gives the same bytes. */
  readonly seed: string;
  /** The studio behind the car; `none` is transparent. */
  readonly backdrop: 'light' | 'dark' | 'none';
  /** Printed on the instrument panel. */
  readonly miles?: number;
}

/** Draws a car as one self-contained SVG of 1200 by 900, at most 12,000 bytes. */
export function drawCar(options: DrawOptions): string {
  return draw({ ...options, w: 1200, h: 900 });
}

import type { CarBody } from '../bodies/car-body.ts';
import { isHexColor, mix } from '../color/oklab.ts';
import type { Paint } from '../color/paint.ts';
import type { Definitions } from '../svg/definitions.ts';

/** The interior colour and what light and shadow make of it. */
interface CabinColors {
  readonly lit: string;
  readonly base: string;
  readonly shade: string;
  /** The dark upper half of a dashboard, which must not mirror in the windscreen. */
  readonly pad: string;
  readonly deep: string;
  readonly roof: string;
}

/** A car as the pictures of its cabin need it. */
export interface CabinCar {
  readonly body: CarBody;
  readonly paint: Paint;
  readonly colors: CabinColors;
  readonly seed: string;
  readonly isElectric: boolean;
  /** On the odometer; unknown where undefined. */
  readonly miles: number | undefined;
  readonly definitions: Definitions;
}

const defaultInterior = '#2b2d30';

/** The shades of an interior of `#rrggbb`; any other text is black leather. */
export function toCabinColors(interior: string): CabinColors {
  const base = isHexColor(interior) ? interior : defaultInterior;
  return {
    base,
    lit: mix(base, '#ffffff', 0.14),
    shade: mix(base, '#101317', 0.45),
    pad: mix(base, '#101317', 0.62),
    deep: mix(base, '#0b0d10', 0.75),
    roof: mix(base, '#e8e8e6', 0.6),
  };
}

import { type ArtworkBody, getBody } from './bodies/bodies.ts';
import { toCabinColors } from './cabin/cabin-car.ts';
import { drawDashboardView } from './cabin/dashboard-view.ts';
import { drawOdometerView } from './cabin/odometer-view.ts';
import { drawSeatsView } from './cabin/seats-view.ts';
import { toPaint } from './color/paint.ts';
import { toEndCar } from './end/end-car.ts';
import { drawEndView } from './end/end-view.ts';
import type { Backdrop } from './scene/backdrop.ts';
import { toSideCar } from './side/side-car.ts';
import { drawSideView } from './side/side-view.ts';
import { Definitions } from './svg/definitions.ts';
import { chooseTrim } from './trim.ts';
import type { ArtworkView } from './views.ts';
import { drawWheelView } from './wheel/wheel-view.ts';

export interface DrawOptions {
  readonly body: ArtworkBody;
  /** `#rrggbb`. */
  readonly paint: string;
  /** `#rrggbb`, of seats and dashboard. */
  readonly interior: string;
  readonly view: ArtworkView;
  /** Chooses wheels, finish and trim. The same seed gives the same bytes. */
  readonly seed: string;
  /** The studio behind the car; `none` is transparent. */
  readonly backdrop: Backdrop;
  /** An electric car has no grille and no exhaust. */
  readonly isElectric?: boolean;
  /** Printed on the instrument panel. */
  readonly miles?: number;
  /**
   * Begins every id of the drawing, in letters and digits. Drawings that stand in one page need
   * different prefixes; a file of its own needs none.
   */
  readonly idPrefix?: string;
}

/** Draws a car as one self-contained SVG of 1200 by 900, at most 12,000 bytes. */
export function drawCar(options: DrawOptions): string {
  const { view, backdrop, interior } = options;
  const seed = options.seed + options.body;
  const definitions = new Definitions(options.idPrefix ? `${options.idPrefix}-` : '');
  const body = getBody(options.body);
  const paint = toPaint(options.paint);
  const isElectric = options.isElectric ?? false;
  const trim = chooseTrim(body, seed, isElectric);
  const cabin = {
    body,
    paint,
    colors: toCabinColors(options.interior),
    seed,
    isElectric,
    miles: options.miles,
    definitions,
  };
  const parts = { body, paint, interior, trim, definitions };
  switch (view) {
    case 'side':
    case 'side-right':
      return drawSideView(
        toSideCar({ ...parts, nose: view === 'side' ? 'left' : 'right' }),
        backdrop,
      );
    case 'front':
    case 'rear':
      return drawEndView(toEndCar({ ...parts, end: view }), backdrop);
    case 'wheel':
      return drawWheelView(body, trim.wheel, backdrop, definitions);
    case 'dashboard':
      return drawDashboardView(cabin);
    case 'seats':
      return drawSeatsView(cabin);
    case 'odometer':
      return drawOdometerView(cabin);
  }
}

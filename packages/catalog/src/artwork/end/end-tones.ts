import type { PaintKind } from '../color/paint.ts';

/** Tones of the paint down the face of a car, and how strong its reflections are. */
export interface EndTones {
  readonly roof: number;
  readonly belt: number;
  readonly middle: number;
  readonly low: number;
  readonly sill: number;
  /** Opacity of the reflected horizon. */
  readonly horizon: number;
}

export const endTones: Readonly<Record<PaintKind, EndTones>> = {
  white: { roof: 0.7, belt: 0.6, middle: 0, low: -0.16, sill: -0.34, horizon: 0.22 },
  light: { roof: 0.4, belt: 0.4, middle: 0, low: -0.2, sill: -0.45, horizon: 0.5 },
  color: { roof: 0.18, belt: 0.22, middle: 0.03, low: -0.22, sill: -0.5, horizon: 0.5 },
  black: { roof: 0.3, belt: 0.3, middle: 0.12, low: -0.1, sill: -0.5, horizon: 0.5 },
};

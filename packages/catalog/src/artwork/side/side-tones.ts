import type { Cladding } from '../bodies/car-body.ts';
import type { PaintKind } from '../color/paint.ts';

/** Tones of the paint from the roof down to the sill, and how strong reflections are. */
export interface SideTones {
  readonly roof: number;
  readonly belt: number;
  readonly shoulder: number;
  readonly middle: number;
  readonly low: number;
  readonly dark: number;
  readonly sill: number;
  /** Opacity of the reflected horizon. */
  readonly horizon: number;
  /** Opacity of the light above the crease, midway and at its lower edge. */
  readonly creaseLight: readonly [middle: number, edge: number];
  readonly creaseShade: number;
  readonly fenderGlow: number;
  /** Width of the light along everything that faces up, in millimetres. */
  readonly rimLight: number;
  readonly shutLine: number;
}

const color: SideTones = {
  roof: 0.14,
  belt: 0.19,
  shoulder: 0.15,
  middle: 0.04,
  low: -0.12,
  dark: -0.36,
  sill: -0.5,
  horizon: 0.42,
  creaseLight: [0.5, 0.85],
  creaseShade: 0.56,
  fenderGlow: 0.42,
  rimLight: 30,
  shutLine: 0.55,
};

const tones: Readonly<Record<PaintKind, SideTones>> = {
  color,
  light: {
    ...color,
    roof: 0.12,
    belt: 0.34,
    shoulder: 0.24,
    middle: 0.02,
    dark: -0.32,
    sill: -0.46,
    horizon: 0.32,
  },
  white: {
    ...color,
    roof: 0.45,
    belt: 0.75,
    shoulder: 0.35,
    middle: 0,
    dark: -0.3,
    sill: -0.42,
    horizon: 0.26,
    creaseLight: [0.8, 1],
    creaseShade: 0.38,
    rimLight: 34,
    shutLine: 0.45,
  },
  black: {
    ...color,
    roof: 0.26,
    belt: 0.3,
    shoulder: 0.24,
    middle: 0.13,
    low: -0.15,
    dark: -0.4,
    sill: -0.6,
    horizon: 0.75,
    fenderGlow: 0.3,
    shutLine: 0.85,
  },
};

/** How light the parts of a side are in a kind of paint. */
export function sideTones(kind: PaintKind, cladding: Cladding): SideTones {
  const plain = tones[kind];
  if (cladding !== 'van') return plain;
  // The tall slab of a van would blow out with the roof of a car.
  return kind === 'white'
    ? { ...plain, roof: 0.1, belt: 0.55 }
    : { ...plain, roof: plain.middle - 0.04, belt: plain.shoulder + 0.12 };
}

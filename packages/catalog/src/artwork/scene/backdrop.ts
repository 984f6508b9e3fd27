import type { Definitions, Stop } from '../svg/definitions.ts';
import { element } from '../svg/element.ts';
import { canvas } from './canvas.ts';

/** The studio behind a car; `none` is transparent. */
export type Backdrop = 'light' | 'dark' | 'none';

type Cove = readonly [top: string, wall: string, seam: string, floor: string];

const darkCove: Cove = ['#1c2025', '#3a4047', '#23272c', '#15181b'];
const lightCove: Cove = ['#d3d8dd', '#e6e9eb', '#d3d8dc', '#b9c0c6'];
/** White cars need a darker studio to stand out. */
const dimmedCove: Cove = ['#bac1c8', '#ccd2d7', '#b7bfc6', '#9ea7af'];

interface BackdropOptions {
  readonly backdrop: Backdrop;
  readonly isWhiteCar: boolean;
  /** Where the wall meets the floor, as a share of the height. */
  readonly seam: number;
}

/** A seamless cove with a glow behind the car. */
export function drawBackdrop(options: BackdropOptions, definitions: Definitions): string {
  const { backdrop, isWhiteCar, seam } = options;
  if (backdrop === 'none') return '';
  const isDark = backdrop === 'dark';
  const [top, wall, edge, floor] = isDark ? darkCove : isWhiteCar ? dimmedCove : lightCove;
  const cove = definitions.downwards('bg', [
    [0, top],
    [seam - 0.125, wall],
    [seam, edge],
    [1, floor],
  ]);
  const glow = definitions.glow('vg', isDark ? darkGlow : lightGlow, { cy: 0.52, r: 0.62 });
  return [cove, glow].map((fill) => element('rect', { ...canvas, fill })).join('');
}

const darkGlow: readonly Stop[] = [
  [0, '#8794a2', 0.32],
  [1, '#8794a2', 0],
];

const lightGlow: readonly Stop[] = [
  [0.3, '#ffffff', 0.5],
  [1, '#ffffff', 0],
];

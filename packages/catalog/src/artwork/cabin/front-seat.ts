import { mix, translucent } from '../color/oklab.ts';
import { element, path } from '../svg/element.ts';
import { randomOf } from '../trim.ts';
import type { CabinCar } from './cabin-car.ts';

/** How the middle of a backrest is sewn: across, along, or with one seam. */
const sewings = [
  'M-92-340H92M-96-280H96M-99-220H99M-101-160H101M-103-100H103M-104-40H104',
  'M-62-388-72 8M-22-396-26 12M22-396 26 12M62-388 72 8',
  'M-98-250C-40-232 40-232 98-250',
];

/** What the parts of a seat are covered with. */
interface Upholstery {
  readonly sides: string;
  readonly middle: string;
  readonly edge: { readonly stroke: string; readonly 'stroke-width': number };
  readonly seam: Readonly<Record<string, string | number>>;
}

/** One seat seen from the windscreen, around the joint of its backrest and its cushion. */
export function frontSeat(car: CabinCar): string {
  const upholstery = upholster(car);
  return headrest(upholstery) + backrest(car, upholstery) + cushion(car, upholstery);
}

function upholster({ colors, definitions }: CabinCar): Upholstery {
  const thread = mix(colors.base, '#ffffff', 0.45);
  return {
    sides: definitions.downwards('sb', [
      [0, mix(colors.base, '#ffffff', 0.2)],
      [0.35, colors.base],
      [1, colors.shade],
    ]),
    middle: definitions.downwards('si', [
      [0, colors.lit],
      [0.6, mix(colors.base, '#101317', 0.12)],
      [1, mix(colors.base, '#101317', 0.4)],
    ]),
    edge: { stroke: mix(colors.base, '#0b0d10', 0.7), 'stroke-width': 5 },
    seam: { fill: 'none', stroke: thread, 'stroke-width': 3, 'stroke-dasharray': '8 6' },
  };
}

function headrest({ sides, middle, edge }: Upholstery): string {
  const shell =
    'M-98-476C-112-540-100-590-74-598-30-608 30-608 74-598 100-590 112-540 98-476 40-464-40-464-98-476z';
  const pad =
    'M-78-488C-88-536-80-574-62-580-28-588 28-588 62-580 80-574 88-536 78-488 36-480-36-480-78-488z';
  return [
    path('M-46-440v-60M46-440v-60', { stroke: '#8d949a', 'stroke-width': 13 }),
    path(shell, { fill: sides, ...edge }),
    path(pad, { fill: middle }),
  ].join('');
}

function backrest({ seed }: CabinCar, { sides, middle, edge, seam }: Upholstery): string {
  const shell =
    'M-196 40C-226-120-204-330-158-424-120-456 120-456 158-424 204-330 226-120 196 40 120 66-120 66-196 40z';
  const pad = 'M-112 26C-118-150-104-330-92-410-50-424 50-424 92-410 104-330 118-150 112 26';
  const light = 'M-150-404C-186-310-206-130-182 26L-150 32C-166-130-150-310-128-408z';
  const sewing = randomOf(`${seed}seats`).pick(sewings);
  return [
    path(shell, { fill: sides, ...edge }),
    path(`${pad} 40 34-40 34-112 26z`, { fill: middle }),
    path(light, { fill: '#fff', opacity: 0.1 }),
    path(sewing, { fill: 'none', stroke: translucent('#000000', 0.28), 'stroke-width': 5 }),
    path(pad, seam),
  ].join('');
}

function cushion({ colors, definitions }: CabinCar, { middle, edge, seam }: Upholstery): string {
  const top = definitions.downwards('su', [
    [0, mix(colors.base, '#101317', 0.3)],
    [0.3, colors.lit],
    [0.75, colors.base],
    [1, colors.shade],
  ]);
  return [
    path('M-214 30C-120 2 120 2 214 30L262 250C160 300-160 300-262 250z', { fill: top, ...edge }),
    path('M-120 34C-60 22 60 22 120 34L146 262C60 280-60 280-146 262z', { fill: middle }),
    path('M-120 34-146 262M120 34 146 262', seam),
    path('M-262 250C-160 300 160 300 262 250L256 340H-256z', { fill: colors.shade }),
    element('ellipse', { cy: 36, rx: 196, ry: 20, fill: '#000', opacity: 0.3 }),
  ].join('');
}

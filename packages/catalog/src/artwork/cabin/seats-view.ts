import { mix, translucent } from '../color/oklab.ts';
import { picture } from '../scene/canvas.ts';
import type { Definitions } from '../svg/definitions.ts';
import { element, group, path } from '../svg/element.ts';
import { randomOf } from '../trim.ts';
import type { CabinCar } from './cabin-car.ts';

/** How the middle of a seat is sewn. */
const seams: Readonly<Record<'ribbed' | 'fluted' | 'plain', string>> = {
  ribbed: 'M-92-340H92M-96-280H96M-99-220H99M-101-160H101M-103-100H103M-104-40H104',
  fluted: 'M-62-388-72 8M-22-396-26 12M22-396 26 12M62-388 72 8',
  plain: 'M-98-250C-40-232 40-232 98-250',
};

/** Both front seats as seen from the windscreen, in the colour of the interior. */
export function drawSeatsView(car: CabinCar): string {
  defineSeat(car);
  const seat = (x: number) =>
    car.definitions.use('fs', { transform: `translate(${x} 600)scale(.88)` });
  return picture(car.definitions, cabinBehind(car), seat(318), seat(882), armrest(car));
}

/** Rear window or open sky, the rear bench and the floor, all out of the light. */
function cabinBehind(car: CabinCar): string {
  const { body, colors } = car;
  const bench = mix(colors.base, '#0b0d10', 0.55);
  const hasRearSeats = body.seats.length > 1;
  return [
    body.sideGlass ? closedCabin(car) : openCabin(car),
    hasRearSeats
      ? group(
          { fill: bench },
          path('M236 470C236 350 300 318 600 318S964 350 964 470V900H236z', {}),
          path('M520 326C508 262 520 242 600 242S692 262 680 326z', {}),
        )
      : '',
    path('M0 700H1200V900H0z', { fill: '#0b0d0f' }),
  ].join('');
}

function openCabin({ colors, definitions }: CabinCar): string {
  return (
    path('M0 0H1200V900H0z', { fill: daylight(definitions) }) +
    path('M0 330H1200V900H0z', { fill: colors.deep })
  );
}

function closedCabin({ colors, definitions }: CabinCar): string {
  const wall = definitions.downwards('cw', [
    [0, mix(colors.roof, '#101317', 0.2)],
    [0.3, mix(colors.roof, '#101317', 0.62)],
    [1, '#0b0d0f'],
  ]);
  return path('M0 0H1200V900H0z', { fill: wall }) + windows(daylight(definitions));
}

function daylight(definitions: Definitions): string {
  return definitions.downwards('rg', [
    [0, '#b7c7d2'],
    [1, '#e6edf1'],
  ]);
}

/** Rear window and rear side windows. */
function windows(glass: string): string {
  return [
    path('M336 96C500 80 700 80 864 96L908 268C720 252 480 252 292 268z', {
      fill: glass,
      stroke: '#0d0f11',
      'stroke-width': 12,
      'stroke-linejoin': 'round',
    }),
    path(
      'M0 150C90 150 178 130 214 122L160 372C110 392 50 396 0 396zM1200 150C1110 150 1022 130 986 122L1040 372C1090 392 1150 396 1200 396z',
      {
        fill: glass,
        stroke: '#0d0f11',
        'stroke-width': 12,
      },
    ),
  ].join('');
}

/** One seat around the joint of its back and cushion. */
function defineSeat({ colors, seed, definitions }: CabinCar): void {
  const sewn = randomOf(`${seed}seats`).pick([seams.ribbed, seams.fluted, seams.plain]);
  const thread = mix(colors.base, '#ffffff', 0.45);
  const back = definitions.downwards('sb', [
    [0, mix(colors.base, '#ffffff', 0.2)],
    [0.35, colors.base],
    [1, colors.shade],
  ]);
  const insert = definitions.downwards('si', [
    [0, colors.lit],
    [0.6, mix(colors.base, '#101317', 0.12)],
    [1, mix(colors.base, '#101317', 0.4)],
  ]);
  const cushion = definitions.downwards('su', [
    [0, mix(colors.base, '#101317', 0.3)],
    [0.3, colors.lit],
    [0.75, colors.base],
    [1, colors.shade],
  ]);
  const edge = { stroke: mix(colors.base, '#0b0d10', 0.7), 'stroke-width': 5 };
  const seam = { fill: 'none', stroke: thread, 'stroke-width': 3, 'stroke-dasharray': '8 6' };
  definitions.symbol(
    'fs',
    [
      path('M-46-440v-60M46-440v-60', { stroke: '#8d949a', 'stroke-width': 13 }),
      path(
        'M-98-476C-112-540-100-590-74-598-30-608 30-608 74-598 100-590 112-540 98-476 40-464-40-464-98-476z',
        { fill: back, ...edge },
      ),
      path(
        'M-78-488C-88-536-80-574-62-580-28-588 28-588 62-580 80-574 88-536 78-488 36-480-36-480-78-488z',
        { fill: insert },
      ),
      path(
        'M-196 40C-226-120-204-330-158-424-120-456 120-456 158-424 204-330 226-120 196 40 120 66-120 66-196 40z',
        { fill: back, ...edge },
      ),
      path(
        'M-112 26C-118-150-104-330-92-410-50-424 50-424 92-410 104-330 118-150 112 26 40 34-40 34-112 26z',
        { fill: insert },
      ),
      path('M-150-404C-186-310-206-130-182 26L-150 32C-166-130-150-310-128-408z', {
        fill: '#fff',
        opacity: 0.1,
      }),
      path(sewn, { fill: 'none', stroke: translucent('#000000', 0.28), 'stroke-width': 5 }),
      path('M-112 26C-118-150-104-330-92-410-50-424 50-424 92-410 104-330 118-150 112 26', seam),
      path('M-214 30C-120 2 120 2 214 30L262 250C160 300-160 300-262 250z', {
        fill: cushion,
        ...edge,
      }),
      path('M-120 34C-60 22 60 22 120 34L146 262C60 280-60 280-146 262z', { fill: insert }),
      path('M-120 34-146 262M120 34 146 262', seam),
      path('M-262 250C-160 300 160 300 262 250L256 340H-256z', { fill: colors.shade }),
      element('ellipse', { cy: 36, rx: 196, ry: 20, fill: '#000', opacity: 0.3 }),
    ].join(''),
  );
}

/** The console between the seats. */
function armrest({ colors, definitions }: CabinCar): string {
  const top = definitions.downwards('ar', [
    [0, colors.lit],
    [1, colors.shade],
  ]);
  return [
    path('M536 560H664L706 900H494z', { fill: '#121518' }),
    path('M540 548C540 528 560 524 600 524S660 528 660 548L676 690H524z', {
      fill: top,
      stroke: '#0b0d0f',
      'stroke-width': 5,
    }),
    path('M534 716H666L684 840H516z', { fill: '#1d2124', stroke: '#4a5157', 'stroke-width': 4 }),
    ...[566, 634].map((cx) =>
      element('circle', {
        cx,
        cy: 770,
        r: 27,
        fill: '#08090b',
        stroke: '#5d656b',
        'stroke-width': 5,
      }),
    ),
  ].join('');
}

import { mix } from '../color/oklab.ts';
import { picture } from '../scene/canvas.ts';
import type { Definitions } from '../svg/definitions.ts';
import { element, group, path } from '../svg/element.ts';
import type { CabinCar } from './cabin-car.ts';
import { frontSeat } from './front-seat.ts';

/** Both front seats as seen from the windscreen, in the colour of the interior. */
export function drawSeatsView(car: CabinCar): string {
  car.definitions.symbol('fs', frontSeat(car));
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

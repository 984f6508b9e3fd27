import { mix } from '../color/oklab.ts';
import { element, group, path } from '../svg/element.ts';
import type { SideCar } from './side-car.ts';

/** Folded roof, seats, steering wheel and windscreen of an open car; the shell is drawn over them. */
export function openCabin(car: SideCar): string {
  const { x } = car.body.steeringWheel;
  return [
    foldedRoof(),
    ...car.body.seats.map((seat, row) => openSeat(car, seat, row === 0 ? 950 : 925)),
    element('ellipse', {
      rx: 34,
      ry: 150,
      transform: `translate(${x} -985)rotate(-24)`,
      fill: 'none',
      stroke: '#141619',
      'stroke-width': 26,
    }),
    windscreen(car),
  ].join('');
}

function foldedRoof(): string {
  return (
    path('M3080-960C3150-1056 3310-1078 3480-1066 3620-1056 3720-1030 3780-960z', {
      fill: '#1b1d20',
    }) +
    path('M3140-1022C3240-1062 3420-1066 3620-1036', {
      fill: 'none',
      stroke: '#555a60',
      'stroke-width': 10,
    })
  );
}

function openSeat(
  { interior }: SideCar,
  { x, scale }: { readonly x: number; readonly scale: number },
  height: number,
): string {
  const shade = mix(interior, '#101317', 0.45);
  const light = mix(interior, '#ffffff', 0.12);
  return group(
    { transform: `translate(${x} ${-height})scale(${scale})` },
    path('M-150 90C-130-80-85-160-20-212 5-236 70-238 102-216 150-180 160-100 140 90z', {
      fill: shade,
    }),
    path('M-150 90C-130-80-85-160-20-212 0-230 50-232 70-226 20-180-30-80-50 90z', {
      fill: light,
    }),
    path('M-2-238c-6-50 10-78 62-82s92 10 88 38l-14 44z', { fill: shade }),
  );
}

function windscreen({ paint, tones }: SideCar): string {
  return [
    path('M1490-925C1690-1060 1930-1215 2170-1296L2215-1300 1760-940z', {
      fill: '#8fa0ab',
      opacity: 0.45,
    }),
    path('M1490-925C1690-1060 1930-1215 2165-1298', {
      fill: 'none',
      stroke: '#15181b',
      'stroke-width': 16,
    }),
    path(
      'M1640-940C1830-1085 2010-1210 2150-1276 2190-1294 2222-1300 2240-1290 2250-1276 2232-1262 2205-1250 2060-1180 1900-1060 1760-940z',
      { fill: paint.shade(tones.middle), stroke: '#111', 'stroke-width': 10 },
    ),
    path('M1690-960C1860-1090 2030-1210 2160-1268', {
      fill: 'none',
      stroke: paint.shade(tones.shoulder + 0.45),
      'stroke-width': 12,
    }),
  ].join('');
}

import { mix, translucent } from '../color/oklab.ts';
import { picture } from '../scene/canvas.ts';
import { element, group, path } from '../svg/element.ts';
import { randomOf } from '../trim.ts';
import type { CabinCar } from './cabin-car.ts';
import { centreConsole } from './centre-console.ts';
import { instrumentCluster } from './instrument-cluster.ts';
import { steeringWheel } from './steering-wheel.ts';

/** Aluminium, walnut, piano black and silver strips across the dashboard. */
const stripColors = ['#8a9095', '#5b3d28', '#24272b', '#b9bec2'];

/** Drivers of tall cars look down on more of the road. */
const tallHeight = 1600;

/** The dashboard as its driver sees it, in the colour of the interior. */
export function drawDashboardView(car: CabinCar): string {
  const lift = car.body.height > tallHeight ? 'translate(0 14)' : undefined;
  return picture(
    car.definitions,
    outlook(car),
    group(
      { transform: lift },
      dashboard(car),
      binnacle(car),
      centreConsole(car),
      group({ transform: 'translate(372 712)' }, steeringWheel(car)),
    ),
  );
}

/** Sky, road and the car's own bonnet, framed by roof and pillars; an open car has sky above. */
function outlook(car: CabinCar): string {
  const { body, paint, definitions } = car;
  const sky = definitions.downwards('sk', [
    [0, '#b9cad6'],
    [0.7, '#eef3f6'],
    [1, '#e3e9ec'],
  ]);
  const bonnet = definitions.downwards('bo', [
    [0, paint.shade(0.5)],
    [0.5, paint.shade(0.1)],
    [1, paint.shade(-0.35)],
  ]);
  return [
    path('M0 0H1200V400H0z', { fill: sky }),
    path('M0 306C300 296 900 296 1200 306V400H0z', { fill: '#b3bdc3' }),
    path('M60 400C130 338 330 316 600 316S1070 338 1140 400z', { fill: bonnet }),
    path('M0 0H1200V58C800 32 400 32 0 58zM0 40H78L14 380H0zM1122 40H1200V380H1186z', {
      fill: body.sideGlass ? roofLining(car) : '#b9cad6',
    }),
    path('M78 50 14 380M1122 50 1186 380M78 50C420 32 780 32 1122 50', {
      fill: 'none',
      stroke: '#14171a',
      'stroke-width': 7,
    }),
    rearViewMirror(),
  ].join('');
}

function roofLining({ colors, definitions }: CabinCar): string {
  return definitions.downwards('rl', [
    [0, mix(colors.roof, '#101317', 0.25)],
    [1, colors.roof],
  ]);
}

function rearViewMirror(): string {
  return (
    path('M600 36v40', { stroke: '#14171a', 'stroke-width': 16 }) +
    element('rect', { x: 486, y: 66, width: 228, height: 74, rx: 30, fill: '#14171a' }) +
    element('rect', { x: 495, y: 75, width: 210, height: 56, rx: 23, fill: '#8796a1' }) +
    path('M512 75H590L556 131H518C480 120 490 80 512 75z', { fill: '#fff', opacity: 0.25 })
  );
}

/** The padded top, a strip of trim, and the lower half in the colour of the interior. */
function dashboard({ colors, seed, definitions }: CabinCar): string {
  const strip = randomOf(seed).pick(stripColors);
  const pad = definitions.downwards('d1', [
    [0, mix(colors.pad, '#ffffff', 0.14)],
    [0.12, colors.pad],
    [0.4, colors.deep],
  ]);
  const lower = definitions.downwards('d2', [
    [0, colors.lit],
    [0.4, colors.base],
    [1, colors.shade],
  ]);
  const trim = definitions.downwards('wd', [
    [0, mix(strip, '#ffffff', 0.4)],
    [0.3, strip],
    [1, mix(strip, '#000000', 0.45)],
  ]);
  return [
    path('M0 384C250 348 420 340 600 340S950 348 1200 384V900H0z', { fill: pad }),
    path('M0 538C300 526 900 526 1200 538V586H0z', { fill: trim }),
    path('M0 582C300 572 900 572 1200 582V900H0z', { fill: lower }),
    path('M0 584C300 574 900 574 1200 584', {
      fill: 'none',
      stroke: translucent('#000000', 0.5),
      'stroke-width': 5,
    }),
    path('M0 600C300 590 900 590 1200 600', {
      fill: 'none',
      stroke: colors.lit,
      'stroke-width': 3,
      'stroke-dasharray': '10 7',
    }),
    path('M930 640C1020 634 1110 634 1200 642M934 790C1020 784 1110 786 1200 796M930 640 934 790', {
      fill: 'none',
      stroke: translucent('#000000', 0.35),
      'stroke-width': 5,
    }),
    path('M1040 662h56', { stroke: translucent('#000000', 0.4), 'stroke-width': 12 }),
    ...[22, 934, 1064].map(airVent),
  ].join('');
}

function airVent(x: number): string {
  return (
    element('rect', {
      x,
      y: 444,
      width: 114,
      height: 66,
      rx: 16,
      fill: '#0a0c0e',
      stroke: '#5b6369',
      'stroke-width': 4,
    }) +
    path(`M${x + 14} 461h86m-86 16h86m-86 16h86`, { stroke: '#3a4147', 'stroke-width': 5 }) +
    path(`M${x + 57} 452v50`, { stroke: '#7b838a', 'stroke-width': 6 })
  );
}

/** The instruments under their hood. */
function binnacle(car: CabinCar): string {
  const { colors } = car;
  return [
    path('M166 540C168 420 190 336 372 328 554 336 576 420 578 540z', { fill: colors.deep }),
    path('M174 440C186 372 230 340 372 335 514 340 558 372 570 440', {
      fill: 'none',
      stroke: mix(colors.pad, '#ffffff', 0.3),
      'stroke-width': 4,
    }),
    path('M190 530C190 420 220 362 372 356 524 362 554 420 554 530z', { fill: '#07090b' }),
    group({ transform: 'translate(372 440)scale(.42)' }, instrumentCluster(car)),
  ].join('');
}

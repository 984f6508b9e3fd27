import { mix, translucent } from '../color/oklab.ts';
import { picture } from '../scene/canvas.ts';
import { group, path } from '../svg/element.ts';
import type { CabinCar } from './cabin-car.ts';
import { instrumentCluster } from './instrument-cluster.ts';

/** The instruments close up, with the mileage between the dials. */
export function drawOdometerView(car: CabinCar): string {
  const { colors, definitions } = car;
  const pad = definitions.downwards('d1', [
    [0, mix(colors.pad, '#ffffff', 0.2)],
    [0.5, colors.pad],
    [1, colors.deep],
  ]);
  const rim = definitions.downwards('sl', [
    [0, '#42494e'],
    [0.3, '#1d2124'],
    [1, '#0e1012'],
  ]);
  return picture(
    definitions,
    path('M0 0H1200V900H0z', { fill: pad }),
    path('M0 900V470C40 190 270 96 600 96S1160 190 1200 470V900z', { fill: colors.deep }),
    path('M8 470C50 200 276 108 600 108S1150 200 1192 470', {
      fill: 'none',
      stroke: mix(colors.pad, '#ffffff', 0.35),
      'stroke-width': 5,
      'stroke-dasharray': '16 10',
    }),
    path('M40 900C20 330 210 160 600 160S1180 330 1160 900z', { fill: '#07090b' }),
    group({ transform: 'translate(600 440)scale(1.26)' }, instrumentCluster(car)),
    path('M40 900C20 330 210 160 600 160L320 900z', { fill: '#fff', opacity: 0.05 }),
    path('M-40 900C120 690 360 636 600 636S1080 690 1240 900z', { fill: rim }),
    path('M-20 886C130 700 366 650 600 650S1070 700 1220 886', {
      fill: 'none',
      stroke: translucent('#737b82', 0.6),
      'stroke-width': 5,
    }),
  );
}

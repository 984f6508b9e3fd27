import { translucent } from '../color/oklab.ts';
import { element, path } from '../svg/element.ts';
import type { CabinCar } from './cabin-car.ts';

/** Radius of the middle of the rim. */
const rimRadius = 225;

/** A three-spoke steering wheel around the origin. */
export function steeringWheel({ definitions }: CabinCar): string {
  const leather = definitions.downwards('sl', [
    [0, '#3d4348'],
    [0.35, '#1d2124'],
    [1, '#131618'],
  ]);
  return [
    ring(rimRadius + 4, translucent('#000000', 0.28), 52, 16),
    spokes(),
    ring(rimRadius, leather, 46),
    ring(rimRadius + 9, translucent('#6a7278', 0.7), 3),
    ring(rimRadius - 22, translucent('#000000', 0.6), 3),
    hub(leather),
    wheelButtons(),
  ].join('');
}

function ring(r: number, stroke: string, width: number, cy?: number): string {
  return element('circle', { r, cy, fill: 'none', stroke, 'stroke-width': width });
}

function spokes(): string {
  return [
    path(
      'M-210-34C-130-44-96-62-76-82H76C96-62 130-44 210-34L206 24C130 18 92 40 72 84L46 214H-46L-72 84C-92 40-130 18-206 24z',
      { fill: '#202428' },
    ),
    path('M-206-28C-132-38-98-56-76-76H76C98-56 132-38 206-28', {
      fill: 'none',
      stroke: '#565d63',
      'stroke-width': 3,
    }),
    path('M-34 92-24 208H24L34 92C14 102-14 102-34 92z', { fill: '#8d949a', opacity: 0.5 }),
  ].join('');
}

function hub(leather: string): string {
  return [
    path('M-88-66H88C92 4 74 66 0 82-74 66-92 4-88-66z', { fill: leather }),
    path('M-84-62H84C87 2 70 61 0 77-70 61-87 2-84-62z', {
      fill: 'none',
      stroke: '#4d545a',
      'stroke-width': 3,
    }),
    element('circle', { r: 25, fill: '#181b1e', stroke: '#d2d8dc', 'stroke-width': 6 }),
  ].join('');
}

function wheelButtons(): string {
  const keys = 'M-168-14h52M-158 4h36M116-14h52M122 4h36';
  return path(keys, { stroke: '#7b838a', 'stroke-width': 8, 'stroke-linecap': 'round' });
}

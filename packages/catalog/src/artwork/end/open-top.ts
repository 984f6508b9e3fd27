import { mix } from '../color/oklab.ts';
import { mirrored, outlinePath } from '../geometry/path-data.ts';
import { path } from '../svg/element.ts';
import type { EndCar } from './end-car.ts';
import { frontSeats } from './end-glass.ts';

/** Seats of an open car and, from behind, its windscreen; the shell is drawn over them. */
export function behindOpenShell(car: EndCar): string {
  const screen =
    car.end === 'rear'
      ? path(screenOutline(car), {
          fill: '#8fa0ab',
          'fill-opacity': 0.3,
          stroke: '#1a1d20',
          'stroke-width': 38,
        })
      : '';
  return screen + frontSeats(car, 0.42, mix(car.interior, '#111417', 0.35));
}

/** From the front the windscreen of an open car stands before everything else. */
export function openWindscreen(car: EndCar): string {
  if (car.end === 'rear') return '';
  const outline = screenOutline(car);
  const frame = {
    fill: '#a9bac5',
    'fill-opacity': 0.35,
    stroke: car.paint.shade(car.tones.middle),
    'stroke-width': 44,
    'stroke-linejoin': 'round',
  };
  return (
    path(outline, frame) + path(outline, { fill: 'none', stroke: '#0d0f11', 'stroke-width': 10 })
  );
}

function screenOutline({ body, measures }: EndCar): string {
  const { halfWidth, belt } = measures;
  return outlinePath(
    mirrored([
      [0, body.height],
      [halfWidth * body.roofShare * 0.7, body.height - 10],
      [halfWidth * body.roofShare, body.height - 50, 'straight', 'straight'],
      [halfWidth * 0.86, belt - 5, 'straight', 'straight'],
      [0, belt - 20],
    ]),
  );
}

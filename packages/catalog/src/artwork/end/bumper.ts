import { element, path } from '../svg/element.ts';
import type { EndCar } from './end-car.ts';

/** The dark underside of a bumper, `edge` high at the corners and `middle` in the centre. */
export function bumperShade({ measures }: EndCar, edge: number, middle: number): string {
  const { halfWidth } = measures;
  const corner = Math.round(-edge);
  return path(`M${-halfWidth} 0V${corner}Q0 ${Math.round(-middle)} ${halfWidth} ${corner}V0z`, {
    fill: '#16181b',
  });
}

/** A blank plate with its upper edge at the given height. */
export function licensePlate(
  top: number,
  { halfWidth, height }: { readonly halfWidth: number; readonly height: number },
): string {
  return element('rect', {
    x: -halfWidth,
    y: Math.round(-top),
    width: 2 * halfWidth,
    height,
    rx: 10,
    fill: '#e9ecee',
    stroke: '#8d9398',
    'stroke-width': 6,
  });
}

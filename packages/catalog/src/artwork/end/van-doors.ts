import { translucent } from '../color/oklab.ts';
import { element, path } from '../svg/element.ts';
import { type EndCar, onBothSides } from './end-car.ts';
import { glassTint } from './end-glass.ts';

/** Two doors hinged at the sides, a window in each. */
export function vanDoors(car: EndCar, bottom: number): string {
  const { halfWidth, belt } = car.measures;
  const { height } = car.body;
  const edge = Math.round(halfWidth * 0.86);
  const side = Math.round(halfWidth * 0.93);
  const gaps = [
    `M4 ${110 - height}V${Math.round(-bottom)}`,
    `M${edge} ${200 - height}Q${side} ${Math.round(-belt)} ${side} ${Math.round(-bottom)}`,
    `M0 ${105 - height}H${Math.round(halfWidth * 0.7)}Q${Math.round(halfWidth * 0.84)} ${110 - height} ${edge} ${200 - height}`,
  ].join('');
  const window = element('rect', {
    x: 110,
    y: 260 - height,
    width: Math.round(halfWidth * 0.86 - 230),
    height: 520,
    rx: 50,
    fill: glassTint(car),
    stroke: '#111',
    'stroke-width': 20,
  });
  const lines = { fill: 'none', stroke: translucent('#000000', 0.5), 'stroke-width': 9 };
  return onBothSides(path(gaps, lines) + window);
}

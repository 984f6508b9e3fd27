import { path, shortNumber } from '../svg/element.ts';
import { drawnRadius, wheel } from '../wheel/wheel.ts';
import type { SideCar } from './side-car.ts';

/** Both wheels, each with the shade that its arch throws on it. */
export function sideWheels({ body, nose, trim, measures, definitions }: SideCar): string {
  const { frontAxle, rearAxle, archRadius } = measures;
  const arch = Math.round((archRadius / body.tyreRadius) * drawnRadius);
  const crescent = `M${-arch}-4a${arch} ${arch} 0 0 1 ${2 * arch} 0a${arch} ${Math.round(arch * 0.68)} 0 0 0 ${-2 * arch} 0`;
  const art = wheel(trim.wheel, body.rimShare, definitions);
  definitions.symbol('w', art + path(crescent, { opacity: 0.45 }));
  const size = shortNumber(body.tyreRadius / drawnRadius, 3);
  // Mirrored once more, so that light comes from the upper left on both sides of a car.
  const scale = nose === 'left' ? size : `-${size} ${size}`;
  return [frontAxle, rearAxle]
    .map((axle) =>
      definitions.use('w', { transform: `translate(${axle} ${-body.tyreRadius})scale(${scale})` }),
    )
    .join('');
}

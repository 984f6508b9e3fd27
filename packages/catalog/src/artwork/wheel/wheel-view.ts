import type { CarBody } from '../bodies/car-body.ts';
import { type Backdrop, drawBackdrop } from '../scene/backdrop.ts';
import { canvas, picture } from '../scene/canvas.ts';
import type { Definitions } from '../svg/definitions.ts';
import { element, group, path } from '../svg/element.ts';
import { type WheelDesign, wheel } from './wheel.ts';

/** One wheel close up, from the side. */
export function drawWheelView(
  body: CarBody,
  design: WheelDesign,
  backdrop: Backdrop,
  definitions: Definitions,
): string {
  const shadow = definitions.glow('s', [
    [0, '#0b0e12', 0.8],
    [0.5, '#0b0e12', 0.45],
    [1, '#0b0e12', 0],
  ]);
  const floor = drawBackdrop({ backdrop, isWhiteCar: false, seam: 0.84 }, definitions);
  return picture(
    definitions,
    floor,
    group(
      { transform: `translate(${canvas.width / 2} ${canvas.height * 0.49})scale(1.125)` },
      element('ellipse', { cy: 302, rx: 330, ry: 34, fill: shadow }),
      element('ellipse', { cy: 306, rx: 520, ry: 60, fill: shadow, opacity: 0.35 }),
      wheel(design, body.rimShare, definitions),
      path('M-286-88A299 299 0 0 1 286-88A330 330 0 0 0-286-88', { fill: '#fff', opacity: 0.07 }),
    ),
  );
}

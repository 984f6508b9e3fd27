import { element, group } from '../svg/element.ts';
import type { SideCar } from './side-car.ts';

/** Soft and dark shadow of the body, and the contact of each tyre with the floor. */
export function groundShadow({ body, measures, definitions }: SideCar): string {
  const { length, tyreRadius } = body;
  const fill = definitions.glow('s1', [
    [0, '#0b0e12', 0.8],
    [0.5, '#0b0e12', 0.5],
    [0.8, '#0b0e12', 0.13],
    [1, '#0b0e12', 0],
  ]);
  const shadow = (x: number, y: number, halfWidth: number, halfHeight: number, opacity: number) =>
    element('ellipse', {
      cx: Math.round(x),
      cy: y,
      rx: Math.round(halfWidth),
      ry: halfHeight,
      opacity,
    });
  return group(
    { fill },
    shadow(length / 2, 40, length * 0.55, 170, 0.45),
    shadow(length / 2, 6, length * 0.47, 58, 0.8),
    shadow(measures.frontAxle, 2, tyreRadius * 1.1, 34, 0.9),
    shadow(measures.rearAxle, 2, tyreRadius * 1.1, 34, 0.9),
  );
}

import { heightAt, toSegments } from '../geometry/curve.ts';
import { curvePath } from '../geometry/path-data.ts';
import { path } from '../svg/element.ts';
import type { SideCar } from './side-car.ts';

/** How far the rail runs above the roof, in millimetres. */
const clearance = 32;

/** A rail that follows the roof on straight feet. */
export function roofRails({ body, trim }: SideCar): string {
  const rails = body.roofRails;
  if (!rails) return '';
  const segments = toSegments(body.outline);
  const at = (share: number) => {
    const x = rails.from + (rails.to - rails.from) * share;
    return [x, heightAt(body.outline[0], segments, x)] as const;
  };
  const bar = [0.04, 0.5, 0.96].map((share) => {
    const [x, y] = at(share);
    return [x, y + clearance] as const;
  });
  const [startX, startY] = at(0);
  const [endX, endY] = at(1);
  const foot = `M${Math.round(startX)} ${Math.round(-startY)}`;
  return path(`${foot}L${curvePath(bar).slice(1)}L${Math.round(endX)} ${Math.round(-endY)}`, {
    fill: 'none',
    stroke: trim.hasChrome ? '#8f969c' : '#17191c',
    'stroke-width': 17,
  });
}

import { polygonPath } from '../geometry/path-data.ts';
import { element, path } from '../svg/element.ts';
import { type EndCar, onBothSides } from './end-car.ts';

/** Shadow on the floor, tyres, and the dark between them. */
export function runningGear({ body, measures, definitions }: EndCar): string {
  const { halfWidth } = measures;
  const isTruck = body.cladding === 'truck';
  const shadow = definitions.glow('s', [
    [0, '#0b0e12', 0.85],
    [0.55, '#0b0e12', 0.5],
    [1, '#0b0e12', 0],
  ]);
  const tyreWidth = isTruck ? 265 : 225;
  const contact = element('ellipse', {
    cx: Math.round(halfWidth - 30 - tyreWidth / 2),
    cy: 2,
    rx: Math.round(tyreWidth * 0.8),
    ry: 26,
    fill: shadow,
  });
  return [
    element('ellipse', { cy: 14, rx: Math.round(halfWidth * 1.3), ry: 95, fill: shadow }),
    underbody({ body, measures, definitions }),
    onBothSides(contact + tyre(halfWidth, body.tyreRadius * 1.1, tyreWidth)),
  ].join('');
}

type Underside = Pick<EndCar, 'body' | 'measures' | 'definitions'>;

/** The dark between the tyres fades towards the floor. */
function underbody({ body, measures: { halfWidth }, definitions }: Underside): string {
  const outline = polygonPath([
    [halfWidth * 0.9, body.sill + 60],
    [halfWidth * 0.72, 30],
    [-halfWidth * 0.72, 30],
    [-halfWidth * 0.9, body.sill + 60],
  ]);
  const fill = definitions.vertical('ub', body.sill + 20, 30, [
    [0.35, '#0c0d0f'],
    [1, '#0c0d0f', 0.1],
  ]);
  return path(outline, { fill });
}

/** A tyre end-on: the part above the sill is hidden by the body. */
function tyre(halfWidth: number, height: number, width: number): string {
  const groove = Math.round(height * 0.6);
  const length = Math.round(height * 0.6 - 12);
  return (
    element('rect', {
      x: Math.round(halfWidth - width - 30),
      y: Math.round(-height),
      width,
      height: Math.round(height),
      rx: 46,
      fill: '#131517',
    }) +
    path(
      `M${Math.round(halfWidth - width + 14)} ${-groove}v${length}m60 10v${-groove}m60 0v${groove}`,
      { stroke: '#000', 'stroke-width': 11 },
    )
  );
}

import { translucent } from '../color/oklab.ts';
import { mirrored, outlinePath } from '../geometry/path-data.ts';
import type { PenNode } from '../geometry/pen-node.ts';
import { path } from '../svg/element.ts';
import type { EndCar } from './end-car.ts';

/** Keeps the painted body as shape `b`. */
export function defineEndShell(car: EndCar): void {
  car.definitions.shape('b', outlinePath(mirrored(halfOutline(car))));
}

/** Share of half the width at the belt. */
export function beltShare({ body }: EndCar): number {
  return Math.max(0.885, body.roofShare + 0.13);
}

/** From the middle of the roof to the underside. */
function halfOutline(car: EndCar): PenNode[] {
  const { body, end, measures } = car;
  const { halfWidth, belt } = measures;
  const underside = body.sill + (end === 'rear' ? 10 : -10);
  return [
    ...upperOutline(car),
    [halfWidth, belt * 0.66],
    [halfWidth * 0.985, body.sill + 190],
    [halfWidth * 0.955, underside + 50],
    [halfWidth * 0.9, underside, 'straight', 'straight'],
  ];
}

function upperOutline(car: EndCar): PenNode[] {
  const { body, end, measures } = car;
  const { halfWidth, belt, roof } = measures;
  if (!body.sideGlass) {
    return [
      [0, roof],
      [halfWidth * 0.8, roof - 10],
      [halfWidth * 0.9, belt],
      [halfWidth * 0.965, belt - 60],
    ];
  }
  const share = beltShare(car);
  const lean =
    (Math.atan2(-(roof - 155 - belt), halfWidth * (share - body.roofShare - 0.045)) * 180) /
    Math.PI;
  const cabin: PenNode[] = [
    [0, roof, 0],
    [halfWidth * body.roofShare * 0.78, roof - 20, -7],
    [halfWidth * (body.roofShare + 0.045), roof - 130, lean],
  ];
  if (end === 'rear' && body.bedHeight !== undefined) {
    return [
      ...cabin,
      [halfWidth * 0.8, body.bedHeight, 'straight', 'straight'],
      [halfWidth * 0.97, body.bedHeight, 'straight', 'straight'],
      [halfWidth * 0.985, body.bedHeight - 40],
    ];
  }
  return [...cabin, [halfWidth * share, belt + 25, lean], [halfWidth * 0.965, belt - 60]];
}

/** The shell in its paint with a thin dark outline. */
export function paintedEndShell({ body, paint, tones, measures, definitions }: EndCar): string {
  const { belt } = measures;
  const { height, sill } = body;
  const offset = (y: number) => (height - y) / (height - sill);
  const fill = definitions.vertical('p', height, sill, [
    [0, paint.shade(tones.roof)],
    [offset(belt), paint.shade(tones.belt)],
    [offset(belt - 120), paint.shade(tones.middle + 0.08)],
    [offset((belt + sill) * 0.52), paint.shade(tones.middle)],
    [offset(sill + 230), paint.shade(tones.low)],
    [1, paint.shade(tones.sill)],
  ]);
  return definitions.use('b', {
    fill,
    stroke: translucent(paint.shade(-0.6), 0.5),
    'stroke-width': 7,
  });
}

/** The mirrored studio floor and the sides that turn away; to be clipped to the shell. */
export function endLight({ body, paint, tones, measures, definitions }: EndCar): string {
  const { halfWidth, belt } = measures;
  const horizon = definitions.vertical('hz', belt * 0.62, body.sill + 60, [
    [0, paint.shade(-0.45), tones.horizon],
    [1, paint.shade(-0.4), 0],
  ]);
  const sides = definitions.horizontal('e', -halfWidth, halfWidth, [
    [0, paint.shade(-0.6), 0.75],
    [0.16, paint.shade(-0.4), 0.12],
    [0.26, paint.shade(-0.4), 0],
    [0.74, paint.shade(-0.4), 0],
    [0.84, paint.shade(-0.4), 0.12],
    [1, paint.shade(-0.6), 0.75],
  ]);
  const edge = Math.round(-belt * 0.64);
  return (
    path(
      `M${-halfWidth} ${edge}Q0 ${Math.round(-belt * 0.57)} ${halfWidth} ${edge}V0H${-halfWidth}z`,
      {
        fill: horizon,
      },
    ) +
    path(`M${-halfWidth} ${Math.round(-belt - 10)}H${halfWidth}V0H${-halfWidth}z`, { fill: sides })
  );
}

/** A thin light along every edge that faces up; to be clipped to the shell. */
export function endRimLight({ paint, tones, measures, definitions }: EndCar): string {
  const stroke = definitions.vertical('rl', measures.roof, measures.belt * 0.7, [
    [0, paint.shade(tones.roof + 0.45), 0.7],
    [1, paint.shade(tones.roof + 0.45), 0],
  ]);
  return definitions.use('b', { fill: 'none', stroke, 'stroke-width': 18 });
}

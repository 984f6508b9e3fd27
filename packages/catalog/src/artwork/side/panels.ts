import { translucent } from '../color/oklab.ts';
import { curvePath } from '../geometry/path-data.ts';
import { element, group, path } from '../svg/element.ts';
import type { SideCar } from './side-car.ts';

/** Gaps between panels: a dark line and the lit edge beside it. To be clipped to the shell. */
export function shutLines({ body, paint, tones, definitions }: SideCar): string {
  const lines = [...body.shutLines, body.bonnetLine];
  definitions.shape('c', lines.map((nodes) => curvePath(nodes)).join(''));
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    definitions.use('c', {
      stroke: translucent(paint.shade(tones.shoulder + 0.35), 0.45),
      'stroke-width': 6,
      transform: 'translate(9 5)',
    }),
    definitions.use('c', {
      stroke: translucent('#000000', tones.shutLine),
      'stroke-width': 9,
    }),
  );
}

/** The groove in which a sliding door runs; nothing on a car without one. */
export function sliderRail({ body: { sliderRail: rail } }: SideCar): string {
  if (!rail) return '';
  return path(`M${rail.from} ${-rail.y}H${rail.to}`, {
    stroke: translucent('#000000', 0.5),
    'stroke-width': 20,
  });
}

/** The handles of the doors, each in its cup. */
export function doorHandles({ body, paint, tones, definitions }: SideCar): string {
  if (body.doorHandles.length === 0) return '';
  const cup = path('M10 2h168', {
    stroke: translucent(paint.shade(-0.55), 0.55),
    'stroke-width': 56,
  });
  const bar = path('M8-6h172', { stroke: paint.shade(tones.shoulder), 'stroke-width': 32 });
  const light = path('M8-13h172', {
    stroke: paint.shade(tones.shoulder + 0.5),
    'stroke-width': 11,
  });
  definitions.symbol('hn', cup + bar + light, { fill: 'none', 'stroke-linecap': 'round' });
  return body.doorHandles.map(([x, y]) => definitions.use('hn', { x, y: -y })).join('');
}

/** Fields pressed into the walls of a van keep them stiff. */
export function pressings({ body, paint, tones }: SideCar): string {
  return (body.pressings ?? [])
    .map(({ x, top, width, height }) => {
      const field = { x, y: -top, width, height, rx: 60, fill: 'none' };
      const lit = {
        stroke: translucent(paint.shade(tones.shoulder + 0.5), 0.6),
        'stroke-width': 12,
        transform: 'translate(0 12)',
      };
      const shaded = { stroke: translucent('#000000', 0.22), 'stroke-width': 12 };
      return element('rect', { ...field, ...lit }) + element('rect', { ...field, ...shaded });
    })
    .join('');
}

/** The mirror of the side that is seen, on its foot. */
export function doorMirror({ body, paint, tones }: SideCar): string {
  const { x, y, scale } = body.mirror;
  const size = scale === 1 ? '' : `scale(${scale})`;
  return group(
    { transform: `translate(${x} ${-y})${size}` },
    path('M30 20L70-36h50L96 20z', { fill: '#111' }),
    path(
      'M-62-52C-60-112-20-138 40-140 92-142 138-136 142-122 146-80 134-40 118-30 60-22-20-20-50-28z',
      { fill: paint.shade(tones.middle - 0.12) },
    ),
    path('M-58-74C-48-118-12-136 40-138 90-140 132-134 138-120L136-92-58-74z', {
      fill: paint.shade(tones.shoulder + 0.34),
    }),
    path('M-56-44 126-46 118-30-50-28z', { fill: '#0f1113' }),
  );
}

/** The flap over the filler, which is on the right side of a car. */
export function fuelDoor({ nose, body, measures }: SideCar): string {
  if (nose === 'left') return '';
  // Below the groove of a sliding door, else below the crease.
  const top = body.sliderRail ? body.sliderRail.y - 40 : measures.shoulder - 25;
  return element('rect', {
    x: measures.rearAxle + 120,
    y: Math.round(-top),
    width: 160,
    height: 132,
    rx: 26,
    fill: 'none',
    stroke: translucent('#000000', 0.45),
    'stroke-width': 8,
  });
}

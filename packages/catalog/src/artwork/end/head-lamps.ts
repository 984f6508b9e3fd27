import { curvePath, outlinePath } from '../geometry/path-data.ts';
import type { PenNode } from '../geometry/pen-node.ts';
import { element, path } from '../svg/element.ts';
import { type EndCar, onBothSides } from './end-car.ts';

interface LampShape {
  readonly outline: readonly PenNode[];
  /** The daytime light along the lower and outer edge. */
  readonly guide: readonly PenNode[];
  /** Centres of the projectors. */
  readonly projectors: readonly (readonly [x: number, y: number])[];
}

/** Both head lamps: two projectors in a dark housing, and the daytime light. */
export function headLamps(car: EndCar): string {
  const { body, measures } = car;
  const { outline, guide, projectors } =
    body.cladding === 'truck' ? squareLamp(measures) : sweptLamp(measures);
  const light = {
    fill: 'none',
    stroke: '#f4fbff',
    'stroke-width': 15,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  return onBothSides(
    housing(car, outline) + lenses(car, projectors) + path(curvePath(guide), light),
  );
}

function housing({ measures, definitions }: EndCar, outline: LampShape['outline']): string {
  const { top, bottom } = measures.headLamp;
  const fill = definitions.vertical('hl', top, bottom, [
    [0, '#3c464d'],
    [0.45, '#171c20'],
    [1, '#0b0e10'],
  ]);
  return path(outlinePath(outline), {
    fill,
    stroke: '#0b0d0f',
    'stroke-width': 12,
    'stroke-linejoin': 'round',
  });
}

function lenses({ measures, definitions }: EndCar, centres: LampShape['projectors']): string {
  const { top, bottom } = measures.headLamp;
  const fill = definitions.glow(
    'pl',
    [
      [0, '#dcecf6'],
      [0.25, '#6d8190'],
      [0.7, '#11171b'],
      [1, '#39434a'],
    ],
    { cx: 0.4, cy: 0.36, r: 0.7 },
  );
  const r = Math.round(Math.min((top - bottom) * 0.22, 48));
  return centres
    .map(([x, y]) => element('circle', { cx: Math.round(x), cy: Math.round(-y), r, fill }))
    .join('');
}

function squareLamp({ halfWidth, headLamp: { bottom, top } }: EndCar['measures']): LampShape {
  const middle = (bottom + top) / 2 - 8;
  return {
    outline: [
      [halfWidth * 0.66, bottom + 10, 'straight', 'straight'],
      [halfWidth * 0.98, bottom + 10, 'straight', 'straight'],
      [halfWidth * 0.975, top - 20, 'straight', 'straight'],
      [halfWidth * 0.66, top - 35, 'straight', 'straight'],
    ],
    guide: [
      [halfWidth * 0.69, top - 58, 'straight', 'straight'],
      [halfWidth * 0.95, top - 45, 'straight', 'straight'],
      [halfWidth * 0.955, bottom + 34, 'straight', 'straight'],
      [halfWidth * 0.69, bottom + 34, 'straight', 'straight'],
    ],
    projectors: [
      [halfWidth * 0.75, middle],
      [halfWidth * 0.87, middle],
    ],
  };
}

function sweptLamp({ halfWidth, headLamp: { bottom, top } }: EndCar['measures']): LampShape {
  const height = top - bottom;
  return {
    outline: [
      [halfWidth * 0.51, bottom + 22, 'straight', 'straight'],
      [halfWidth * 0.955, bottom + 50, 'straight', 'straight'],
      [halfWidth * 0.975, top - 30, 'straight', 'straight'],
      [halfWidth * 0.8, top - 28],
      [halfWidth * 0.49, bottom + 95, 'straight', 'straight'],
    ],
    guide: [
      [halfWidth * 0.53, bottom + 42, 'straight', 'straight'],
      [halfWidth * 0.938, bottom + 68, 'straight', 'straight'],
      [halfWidth * 0.957, top - 50, 'straight', 'straight'],
    ],
    projectors: [
      [halfWidth * 0.69, bottom + height * 0.5 + 18],
      [halfWidth * 0.83, bottom + height * 0.5 + 24],
    ],
  };
}

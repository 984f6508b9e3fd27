import { translucent } from '../color/oklab.ts';
import { outlinePath } from '../geometry/path-data.ts';
import { element, group } from '../svg/element.ts';
import type { SideCar } from './side-car.ts';

/** Two projectors behind glass, with a light guide along the edge. */
export function headLamp({ body, definitions }: SideCar): string {
  const xs = body.headLamp.map(([x]) => x);
  const ys = body.headLamp.map(([, y]) => y);
  const left = Math.min(...xs);
  const width = Math.max(...xs) - left;
  const bottom = Math.min(...ys);
  const height = Math.max(...ys) - bottom;
  definitions.shape('h', outlinePath(body.headLamp));
  const reflector = definitions.horizontal('hl', left, left + width, [
    [0, '#9ba7af'],
    [0.6, '#14171a'],
  ]);
  const projectors = [0.3, 0.56].map((share) =>
    element('circle', {
      cx: Math.round(left + width * share),
      cy: Math.round(-bottom - height / 2 - height * (share - 0.4) * 0.5),
      r: Math.round(height * 0.2),
    }),
  );
  return [
    definitions.use('h', {
      fill: '#0b0d0f',
      stroke: '#0b0d0f',
      'stroke-width': 14,
      'stroke-linejoin': 'round',
    }),
    definitions.clip(
      'h',
      definitions.use('h', { fill: reflector }),
      group({ fill: '#111', stroke: '#dfe8ed', 'stroke-width': 8 }, ...projectors),
      definitions.use('h', { fill: 'none', stroke: '#f6fbff', 'stroke-width': 18 }),
    ),
  ].join('');
}

/** Red glass with a bright line inside its edge. */
export function tailLamp({ body, definitions }: SideCar): string {
  const left = Math.min(...body.tailLamp.map(([x]) => x));
  definitions.shape('t', outlinePath(body.tailLamp));
  const glass = definitions.horizontal('tg', left, body.length, [
    [0, '#4a060b'],
    [1, '#d0202a'],
  ]);
  return [
    definitions.use('t', {
      fill: glass,
      stroke: '#1c0305',
      'stroke-width': 10,
      'stroke-linejoin': 'round',
    }),
    definitions.clip(
      't',
      definitions.use('t', {
        fill: 'none',
        stroke: translucent('#ff6a66', 0.75),
        'stroke-width': 30,
      }),
    ),
  ].join('');
}

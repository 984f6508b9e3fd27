import { mix } from '../color/oklab.ts';
import { mirrored, outlinePath } from '../geometry/path-data.ts';
import { element, group, path } from '../svg/element.ts';
import type { EndCar } from './end-car.ts';

/** Height of the lower edge of the windscreen or rear window. */
export function glassBottom({ body, end, measures }: EndCar): number {
  if (end === 'front') return measures.cowl + 12;
  if (body.bedHeight !== undefined) return body.bedHeight + 20;
  return Math.max(measures.tailLamp.top + 45, measures.belt + 15);
}

/** Windscreen or rear window with the seats behind it; to be clipped to the shell. */
export function endGlass(car: EndCar): string {
  const { body, end, interior, measures, definitions } = car;
  const isVanRear = body.cladding === 'van' && end === 'rear';
  if (!body.sideGlass || isVanRear) return '';
  const { halfWidth, belt } = measures;
  definitions.shape('w', glassOutline(car));
  const wheel = element('ellipse', {
    cx: Math.round(halfWidth * 0.38),
    cy: Math.round(-belt - 60),
    rx: 150,
    ry: 120,
    fill: 'none',
    stroke: '#0d0f11',
    'stroke-width': 26,
  });
  return [
    definitions.use('w', {
      fill: glassTint(car),
      stroke: '#101215',
      'stroke-width': 22,
      'stroke-linejoin': 'round',
    }),
    definitions.clip(
      'w',
      frontSeats(car, 0.38, mix(interior, '#14171a', 0.62)),
      end === 'front' ? wheel : '',
      gloss(car),
    ),
  ].join('');
}

/** The glass from its bright upper to its dark lower edge. */
export function glassTint({ measures, definitions }: EndCar): string {
  return definitions.vertical('g', measures.roof, measures.belt, [
    [0, '#76828b'],
    [0.45, '#39424a'],
    [1, '#14181b'],
  ]);
}

function glassOutline(car: EndCar): string {
  const { body, end, measures } = car;
  const { halfWidth, roof } = measures;
  const bottom = glassBottom(car);
  const topHalf = halfWidth * (body.roofShare - 0.015);
  const bottomHalf = halfWidth * bottomShare(car);
  const sag = end === 'rear' ? [8, 10] : [22, 30];
  return outlinePath(
    mirrored([
      [0, roof - 62],
      [topHalf * 0.7, roof - 70],
      [topHalf, roof - 105, 'straight', 'straight'],
      [bottomHalf, bottom + 12, 'straight', 'straight'],
      [bottomHalf * 0.5, bottom - (sag[0] ?? 0)],
      [0, bottom - (sag[1] ?? 0)],
    ]),
  );
}

/** Half the width of the glass at its lower edge, as a share of half the width of the car. */
function bottomShare(car: EndCar): number {
  const { body, end, measures } = car;
  if (end === 'front') return 0.845;
  if (body.bedHeight !== undefined) return body.roofShare + 0.06;
  const { roof, belt } = measures;
  const reached = Math.min(1, (roof - glassBottom(car)) / (roof - belt));
  return body.roofShare + (0.84 - body.roofShare) * reached * 0.72;
}

/** Two seats with headrests, at a share of half the width from the centre line. */
export function frontSeats({ measures }: EndCar, share: number, fill: string): string {
  const { halfWidth, belt } = measures;
  const seat = (x: number) =>
    path(
      `M${x - 150} ${-belt - 20}c10-170 40-215 150-215s140 45 150 215zM${x - 80} ${-belt - 250}c0-80 20-100 80-100s80 20 80 100z`,
      {},
    );
  return group({ fill }, seat(Math.round(-halfWidth * share)), seat(Math.round(halfWidth * share)));
}

function gloss({ body, measures }: EndCar): string {
  const { halfWidth, roof, belt } = measures;
  const left = Math.round(-halfWidth * (body.roofShare - 0.015) * 0.5);
  const across = Math.round(halfWidth * 0.5);
  return path(
    `M${left} ${Math.round(-roof)}h${across}L${Math.round(-halfWidth * 0.25)} ${Math.round(-belt + 60)}h${-across}z`,
    { fill: '#fff', opacity: 0.08 },
  );
}

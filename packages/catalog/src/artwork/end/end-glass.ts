import { mix } from '../color/oklab.ts';
import { mirrored, outlinePath } from '../geometry/path-data.ts';
import { element, group, path, shortNumber } from '../svg/element.ts';
import type { EndCar } from './end-car.ts';
import { beltShare } from './end-shell.ts';

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
      frontSeats(car, 0.38, mix(interior, '#14171a', 0.7)),
      end === 'front' ? wheel : '',
      gloss(car),
    ),
    end === 'rear' ? brakeLight(car) + rearWiper(car) : '',
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
  const { halfWidth, roof, belt } = measures;
  const bottom = glassBottom(car);
  const top = (end === 'front' && body.windscreenTop) || roof - 62;
  // Walls lean outwards, so that glass which ends lower is wider.
  const drop = (roof - 62 - top) / (roof - belt);
  const topShare = body.roofShare - 0.015 + (beltShare(car) - body.roofShare) * drop;
  const topHalf = halfWidth * topShare;
  const bottomHalf = halfWidth * Math.max(bottomShare(car), drop > 0 ? topShare + 0.03 : 0);
  const [sagAside, sag] = end === 'rear' ? ([8, 10] as const) : ([22, 30] as const);
  return outlinePath(
    mirrored([
      [0, top],
      [topHalf * 0.7, top - 8],
      [topHalf, top - 43, 'straight', 'straight'],
      [bottomHalf, bottom + 12, 'straight', 'straight'],
      [bottomHalf * 0.5, bottom - sagAside],
      [0, bottom - sag],
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
export function frontSeats({ body, measures }: EndCar, share: number, fill: string): string {
  const { halfWidth, belt } = measures;
  const stretch = shortNumber(Math.min(1, (body.height - belt) / 560));
  const seat = (side: 1 | -1) =>
    path(seatShape, {
      transform: `translate(${Math.round(side * halfWidth * share)} ${-belt})scale(1 ${stretch})`,
    });
  return group({ fill }, seat(-1), seat(1));
}

/** A seat around the belt, 440 high, which leaves head room below a roof 560 above the belt. */
const seatShape =
  'M-175 90C-180-110-160-230-100-262-60-280 60-280 100-262 160-230 180-110 175 90z' +
  'M-44-272v-60h16v60zM28-272v-60h16v60z' +
  'M-92-318c-16-62-6-112 26-122 40-12 92-12 132 0 32 10 42 60 26 122-50 16-134 16-184 0z';

/** The third brake light, at the top of the rear window. */
function brakeLight({ measures }: EndCar): string {
  return element('rect', {
    x: -120,
    y: Math.round(92 - measures.roof),
    width: 240,
    height: 22,
    rx: 9,
    fill: '#8a1118',
  });
}

/** Only a window that ends in a gate needs wiping. */
function rearWiper(car: EndCar): string {
  const { body, measures } = car;
  if (body.hasBoot || body.bedHeight !== undefined) return '';
  const bottom = -Math.round(glassBottom(car));
  const tip = Math.round(measures.halfWidth * 0.42);
  return path(`M0 ${bottom + 4}v-18L${tip} ${bottom - 34}`, {
    fill: 'none',
    stroke: '#0a0b0c',
    'stroke-width': 15,
    'stroke-linejoin': 'round',
  });
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

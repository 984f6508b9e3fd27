import { translucent } from '../color/oklab.ts';
import { mirrored, outlinePath, polygonPath } from '../geometry/path-data.ts';
import { element, path } from '../svg/element.ts';
import { bumperShade, licensePlate } from './bumper.ts';
import { type EndCar, onBothSides } from './end-car.ts';
import { headLamps } from './head-lamps.ts';

/** Everything below the windscreen; to be clipped to the shell. */
export function frontFace(car: EndCar): string {
  const grille = grilleSpan(car);
  return [
    bonnet(car),
    wipers(car),
    grilleArt(car, grille),
    lowerIntake(car, grille),
    bumperShade(
      car,
      car.body.sill + (car.body.cladding === 'painted' ? 42 : 110),
      car.body.sill + 30,
    ),
    licensePlate(grille.bottom - 14, { halfWidth: 260, height: 105 }),
    headLamps(car),
  ].join('');
}

interface GrilleSpan {
  readonly top: number;
  readonly bottom: number;
  readonly halfWidth: number;
}

function grilleSpan({ body, measures }: EndCar): GrilleSpan {
  const top = measures.headLamp.top - 75;
  const isTruck = body.cladding === 'truck';
  const depth = isTruck ? 300 : body.cladding === 'painted' ? 190 : 240;
  return { top, bottom: top - depth, halfWidth: measures.halfWidth * (isTruck ? 0.6 : 0.45) };
}

/** The bonnet faces up, so it is brighter than the rest, with a lit fold on each side. */
function bonnet({ paint, tones, measures, definitions }: EndCar): string {
  const { halfWidth, cowl, headLamp } = measures;
  const lampTop = headLamp.top;
  const fill = definitions.vertical('hd', cowl, lampTop - 20, [
    [0, paint.shade(tones.belt - 0.02)],
    [0.55, paint.shade(tones.belt + 0.28)],
    [1, paint.shade(tones.middle)],
  ]);
  const outline = outlinePath(
    mirrored([
      [0, cowl - 22],
      [halfWidth * 0.5, cowl - 16],
      [halfWidth * 0.86, cowl + 6, 'straight', 'straight'],
      [halfWidth * 0.87, lampTop + 20],
      [halfWidth * 0.78, lampTop - 15, 'straight', 'straight'],
      [halfWidth * 0.4, lampTop - 40],
      [0, lampTop - 48],
    ]),
  );
  const fold = `M${Math.round(halfWidth * 0.5)} ${Math.round(-cowl + 6)}Q${Math.round(halfWidth * 0.46)} ${Math.round(-(cowl + lampTop) / 2)} ${Math.round(halfWidth * 0.36)} ${Math.round(-lampTop + 50)}`;
  return (
    path(outline, { fill, stroke: translucent('#000000', 0.5), 'stroke-width': 8 }) +
    onBothSides(
      path(fold, {
        fill: 'none',
        stroke: translucent(paint.shade(tones.belt + 0.5), 0.6),
        'stroke-width': 9,
      }),
    )
  );
}

function wipers({ measures: { halfWidth, cowl } }: EndCar): string {
  const at = (share: number, lift: number) =>
    `${Math.round(halfWidth * share)} ${Math.round(-cowl - lift)}`;
  return path(`M${at(-0.1, 2)}L${at(-0.7, 40)}M${at(0.42, 4)}L${at(-0.12, 44)}`, {
    stroke: '#0a0b0c',
    'stroke-width': 13,
  });
}

/** Slats behind a frame, or the closed panel of an electric car, with the badge in the middle. */
function grilleArt(car: EndCar, grille: GrilleSpan): string {
  const { top, bottom } = grille;
  return [
    car.trim.isElectric ? closedPanel(car, grille) : openGrille(car, grille),
    element('circle', {
      cy: Math.round(-(top + bottom) / 2),
      r: 52,
      fill: '#14171a',
      stroke: '#d5dadd',
      'stroke-width': 11,
    }),
  ].join('');
}

function grilleOutline({ top, bottom, halfWidth }: GrilleSpan): string {
  return outlinePath(
    mirrored([
      [0, top],
      [halfWidth * 0.9, top - 6, 'straight', 'straight'],
      [halfWidth, top - 40, 'straight', 'straight'],
      [halfWidth * 0.84, bottom, 'straight', 'straight'],
      [0, bottom - 10],
    ]),
  );
}

function openGrille({ body, trim, definitions }: EndCar, grille: GrilleSpan): string {
  const { top, bottom, halfWidth } = grille;
  const fill = definitions.vertical('gr', top, bottom, [
    [0, '#050607'],
    [1, '#24282c'],
  ]);
  const isFramed = trim.hasChrome || body.cladding === 'truck';
  const slats: string[] = [];
  const reach = Math.round(halfWidth * 0.9);
  for (let y = top - 45; y > bottom + 20; y -= 38) {
    slats.push(`M${-reach} ${Math.round(-y)}H${reach}`);
  }
  return (
    path(grilleOutline(grille), {
      fill,
      stroke: isFramed ? '#c3c9cd' : '#0c0d0f',
      'stroke-width': 17,
      'stroke-linejoin': 'round',
    }) + path(slats.join(''), { stroke: translucent('#6d747a', 0.7), 'stroke-width': 9 })
  );
}

/** A smooth panel in the paint with a light along its upper edge. */
function closedPanel({ paint, tones, definitions }: EndCar, grille: GrilleSpan): string {
  const { top, bottom, halfWidth } = grille;
  const fill = definitions.vertical('gr', top, bottom, [
    [0, paint.shade(tones.middle + 0.16)],
    [1, paint.shade(tones.middle - 0.12)],
  ]);
  const reach = Math.round(halfWidth * 0.94);
  return (
    path(grilleOutline(grille), {
      fill,
      stroke: translucent('#000000', 0.45),
      'stroke-width': 8,
      'stroke-linejoin': 'round',
    }) +
    path(`M${-reach} ${Math.round(34 - top)}H${reach}`, {
      stroke: '#f4fbff',
      'stroke-width': 11,
      'stroke-linecap': 'round',
    })
  );
}

/** The opening below the bumper, and the corners with their fog lamps. */
function lowerIntake({ body, measures }: EndCar, grille: GrilleSpan): string {
  const { halfWidth } = measures;
  const top = Math.min(grille.bottom - 105, body.sill + 260);
  const bottom = body.sill + 75;
  const opening = outlinePath(
    mirrored([
      [0, top],
      [halfWidth * 0.5, top, 'straight', 'straight'],
      [halfWidth * 0.56, bottom + 10, 'straight', 'straight'],
      [halfWidth * 0.48, bottom, 'straight', 'straight'],
      [0, bottom],
    ]),
  );
  const middle = Math.round(-(top + bottom) / 2);
  const reach = Math.round(halfWidth * 0.5);
  const corner = polygonPath([
    [halfWidth * 0.72, top + 5],
    [halfWidth * 0.935, top + 62],
    [halfWidth * 0.91, bottom + 35],
    [halfWidth * 0.74, bottom + 5],
  ]);
  const fogLamp = polygonPath([
    [halfWidth * 0.745, top - 32],
    [halfWidth * 0.9, top - 2],
    [halfWidth * 0.895, top - 22],
    [halfWidth * 0.745, top - 50],
  ]);
  return [
    path(opening, { fill: '#0e1012' }),
    path(`M${-reach} ${middle}H${reach}`, { stroke: '#33383d', 'stroke-width': 10 }),
    onBothSides(path(corner, { fill: '#0f1113' }) + path(fogLamp, { fill: '#e8f1f6' })),
  ].join('');
}

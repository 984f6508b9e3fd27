import type { CarBody } from '../bodies/car-body.ts';
import { translucent } from '../color/oklab.ts';
import { curvePath } from '../geometry/path-data.ts';
import type { Stop } from '../svg/definitions.ts';
import { path } from '../svg/element.ts';
import type { SideCar } from './side-car.ts';

/** Keeps the painted body, with its wheel arches cut out, as shape `s`. */
export function defineShell({ body, measures, definitions }: SideCar): void {
  const { frontAxle, rearAxle, archRadius, archHeight, frontLip, rearLip } = measures;
  const sill = Math.round(-body.sill);
  const reach = (height: number) => Math.sqrt(archRadius ** 2 - (archHeight - height) ** 2);
  const arch = (x: number, y: number, startY: number) => {
    // More than half a circle where its ends lie below the centre.
    const isLarge = 2 * archHeight - y - startY > 0 ? 1 : 0;
    return `A${archRadius} ${archRadius} 0 ${isLarge} 0 ${Math.round(x)} ${Math.round(-y)}`;
  };
  definitions.shape(
    's',
    [
      curvePath(body.outline),
      `L${Math.round(rearAxle + reach(rearLip))} ${Math.round(-rearLip)}`,
      arch(rearAxle - reach(body.sill), body.sill, rearLip),
      `L${Math.round(frontAxle + reach(body.sill))} ${sill}`,
      arch(frontAxle - reach(frontLip), frontLip, body.sill),
      'z',
    ].join(''),
  );
}

/** The shell in its paint, from the lit roof to the shaded sill, with a thin dark outline. */
export function paintedShell(car: SideCar): string {
  const { paint, definitions, body } = car;
  const fill = definitions.vertical('p', body.height, body.sill, shellStops(car));
  return definitions.use('s', {
    fill,
    stroke: translucent(paint.shade(-0.6), 0.5),
    'stroke-width': 9,
  });
}

function shellStops({ body, paint, tones, measures }: SideCar): Stop[] {
  const { shoulder, belt } = measures;
  const crease = body.lowerCrease;
  const stop = (height: number, tone: number): Stop => [
    (body.height - height) / (body.height - body.sill),
    paint.shade(tone),
  ];
  return [
    [0, paint.shade(tones.roof)],
    ...(body.cladding === 'van' ? roofEdgeStops(body, stop, tones) : []),
    stop(belt + 50, tones.belt),
    stop(shoulder + 4, tones.shoulder),
    stop(shoulder - 50, tones.middle - 0.06),
    stop(shoulder * 0.55 + crease * 0.45, tones.middle + 0.03),
    stop(crease + 80, tones.low),
    stop(crease, tones.dark),
    [1, paint.shade(tones.sill)],
  ];
}

/** A van's wall begins with a lit edge below its roof. */
function roofEdgeStops(
  { height, sill }: CarBody,
  stop: (height: number, tone: number) => Stop,
  { shoulder, middle }: SideCar['tones'],
): Stop[] {
  const below = (share: number) => height - share * (height - sill);
  return [stop(below(0.12), shoulder), stop(below(0.2), middle + 0.05)];
}

/** The dark between floor and body, and the wells that the wheels stand in. */
export function underbody({ body, measures, definitions }: SideCar): string {
  const { frontAxle, rearAxle, archRadius, archHeight } = measures;
  const { sill, tyreRadius } = body;
  const fade = definitions.vertical('ub', sill + 20, 20, [
    [0.3, '#08090b'],
    [1, '#0b0e12', 0.05],
  ]);
  const left = (share: number) => Math.round(frontAxle - tyreRadius * share);
  const right = (share: number) => Math.round(rearAxle + tyreRadius * share);
  const well = (axle: number) =>
    `M${axle} ${-archHeight - archRadius}a${archRadius} ${archRadius} 0 1 0 1 0z`;
  return [
    path(`M${left(0.9)} ${-sill - 60}H${right(0.9)}L${right(0.3)} -10H${left(0.3)}z`, {
      fill: fade,
    }),
    path(well(frontAxle) + well(rearAxle), { fill: '#080808' }),
  ].join('');
}

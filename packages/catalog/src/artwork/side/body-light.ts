import { claddings } from '../bodies/cladding.ts';
import { curvePath } from '../geometry/path-data.ts';
import { element, path } from '../svg/element.ts';
import type { SideCar } from './side-car.ts';

/** Light and shade on the painted body; to be clipped to the shell. */
export function bodyLight(car: SideCar): string {
  return [
    crease(car),
    horizon(car),
    roundedEnds(car),
    fenderGlow(car),
    claddings[car.body.cladding].archWidth === 0 ? archLip(car) : '',
    rimLight(car),
  ].join('');
}

/** A band of light ends hard at the shoulder crease, and the shade below it fades out. */
function crease({ body, paint, tones, measures, definitions }: SideCar): string {
  const { shoulder, shoulderSlope, shoulderEnd } = measures;
  const middle = body.length / 2;
  const light = definitions.linear(
    'sh',
    [middle + shoulderSlope * 90, shoulder + 95],
    [middle, shoulder - 2],
    [
      [0, paint.shade(tones.shoulder + 0.5), 0],
      [0.7, paint.shade(tones.shoulder + 0.4), tones.creaseLight[0]],
      [1, paint.shade(tones.shoulder + 0.55), tones.creaseLight[1]],
    ],
  );
  const shade = definitions.linear(
    'us',
    [middle, shoulder + 2],
    [middle - shoulderSlope * 170, shoulder - 175],
    [
      [0, paint.shade(-0.42), tones.creaseShade],
      [0.7, paint.shade(-0.3), 0],
    ],
  );
  const line = curvePath([
    [0, body.shoulder[0][1] - 70],
    ...body.shoulder,
    [body.length + 20, shoulderEnd - 4],
  ]);
  return (
    path(`${line}V${-body.height}H0z`, { fill: light }) + path(`${line}V0H0z`, { fill: shade })
  );
}

/** The studio floor mirrored in the doors: its crisp upper edge makes paint look wet. */
function horizon({ body, paint, tones, measures, definitions }: SideCar): string {
  const { frontAxle, rearAxle } = measures;
  const depth = measures.shoulder - body.lowerCrease;
  const height = body.lowerCrease + depth * 0.46;
  const fill = definitions.vertical('hz', height + 30, height - depth * 0.5, [
    [0, paint.shade(-0.45), tones.horizon],
    [0.25, paint.shade(-0.45), tones.horizon * 0.7],
    [1, paint.shade(-0.4), 0],
  ]);
  const edge = curvePath([
    [0, height - 10],
    [frontAxle, height + 36, 0],
    [(frontAxle + rearAxle) / 2, height - 14, 0],
    [rearAxle, height + 44, 0],
    [body.length, height + 6],
  ]);
  return path(`${edge}V0H0z`, { fill });
}

/** Nose and tail turn away from the light. */
function roundedEnds({ body, paint, measures, definitions }: SideCar): string {
  const { length, frontOverhang } = body;
  const front = definitions.horizontal('ef', 0, frontOverhang * 0.8, [
    [0, paint.shade(-0.55), 0.66],
    [0.8, paint.shade(-0.4), 0],
  ]);
  const rear = definitions.horizontal('er', length - 640, length, [
    [0.2, paint.shade(-0.4), 0],
    [1, paint.shade(-0.6), 0.72],
  ]);
  const frontTop = -Math.round(measures.shoulder + 60);
  const rearTop = -measures.shoulderEnd - 40;
  return (
    path(`M0 ${frontTop}H${frontOverhang}V0H0z`, { fill: front }) +
    path(`M${length - 640} ${rearTop}H${length}V0H${length - 640}z`, { fill: rear })
  );
}

/** The fenders swell over the wheels. */
function fenderGlow({ paint, tones, measures, definitions }: SideCar): string {
  const { frontAxle, rearAxle, archHeight, archRadius } = measures;
  const fill = definitions.glow('fl', [
    [0, paint.shade(tones.middle + 0.5), tones.fenderGlow],
    [1, paint.shade(0.4), 0],
  ]);
  return [frontAxle, rearAxle]
    .map((axle) =>
      element('ellipse', {
        cx: axle - 20,
        cy: Math.round(-archHeight - archRadius * 1.02),
        rx: Math.round(archRadius * 0.95),
        ry: Math.round(archRadius * 0.42),
        fill,
      }),
    )
    .join('');
}

/** The rolled edge of a painted wheel arch catches the light on its top. */
function archLip({ paint, tones, measures, definitions }: SideCar): string {
  const { frontAxle, rearAxle, archHeight, archRadius } = measures;
  const stroke = definitions.vertical(
    'al',
    archHeight + archRadius,
    archHeight + archRadius * 0.1,
    [
      [0, paint.shade(tones.shoulder + 0.5), 0.9],
      [1, paint.shade(0.3), 0],
    ],
  );
  const radius = archRadius + 5;
  const lip = (axle: number) =>
    `M${axle - radius} ${-archHeight}a${radius} ${radius} 0 0 1 ${2 * radius} 0`;
  return path(lip(frontAxle) + lip(rearAxle), { fill: 'none', stroke, 'stroke-width': 14 });
}

/** Everything that faces up has a rim of light; it ends below the shoulder, or it would be an outline. */
function rimLight({ body, paint, tones, measures, definitions }: SideCar): string {
  const stroke = definitions.vertical('tl', body.height, measures.shoulder - 60, [
    [0.5, paint.shade(tones.roof + 0.5), 0.85],
    [1, paint.shade(0.5), 0],
  ]);
  return definitions.use('s', { fill: 'none', stroke, 'stroke-width': tones.rimLight });
}

import { translucent } from '../color/oklab.ts';
import { curvePath, mirrored, outlinePath, polygonPath } from '../geometry/path-data.ts';
import { element, path } from '../svg/element.ts';
import { bumperShade, licensePlate } from './bumper.ts';
import { type EndCar, onBothSides } from './end-car.ts';
import { glassBottom } from './end-glass.ts';
import { vanDoors } from './van-doors.ts';

/** Everything below the rear window; to be clipped to the shell. */
export function rearFace(car: EndCar): string {
  const { body, measures } = car;
  const lidBottom = Math.max(measures.tailLamp.bottom - 210, body.sill + 260);
  const isVan = body.cladding === 'van';
  const plate = isVan ? lidBottom - 40 : (measures.tailLamp.bottom + lidBottom) / 2 + 45;
  return [
    isVan ? vanDoors(car, lidBottom) : lidLines(car, lidBottom),
    tailLamps(car),
    tailStrip(car),
    hasUprightLamps(car) ? '' : badge(car),
    plateRecess(plate),
    licensePlate(plate - 8, { halfWidth: 255, height: 110 }),
    rearBumper(car),
    body.cladding === 'truck' ? tailgatePressing(car) : '',
  ].join('');
}

/** Boot lid of a notchback, which ends below the window, or tailgate, which does not. */
function lidLines(car: EndCar, bottom: number): string {
  const { halfWidth, belt, tailLamp } = car.measures;
  const glass = glassBottom(car);
  const top = car.body.hasBoot ? belt + 85 : glass;
  const sides = curvePath(
    mirrored([
      [halfWidth * 0.79, top - 30],
      [halfWidth * 0.86, tailLamp.bottom + 10],
      [halfWidth * 0.72, bottom, 'straight', 'straight'],
      [0, bottom - 8],
    ]),
  );
  const edge = Math.round(halfWidth * 0.79);
  const lip = `M${-edge} ${Math.round(-top + 30)}Q0 ${Math.round(-top + 12)} ${edge} ${Math.round(-top + 30)}`;
  return path(sides + (car.body.hasBoot ? lip : ''), {
    fill: 'none',
    stroke: translucent('#000000', 0.5),
    'stroke-width': 9,
  });
}

function hasUprightLamps({ body }: EndCar): boolean {
  return body.cladding === 'truck' || body.cladding === 'van';
}

function tailLamps(car: EndCar): string {
  const { measures, definitions } = car;
  const { halfWidth, tailLamp } = measures;
  const fill = definitions.horizontal('tl', halfWidth * 0.4, halfWidth, [
    [0, '#7d0a12'],
    [1, '#d5222c'],
  ]);
  const isUpright = hasUprightLamps(car);
  const glass = path(isUpright ? uprightLamp(measures) : sweptLamp(measures), {
    fill,
    stroke: '#1c0305',
    'stroke-width': 12,
    'stroke-linejoin': 'round',
  });
  return onBothSides(
    glass + (isUpright ? uprightLights(halfWidth, tailLamp) : sweptLights(halfWidth, tailLamp)),
  );
}

/** Two bright guides with the clear reversing lamp between their inner ends. */
function sweptLights(halfWidth: number, { bottom, top }: EndCar['measures']['tailLamp']): string {
  const middle = (bottom + top) / 2;
  const reach = Math.max(16, (top - bottom) * 0.13);
  const guide = (y: number) =>
    `M${Math.round(halfWidth * 0.5)} ${Math.round(-y)}L${Math.round(halfWidth * 0.93)} ${Math.round(-y - 12)}`;
  const reversing = polygonPath([
    [halfWidth * 0.47, middle - 12],
    [halfWidth * 0.62, middle - 16],
    [halfWidth * 0.62, middle + 16],
    [halfWidth * 0.465, middle + 12],
  ]);
  return (
    path(guide(middle + reach + 8) + guide(middle - reach - 8), {
      stroke: '#ff7d76',
      'stroke-width': 13,
      'stroke-linecap': 'round',
    }) + path(reversing, { fill: '#e6ebee', opacity: 0.85 })
  );
}

/** Brake light above, reversing lamp and indicator below. */
function uprightLights(halfWidth: number, { bottom, top }: EndCar['measures']['tailLamp']): string {
  const left = Math.round(halfWidth * 0.862);
  const width = Math.round(halfWidth * 0.1);
  const height = top - bottom;
  const field = (from: number, share: number, fill: string) =>
    element('rect', {
      x: left,
      y: Math.round(-top + height * from),
      width,
      height: Math.round(height * share),
      rx: 8,
      fill,
    });
  return field(0.08, 0.34, '#ff6a62') + field(0.5, 0.18, '#e6ebee') + field(0.74, 0.18, '#8d0d15');
}

function uprightLamp({ halfWidth, tailLamp }: EndCar['measures']): string {
  return polygonPath([
    [halfWidth * 0.84, tailLamp.bottom],
    [halfWidth * 0.985, tailLamp.bottom],
    [halfWidth * 0.975, tailLamp.top],
    [halfWidth * 0.84, tailLamp.top],
  ]);
}

function sweptLamp({ halfWidth, tailLamp }: EndCar['measures']): string {
  return outlinePath([
    [halfWidth * 0.42, tailLamp.bottom + 45, 'straight', 'straight'],
    [halfWidth * 0.7, tailLamp.bottom + 8],
    [halfWidth * 0.985, tailLamp.bottom + 5, 'straight', 'straight'],
    [halfWidth * 0.955, tailLamp.top - 6, 'straight', 'straight'],
    [halfWidth * 0.7, tailLamp.top - 30],
    [halfWidth * 0.4, tailLamp.top - 45, 'straight', 'straight'],
  ]);
}

function tailStrip({ trim, measures }: EndCar): string {
  if (trim.tailStrip === 'none') return '';
  const { halfWidth, tailLamp } = measures;
  const middle = Math.round(-(tailLamp.bottom + tailLamp.top) / 2);
  const reach = Math.round(halfWidth * 0.4);
  return path(`M${-reach} ${middle}H${reach}`, {
    stroke: trim.tailStrip === 'lit' ? '#a81019' : '#2a2d31',
    'stroke-width': 22,
  });
}

function badge({ measures: { tailLamp } }: EndCar): string {
  return element('circle', {
    cy: Math.round(-(tailLamp.bottom + tailLamp.top) / 2),
    r: 40,
    fill: '#15181b',
    stroke: '#d5dadd',
    'stroke-width': 9,
  });
}

function plateRecess(top: number): string {
  return element('rect', {
    x: -290,
    y: Math.round(-top - 12),
    width: 580,
    height: 150,
    rx: 20,
    fill: '#000',
    opacity: 0.3,
  });
}

/** Dark lower bumper with reflectors; cars show their exhausts, work vehicles and electric cars do not. */
function rearBumper(car: EndCar): string {
  const { body, measures } = car;
  const { halfWidth } = measures;
  const isPainted = body.cladding === 'painted';
  const top = body.sill + (isPainted ? 150 : 210);
  const reflector = element('rect', {
    x: Math.round(halfWidth * 0.66),
    y: Math.round(-top - (isPainted ? 20 : 62)),
    width: Math.round(halfWidth * 0.22),
    height: 26,
    rx: 10,
    fill: '#b3141c',
  });
  const exhaust = element('rect', {
    x: Math.round(halfWidth * 0.5),
    y: Math.round(-body.sill - 85),
    width: 170,
    height: 56,
    rx: 24,
    fill: '#0a0b0c',
    stroke: '#c3c9cd',
    'stroke-width': 11,
  });
  const hasExhaust = !hasUprightLamps(car) && !car.trim.isElectric;
  return [
    isPainted ? diffuser(car, top) : bumperShade(car, top + 30, top - 20),
    onBothSides(reflector + (hasExhaust ? exhaust : '')),
  ].join('');
}

/** The dark insert in a painted bumper. */
function diffuser({ body, measures: { halfWidth } }: EndCar, top: number): string {
  const outline = outlinePath(
    mirrored([
      [0, top],
      [halfWidth * 0.5, top - 6, 'straight', 'straight'],
      [halfWidth * 0.58, top - 42, 'straight', 'straight'],
      [halfWidth * 0.86, body.sill + 70, 'straight', 'straight'],
      [halfWidth * 0.9, body.sill, 'straight', 'straight'],
      [0, body.sill, 'straight', 'straight'],
    ]),
  );
  const fins = [-0.24, -0.08, 0.08, 0.24].map(
    (share) => `M${Math.round(halfWidth * share)} ${Math.round(40 - top)}V${-body.sill - 12}`,
  );
  return (
    path(outline, { fill: '#16181b' }) +
    path(fins.join(''), { stroke: '#33383c', 'stroke-width': 10 })
  );
}

function tailgatePressing({ measures: { halfWidth, tailLamp } }: EndCar): string {
  const field = element('rect', {
    x: Math.round(-halfWidth * 0.6),
    y: Math.round(-tailLamp.top + 30),
    width: Math.round(halfWidth * 1.2),
    height: 150,
    rx: 30,
    fill: 'none',
    stroke: translucent('#000000', 0.3),
    'stroke-width': 12,
  });
  const handle = element('rect', {
    x: -110,
    y: Math.round(-tailLamp.top + 10),
    width: 220,
    height: 60,
    rx: 20,
    fill: '#111',
  });
  return field + handle;
}

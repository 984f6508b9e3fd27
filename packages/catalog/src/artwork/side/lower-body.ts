import { claddings } from '../bodies/cladding.ts';
import { translucent } from '../color/oklab.ts';
import { curvePath, outlinePath } from '../geometry/path-data.ts';
import { group, path } from '../svg/element.ts';
import type { SideCar } from './side-car.ts';

/** Dark sill, bumper undersides, cladding and the edges of the grille; to be clipped to the shell. */
export function lowerBody(car: SideCar): string {
  const hasCladArches = claddings[car.body.cladding].archWidth > 0;
  return (
    darkParts(car) + sillLight(car) + (hasCladArches ? cladArches(car) : '') + noseOpenings(car)
  );
}

function darkParts({ body, measures }: SideCar): string {
  const { frontAxle, rearAxle, frontLip, rearLip } = measures;
  const { color, sillHeight, frontValance, rearValance } = claddings[body.cladding];
  const front = frontLip + frontValance;
  const rear = rearLip + rearValance;
  const frontEdge = curvePath([
    [-20, front + 40],
    [frontAxle * 0.4, front, -3],
    [frontAxle, front - 14],
  ]);
  const rearEdge = curvePath([
    [rearAxle, rear - 20],
    [rearAxle + (body.length - rearAxle) * 0.6, rear, 5],
    [body.length + 20, rear + 40],
  ]);
  return group(
    { fill: color },
    path(`M${frontAxle} ${-body.sill - sillHeight}H${rearAxle}V0H${frontAxle}z`, {}),
    path(`${frontEdge}V0H-20z`, {}),
    path(`${rearEdge}V0H${rearAxle}z`, {}),
  );
}

function sillLight({ body, measures: { frontAxle, rearAxle } }: SideCar): string {
  const top = -body.sill - claddings[body.cladding].sillHeight;
  return path(`M${frontAxle} ${top}H${rearAxle}`, {
    stroke: translucent('#ffffff', 0.22),
    'stroke-width': 9,
  });
}

function cladArches({ body, measures, definitions }: SideCar): string {
  const { frontAxle, rearAxle, archRadius, archHeight } = measures;
  const { archWidth, color } = claddings[body.cladding];
  const light = definitions.vertical(
    'cl',
    archHeight + archRadius + archWidth,
    archHeight + archRadius * 0.2,
    [
      [0, '#83898f'],
      [1, '#83898f', 0],
    ],
  );
  const middle = archRadius + archWidth / 2;
  const edge = archRadius + archWidth - 4;
  const band = (axle: number) =>
    `M${axle - middle} ${-archHeight + 150}V${-archHeight}a${middle} ${middle} 0 0 1 ${2 * middle} 0v150`;
  const top = (axle: number) =>
    `M${axle - edge} ${-archHeight}a${edge} ${edge} 0 0 1 ${2 * edge} 0`;
  return group(
    { fill: 'none' },
    path(band(frontAxle) + band(rearAxle), { stroke: color, 'stroke-width': archWidth }),
    path(top(frontAxle) + top(rearAxle), { stroke: light, 'stroke-width': 8 }),
  );
}

/** Lower intake and, where an engine needs air, grille wrap round the nose. */
function noseOpenings({ body, trim, measures: { frontAxle, frontLip } }: SideCar): string {
  const base = frontLip + claddings[body.cladding].frontValance;
  const grille = outlinePath([
    [-30, base + 330, 'straight', 'straight'],
    [27.6, base + 324, 'straight', -75],
    [46, base + 215, -95],
    [36.8, base + 175, 'straight', 'straight'],
    [-30, base + 170, 'straight', 'straight'],
  ]);
  const intake = outlinePath([
    [-20, base + 120, 'straight', -3],
    [frontAxle * 0.22, base + 96, -12],
    [frontAxle * 0.42, base + 46, -30, 182],
    [frontAxle * 0.2, base + 52, 178],
    [-20, base + 60, 'straight', 'straight'],
  ]);
  return path(trim.isElectric ? intake : grille + intake, { fill: '#111' });
}

/** The gap between tyre and painted arch is in shadow. */
export function archEdges({ body, measures }: SideCar): string {
  if (claddings[body.cladding].archWidth > 0) return '';
  const { frontAxle, rearAxle, archRadius, archHeight } = measures;
  const edge = (axle: number) =>
    `M${axle - archRadius} ${-archHeight}a${archRadius} ${archRadius} 0 0 1 ${2 * archRadius} 0`;
  return path(edge(frontAxle) + edge(rearAxle), {
    fill: 'none',
    stroke: translucent('#000000', 0.5),
    'stroke-width': 10,
  });
}

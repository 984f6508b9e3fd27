import { translucent } from '../color/oklab.ts';
import type { Definitions } from '../svg/definitions.ts';
import { type Attributes, element, path, shortNumber } from '../svg/element.ts';
import { type SpokePattern, spokePaths } from './spokes.ts';

type AlloyStyle = 'five' | 'twin' | 'multi' | 'blade' | 'aero';

export interface WheelDesign {
  readonly style: AlloyStyle | 'steel';
  readonly finish: 'silver' | 'graphite' | 'steel';
  readonly caliper: string;
}

/** Wheels are drawn at this radius and scaled to the tyre. */
export const drawnRadius = 300;

const patterns: Readonly<Record<AlloyStyle, readonly SpokePattern[]>> = {
  five: [{ count: 5, hub: 0.1, halfWidthAtHub: 0.16, halfWidthAtRim: 0.13, isFlared: true }],
  twin: [
    { count: 5, hub: 0.12, halfWidthAtHub: 0.075, halfWidthAtRim: 0.06, turn: 0.2 },
    { count: 5, hub: 0.12, halfWidthAtHub: 0.075, halfWidthAtRim: 0.06, turn: -0.2 },
  ],
  multi: [{ count: 10, hub: 0.12, halfWidthAtHub: 0.06, halfWidthAtRim: 0.065 }],
  aero: [{ count: 5, hub: 0.2, halfWidthAtHub: 0.36, halfWidthAtRim: 0.4, isFlared: true }],
  blade: [
    {
      count: 7,
      hub: 0.14,
      halfWidthAtHub: 0.12,
      halfWidthAtRim: 0.1,
      sweep: 0.34,
      isFlared: true,
    },
  ],
};

interface Finish {
  readonly lit: string;
  readonly middle: string;
  readonly shade: string;
}

const finishes: Readonly<Record<WheelDesign['finish'], Finish>> = {
  silver: { lit: '#fbfcfc', middle: '#c3c8cc', shade: '#666c72' },
  graphite: { lit: '#8d949b', middle: '#555a60', shade: '#202327' },
  steel: { lit: '#cfd3d6', middle: '#989da2', shade: '#62676c' },
};

/** A tyre with its rim around the origin, 300 in radius. */
export function wheel(design: WheelDesign, rimShare: number, definitions: Definitions): string {
  const finish = finishes[design.finish];
  const rim = drawnRadius * rimShare;
  defineMaterials(rimShare, finish, definitions);
  const metal = definitions.url('me');
  return [
    ring(drawnRadius, { fill: definitions.url('ty') }),
    ring(rim + 6, { fill: '#080808' }),
    ring(rim - 3, { fill: definitions.url('ba') }),
    design.style === 'steel'
      ? steelDisc(rim, finish, metal)
      : alloyRim(patterns[design.style], rim, finish, design.caliper, definitions),
    ring(rim - 5, { fill: 'none', stroke: metal, 'stroke-width': 10 }),
  ].join('');
}

function defineMaterials(rimShare: number, finish: Finish, definitions: Definitions): void {
  definitions.rings('ty', drawnRadius, [
    [rimShare, '#0b0c0d'],
    [rimShare + 0.04, '#2e3135'],
    [0.95, '#17191b'],
    [0.97, '#292c2f'],
    [1, '#090a0b'],
  ]);
  const barrel = [
    [0.6, '#0b0c0d'],
    [1, '#33373b'],
  ] as const;
  definitions.rings('ba', drawnRadius * rimShare, barrel, 24);
  definitions.linear(
    'me',
    [-100, 190],
    [100, -190],
    [
      [0, finish.lit],
      [0.5, finish.middle],
      [1, finish.shade],
    ],
  );
}

/** A pressed disc with eight holes and a cap. */
function steelDisc(rim: number, finish: Finish, metal: string): string {
  return [
    ring(rim - 12, { fill: metal }),
    ring(rim * 0.86, { fill: 'none', stroke: translucent('#000000', 0.3), 'stroke-width': 9 }),
    dottedRing(rim * 0.66, 8, rim * 0.2, '#0d0e10'),
    ring(rim * 0.42, {
      fill: finish.middle,
      stroke: translucent('#000000', 0.4),
      'stroke-width': 3,
    }),
    ring(rim * 0.3, { fill: metal }),
  ].join('');
}

function alloyRim(
  spokes: readonly SpokePattern[],
  rim: number,
  finish: Finish,
  caliper: string,
  definitions: Definitions,
): string {
  const paths = spokes.map((pattern) => spokePaths(pattern, rim));
  const metal = definitions.url('me');
  const brakeDisc = definitions.rings('dk', rim * 0.62, [
    [0.5, '#33373b'],
    [1, '#5a5f64'],
  ]);
  definitions.shape('f', paths.map(({ faces }) => faces).join(''));
  return [
    ring(rim * 0.62, { fill: brakeDisc }),
    ring(rim * 0.34, { fill: '#1c1e21' }),
    caliperArc(rim, caliper),
    definitions.use('f', { x: 5, y: 8, opacity: 0.5 }),
    definitions.use('f', { fill: metal }),
    path(paths.map(({ flanks }) => flanks).join(''), { fill: finish.shade, opacity: 0.7 }),
    ring(rim * 0.22, { fill: metal, stroke: finish.shade, 'stroke-width': 3 }),
    dottedRing(rim * 0.155, 5, 12, '#15171a'),
    ring(rim * 0.075, { fill: '#1a1c1f' }),
  ].join('');
}

function caliperArc(rim: number, color: string): string {
  const radius = rim * 0.5;
  const at = (x: number, y: number) =>
    `${shortNumber(radius * x, 1)} ${shortNumber(radius * y, 1)}`;
  const arc = shortNumber(radius, 1);
  return path(`M${at(0.73, -0.68)}A${arc} ${arc} 0 0 1 ${at(0.88, 0.48)}`, {
    fill: 'none',
    stroke: color,
    'stroke-width': shortNumber(rim * 0.18, 1),
  });
}

/** Nuts and holes: dashes of no length with round caps. */
function dottedRing(radius: number, dots: number, size: number, color: string): string {
  return ring(radius, {
    fill: 'none',
    stroke: color,
    'stroke-width': shortNumber(size, 1),
    'stroke-linecap': 'round',
    'stroke-dasharray': `0 ${shortNumber((2 * Math.PI * radius) / dots, 1)}`,
  });
}

function ring(radius: number, attributes: Attributes): string {
  return element('circle', { r: shortNumber(radius, 1), ...attributes });
}

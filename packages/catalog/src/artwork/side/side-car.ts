import type { CarBody } from '../bodies/car-body.ts';
import type { Paint } from '../color/paint.ts';
import type { PenNode } from '../geometry/pen-node.ts';
import type { Definitions } from '../svg/definitions.ts';
import type { Trim } from '../trim.ts';
import { type SideTones, sideTones } from './side-tones.ts';

/** Heights and lengths that several layers of the side view share, in millimetres. */
interface SideMeasures {
  readonly frontAxle: number;
  readonly rearAxle: number;
  readonly archRadius: number;
  readonly archHeight: number;
  readonly belt: number;
  /** Mean height of the crease. */
  readonly shoulder: number;
  /** Rise of the crease per millimetre of length. */
  readonly shoulderSlope: number;
  readonly shoulderEnd: number;
  /** Lowest points of the bumpers. */
  readonly frontLip: number;
  readonly rearLip: number;
}

/** A car as the layers of its side view need it. */
export interface SideCar {
  /** Where the nose points: left shows the left side of the car. */
  readonly nose: 'left' | 'right';
  readonly body: CarBody;
  readonly paint: Paint;
  readonly tones: SideTones;
  /** `#rrggbb` of the seats. */
  readonly interior: string;
  readonly trim: Trim;
  readonly measures: SideMeasures;
  readonly definitions: Definitions;
}

type SideCarParts = Omit<SideCar, 'tones' | 'measures'>;

/** A car as the side view draws it: with the tones of its paint and the measures of its body. */
export function toSideCar(parts: SideCarParts): SideCar {
  const { body, paint } = parts;
  return { ...parts, tones: sideTones(paint.kind, body.cladding), measures: measure(body) };
}

/** Height of the belt of a car without side windows, which only an open car is. */
const openBelt = 945;

function measure(body: CarBody): SideMeasures {
  const { shoulder, outline } = body;
  const end = shoulder.at(-1) ?? shoulder[0];
  const second = shoulder[1] ?? shoulder[0];
  return {
    frontAxle: body.frontOverhang,
    rearAxle: body.frontOverhang + body.wheelbase,
    archRadius: body.tyreRadius + body.archGap,
    archHeight: body.tyreRadius + 4,
    belt: body.sideGlass?.[0][1] ?? openBelt,
    shoulder: shoulder.reduce((sum, [, y]) => sum + y, 0) / shoulder.length,
    shoulderSlope: slopeBetween(second, end),
    shoulderEnd: end[1],
    frontLip: outline[0][1],
    rearLip: (outline.at(-1) ?? outline[0])[1],
  };
}

function slopeBetween(from: PenNode, to: PenNode): number {
  return (to[1] - from[1]) / (to[0] - from[0]);
}

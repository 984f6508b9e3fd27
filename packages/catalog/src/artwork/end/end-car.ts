import type { CarBody } from '../bodies/car-body.ts';
import type { Paint } from '../color/paint.ts';
import type { PenNode } from '../geometry/pen-node.ts';
import type { Definitions } from '../svg/definitions.ts';
import { element } from '../svg/element.ts';
import type { Trim } from '../trim.ts';
import { type EndTones, endTones } from './end-tones.ts';

interface Span {
  readonly bottom: number;
  readonly top: number;
}

/** Heights that the layers of both end views share, in millimetres. */
interface EndMeasures {
  readonly halfWidth: number;
  readonly belt: number;
  /** Lower edge of the windscreen. */
  readonly cowl: number;
  /** Top of the closed body: an open car ends above its belt. */
  readonly roof: number;
  readonly headLamp: Span;
  readonly tailLamp: Span;
}

/** A car seen from its front or rear, its centre line at x 0. */
export interface EndCar {
  readonly body: CarBody;
  readonly end: 'front' | 'rear';
  readonly paint: Paint;
  readonly tones: EndTones;
  /** `#rrggbb` of the seats. */
  readonly interior: string;
  readonly trim: Trim;
  readonly measures: EndMeasures;
  readonly definitions: Definitions;
}

/** A car as both end views draw it: with the tones of its paint and the heights of its body. */
export function toEndCar(parts: Omit<EndCar, 'tones' | 'measures'>): EndCar {
  return { ...parts, tones: endTones[parts.paint.kind], measures: measure(parts.body) };
}

/** Height of the belt of a car without side windows, which only an open car is. */
const openBelt = 945;

function measure(body: CarBody): EndMeasures {
  const belt = body.sideGlass?.[0][1] ?? openBelt;
  return {
    halfWidth: body.width / 2,
    belt,
    cowl: body.cladding === 'van' ? belt - 20 : belt,
    roof: body.sideGlass ? body.height : belt + 30,
    headLamp: heightsOf(body.headLamp),
    tailLamp: heightsOf(body.tailLamp),
  };
}

function heightsOf(nodes: readonly PenNode[]): Span {
  const heights = nodes.map(([, y]) => y);
  return { bottom: Math.min(...heights), top: Math.max(...heights) };
}

/** Something on the right half of the picture and its mirror image on the left. */
export function onBothSides(content: string): string {
  return element('g', {}, content) + element('g', { transform: 'scale(-1 1)' }, content);
}

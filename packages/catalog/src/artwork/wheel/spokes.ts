/** A rim's spokes as shares of the rim's radius. */
export interface SpokePattern {
  readonly count: number;
  /** Distance from the centre where a spoke begins. */
  readonly hub: number;
  readonly halfWidthAtHub: number;
  readonly halfWidthAtRim: number;
  /** Turn of the first spoke from upright, in radians. */
  readonly turn?: number;
  /** How far the outer end of a spoke leads its inner end, in radians. */
  readonly sweep?: number;
  /** Widens towards the rim as cast alloy does; else edges are straight. */
  readonly isFlared?: boolean;
}

interface SpokePaths {
  readonly faces: string;
  /** The flanks that are turned away from the light. */
  readonly flanks: string;
}

type Place = readonly [x: number, y: number];

/** Light comes from the upper left. */
const lightAcross = 0.6;
const lightDown = 0.8;

/** Path data of all spokes of a rim of the given radius, around the origin. */
export function spokePaths(pattern: SpokePattern, radius: number): SpokePaths {
  const { count, turn = 0 } = pattern;
  let faces = '';
  let flanks = '';
  for (let spoke = 0; spoke < count; spoke++) {
    const angle = -Math.PI / 2 + (spoke * 2 * Math.PI) / count + turn;
    const at = placesOn(angle, pattern, radius);
    faces += polygon(facePlaces(pattern, at));
    const shaded = Math.sin(angle) * lightAcross - Math.cos(angle) * lightDown > 0 ? -1 : 1;
    flanks += polygon(flankPlaces(pattern, at, shaded));
  }
  return { faces, flanks };
}

/** Finds a place of a spoke by its distance from the hub (0) to the rim (1) and its offset across. */
type PlaceOnSpoke = (end: 'hub' | 'rim', share: number, across: number) => Place;

function placesOn(angle: number, { hub, sweep = 0 }: SpokePattern, radius: number): PlaceOnSpoke {
  return (end, share, across) => {
    const distance = radius * share * (end === 'hub' ? hub : 0.97);
    const direction = end === 'hub' ? angle : angle + sweep;
    const offset = across * radius;
    return [
      distance * Math.cos(direction) - offset * Math.sin(direction),
      distance * Math.sin(direction) + offset * Math.cos(direction),
    ];
  };
}

function facePlaces(pattern: SpokePattern, at: PlaceOnSpoke): Place[] {
  const { halfWidthAtHub: inner, halfWidthAtRim: outer, isFlared } = pattern;
  if (!isFlared) {
    return [at('hub', 1, -inner), at('rim', 1, -outer), at('rim', 1, outer), at('hub', 1, inner)];
  }
  return [
    at('hub', 1, -inner),
    at('rim', 0.84, -outer * 0.8),
    at('rim', 1, -outer * 1.15),
    at('rim', 1, outer * 1.15),
    at('rim', 0.84, outer * 0.8),
    at('hub', 1, inner),
  ];
}

function flankPlaces(pattern: SpokePattern, at: PlaceOnSpoke, shaded: 1 | -1): Place[] {
  const inner = shaded * pattern.halfWidthAtHub;
  const outer = shaded * pattern.halfWidthAtRim;
  if (!pattern.isFlared) {
    return [at('hub', 1, inner), at('rim', 0.97, outer), at('rim', 0.97, outer * 0.2)];
  }
  return [
    at('hub', 1, inner),
    at('rim', 0.9, outer * 0.84),
    at('rim', 0.97, outer * 0.3),
    at('hub', 1, inner * 0.3),
  ];
}

/** Whole numbers relative to the place before: the shortest way to write a small polygon. */
function polygon(places: readonly Place[]): string {
  let x = 0;
  let y = 0;
  const steps = places.map(([nextX, nextY], place) => {
    const stepX = Math.round(nextX) - x;
    const stepY = Math.round(nextY) - y;
    x += stepX;
    y += stepY;
    return `${place === 0 ? 'M' : place === 1 ? 'l' : ' '}${stepX} ${stepY}`;
  });
  return `${steps.join('').replaceAll(' -', '-')}z`;
}

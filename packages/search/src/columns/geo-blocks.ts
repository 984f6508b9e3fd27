import { allocate } from './memory.ts';
import { appendRange, type Ranges } from './ranges.ts';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Neighbours that a block has. */
export const pointsPerBlock = 32;
const blocksPerGroup = 16;

/** Single precision tells chords to less than this, which is 6 feet; what lies within it is asked of the caller. */
const doubt = 3e-7;

/**
 * Points in an order where neighbours are near, as unit vectors, in blocks with a bounding sphere, and
 * those in groups with another: most are skipped or taken whole, and no trigonometry is done per point.
 */
export interface GeoBlocks {
  /** x, y, z per point. */
  readonly vectors: Float32Array;
  /** x, y, z of the centre and radius per block. */
  readonly spheres: Float32Array;
  /** The same per group of blocks. */
  readonly groups: Float32Array;
}

/**
 * @param points in an order where neighbours are near, such as `hilbertIndex` gives: far apart, blocks are of no use
 */
export function toGeoBlocks(points: readonly Point[]): GeoBlocks {
  const vectors = new Float32Array(allocate(4 * 3 * points.length));
  points.forEach((point, index) => {
    vectors.set(unitVector(point), 3 * index);
  });
  const blocks = Math.ceil(points.length / pointsPerBlock);
  const spheres = new Float32Array(allocate(4 * 4 * blocks));
  for (let block = 0; block < blocks; block += 1) {
    const start = block * pointsPerBlock;
    spheres.set(
      boundOf(vectors, start, Math.min(points.length, start + pointsPerBlock)),
      4 * block,
    );
  }
  return { vectors, spheres, groups: toGroups(spheres) };
}

function toGroups(spheres: Float32Array): Float32Array {
  const blocks = spheres.length / 4;
  const groups = new Float32Array(allocate(4 * 4 * Math.ceil(blocks / blocksPerGroup)));
  for (let first = 0; first < blocks; first += blocksPerGroup) {
    const end = Math.min(blocks, first + blocksPerGroup);
    const centre: [number, number, number] = [0, 0, 0];
    for (let block = first; block < end; block += 1)
      for (const axis of [0, 1, 2] as const)
        centre[axis] += (spheres[4 * block + axis] ?? 0) / (end - first);
    let furthest = 0;
    for (let block = first; block < end; block += 1) {
      const distance = Math.sqrt(squaredChord(spheres, 4 * block, centre));
      furthest = Math.max(furthest, distance + (spheres[4 * block + 3] ?? 0));
    }
    groups.set([...centre, furthest + doubt], 4 * (first / blocksPerGroup));
  }
  return groups;
}

function boundOf(vectors: Float32Array, start: number, end: number): number[] {
  const centre = [0, 0, 0];
  for (let at = 3 * start; at < 3 * end; at += 1) {
    centre[at % 3] = (centre[at % 3] ?? 0) + (vectors[at] ?? 0) / (end - start);
  }
  let furthest = 0;
  for (let point = start; point < end; point += 1) {
    furthest = Math.max(furthest, squaredChord(vectors, 3 * point, centre));
  }
  return [...centre, Math.sqrt(furthest)];
}

/**
 * The points within `angle` (radians) of `origin`.
 *
 * @param isWithin decides on points so near the edge that rounding matters
 */
export function pointsWithin(
  { vectors, spheres, groups }: GeoBlocks,
  origin: Point,
  angle: number,
  isWithin: (point: number) => boolean,
): Ranges {
  const from = unitVector(origin);
  const limit = angle >= Math.PI ? 3 : 2 * Math.sin(angle / 2);
  const certain = Math.max(0, limit - doubt) ** 2;
  const possible = (limit + doubt) ** 2;
  const ranges: number[] = [];
  const addBlock = (block: number) => {
    const radius = spheres[4 * block + 3] ?? 0;
    const distance = Math.sqrt(squaredChord(spheres, 4 * block, from));
    const start = block * pointsPerBlock;
    const end = Math.min(vectors.length / 3, start + pointsPerBlock);
    if (distance - radius > limit + doubt) return;
    if (distance + radius < limit - doubt) {
      appendRange(ranges, start, end);
      return;
    }
    for (let point = start; point < end; point += 1) {
      const chord = squaredChord(vectors, 3 * point, from);
      if (chord < certain || (chord <= possible && isWithin(point))) {
        appendRange(ranges, point, point + 1);
      }
    }
  };
  for (let group = 0; 4 * group < groups.length; group += 1) {
    const distance = Math.sqrt(squaredChord(groups, 4 * group, from));
    if (distance - (groups[4 * group + 3] ?? 0) > limit + doubt) continue;
    const end = Math.min(spheres.length / 4, (group + 1) * blocksPerGroup);
    for (let block = group * blocksPerGroup; block < end; block += 1) addBlock(block);
  }
  return ranges;
}

/**
 * The angle (radians) between `origin` and the nearest of the points from `start` to before `end`, or a
 * little less; infinite where there are none.
 */
export function leastAngle(
  { vectors, spheres }: GeoBlocks,
  origin: Point,
  start: number,
  end: number,
): number {
  if (start >= end) return Number.POSITIVE_INFINITY;
  const from = unitVector(origin);
  let least = 2;
  for (let block = Math.floor(start / pointsPerBlock); block * pointsPerBlock < end; block += 1) {
    const radius = spheres[4 * block + 3] ?? 0;
    if (Math.sqrt(squaredChord(spheres, 4 * block, from)) - radius >= least) continue;
    const last = Math.min(end, (block + 1) * pointsPerBlock);
    for (let point = Math.max(start, block * pointsPerBlock); point < last; point += 1) {
      least = Math.min(least, Math.sqrt(squaredChord(vectors, 3 * point, from)));
    }
  }
  return 2 * Math.asin(Math.max(0, least - doubt) / 2);
}

/** Tells of a block the angle (radians) between `origin` and the nearest of its points, or less. */
export function blockAngles({ spheres }: GeoBlocks, origin: Point): (block: number) => number {
  const from = unitVector(origin);
  return (block) => {
    const centre = Math.sqrt(squaredChord(spheres, 4 * block, from));
    // An arc is no shorter than its chord.
    return Math.max(0, centre - (spheres[4 * block + 3] ?? 0) - doubt);
  };
}

/** Tells of a point the angle (radians) to `origin`, or a little less. */
export function pointAngles({ vectors }: GeoBlocks, origin: Point): (point: number) => number {
  const from = unitVector(origin);
  return (point) => Math.max(0, Math.sqrt(squaredChord(vectors, 3 * point, from)) - doubt);
}

function unitVector({ latitude, longitude }: Point): [number, number, number] {
  const phi = (latitude * Math.PI) / 180;
  const lambda = (longitude * Math.PI) / 180;
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

function squaredChord(vectors: Float32Array, at: number, from: readonly number[]): number {
  const x = (vectors[at] ?? 0) - (from[0] ?? 0);
  const y = (vectors[at + 1] ?? 0) - (from[1] ?? 0);
  const z = (vectors[at + 2] ?? 0) - (from[2] ?? 0);
  return x * x + y * y + z * z;
}

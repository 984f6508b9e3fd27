import type { Direction, PenNode } from './pen-node.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A cubic Bézier that starts where the one before it ended. */
export interface Segment {
  readonly control1: Point;
  readonly control2: Point;
  readonly end: Point;
}

interface Tangents {
  readonly incoming: number;
  readonly outgoing: number;
}

/**
 * Lays taut curves through the nodes. Handles are as long as a circular arc between the same
 * tangents would need, so that a few nodes make long curves without dents.
 */
export function toSegments(nodes: readonly PenNode[], isClosed = false): Segment[] {
  const tangents = nodes.map((node, place) => {
    const before = isClosed ? nodes.at(place - 1) : nodes[place - 1];
    const after = nodes[place + 1] ?? (isClosed ? nodes[0] : undefined);
    return tangentsAt(before, node, after);
  });
  return nodes.flatMap((node, place) => {
    const next = isClosed ? (place + 1) % nodes.length : place + 1;
    const end = nodes[next];
    const leaving = tangents[place];
    const arriving = tangents[next];
    if (!end || !leaving || !arriving) return [];
    return [segmentBetween(node, leaving.outgoing, end, arriving.incoming)];
  });
}

/** Height of an outline at x. Of several crossings the first is taken; 0 where there is none. */
export function heightAt(start: PenNode, segments: readonly Segment[], x: number): number {
  let from: Point = { x: start[0], y: start[1] };
  for (const segment of segments) {
    if (from.x <= x && segment.end.x >= x) return heightWithin(from, segment, x);
    from = segment.end;
  }
  return 0;
}

function heightWithin(from: Point, segment: Segment, x: number): number {
  let low = 0;
  let high = 1;
  for (let halving = 0; halving < 16; halving++) {
    const middle = (low + high) / 2;
    if (coordinateAt(from.x, segment.control1.x, segment.control2.x, segment.end.x, middle) < x) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return coordinateAt(from.y, segment.control1.y, segment.control2.y, segment.end.y, low);
}

function coordinateAt(from: number, control1: number, control2: number, end: number, t: number) {
  const rest = 1 - t;
  return (
    rest ** 3 * from + 3 * rest * rest * t * control1 + 3 * rest * t * t * control2 + t ** 3 * end
  );
}

function segmentBetween(from: PenNode, outgoing: number, to: PenNode, incoming: number): Segment {
  const chord = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const turned = Math.abs(rotationBetween(outgoing, incoming));
  const handle = chord / (3 * Math.cos(turned / 4) ** 2);
  return {
    control1: {
      x: from[0] + handle * Math.cos(outgoing),
      y: from[1] + handle * Math.sin(outgoing),
    },
    control2: { x: to[0] - handle * Math.cos(incoming), y: to[1] - handle * Math.sin(incoming) },
    end: { x: to[0], y: to[1] },
  };
}

function tangentsAt(
  before: PenNode | undefined,
  node: PenNode,
  after: PenNode | undefined,
): Tangents {
  const straightOut = after && angleBetween(node, after);
  const straightIn = before ? angleBetween(before, node) : (straightOut ?? 0);
  const out = straightOut ?? straightIn;
  const [, , first, second] = node;
  if (first !== undefined && second !== undefined) {
    return { incoming: toRadians(first, straightIn), outgoing: toRadians(second, out) };
  }
  if (first === 'straight') return { incoming: straightIn, outgoing: out };
  if (first !== undefined) return sameTangent(toRadians(first, 0));
  if (!before || !after) return { incoming: straightIn, outgoing: out };
  return sameTangent(balancedTangent(before, node, after));
}

/** The nearer neighbour has the smaller say, which keeps the curve from overshooting there. */
function balancedTangent(before: PenNode, node: PenNode, after: PenNode): number {
  const incoming = angleBetween(before, node);
  const toBefore = Math.hypot(node[0] - before[0], node[1] - before[1]);
  const toAfter = Math.hypot(after[0] - node[0], after[1] - node[1]);
  const turned = rotationBetween(incoming, angleBetween(node, after));
  return incoming + turned * (toBefore / (toBefore + toAfter));
}

function sameTangent(angle: number): Tangents {
  return { incoming: angle, outgoing: angle };
}

function toRadians(direction: Direction, straight: number): number {
  return direction === 'straight' ? straight : (direction * Math.PI) / 180;
}

function angleBetween(from: PenNode, to: PenNode): number {
  return Math.atan2(to[1] - from[1], to[0] - from[0]);
}

/** The turn from one direction to another, the shorter way round. */
function rotationBetween(from: number, to: number): number {
  let turned = to - from;
  while (turned > Math.PI) turned -= 2 * Math.PI;
  while (turned < -Math.PI) turned += 2 * Math.PI;
  return turned;
}

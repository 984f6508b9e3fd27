import { type Segment, toSegments } from './curve.ts';
import type { PenNode } from './pen-node.ts';

/**
 * Path data of a curve through the nodes, in whole millimetres. SVG counts y downwards, so heights
 * change their sign here.
 */
export function curvePath(nodes: readonly PenNode[]): string {
  const [start] = nodes;
  return start ? moveTo(start) + segmentPath(start, toSegments(nodes)) : '';
}

/** Path data of a closed curve through the nodes. */
export function outlinePath(nodes: readonly PenNode[]): string {
  const [start] = nodes;
  return start ? `${moveTo(start)}${segmentPath(start, toSegments(nodes, true))}z` : '';
}

/** Path data of straight lines from point to point and back to the first. */
export function polygonPath(points: readonly (readonly [x: number, y: number])[]): string {
  return `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(-y)}`).join('L')}z`;
}

/** Nodes of one half, from the centre line outwards, completed by their mirror image. */
export function mirrored(half: readonly PenNode[]): PenNode[] {
  const others = half.filter(([x]) => x > 0).map(mirrorNode);
  return [...half, ...others.reverse()];
}

function mirrorNode([x, y, first, second]: PenNode): PenNode {
  if (second !== undefined) return [-x, y, 'straight', 'straight'];
  if (first === undefined) return [-x, y];
  return [-x, y, first === 'straight' ? first : -first];
}

function moveTo([x, y]: PenNode): string {
  return `M${Math.round(x)} ${Math.round(-y)}`;
}

/** Relative commands; runs of curves share one letter, and a curve that is as good as straight is a line. */
function segmentPath([startX, startY]: PenNode, segments: readonly Segment[]): string {
  let x = Math.round(startX);
  let y = Math.round(-startY);
  let data = '';
  let isCurving = false;
  for (const { control1, control2, end } of segments) {
    const first = [Math.round(control1.x) - x, Math.round(-control1.y) - y] as const;
    const second = [Math.round(control2.x) - x, Math.round(-control2.y) - y] as const;
    const step = [Math.round(end.x) - x, Math.round(-end.y) - y] as const;
    x += step[0];
    y += step[1];
    if (isNearLine(first, step) && isNearLine(second, step)) {
      data += `l${compact(step)}`;
      isCurving = false;
      continue;
    }
    const numbers = compact([...first, ...second, ...step]);
    if (!isCurving) data += 'c';
    else if (!numbers.startsWith('-')) data += ' ';
    data += numbers;
    isCurving = true;
  }
  return data;
}

type Step = readonly [x: number, y: number];

function isNearLine([x, y]: Step, [lineX, lineY]: Step): boolean {
  return Math.abs(x * lineY - y * lineX) / (Math.hypot(lineX, lineY) || 1) < 2;
}

/** A minus sign separates numbers as well as a space does. */
function compact(numbers: readonly number[]): string {
  return numbers.join(' ').replaceAll(' -', '-');
}

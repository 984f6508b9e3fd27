import { mix } from '../color/oklab.ts';
import { toSegments } from '../geometry/curve.ts';
import { outlinePath } from '../geometry/path-data.ts';
import type { PenNode } from '../geometry/pen-node.ts';
import { element, path, shortNumber } from '../svg/element.ts';
import type { SideCar } from './side-car.ts';

interface GlassBounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** All side windows with what is seen through them and mirrored in them. */
export function sideGlass(car: SideCar): string {
  const { body, definitions, trim } = car;
  if (!body.sideGlass) return '';
  definitions.shape('g', outlinePath(body.sideGlass));
  const bounds = boundsOf(body.sideGlass);
  const surround = { fill: 'none', 'stroke-linejoin': 'round' } as const;
  return [
    definitions.use('g', {
      ...surround,
      stroke: trim.hasChrome ? '#cfd4d8' : '#111',
      'stroke-width': trim.hasChrome ? 38 : 30,
    }),
    trim.hasChrome ? definitions.use('g', { ...surround, stroke: '#111', 'stroke-width': 20 }) : '',
    definitions.clip('g', interior(car, bounds), reflections(car, bounds), pillars(car, bounds)),
  ].join('');
}

function boundsOf(nodes: readonly PenNode[]): GlassBounds {
  const xs = nodes.map(([x]) => x);
  const ys = nodes.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.max(...ys),
    bottom: Math.min(...ys),
  };
}

/** Dark cabin, the far windows, seats, steering wheel and the tint of the rear windows. */
function interior(car: SideCar, bounds: GlassBounds): string {
  const { definitions, body } = car;
  const { left, right, top, bottom } = bounds;
  const dark = definitions.vertical('gl', top, bottom, [
    [0, '#5b666f'],
    [1, '#171b1f'],
  ]);
  const farWindows = definitions.horizontal('bd', left, right, [
    [0, '#c3cfd6', 0.62],
    [1, '#8f9aa2', 0.15],
  ]);
  const shift = `${Math.round(left * 0.07 + 90)} ${Math.round(-bottom * 0.22 - 50)}`;
  const tint = `M${body.tintFrom} ${-top}V${-bottom}H${right}V${-top}z`;
  return [
    definitions.use('g', { fill: dark }),
    definitions.use('g', { fill: farWindows, transform: `translate(${shift})scale(.93 .78)` }),
    seats(car, bounds),
    steeringWheel(car, bounds),
    body.tintFrom === undefined ? '' : path(tint, { fill: '#090b0d', opacity: 0.62 }),
  ].join('');
}

const seatShape =
  'M-150 90C-130-60-104-180-60-238-40-268 66-276 94-248 128-200 134-110 112 90z' +
  'M-20-290c-2-66 16-98 60-100s66 16 62 50l-12 50zM0-240v-60h14v60zM54-240v-60h14v60z';

function seats({ body, interior: color, definitions }: SideCar, bounds: GlassBounds): string {
  const fill = definitions.glow(
    'st',
    [
      [0, mix(color, '#ffffff', 0.08)],
      [1, mix(color, '#101317', 0.5)],
    ],
    { cx: 0.2, cy: 0.1, r: 0.9 },
  );
  definitions.shape('se', seatShape);
  const windowHeight = bounds.top - bounds.bottom;
  return body.seats
    .map(({ x, scale }) => {
      const size = shortNumber((scale * windowHeight) / 410);
      const transform = `translate(${x + 30} ${Math.round(-bounds.bottom)})scale(${size})`;
      return definitions.use('se', { fill, transform });
    })
    .join('');
}

function steeringWheel({ body }: SideCar, { top, bottom }: GlassBounds): string {
  const windowHeight = top - bottom;
  const height = shortNumber(-bottom - windowHeight * 0.1);
  return element('ellipse', {
    rx: 36,
    ry: Math.round(windowHeight * 0.4),
    transform: `translate(${body.steeringWheel.x} ${height})rotate(-24)`,
    fill: 'none',
    stroke: '#121417',
    'stroke-width': 22,
  });
}

/** The sky in the upper half of the glass and two slanted streaks of gloss. */
function reflections({ definitions }: SideCar, { left, right, top, bottom }: GlassBounds): string {
  const windowHeight = top - bottom;
  const sky = definitions.vertical('gr', top, bottom, [
    [0, '#e6eff5', 0.48],
    [0.45, '#e6eff5', 0.12],
    [0.5, '#e6eff5', 0],
  ]);
  const start = Math.round(left + (right - left) * 0.3);
  const wide = Math.round(windowHeight * 0.8);
  const narrow = Math.round(windowHeight * 0.18);
  const lean = windowHeight * 0.7;
  const wideStreak = `M${start} ${-top}h${wide}L${Math.round(start + wide - lean)} ${-bottom}h${-wide}z`;
  const narrowStreak = `M${Math.round(start + wide * 1.18)} ${-top}h${narrow}l${Math.round(-lean)} ${Math.round(windowHeight)}h${-narrow}`;
  return (
    definitions.use('g', { fill: sky }) +
    path(wideStreak + narrowStreak, { fill: '#fff', opacity: 0.1 })
  );
}

function pillars({ body }: SideCar, { top, bottom }: GlassBounds): string {
  const posts = body.pillars.map((pillar) => {
    const half = pillar.width / 2;
    const [topLeft, topRight] = [Math.round(pillar.top - half), Math.round(pillar.top + half)];
    const bottomLeft = Math.round(pillar.bottom - half);
    return `M${topLeft} ${-top - 20}L${bottomLeft} ${-bottom + 20}h${pillar.width}L${topRight} ${-top - 20}z`;
  });
  return posts.length === 0 ? '' : path(posts.join(''), { fill: '#111' });
}

/** Slivers of windscreen and rear screen: without them the pillars look like cut paper. */
export function screenEdges({ body }: SideCar): string {
  const segments = toSegments(body.outline);
  return (body.screenEdges ?? [])
    .map(({ node, from, to }) => {
      const start = body.outline[node];
      const outer = segments[node];
      if (!start || !outer) return '';
      const at = (x: number, y: number) => `${Math.round(x)} ${Math.round(-y)}`;
      const { control1, control2, end } = outer;
      const [fromX, fromY] = from;
      const [toX, toY] = to;
      const data = [
        `M${at(start[0], start[1])}`,
        `C${at(control1.x, control1.y)} ${at(control2.x, control2.y)} ${at(end.x, end.y)}`,
        `L${at(end.x + toX, end.y + toY)}`,
        `C${at(control2.x + toX, control2.y + toY)} ${at(control1.x + fromX * 0.8, control1.y + fromY - 4)} `,
        `${at(start[0] + fromX, start[1] + fromY)}z`,
      ].join('');
      return path(data, { fill: '#23292e', stroke: '#0c0e10', 'stroke-width': 5 });
    })
    .join('');
}

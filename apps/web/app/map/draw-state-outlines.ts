import { type GeoContext, geoMercator, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** Units across the world: one is three quarters of a mile at the equator. */
const worldSize = 32_768;
/** Shorter steps are left out; nobody sees them. */
const shortestStep = 4;

/** Outlines of the states, as `us-atlas` has them. */
export type StatesTopology = Topology<{
  states: GeometryCollection<{ name: string }>;
  nation: GeometryCollection;
}>;

/**
 * The land and the borders between states as an SVG of two symbols, `land` and `borders`, on the
 * square of `map-projection.ts`. Each border is drawn once; steps are relative, so that they are short.
 */
export function drawStateOutlines(states: StatesTopology): string {
  const projection = geoMercator()
    .scale(worldSize / (2 * Math.PI))
    .translate([worldSize / 2, worldSize / 2]);
  const land = new RelativePath();
  geoPath(projection, land)(feature(states, states.objects.nation));
  const borders = new RelativePath();
  geoPath(projection, borders)(mesh(states, states.objects.states, (one, other) => one !== other));
  const box = `0 0 ${worldSize} ${worldSize}`;
  const symbol = (id: string, path: string) =>
    `<symbol id="${id}" viewBox="${box}"><path vector-effect="non-scaling-stroke" d="${path}"/></symbol>`;
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbol('land', land.text)}${symbol('borders', borders.text)}</svg>\n`;
}

/** Writes a path in whole units, each step from where the last one ended. */
class RelativePath implements GeoContext {
  text = '';
  #x = 0;
  #y = 0;
  #start: readonly [number, number] = [0, 0];

  moveTo(x: number, y: number): void {
    this.#start = [Math.round(x), Math.round(y)];
    this.#step('m', ...this.#start);
  }

  lineTo(x: number, y: number): void {
    const [nextX, nextY] = [Math.round(x), Math.round(y)];
    if (Math.hypot(nextX - this.#x, nextY - this.#y) >= shortestStep) this.#step('l', nextX, nextY);
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

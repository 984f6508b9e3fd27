import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { toWorld } from '@forecourt/domain/map/map-projection';
import { expect, test } from 'vitest';
import { drawStateOutlines, type StatesTopology } from './draw-state-outlines.ts';

const atlas = fileURLToPath(import.meta.resolve('us-atlas/states-10m.json'));
const states: StatesTopology = JSON.parse(readFileSync(atlas, 'utf8'));
const drawn = drawStateOutlines(states);

/** Every corner of a symbol, on the square of side 1. */
function cornersOf(id: string): { x: number; y: number }[] {
  const path = new RegExp(`id="${id}".*?d="([^"]*)"`).exec(drawn)?.[1] ?? '';
  let [x, y] = [0, 0];
  let start = [0, 0];
  return [...path.matchAll(/([mlz])(-?\d+)?[ ]?(-?\d+)?/g)].map(([, letter, dx, dy]) => {
    if (letter === 'z') [x = 0, y = 0] = start;
    else [x, y] = [x + Number(dx), y + Number(dy)];
    if (letter === 'm') start = [x, y];
    return { x: x / 32_768, y: y / 32_768 };
  });
}

// `vitest run -u` writes the file anew after a change of the atlas or of the drawing.
test('the outlines that are shipped are those of the atlas', async () => {
  await expect(drawn).toMatchFileSnapshot('./state-outlines.svg');
});

test('the outlines are small enough to travel: at most 20 kB compressed', () => {
  expect(gzipSync(drawn).length).toBeLessThanOrEqual(20_000);
});

test.each([
  ['land', 'Key West', { latitude: 24.55, longitude: -81.8 }],
  ['land', 'Point Roberts', { latitude: 48.99, longitude: -123.07 }],
  ['land', 'Quoddy Head', { latitude: 44.815, longitude: -66.95 }],
  ['borders', 'Four Corners', { latitude: 36.999, longitude: -109.045 }],
])('%s passes through %s', (id, _name, place) => {
  const point = toWorld(place);
  const distances = cornersOf(id).map(({ x, y }) => Math.hypot(x - point.x, y - point.y));
  // 0.1° at the most.
  expect(Math.min(...distances)).toBeLessThan(0.1 / 360);
});

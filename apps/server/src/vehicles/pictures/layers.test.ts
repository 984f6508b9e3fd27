import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cabins } from '@forecourt/catalog/pictures/bodies';
import { allLayers, type CarLayers } from '@forecourt/catalog/pictures/car-layers';
import { layerFiles } from '@forecourt/catalog/pictures/layer-files';
import { paintOf } from '@forecourt/catalog/pictures/paints';
import { renderedViews } from '@forecourt/catalog/pictures/views';
import { describe, expect, test } from 'vitest';
import { paintLayers } from './paint-layers.ts';
import { type LayerPixels, readLayers } from './read-layers.ts';

const [first] = allLayers;
const folder = first ? dirname(layerFiles(first).light) : '';

const named = allLayers.map((layers) => [
  `${layers.body}${layers.face && `+${layers.face}`} ${layers.view}`,
  layers,
]) as [string, CarLayers][];

const isCabin = ({ body }: CarLayers) => cabins.some((cabin) => cabin === body);

/** Places, as shares of the width and height, that are the car's and that are not. */
const aroundCar = {
  opaque: [[0.5, 0.55]],
  clear: [
    [0.003, 0.02],
    [0.997, 0.02],
    [0.5, 0.01],
    [0.5, 0.99],
  ],
} as const;
const seats = [
  [0.5, 0.6],
  [0.02, 0.98],
  [0.98, 0.98],
] as const;
const insideCabin = { opaque: seats, clear: [[0.3, 0.2]] } as const;
/** Windows behind may be dark. */
const seatsBehind = { opaque: seats, clear: [] } as const;
/** The car goes on beyond the picture. */
const wheel = {
  opaque: [
    [0.5, 0.5],
    [0.5, 0.02],
  ],
  clear: [],
} as const;

function placesOf(layers: CarLayers) {
  if (layers.view === 'wheel') return wheel;
  if (!isCabin(layers)) return aroundCar;
  return layers.view === 'interior' ? insideCabin : seatsBehind;
}

/** How much of a pixel is covered, at shares of the width and height. */
const coverOf =
  ({ width, height, light }: Awaited<ReturnType<typeof readLayers>>) =>
  (x: number, y: number) =>
    light[(Math.floor(y * height) * width + Math.floor(x * width)) * 4 + 3];

/** Every third pixel of every third row: enough to judge brightness by, and a ninth of the work. */
function thinned({ width, height, light, paint }: LayerPixels): LayerPixels {
  const columns = Math.ceil(width / 3);
  const rows = Math.ceil(height / 3);
  const few = {
    width: columns,
    height: rows,
    light: new Uint8Array(columns * rows * 4),
    paint: new Uint8Array(columns * rows * 3),
  };
  for (let at = 0; at < columns * rows; at += 1) {
    const from = Math.floor(at / columns) * 3 * width + (at % columns) * 3;
    for (let byte = 0; byte < 4; byte += 1) few.light[at * 4 + byte] = light[from * 4 + byte] ?? 0;
    for (let byte = 0; byte < 3; byte += 1) few.paint[at * 3 + byte] = paint[from * 3 + byte] ?? 0;
  }
  return few;
}

test('a spin has all its frames, and every cabin is there', () => {
  const spun = Map.groupBy(
    allLayers.filter(({ view }) => view.startsWith('spin-')),
    ({ body }) => body,
  );
  expect(spun.size).toBeGreaterThanOrEqual(1);
  for (const frames of spun.values())
    expect(frames.map(({ view }) => view)).toEqual(
      renderedViews.filter((view) => view.startsWith('spin-')).toSorted(),
    );
  const dashboards = allLayers.filter(({ view }) => view === 'interior');
  expect(dashboards.map(({ body }) => body)).toEqual(cabins.toSorted());
});

test('all layers are listed, and together have at most 40 MB', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.webp'));
  expect(files.length).toBe(allLayers.length * 2);
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(40e6);
});

describe.each(named)('%s', (_name, layers) => {
  test('is the file that was listed, opaque where the car is, and lit like the others', async () => {
    const { light, paint } = layerFiles(layers);
    const bytes = Buffer.concat([readFileSync(light), readFileSync(paint)]);
    expect(createHash('sha256').update(bytes).digest('hex').slice(0, 16)).toBe(layers.hash);
    const whole = await readLayers(layers);
    expect(whole.light.length).toBe(layers.width * layers.height * 4);
    expect(whole.paint.length).toBe(layers.width * layers.height * 3);

    // Clear around it or through its windows.
    const cover = coverOf(whole);
    const { opaque, clear } = placesOf(layers);
    for (const [x, y] of opaque) expect(cover(x, y)).toBe(255);
    for (const [x, y] of clear) expect(cover(x, y)).toBeLessThan(isCabin(layers) ? 40 : 1);

    // Its silver paint is as bright.
    const pixels = thinned(whole);
    const { pixels: car } = paintLayers(pixels, paintOf('SILVER', null));
    const above = (car.length / 4 - pixels.width * pixels.height) * 0.62;
    const offset = Math.round(above / pixels.width) * pixels.width;
    let sum = 0;
    let painted = 0;
    for (let at = 0; at < pixels.width * pixels.height; at += 1) {
      // Light that solid paint adds tells where paint is.
      if ((pixels.light[at * 4 + 3] ?? 0) < 255 || (pixels.paint[at * 3] ?? 0) < 90) continue;
      sum += car[(offset + at) * 4 + 1] ?? 0;
      painted += 1;
    }
    // Behind a truck's box, which is white whatever its paint, little or nothing of its cab is painted.
    const isBehindBox =
      layers.body === 'cab-over' && painted < pixels.width * pixels.height * 0.039;
    if (isBehindBox)
      return expect(layers.view).toMatch(/^(rear|rear-quarter|spin-090|spin-1\d\d)$/);
    expect(painted).toBeGreaterThan(pixels.width * pixels.height * 0.039);
    expect(sum / painted).toBeGreaterThan(90);
    // Head on, a low nose mirrors more of the sky than others.
    expect(sum / painted).toBeLessThan(200);
  });
});

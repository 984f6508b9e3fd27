import { formatMapArea } from '@forecourt/domain/map/map-area';
import { areaOfCell, cellOf, formatCell } from '@forecourt/domain/map/map-clusters';
import { fromWorld } from '@forecourt/domain/map/map-projection';
import { carWords } from '@forecourt/domain/vehicle/car-words';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areaInView,
  type Camera,
  fitArea,
  leastCellPixels,
  levelInView,
  markRoom,
  moved,
  scalesOf,
  toScreen,
  zoomed,
} from './camera.ts';
import { moreSellers } from './map-sellers.tsx';
import { markHalf, placeLabels, placeMarks } from './place-marks.ts';
import { priceWords, shortPrice, shortSpan } from './price-words.ts';

const size = { width: 800, height: 600 };
/** Far enough from the edges of the world, where the camera stops. */
const share = fc.double({ min: 0.35, max: 0.65, noNaN: true });
const cameras: fc.Arbitrary<Camera> = fc.record({
  middle: fc.record({ x: share, y: share }),
  scale: fc.double({ min: 3000, max: 256 * 2 ** 13, noNaN: true }),
});
const points = fc.record({
  left: fc.double({ min: 0, max: 800, noNaN: true }),
  top: fc.double({ min: 0, max: 600, noNaN: true }),
});

/** One place per cell, as the server answers. */
const placesIn = (camera: Camera, shares: readonly { x: number; y: number }[]) => {
  const level = levelInView(camera);
  const found = shares.map(({ x, y }) => {
    const point = fromWorld({
      x: camera.middle.x + ((x - 0.5) * size.width) / camera.scale,
      y: camera.middle.y + ((y - 0.5) * size.height) / camera.scale,
    });
    const cell = formatCell(cellOf(point, level));
    const rest = { name: 'Macon, GA', otherCities: 0, seller: null, prices: null, href: '' };
    return { cell, ...point, owners: 2, cars: 9, ...rest };
  });
  return [...new Map(found.map((place) => [place.cell, place])).values()];
};

describe('the camera', () => {
  test('tells places apart at the level whose scales its own is one of', () => {
    fc.assert(
      fc.property(cameras, (camera) => {
        const { from, below } = scalesOf(levelInView(camera));
        expect(camera.scale).toBeGreaterThanOrEqual(from);
        expect(camera.scale).toBeLessThan(below);
      }),
    );
  });

  test('shows all of the area it is fitted to', () => {
    fc.assert(
      fc.property(cameras, (camera) => {
        const area = areaInView(camera, size);
        const again = areaInView(fitArea(area, size), size);
        expect(again.west).toBeLessThanOrEqual(area.west + 1e-6);
        expect(again.east).toBeGreaterThanOrEqual(area.east - 1e-6);
        expect(again.south).toBeLessThanOrEqual(area.south + 1e-6);
        expect(again.north).toBeGreaterThanOrEqual(area.north - 1e-6);
      }),
    );
  });

  test('leaves half a mark free around what a search finds, so that no mark is cut', () => {
    const small = { width: 390, height: 480 };
    const points = fc.record({
      latitude: fc.double({ min: 25, max: 49, noNaN: true }),
      longitude: fc.double({ min: -124, max: -67, noNaN: true }),
    });
    const area = { west: -124, south: 25, east: -67, north: 49 };
    fc.assert(
      fc.property(points, (point) => {
        const { left, top } = toScreen(point, fitArea(area, small, markRoom), small);
        expect(Math.min(left, small.width - left)).toBeGreaterThanOrEqual(markHalf.width);
        expect(Math.min(top, small.height - top)).toBeGreaterThanOrEqual(markHalf.height);
      }),
    );
  });

  test('comes back to what it showed when the area is read from an address', () => {
    const camera = fitArea({ west: -85.5, south: 33, east: -83, north: 34.5 }, size);
    const [west = 0, south = 0, east = 0, north = 0] = formatMapArea(areaInView(camera, size))
      .split(',')
      .map(Number);
    const again = fitArea({ west, south, east, north }, size);
    expect(again.scale / camera.scale).toBeCloseTo(1, 3);
    expect(levelInView(again)).toBe(levelInView(camera));
  });

  test('zooms with what is under the pointer staying there', () => {
    fc.assert(
      fc.property(
        cameras,
        points,
        fc.double({ min: 0.5, max: 2, noNaN: true }),
        (camera, at, by) => {
          const under = fromWorld({
            x: camera.middle.x + (at.left - size.width / 2) / camera.scale,
            y: camera.middle.y + (at.top - size.height / 2) / camera.scale,
          });
          const after = toScreen(under, zoomed(camera, by, at, size), size);
          expect(after.left).toBeCloseTo(at.left, 3);
          expect(after.top).toBeCloseTo(at.top, 3);
        },
      ),
    );
  });

  test('moves by as many pixels as the hand does', () => {
    fc.assert(
      fc.property(cameras, points, (camera, { left, top }) => {
        const place = fromWorld(camera.middle);
        const after = toScreen(place, moved(camera, left - 400, top - 300), size);
        // The edge of the world stops it.
        if (camera.scale > 20_000) {
          expect(after.left).toBeCloseTo(left, 3);
          expect(after.top).toBeCloseTo(top, 3);
        }
      }),
    );
  });
});

describe('marks', () => {
  test('never cover one another, and stay in their cells', () => {
    fc.assert(
      fc.property(
        cameras,
        fc.array(fc.record({ x: share, y: share }), { maxLength: 40 }),
        (camera, shares) => {
          const marks = placeMarks(placesIn(camera, shares), camera, size);
          for (const [index, mark] of marks.entries()) {
            const { west, east } = areaOfCell(
              cellOf(mark.place, Number(mark.place.cell.split('/')[0])),
            );
            const start = toScreen({ latitude: 0, longitude: west }, camera, size).left;
            const end = toScreen({ latitude: 0, longitude: east }, camera, size).left;
            expect(end - start).toBeGreaterThanOrEqual(leastCellPixels - 1e-6);
            expect(mark.left - markHalf.width).toBeGreaterThanOrEqual(start - 1e-6);
            expect(mark.left + markHalf.width).toBeLessThanOrEqual(end + 1e-6);
            for (const other of marks.slice(index + 1)) {
              const apart =
                Math.abs(mark.left - other.left) >= 2 * markHalf.width - 1e-6 ||
                Math.abs(mark.top - other.top) >= 2 * markHalf.height - 1e-6;
              expect(apart).toBe(true);
            }
          }
        },
      ),
    );
  });

  test('leave no room for a name that they cover', () => {
    const camera = fitArea({ west: -85.5, south: 33, east: -83, north: 34.5 }, size);
    const marks = placeMarks(placesIn(camera, [{ x: 0.5, y: 0.5 }]), camera, size);
    const [mark] = marks;
    const city = {
      name: 'Macon',
      size: 'small' as const,
      latitude: mark?.place.latitude ?? 0,
      longitude: mark?.place.longitude ?? 0,
    };
    const [label] = placeLabels([city], marks, camera, size);
    expect(Math.abs((label?.top ?? 0) - (mark?.top ?? 0))).toBeGreaterThan(markHalf.height);
  });
});

test('prices and counts are short on marks and plain in words', () => {
  expect([950, 22_395, 22_000, 104_500].map(shortPrice)).toEqual([
    '$950',
    '$22.4k',
    '$22k',
    '$105k',
  ]);
  expect(shortSpan({ min: 900, max: 60_400 })).toBe('$900–$60k');
  expect(shortSpan({ min: 22_100, max: 22_300 })).toBe('$22k');
  expect(priceWords({ min: 5250, max: 60_000 })).toBe('$5,250 to $60,000');
  expect(priceWords(null)).toBe('no price given');
  expect([moreSellers(1), moreSellers(1200)]).toEqual([
    'And one more seller. Zoom in to see it.',
    'And 1,200 more sellers. Zoom in to see them.',
  ]);
  expect([carWords(1), carWords(1234)]).toEqual(['1 car', '1,234 cars']);
});

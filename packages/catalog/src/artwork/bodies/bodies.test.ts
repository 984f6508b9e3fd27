import { describe, expect, test } from 'vitest';
import { artworkBodies, getBody } from './bodies.ts';

describe.each(artworkBodies)('the proportions of a %s', (name) => {
  const body = getBody(name);
  const rearAxle = body.frontOverhang + body.wheelbase;

  test('fit its length and height', () => {
    const xs = body.outline.map(([x]) => x);
    const ys = body.outline.map(([, y]) => y);
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([0, body.length]);
    const roof = body.sideGlass ? body.height : Math.max(...ys);
    // A roof may swell a little above the nodes that it passes through.
    expect(roof - Math.max(...ys)).toBeGreaterThanOrEqual(0);
    expect(roof - Math.max(...ys)).toBeLessThanOrEqual(15);
    expect(Math.min(...ys)).toBeGreaterThan(0);
  });

  test('leave a rear overhang that the tyre fits under', () => {
    const rearOverhang = body.length - rearAxle;
    expect(rearOverhang).toBeGreaterThan(body.tyreRadius + body.archGap);
    expect(body.frontOverhang).toBeGreaterThan(body.tyreRadius + body.archGap);
  });

  test('hold the sill between the ground and the axle', () => {
    expect(body.sill).toBeGreaterThan(0);
    expect(body.sill).toBeLessThan(body.tyreRadius);
  });

  test('keep glass, lamps and handles within the body', () => {
    const parts = [...(body.sideGlass ?? []), ...body.headLamp, ...body.tailLamp];
    for (const [x, y] of [...parts, ...body.doorHandles]) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(body.length);
      expect(y).toBeGreaterThan(body.sill);
      expect(y).toBeLessThan(body.height);
    }
  });

  test('begin the edges of its screens at nodes of its outline', () => {
    for (const { node } of body.screenEdges ?? []) expect(body.outline[node + 1]).toBeDefined();
  });
});

test.each(['', 'spaceship', 'constructor', 'Sedan'])('%j is drawn as a sedan', (name) => {
  expect(getBody(name)).toBe(getBody('sedan'));
});

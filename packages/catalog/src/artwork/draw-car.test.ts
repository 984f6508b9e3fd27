import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { artworkBodies } from './bodies/bodies.ts';
import { type DrawOptions, drawCar } from './draw-car.ts';
import { artworkViews } from './views.ts';

const plain: DrawOptions = {
  body: 'sedan',
  paint: '#b01c24',
  interior: '#cbb994',
  view: 'side',
  seed: '1HGCM82633A004352',
  backdrop: 'light',
  miles: 41_234,
};

const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);

const anyOptions: fc.Arbitrary<DrawOptions> = fc.record({
  body: fc.constantFrom(...artworkBodies),
  paint: fc.oneof(hexColor, fc.string()),
  interior: fc.oneof(hexColor, fc.string()),
  view: fc.constantFrom(...artworkViews),
  seed: fc.string(),
  backdrop: fc.constantFrom('light', 'dark', 'none'),
  isElectric: fc.boolean(),
  miles: fc.oneof(fc.integer({ min: 0, max: 2_000_000 }), fc.constantFrom(Number.NaN, -1)),
});

const everyPicture = artworkBodies.flatMap((body) => artworkViews.map((view) => ({ body, view })));

describe('every picture', () => {
  test.each(everyPicture)('of $body, $view, is one well-formed SVG', ({ body, view }) => {
    for (const backdrop of ['light', 'dark', 'none'] as const) {
      const svg = drawCar({ ...plain, body, view, backdrop });
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 1200 900">/);
      expect(faultsIn(svg)).toEqual([]);
    }
  });

  test('is well-formed and small whatever is asked for', () => {
    fc.assert(
      fc.property(anyOptions, (options) => {
        const svg = drawCar(options);
        expect(faultsIn(svg)).toEqual([]);
        expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(12_000);
      }),
      { numRuns: 400 },
    );
  });

  test('is the same for the same car', () => {
    fc.assert(
      fc.property(anyOptions, (options) => drawCar(options) === drawCar({ ...options })),
      { numRuns: 60 },
    );
  });

  test('of one body differs from that of every other body', () => {
    for (const view of ['side', 'side-right', 'front', 'rear'] as const) {
      const pictures = artworkBodies.map((body) => drawCar({ ...plain, body, view }));
      expect(new Set(pictures).size).toBe(artworkBodies.length);
    }
  });
});

describe('drawings in one page', () => {
  test('share no id if their prefixes differ', () => {
    const prefixes = fc.uniqueArray(fc.stringMatching(/^[a-z][a-z0-9]{0,3}$/), {
      minLength: 2,
      maxLength: 4,
    });
    fc.assert(
      fc.property(prefixes, anyOptions, (names, options) => {
        const ids = names.flatMap((idPrefix) => idsIn(drawCar({ ...options, idPrefix })));
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 60 },
    );
  });

  test('refer to their own ids alone', () => {
    for (const view of artworkViews) {
      const svg = drawCar({ ...plain, view, idPrefix: 'x7' });
      expect(faultsIn(svg)).toEqual([]);
      expect(idsIn(svg).every((id) => id.startsWith('x7-'))).toBe(true);
    }
  });
});

describe('a car', () => {
  test.each(['side', 'side-right', 'front', 'rear', 'dashboard'] as const)(
    'shows its paint in the view %s',
    (view) => {
      const paints = ['#17191d', '#e9ebec', '#b4b9be', '#b01c24', '#e3b91c', '#2c5e40'];
      const pictures = paints.map((paint) => drawCar({ ...plain, view, paint }));
      expect(new Set(pictures).size).toBe(paints.length);
    },
  );

  test.each(['side', 'front', 'rear', 'dashboard', 'seats', 'odometer'] as const)(
    'shows its interior in the view %s',
    (view) => {
      const black = drawCar({ ...plain, view, interior: '#17191d' });
      expect(drawCar({ ...plain, view, interior: '#cbb994' })).not.toBe(black);
    },
  );

  test('has wheels and trim of its own among others of its kind', () => {
    const pictures = Array.from({ length: 40 }, (_, car) => drawCar({ ...plain, seed: `${car}` }));
    expect(new Set(pictures).size).toBeGreaterThan(10);
  });

  test('of unknown paint is silver, of unknown interior black', () => {
    const known = drawCar({ ...plain, view: 'dashboard', paint: '#b4b9be', interior: '#2b2d30' });
    expect(drawCar({ ...plain, view: 'dashboard', paint: 'teal', interior: '#abc' })).toBe(known);
  });

  test('shows its mileage on the odometer, and no number where it is unknown', () => {
    const odometer = { ...plain, view: 'odometer' } as const;
    expect(drawCar({ ...odometer, miles: 41_235 })).not.toBe(drawCar(odometer));
    const { miles: _, ...unknown } = odometer;
    expect(drawCar({ ...odometer, miles: -1 })).toBe(drawCar(unknown));
  });

  test.each(['side', 'front', 'rear', 'odometer'] as const)(
    'that is electric looks different in the view %s',
    (view) => {
      const electric = drawCar({ ...plain, view, isElectric: true });
      expect(electric).not.toBe(drawCar({ ...plain, view }));
    },
  );

  test('has its fuel door on the right and its nose on the other side there', () => {
    const left = drawCar(plain);
    const right = drawCar({ ...plain, view: 'side-right' });
    expect(left).not.toContain('scale(-');
    expect(right).toContain('scale(-');
    expect(right.match(/<rect/g)?.length).toBe((left.match(/<rect/g)?.length ?? 0) + 1);
  });
});

function idsIn(svg: string): string[] {
  return [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id ?? '');
}

/** What a strict reader of SVG would complain about. */
function faultsIn(svg: string): string[] {
  const ids = idsIn(svg);
  const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]*)/g)].map(([, id]) => id ?? '');
  return [
    ...tagFaults(svg),
    ...(/NaN|undefined|Infinity|null|e-\d/.exec(svg) ?? []).map((text) => `has ${text}`),
    ...ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `two of ${id}`),
    ...used.filter((id) => !ids.includes(id)).map((id) => `nothing is ${id}`),
    ...ids.filter((id) => !used.includes(id)).map((id) => `${id} is of no use`),
  ];
}

function tagFaults(svg: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  const tag = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9-]+="[^"<>&]*")*)(\/?)>/y;
  while (tag.lastIndex < svg.length) {
    const at = tag.lastIndex;
    const [, closing, name = '', attributes = '', empty] = tag.exec(svg) ?? [];
    if (!name) return [...faults, `no tag: ${svg.slice(at, at + 60)}`];
    const names = [...attributes.matchAll(/ ([a-zA-Z0-9-]+)=/g)].map(([, key]) => key);
    if (new Set(names).size !== names.length) faults.push(`twice the same in ${attributes}`);
    if (closing && open.pop() !== name) faults.push(`${name} closes another`);
    if (!closing && !empty) open.push(name);
  }
  return open.length > 0 ? [...faults, `open: ${open.join(' ')}`] : faults;
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toOklab } from './oklab.ts';
import { toPaint } from './paint.ts';

const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);

test('the middle tone is the paint itself', () => {
  fc.assert(fc.property(hexColor, (color) => toPaint(color).shade(0) === color));
});

test('a higher tone is never darker', () => {
  const tone = fc.double({ min: -1, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      fc.constantFrom('#1f4fa3', '#b01c24', '#e9ebec', '#17191d'),
      tone,
      tone,
      (color, first, second) => {
        const paint = toPaint(color);
        const lower = toOklab(paint.shade(Math.min(first, second))).l;
        const higher = toOklab(paint.shade(Math.max(first, second))).l;
        // A channel has 256 steps: neighbours may round either way.
        expect(higher).toBeGreaterThan(lower - 0.012);
      },
    ),
  );
});

test('tones beyond the ends are the ends', () => {
  const paint = toPaint('#1f4fa3');
  expect(paint.shade(3)).toBe(paint.shade(1));
  expect(paint.shade(-3)).toBe(paint.shade(-1));
});

test('a shade of blue stays blue', () => {
  const { a, b } = toOklab(toPaint('#1f4fa3').shade(-0.5));
  expect(b).toBeLessThan(-0.05);
  expect(Math.abs(a)).toBeLessThan(0.05);
});

test.each([
  ['#e9ebec', 'white'],
  ['#b4b9be', 'light'],
  ['#1f4fa3', 'color'],
  ['#17191d', 'black'],
])('%s reflects the studio as %s', (color, kind) => expect(toPaint(color).kind).toBe(kind));

test.each(['', 'red', '#abc', '#b01c2'])('%j is painted silver', (text) => {
  expect(toPaint(text).shade(0)).toBe('#b4b9be');
});

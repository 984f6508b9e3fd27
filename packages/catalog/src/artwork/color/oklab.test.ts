import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isHexColor, mix, toHex, toOklab, translucent } from './oklab.ts';

const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);

test('a colour survives the way to OKLab and back', () => {
  fc.assert(fc.property(hexColor, (color) => toHex(toOklab(color)) === color));
});

test('a mixture begins at one colour and ends at the other', () => {
  fc.assert(
    fc.property(hexColor, hexColor, (from, to) => {
      expect(mix(from, to, 0)).toBe(from);
      expect(mix(from, to, 1)).toBe(to);
    }),
  );
});

test('lightness runs from black to white', () => {
  expect(toOklab('#000000').l).toBeCloseTo(0);
  expect(toOklab('#ffffff').l).toBeCloseTo(1);
});

test('opacity becomes two more digits', () => {
  expect(translucent('#112233', 0)).toBe('#11223300');
  expect(translucent('#112233', 0.5)).toBe('#11223380');
  expect(translucent('#112233', 7)).toBe('#112233ff');
});

test.each([
  ['#a1B2c3', true],
  ['#abc', false],
  ['red', false],
  ['#a1b2c3"', false],
])('%j is a colour that can be mixed: %s', (text, expected) =>
  expect(isHexColor(text)).toBe(expected),
);

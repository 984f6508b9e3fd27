import { expect, test } from 'vitest';
import { drawPriceLine, lineEnd } from './price-line.ts';

const period = { from: '2026-11-01', until: '2026-11-21' };

test('a price is drawn from the day it was saved, in steps', () => {
  const history = [
    { on: '2026-10-01', price: 30_000 },
    { on: '2026-11-11', price: 18_000 },
  ];
  expect(drawPriceLine(20_000, history, period)).toBe('M3 3.0H75.0V25.0H147');
});

test('a price that is lower than ever ends where its dot is', () => {
  const history = [
    { on: '2026-11-05', price: 21_000 },
    { on: '2026-11-11', price: 18_000 },
  ];
  expect(drawPriceLine(20_000, history, period)).toMatch(
    new RegExp(`V${lineEnd.lowest}\\.0H${lineEnd.x}$`),
  );
});

test('a price that fell on the day it was saved falls at the beginning', () => {
  const history = [{ on: period.from, price: 18_000, replaced: 20_000 }];
  expect(drawPriceLine(20_000, history, period)).toBe('M3 3.0H3.0V25.0H147');
  expect(drawPriceLine(18_000, history, period)).toBe('M3 14.0H147');
});

test('a price that stayed is a line across the middle, on its first day too', () => {
  expect(drawPriceLine(20_000, [], period)).toBe('M3 14.0H147');
  expect(drawPriceLine(20_000, [], { from: period.from, until: period.from })).toBe('M3 14.0H147');
});

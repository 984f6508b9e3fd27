import { describe, expect, test } from 'vitest';
import { demoMarketMonths } from '../demo-market-months.ts';

const request = { listings: 3000, seed: 7, today: '2026-11-28' };
const months = demoMarketMonths(request);
const sedans = months.filter(({ area, styleCode }) => area === 'US' && styleCode === 'SEDAN');

describe('the invented months of the demo market', () => {
  test('are two years, each style and area once a month', () => {
    expect(sedans.map(({ month }) => month)).toHaveLength(24);
    expect(new Set(sedans.map(({ month }) => month)).size).toBe(24);
    expect(sedans[0]?.month).toBe('2026-11');
    expect(sedans.at(-1)?.month).toBe('2024-12');
    expect(
      new Set(months.map(({ area, styleCode, month }) => `${area}${styleCode}${month}`)).size,
    ).toBe(months.length);
  });

  test('differ by some percent, and have their quarters in order', () => {
    const medians = sedans.map(({ median }) => median);
    expect(Math.max(...medians) / Math.min(...medians)).toBeGreaterThan(1.01);
    expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(1.25);
    for (const { low, median, high } of months) {
      expect(low).toBeLessThanOrEqual(median);
      expect(median).toBeLessThanOrEqual(high);
    }
  });

  test('are of too few cars for no area', () => {
    expect(months.every(({ cars }) => cars >= 20)).toBe(true);
    expect(demoMarketMonths({ ...request, listings: 15 })).toEqual([]);
  });
});

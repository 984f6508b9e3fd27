import { describe, expect, test } from 'vitest';
import { marketPulse, monthBefore, type PulseMonth } from './market-pulse.ts';

const record = (month: string, median: number, changes: Partial<PulseMonth> = {}): PulseMonth => ({
  styleCode: 'SEDAN',
  month,
  cars: 30,
  low: median - 1000,
  median,
  high: median + 1000,
  ...changes,
});

describe('the pulse of a market', () => {
  test('has the twelve months to the present one, with gaps where nothing was recorded', () => {
    const { months, styles } = marketPulse(
      [record('2026-11', 19_000), record('2026-09', 20_000), record('2025-11', 99_000)],
      '2026-11-28',
    );
    expect(months).toHaveLength(12);
    expect([months[0], months.at(-1)]).toEqual(['2025-12', '2026-11']);
    expect(styles[0]?.medians.slice(-3)).toEqual([20_000, null, 19_000]);
  });

  test('is compared with the first month that is told, and with the year before', () => {
    const records = [
      record('2026-11', 19_000),
      record('2026-01', 20_000),
      record('2025-11', 25_000),
    ];
    const [style] = marketPulse(records, '2026-11-28').styles;
    expect(style?.change).toBeCloseTo(-0.05);
    expect(style?.yearBefore).toEqual([...Array(11).fill(null), 25_000]);
  });

  test('has no change and no year before while there is one month alone', () => {
    const [style] = marketPulse([record('2026-11', 19_000)], '2026-11-28').styles;
    expect(style).toMatchObject({ change: null, yearBefore: [] });
  });

  test('ends with the month before until the present one is recorded, and tells nothing older', () => {
    expect(marketPulse([record('2026-10', 19_000)], '2026-11-01').styles).toHaveLength(1);
    expect(marketPulse([record('2026-09', 19_000)], '2026-11-01').styles).toEqual([]);
  });

  test('leaves out a style that the latest month does not tell, and begins with the most cars', () => {
    const { styles } = marketPulse(
      [
        record('2026-11', 19_000),
        record('2026-11', 30_000, { styleCode: 'TRUCKS', cars: 31 }),
        record('2026-10', 30_000, { styleCode: 'WAGON', cars: 99 }),
      ],
      '2026-11-28',
    );
    expect(styles.map(({ latest }) => latest.styleCode)).toEqual(['TRUCKS', 'SEDAN']);
  });

  test('counts months over the turn of a year', () => {
    expect(monthBefore('2026-01', 1)).toBe('2025-12');
    expect(monthBefore('2026-03', 15)).toBe('2024-12');
  });
});

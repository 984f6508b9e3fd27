import { expect, test } from 'vitest';
import { chartSteps } from './chart-steps.ts';

const history = [
  { on: '2026-10-02', price: 27_490 },
  { on: '2026-10-22', price: 25_990 },
];

test('each price holds until the next, the last until today', () => {
  const [first, last] = chartSteps(history, '2026-11-11');
  expect(first).toMatchObject({ x: 0, end: 50 });
  expect(last).toMatchObject({ x: 50, end: 100 });
  expect(first?.y).toBeLessThan(last?.y ?? 0);
});

test('one price is one line, listed today or not at all', () => {
  expect(chartSteps(history.slice(0, 1), '2026-10-02')).toMatchObject([{ x: 0, end: 100, y: 50 }]);
  expect(chartSteps([], '2026-10-02')).toEqual([]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCalendar } from './calendar.ts';

const span = (startsOn: string, lastDay: string | null) => ({
  code: 'winter',
  title: 'Winter',
  startsOn,
  lastDay,
});

test('has the month before, this one and three to come, each at its days', () => {
  const { months, today } = toCalendar([], '2026-11-28');
  expect(months.map(({ name }) => name)).toEqual(['Oct', 'Nov', 'Dec', 'Jan', 'Feb']);
  // October to February are 151 days.
  expect(months.map(({ from }) => Math.round((from * 151) / 100))).toEqual([0, 31, 61, 92, 123]);
  expect((today * 151) / 100).toBeCloseTo(58);
});

test('shows a last day whole, an open end to the edge, and nothing of other months', () => {
  const bars = toCalendar(
    [
      span('2026-11-01', '2026-11-01'),
      span('2026-12-24', null),
      span('2026-01-01', '2026-09-30'),
      span('2027-03-01', null),
      span('2026-10-05', '2026-11-27'),
    ],
    '2026-11-28',
  ).bars;
  expect(bars.map(({ state, isOpen }) => [state, isOpen])).toEqual([
    ['over', false],
    ['over', false],
    ['to come', true],
  ]);
  expect(((bars[1]?.width ?? 0) * 151) / 100).toBeCloseTo(1);
  expect((bars[2]?.from ?? 0) + (bars[2]?.width ?? 0)).toBeCloseTo(100);
});

test('no bar leaves the calendar, whatever the days', () => {
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, day, fc.option(day), (today, startsOn, lastDay) => {
      for (const { from, width } of toCalendar([span(startsOn, lastDay)], today).bars) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(width).toBeGreaterThan(0);
        expect(from + width).toBeLessThanOrEqual(100 + 1e-9);
      }
    }),
  );
});

import { expect, test } from 'vitest';
import { dayIndex, hoursOfDay, hoursRows, minutesOf, openingWords } from './opening-hours.ts';

const hours = [
  { label: 'Friday', open: '9:00 AM', close: '8:30 PM' },
  { label: 'Saturday', open: '9:00 AM', close: '7:00 PM' },
  { label: 'Sunday', open: null, close: null },
];

test.each([
  ['Friday', 8 * 60, 'Opens at 9 AM'],
  ['Friday', 9 * 60, 'Open until 8:30 PM'],
  ['Friday', 20 * 60 + 30, 'Closed now, opens tomorrow at 9 AM'],
  ['Saturday', 18 * 60 + 59, 'Open until 7 PM'],
  ['Saturday', 19 * 60, 'Closed now, opens Friday at 9 AM'],
  ['Sunday', 12 * 60, 'Closed now, opens tomorrow at 9 AM'],
  ['Monday', 12 * 60, null],
])('on %s at minute %i it says %s', (weekday, minutes, words) => {
  expect(openingWords({ hours }, { weekday, minutes, date: '2026-11-27' })).toBe(words);
});

test('the hours of a day are written alike on all pages', () => {
  expect(hours.map(hoursOfDay)).toEqual(['9 AM – 8:30 PM', '9 AM – 7 PM', 'Closed']);
});

test('a seller that never opens is closed, and hours that nobody can read count as none', () => {
  const noon = { weekday: 'Friday', minutes: 720, date: '2026-11-27' };
  const wordsOf = (days: typeof hours) => openingWords({ hours: days }, noon);
  expect(wordsOf([{ label: 'Friday', open: null, close: null }])).toBe('Closed');
  expect(wordsOf([{ label: 'Friday', open: 'noon', close: 'late' }])).toBe('Closed');
  expect(wordsOf([])).toBeNull();
});

test('a closed day goes before the hours of its weekday, today and ahead', () => {
  const friday = { weekday: 'Friday', minutes: 720, date: '2026-11-27' };
  const closedDays = [
    { date: '2026-12-25', reason: 'Christmas Day' },
    { date: '2026-12-05', reason: null },
    { date: '2026-11-27', reason: 'Thanksgiving' },
    { date: '2026-11-20', reason: 'Stock-taking' },
  ];
  expect(openingWords({ hours, closedDays }, friday)).toBe('Closed now, opens tomorrow at 9 AM');
  expect(hoursRows({ hours, closedDays }, friday)).toEqual([
    { label: 'Friday', words: 'Closed, Thanksgiving', isToday: true },
    { label: 'Saturday', words: '9 AM – 7 PM', isToday: false },
    { label: 'Sunday', words: 'Closed', isToday: false },
    { label: 'Sat, Dec 5', words: 'Closed', isToday: false },
  ]);
  const tomorrow = { hours, closedDays: [{ date: '2026-11-28', reason: null }] };
  expect(openingWords(tomorrow, { ...friday, minutes: 1230 })).toBe(
    'Closed now, opens Friday at 9 AM',
  );
});

test('a seller is open until midnight', () => {
  const friday = { label: 'Friday', open: '9:00 AM', close: '12:00 AM' };
  const at = (minutes: number) =>
    openingWords({ hours: [friday] }, { weekday: 'Friday', minutes, date: '2026-11-27' });
  expect(at(600)).toBe('Open until 12 AM');
  expect(at(1439)).toBe('Open until 12 AM');
});

test('reads the times of a day', () => {
  expect(['12:00 AM', '12:30 PM', '9 AM', '11:59 pm', '13:00 PM', '9'].map(minutesOf)).toEqual([
    0,
    750,
    540,
    1439,
    null,
    null,
  ]);
});

test('finds the day by its name', () => {
  expect(dayIndex(hours, { weekday: 'saturday', minutes: 0 })).toBe(1);
  expect(dayIndex(hours, { weekday: 'Monday', minutes: 0 })).toBe(-1);
});

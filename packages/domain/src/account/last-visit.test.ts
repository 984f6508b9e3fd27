import { expect, test } from 'vitest';
import { readVisits, visitsOn, writeVisits } from './last-visit.ts';

test('all visits of a day are one, and the day before stays known through it', () => {
  const first = visitsOn(null, '2026-11-10');
  expect(first).toEqual({ last: '2026-11-10', before: null });
  expect(visitsOn(first, '2026-11-10')).toEqual(first);
  const second = visitsOn(first, '2026-11-28');
  expect(second).toEqual({ last: '2026-11-28', before: '2026-11-10' });
  expect(visitsOn(second, '2026-11-28')).toEqual(second);
});

test.each([
  ['2027-05-01', '2026-11-10', '2026-11-10'],
  ['2027-05-01', '2026-12-24', null],
  ['2027-05-01', null, null],
  ['2026-11-28', '2026-12-24', null],
])('no visit was on a day to come: %s after %s is today after %s', (last, known, before) => {
  expect(visitsOn({ last, before: known }, '2026-11-28')).toEqual({ last: '2026-11-28', before });
});

test.each([null, '2026-11-10'])('a cookie keeps them: the one before is %s', (before) => {
  const visits = { last: '2026-11-28', before };
  expect(readVisits(`theme=dark; lastVisit=${writeVisits(visits)}`)).toEqual(visits);
});

test.each([
  '',
  'lastVisit=',
  'lastVisit=yesterday',
  'lastVisit=2026-13-41',
  'lastVisit=2026-11-28.x',
])('nothing is read from “%s”', (cookies) => {
  expect(readVisits(cookies)).toBeNull();
});

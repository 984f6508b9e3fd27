import { expect, test } from 'vitest';
import { minutesUntilTold, type Rhythm, rhythmPhrase, rhythms } from './rhythm.ts';

const at = (rhythm: Rhythm, weekday: string, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return minutesUntilTold(rhythm, { weekday, minutes: hours * 60 + minutes });
};

test('what is told as it happens waits only while it is night there', () => {
  expect(at('at-once', 'Monday', '08:00')).toBe(0);
  expect(at('at-once', 'Monday', '20:59')).toBe(0);
  expect(at('at-once', 'Monday', '21:00')).toBe(11 * 60);
  expect(at('at-once', 'Tuesday', '07:59')).toBe(1);
});

test('what is told once a day comes in the morning', () => {
  expect(at('daily', 'Monday', '07:00')).toBe(60);
  expect(at('daily', 'Monday', '09:00')).toBe(23 * 60);
});

test('what is told once a week comes on Saturday morning', () => {
  expect(at('weekly', 'Saturday', '07:00')).toBe(60);
  expect(at('weekly', 'Friday', '20:00')).toBe(12 * 60);
  expect(at('weekly', 'Saturday', '09:00')).toBe(6 * 1440 + 23 * 60);
  expect(at('weekly', 'Sunday', '08:00')).toBe(6 * 1440);
});

test('what is never told has no time', () => {
  expect(at('never', 'Monday', '12:00')).toBeNull();
});

test('a rhythm begins small within a sentence, and its clock stays as it is', () => {
  expect(rhythmPhrase('at-once')).toBe('as it happens, 8 AM to 9 PM');
  expect(rhythms.map(rhythmPhrase)).toContain('once a week');
});

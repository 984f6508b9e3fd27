import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTypedClosing, parseTypedTime } from './typed-time.ts';

test('a time of a day of 24 hours is read to the minute', () => {
  fc.assert(
    fc.property(fc.nat(23), fc.nat(59), (hour, minute) => {
      const rest = String(minute).padStart(2, '0');
      for (const text of [`${hour}:${rest}`, ` ${String(hour).padStart(2, '0')}:${rest} `])
        expect(parseTypedTime(text)).toBe(hour * 60 + minute);
    }),
  );
});

test.each([
  ['8:00 AM', 480],
  ['8 pm', 1200],
  ['12:30 a.m.', 30],
])('“%s” is read as hours are kept', (text, minutes) => {
  expect(parseTypedTime(text)).toBe(minutes);
});

test.each(['', '9', '24:00', '25:00', '9:60', '13:00 PM', '17.00', 'noon'])(
  '“%s” is no time',
  (text) => expect(parseTypedTime(text)).toBeNull(),
);

test('midnight is when a day ends', () => {
  for (const text of ['00:00', '24:00', '12 AM']) expect(parseTypedClosing(text)).toBe(1440);
  expect(parseTypedClosing('17:00')).toBe(1020);
});

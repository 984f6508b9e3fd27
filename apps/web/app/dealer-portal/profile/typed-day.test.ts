import { expect, test } from 'vitest';
import { toTypedDay } from './typed-day.ts';

const monday = {
  label: 'Monday',
  isOpen: true,
  open: '9:00 AM',
  close: '5:00 PM',
  words: '9:00 AM to 5:00 PM',
};
const before = '9:00 AM to 8:00 PM';
const sent = { 'open-Monday': 'on', 'from-Monday': '9:00 AM', 'was-Monday': before };

test('a weekday that was left alone shows what a colleague made of it meanwhile', () => {
  const typed = { ...sent, 'to-Monday': '8:00 PM' };
  const shown = { isOpen: true, open: '9:00 AM', close: '5:00 PM', was: monday.words };
  expect(toTypedDay(monday, { act: 'profile.hours', typed })).toEqual(shown);
  const shut = { ...monday, isOpen: false, words: 'closed' };
  expect(toTypedDay(shut, { act: 'profile.hours', typed }).isOpen).toBe(false);
});

test('what was typed stays, with what is known of before until it is told', () => {
  const typed = { ...sent, 'to-Monday': '7 PM' };
  const undone = { act: 'profile.hours', typed };
  expect(toTypedDay(monday, undone)).toMatchObject({ close: '7 PM', was: before });
  expect(toTypedDay(monday, { ...undone, sentence: 'Monday is …' })).toMatchObject({
    close: '7 PM',
    was: monday.words,
  });
});

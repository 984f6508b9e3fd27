import { expect, test } from 'vitest';
import { phoneHref, phonePattern } from './phone-number.ts';

test.each([
  ['(404) 555-0148', 'tel:4045550148'],
  ['+1 404.555.0148', 'tel:+14045550148'],
  ['404-555-0148 x12', 'tel:4045550148'],
  ['404-555-0148 Ext. 12', 'tel:4045550148'],
])('%s is rung as %s', (phone, href) => expect(phoneHref(phone)).toBe(href));

test.each([
  ['5550148', true],
  ['(404) 555-0148', true],
  ['+49 (0)30 1234 5678', true],
  ['404-555-0148 x12', true],
  ['555014', false],
  ['call me', false],
])('%s is a phone number: %s', (text, isOne) => expect(phonePattern.test(text)).toBe(isOne));

import { expect, test } from 'vitest';
import { canSendOneClick } from './one-click.ts';

const profile = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phone: null,
  isOneClickOptedIn: true,
  savedSearchesLength: 0,
};

test('one click needs consent, both names and an address, but no phone', () => {
  expect(canSendOneClick(profile)).toBe(true);
  expect(canSendOneClick({ ...profile, isOneClickOptedIn: false })).toBe(false);
  for (const field of ['firstName', 'lastName', 'email'] as const) {
    expect(canSendOneClick({ ...profile, [field]: null })).toBe(false);
  }
});

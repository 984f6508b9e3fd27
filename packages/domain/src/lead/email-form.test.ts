import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailFormSchema, isTrapped } from './email-form.ts';

const accepts = (emailAddress: string) => emailFormSchema.safeParse({ emailAddress }).success;

test('an address has at most 45 characters [lead.email-form, place.email, limits.email]', () => {
  const host = '@example.com';
  expect([33, 34].map((length) => accepts(`${'a'.repeat(length)}${host}`))).toEqual([true, false]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), (length) => {
      const address = `${'a'.repeat(length)}${host}`;
      expect(accepts(address)).toBe(address.length <= 45);
    }),
  );
});

test.each([
  '',
  ' ',
  'me',
  'me@',
  '@example.com',
  'a@b@c.com',
  'a@example.com\r\nBcc: b@example.com',
])('%j is no address [place.email]', (text) => expect(accepts(text)).toBe(false));

test('spaces around an address are forgiven', () => {
  expect(emailFormSchema.parse({ emailAddress: ' me@example.com ' }).emailAddress).toBe(
    'me@example.com',
  );
});

test('a filled trap passes the schema and is told apart [lead.email-form]', () => {
  const trapped = emailFormSchema.parse({ emailAddress: 'me@example.com', textPot: 'x' });
  expect(isTrapped(trapped)).toBe(true);
  expect(isTrapped(emailFormSchema.parse({ emailAddress: 'me@example.com' }))).toBe(false);
});

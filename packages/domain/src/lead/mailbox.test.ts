import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

const word = fc.stringMatching(/^[a-z0-9.]{1,9}$/);

test('addresses of one mailbox are one, whatever follows a plus sign and however they are written', () => {
  fc.assert(
    fc.property(word, fc.stringMatching(/^[a-z0-9+.]{0,9}$/), word, (local, tag, host) => {
      const mailbox = `${local}@${host}`;
      expect(mailboxOf(`${local}+${tag}@${host}`.toUpperCase())).toBe(mailbox);
      expect(mailboxOf(mailbox)).toBe(mailbox);
    }),
  );
});

test('other people and other hosts are other mailboxes', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.emailAddress(), (one, other) => {
      fc.pre(!/\+/.test(one + other) && one.toLowerCase() !== other.toLowerCase());
      expect(mailboxOf(one)).not.toBe(mailboxOf(other));
    }),
  );
});

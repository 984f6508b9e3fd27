import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../test/any-character.ts';
import { percentDecode, percentEncode } from './percent-encoding.ts';

test('encoded text comes back', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      expect(percentDecode(percentEncode(text))).toBe(text.toWellFormed());
    }),
  );
});

test('a browser finds nothing more to escape in a query or a path [address.encoding]', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, minLength: 1 }), (text) => {
      const encoded = percentEncode(`x${text}`);
      const url = new URL(`/a/${encoded}?q=${encoded}`, 'http://shop.test');
      expect(url.pathname).toBe(`/a/${encoded}`);
      expect(url.search).toBe(`?q=${encoded}`);
    }),
  );
});

test('what is not validly encoded stays as it is', () => {
  expect(percentDecode('%zz+%E0')).toBe('%zz+%E0');
});

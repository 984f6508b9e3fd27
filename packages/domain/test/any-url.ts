import fc from 'fast-check';
import { anyCharacter } from './any-character.ts';

const plain = [
  ...'abcdefghijklmnopqrstuvwxyz',
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  ...'0123456789',
  ..."-._~!$&'()*+,;=:@",
];

const segment = fc.string({
  unit: fc.oneof(
    { weight: 10, arbitrary: fc.constantFrom(...plain) },
    { weight: 1, arbitrary: anyCharacter.map(encodeURIComponent) },
  ),
});

/** The path of an address, with whatever may stand in one; it may be empty. */
export const anyPath: fc.Arbitrary<string> = fc
  .array(segment)
  .map((segments) => segments.map((one) => `/${one}`).join(''));

/** A web address. `fc.webUrl` gives the same, and makes the table that `anyCharacter` does without. */
export const anyUrl: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom('http', 'https'), fc.webAuthority(), anyPath)
  .map(([scheme, authority, path]) => `${scheme}://${authority}${path}`);

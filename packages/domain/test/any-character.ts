import fc from 'fast-check';

/** Halves of characters, which are none by themselves. */
const surrogates = { first: 0xd800, count: 0x800 };
const characters = 0x11_0000 - surrogates.count;

/**
 * Every character of Unicode, as a unit of `fc.string`. It gives what the library's unit "binary" gives,
 * whose table of all of them takes a second and 200 MB to make.
 */
export const anyCharacter: fc.Arbitrary<string> = fc.nat({ max: characters - 1 }).map(
  (at) => String.fromCodePoint(at < surrogates.first ? at : at + surrogates.count),
  (text) => {
    const point = typeof text === 'string' ? (text.codePointAt(0) ?? -1) : -1;
    if (point < 0 || text !== String.fromCodePoint(point)) throw new Error('It is no character.');
    return point < surrogates.first ? point : point - surrogates.count;
  },
);

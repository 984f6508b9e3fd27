import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from './any-character.ts';

test('texts have characters of every plane, no halves of them, and names that objects have', () => {
  const texts = fc.sample(fc.string({ unit: anyCharacter }), { numRuns: 20_000, seed: 1 });
  expect(texts.every((text) => text.isWellFormed())).toBe(true);
  const planes = new Set(
    texts.flatMap((text) => [...text].map((one) => (one.codePointAt(0) ?? 0) >> 16)),
  );
  expect(planes.size).toBe(17);
  expect(texts).toContain('__proto__');
  expect(texts).toContain('');
});

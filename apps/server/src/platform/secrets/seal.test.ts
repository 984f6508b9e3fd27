import { expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';

test('a sealed text is read with the secret that sealed it, beside newer ones, for what it belongs to', () => {
  const sealed = seal(['old'], 'user:pass wörd', 'feed 1');
  expect(sealed).not.toContain('pass');
  expect(seal(['old'], 'user:pass wörd', 'feed 1')).not.toBe(sealed);
  expect(unseal(['new', 'old'], sealed, 'feed 1')).toBe('user:pass wörd');
  expect(unseal(['new'], sealed, 'feed 1')).toBeNull();
  expect(unseal(['old'], sealed, 'feed 2')).toBeNull();
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
  expect(unseal(['old'], changed, 'feed 1')).toBeNull();
  expect(unseal(['old'], '', 'feed 1')).toBeNull();
});

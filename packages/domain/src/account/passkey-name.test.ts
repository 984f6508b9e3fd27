import { array, constantFrom, property as given, assert as holds } from 'fast-check';
import { expect, test } from 'vitest';
import { freePasskeyName } from './passkey-name.ts';

const name = 'Chrome on Linux';

test('a new passkey has a name that no other has, and its plain one where that is free', () => {
  const names = array(constantFrom(name, `${name} 2`, `${name} 3`, 'Work laptop'));
  holds(
    given(names, (taken) => {
      const free = freePasskeyName(name, taken);
      expect(taken).not.toContain(free);
      if (!taken.includes(name)) expect(free).toBe(name);
    }),
  );
  expect(freePasskeyName(name, [name])).toBe('Chrome on Linux 2');
});

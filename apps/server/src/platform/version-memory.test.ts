import { expect, test } from 'vitest';
import { rememberVersion } from './version-memory.ts';

function open() {
  const status = { version: 0 };
  const worked: string[] = [];
  const memory = rememberVersion(() => status.version, 10);
  const ask = (name: string, meanwhile = () => {}) =>
    memory.once(name, async () => {
      worked.push(name);
      meanwhile();
      return { name, version: status.version };
    });
  return { status, worked, memory, ask };
}

test('an answer is worked out once a version', async () => {
  const { status, worked, ask } = open();
  const first = await ask('a');
  await ask('b');
  expect(await ask('a')).toBe(first);
  expect(worked).toEqual(['a', 'b']);
  status.version += 1;
  expect(await ask('a')).toEqual({ name: 'a', version: 1 });
  expect(worked).toEqual(['a', 'b', 'a']);
});

test('what a change came into, and what failed, is not kept', async () => {
  const { status, worked, memory, ask } = open();
  await ask('a', () => {
    status.version += 1;
  });
  await ask('a');
  expect(worked).toEqual(['a', 'a']);
  const away = memory.once('c', () => Promise.reject(new Error('away')));
  await expect(away).rejects.toThrow('away');
  await ask('c');
  expect(worked).toEqual(['a', 'a', 'c']);
});

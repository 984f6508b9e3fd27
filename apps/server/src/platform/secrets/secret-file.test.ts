import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { currentSecret, readLine, readSeveral, secretFile, withPassword } from './secret-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-secrets-'));
const path = join(folder, 'secret');
afterAll(() => rmSync(folder, { recursive: true }));

test('a secret is what its file holds now, and what it held while the file is away or half written', () => {
  writeFileSync(path, 'one\n');
  const secret = currentSecret(path, readLine, 'of the environment');
  expect(secret?.()).toBe('one');
  writeFileSync(path, 'two');
  expect(secret?.()).toBe('two');
  for (const half of ['', '\n', 'two\nlines']) {
    writeFileSync(path, half);
    expect(secret?.(), JSON.stringify(half)).toBe('two');
  }
  rmSync(path);
  expect(secret?.()).toBe('two');
});

test('without a file it is what was given, and none without either', () => {
  expect(currentSecret(undefined, readLine, 'given')?.()).toBe('given');
  expect(currentSecret(undefined, readLine, undefined)).toBeNull();
});

test('several are each of the form, or none is taken', () => {
  const read = readSeveral((part) => part.length > 3);
  expect(read('first, second\nthird\n')).toEqual(['first', 'second', 'third']);
  expect(read('first, 2nd, no')).toBeNull();
  expect(read(' \n')).toBeNull();
});

test('a file that holds no such secret is refused by what was expected of it, unseen', () => {
  writeFileSync(path, 'hunter2\nhunter3');
  for (const [wrong, fault] of [
    [path, 'what it holds is none'],
    [join(folder, 'nowhere'), 'there is no such file'],
    [folder, 'it cannot be read (EISDIR)'],
  ]) {
    const { error } = secretFile(readLine, 'a password in one line').safeParse(wrong);
    const message = `expected a file with a password in one line; ${fault}`;
    expect(error?.issues[0]?.message).toBe(message);
  }
});

test('a password of any letters arrives as it is', () => {
  for (const password of ['p@ss/w:rd', '100%41', 'käse ?#[]']) {
    const url = new URL(withPassword('smtp://me:old@mail.example:587', () => password));
    expect(decodeURIComponent(url.password)).toBe(password);
    expect(url.host).toBe('mail.example:587');
  }
});

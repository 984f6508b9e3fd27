import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DataFolderInUse, lockDataFolder } from '../data-folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const nameLock = (name: string) => writeFileSync(join(folder, name), '');
const locks = () => readdirSync(folder).filter((name) => name.startsWith('lock'));

describe('the lock on the data folder', () => {
  test('is refused while another process holds it, which is named, and stays with it', () => {
    const holder = process.ppid;
    nameLock(`lock.${holder}.`);
    expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
    expect(() => lockDataFolder(folder)).toThrow(`in use by process ${holder}`);
    expect(locks()).toEqual([`lock.${holder}.`]);
  });

  test('is taken over from a process that is gone', async () => {
    const gone = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
    await new Promise((resolve) => gone.once('exit', resolve));
    nameLock(`lock.${gone.pid}.`);
    lockDataFolder(folder)();
    expect(locks()).toEqual([]);
  });

  test('is taken over when its number belongs to a process that started later', () => {
    nameLock(`lock.${process.ppid}.1`);
    const isTold = existsSync('/proc/self/stat');
    if (isTold) expect(() => lockDataFolder(folder)()).not.toThrow();
    else expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
  });

  test('is gone once it was let go of', () => {
    const unlock = lockDataFolder(folder);
    expect(locks()).toHaveLength(1);
    unlock();
    expect(locks()).toEqual([]);
  });

  test('is never held by two of many who come at once', async () => {
    nameLock('lock.4194305.1');
    const module = new URL('../data-folder-lock.ts', import.meta.url).href;
    // Who gets in says so, and stays until all have tried.
    const script = `import { lockDataFolder } from '${module}';
      let word = 'held';
      try { lockDataFolder(process.argv[1]); } catch { word = 'refused'; }
      process.stdout.write(word);
      process.stdin.resume().on('end', () => process.exit());`;
    const comers = Array.from({ length: 5 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', script, folder], {
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    );
    const words = await Promise.all(
      comers.map(async ({ stdout }) => String((await once(stdout, 'data'))[0])),
    );
    for (const { stdin } of comers) stdin.end();
    await Promise.all(comers.map((one) => one.exitCode ?? once(one, 'exit')));
    expect(words.filter((word) => word === 'held').length).toBeLessThanOrEqual(1);
  });
});

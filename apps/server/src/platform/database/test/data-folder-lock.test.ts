import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DataFolderInUse, lockDataFolder } from '../data-folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the lock on the data folder', () => {
  test('is refused while another process holds it, which is named', () => {
    const holder = process.ppid;
    writeFileSync(join(folder, 'lock'), String(holder));
    expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
    expect(() => lockDataFolder(folder)).toThrow(`in use by process ${holder}`);
  });

  test('is taken over from a process that is gone', async () => {
    const gone = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
    await new Promise((resolve) => gone.once('exit', resolve));
    writeFileSync(join(folder, 'lock'), String(gone.pid));
    expect(() => lockDataFolder(folder)()).not.toThrow();
  });

  test('is taken over when its number belongs to a process that started later', () => {
    const holder = process.ppid;
    writeFileSync(join(folder, 'lock'), `${holder} 1`);
    const isTold = existsSync('/proc/self/stat');
    if (isTold) expect(() => lockDataFolder(folder)()).not.toThrow();
    else expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
  });

  test.each(['', 'not a number', '-1'])('is taken over when it names no process: “%s”', (text) => {
    writeFileSync(join(folder, 'lock'), text);
    expect(() => lockDataFolder(folder)()).not.toThrow();
  });

  test('is gone once it was let go of', () => {
    const unlock = lockDataFolder(folder);
    expect(existsSync(join(folder, 'lock'))).toBe(true);
    unlock();
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });
});

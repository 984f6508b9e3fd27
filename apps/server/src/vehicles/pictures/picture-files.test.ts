import { mkdtemp, open, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPictureFiles } from './picture-files.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

const picture = (size: number) => new Uint8Array(size).fill(7);

test('a picture that was written is there, also for the next process', async () => {
  await keepPictureFiles(join(folder, 'new'), 1000).write('a.webp', picture(10));
  expect(await keepPictureFiles(join(folder, 'new'), 1000).read('a.webp')).toEqual(
    Buffer.from(picture(10)),
  );
  expect(await keepPictureFiles(folder, 1000).read('b.webp')).toBeNull();
});

test('a picture that a power failure has emptied is not there', async () => {
  await writeFile(join(folder, 'a.webp'), '');
  expect(await keepPictureFiles(folder, 1000).read('a.webp')).toBeNull();
});

test('a picture has its name once it is on the disk, whoever else draws the same', async () => {
  const file = await open(join(folder, 'other'), 'w');
  const sync = vi.spyOn(Object.getPrototypeOf(file), 'sync');
  await file.close();
  const seen: string[][] = [];
  sync.mockImplementation(async () => void seen.push(await readdir(folder)));
  const files = [0, 1].map(() => keepPictureFiles(folder, 1000));
  await Promise.all(files.map((kept) => kept.write('a.webp', picture(10))));
  sync.mockRestore();
  expect(seen[0]).not.toContain('a.webp');
  expect(new Set(seen.flat().filter((name) => name.endsWith('.part'))).size).toBe(2);
  expect((await readdir(folder)).sort()).toEqual(['a.webp', 'other']);
});

test('beyond its bytes the oldest go', async () => {
  const files = keepPictureFiles(folder, 100);
  for (const [age, name] of ['old', 'older'].entries()) {
    await files.write(name, picture(40));
    const then = new Date(Date.UTC(2026, 0, 10 - age));
    await utimes(join(folder, name), then, then);
  }
  await files.write('new', picture(40));
  expect((await readdir(folder)).sort()).toEqual(['new', 'old']);
});

test('a folder that cannot be written keeps nothing and breaks nothing', async () => {
  await writeFile(join(folder, 'file'), '');
  const files = keepPictureFiles(join(folder, 'file'), 100);
  await files.write('a.webp', picture(10));
  expect(await files.read('a.webp')).toBeNull();
});

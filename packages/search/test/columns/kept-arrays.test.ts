import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { KeptArrays } from '../../src/columns/kernels/kept-arrays.ts';

test('arrays that are held have a part of the memory each, as long as there is room', () => {
  const first = 101;
  const limit = 4096;
  const kept = new KeptArrays(new ArrayBuffer(8192), first, limit);
  const arrays: Int32Array[] = [];
  for (const length of [0, 1, 64, 65, 100, 300, 200, 64, 1]) {
    const array = kept.take(length);
    if (array) arrays.push(array.fill(arrays.length));
    expect(array?.length ?? length).toBe(length);
  }
  expect(kept.take(1000)).toBeUndefined();
  arrays.forEach((array, number) => {
    expect(array.every((value) => value === number)).toBe(true);
    expect(array.byteOffset).toBeGreaterThanOrEqual(first);
    expect(array.byteOffset + array.byteLength).toBeLessThanOrEqual(limit);
  });
});

test('a part that nobody holds any more is lent again', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const kept = new KeptArrays(new ArrayBuffer(4096), 0, 4096);
  const isLent = () => {
    collect();
    return kept.take(1000) !== undefined;
  };
  expect(kept.take(1000)?.length).toBe(1000);
  await vi.waitUntil(isLent, { timeout: 30_000 });
});

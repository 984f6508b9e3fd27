import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Running } from './capability.ts';

const dayMs = 86_400_000;

/** Removes what a folder of this process has that is older, now and every day. */
export function keepFilesFor(
  folder: string,
  days: number,
  onError: (error: unknown) => void,
): Running {
  const look = () => void removeOlder(folder, Date.now() - days * dayMs).catch(onError);
  look();
  const timer = setInterval(look, dayMs).unref();
  return { stop: () => clearInterval(timer) };
}

/** @param before milliseconds since 1970; files and folders that were last written earlier go */
export async function removeOlder(folder: string, before: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < before) await rm(path, { recursive: true, force: true });
  }
}

import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Running } from '../platform/capability.ts';
import { keepFilesFor } from '../platform/keep-files-for.ts';

const folderOf = (dataDir: string) => join(dataDir, 'incoming', 'console');

/** Files that are kept; older ones go when another comes. */
const maxKept = 20;

/**
 * Keeps a file that was sent until it is taken in.
 *
 * @returns by what it is found again
 */
export async function keepUpload(dataDir: string, file: File): Promise<string> {
  const id = `${Date.now()}-${randomUUID()}`;
  const folder = folderOf(dataDir);
  await mkdir(join(folder, id), { recursive: true });
  const name = basename(file.name.replaceAll('\\', '/'))
    .replaceAll(/[^\w.() -]/g, '_')
    .slice(-120);
  const path = join(folder, id, name.replace(/^\.+/, '') || 'feed.csv');
  await pipeline(bytesOf(file), createWriteStream(path));
  const kept = (await readdir(folder)).sort();
  // One that is sent at the same moment may have removed it.
  for (const old of kept.slice(0, -maxKept))
    await rm(join(folder, old), { recursive: true, force: true });
  return id;
}

/** A file that was not taken in by then is not going to be. */
const uploadDays = 30;

export const forgetUploads = (dataDir: string, onError: (error: unknown) => void): Running =>
  keepFilesFor(folderOf(dataDir), uploadDays, onError);

async function* bytesOf(file: File): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

/** Where a kept file is; null where there is none such. */
export async function findUpload(dataDir: string, id: string): Promise<string | null> {
  if (!/^\d+-[\da-f-]{36}$/.test(id)) return null;
  const folder = join(folderOf(dataDir), id);
  const [name] = await readdir(folder).catch(() => []);
  return name === undefined ? null : join(folder, name);
}

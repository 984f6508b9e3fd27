import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Pictures on disk, by what they show: whoever finds one there need not paint it. */
export interface PictureFiles {
  /** Null where it is not there. */
  read(name: string): Promise<Buffer | null>;
  /** A picture that cannot be kept is painted again another time. */
  write(name: string, picture: Uint8Array): Promise<void>;
}

/** Keeps pictures in a folder; beyond so many bytes the oldest go until four fifths are left. */
export function keepPictureFiles(folder: string, maxBytes: number): PictureFiles {
  let total: number | null = null;

  async function add(name: string, picture: Uint8Array): Promise<void> {
    await mkdir(folder, { recursive: true });
    total ??= sum(await filesOf(folder));
    // Whole or not at all: what was cut off is never read. Numbers of processes may be equal in a shared folder.
    const draft = join(folder, `${name}.${randomUUID()}.part`);
    await writeSynced(draft, picture);
    await rename(draft, join(folder, name));
    total += picture.length;
    if (total > maxBytes) total = await dropOldest(folder, maxBytes * 0.8);
  }

  return {
    read: (name) => readWhole(join(folder, name)).catch(() => null),
    write: (name, picture) => add(name, picture).catch(() => {}),
  };
}

/** Null where a power failure has left nothing of it. */
async function readWhole(path: string): Promise<Buffer | null> {
  const picture = await readFile(path);
  return picture.length > 0 ? picture : null;
}

/** A file that is renamed before it is on the disk may have its name there and nothing in it. */
async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

interface KeptFile {
  readonly path: string;
  readonly bytes: number;
  readonly writtenMs: number;
}

async function filesOf(folder: string): Promise<KeptFile[]> {
  const names = await readdir(folder);
  return Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const { size, mtimeMs } = await stat(path);
      return { path, bytes: size, writtenMs: mtimeMs };
    }),
  );
}

function sum(files: readonly KeptFile[]): number {
  return files.reduce((bytes, file) => bytes + file.bytes, 0);
}

async function dropOldest(folder: string, goal: number): Promise<number> {
  const files = (await filesOf(folder)).sort((a, b) => a.writtenMs - b.writtenMs);
  let bytes = sum(files);
  for (const file of files) {
    if (bytes <= goal) break;
    await rm(file.path, { force: true });
    bytes -= file.bytes;
  }
  return bytes;
}

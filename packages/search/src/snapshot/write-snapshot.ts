import { randomUUID } from 'node:crypto';
import { type FileHandle, lstat, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { piecesOf, type Section, takeApart } from './sections.ts';
import {
  alignment,
  type Contents,
  type Header,
  headerBytes,
  type Maker,
  type Stretch,
  toHeaderBytes,
} from './snapshot-format.ts';

/** Processes that share a folder do not write into each other's files; numbers of processes may be equal there. */
const writer = randomUUID();
const temporaryEnding = '.tmp';

/** Where this process writes a file before it takes the place of the one at `path`. */
export function temporaryName(path: string): string {
  return `${path}.${writer}${temporaryEnding}`;
}

/** A file that is being written changes all the time. */
const abandonedAfterMs = 60_000;

/**
 * Writes a snapshot in place of the one that is there, in pieces between which other work goes on.
 *
 * @param origin anything that JSON can say
 * @param data plain: objects, lists, typed arrays, texts and numbers; it must not change meanwhile
 * @throws what the file system says; the old snapshot is then still there
 */
export async function writeSnapshot(
  path: string,
  maker: Maker,
  origin: unknown,
  data: unknown,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await removeAbandoned(path);
  const temporary = temporaryName(path);
  try {
    const file = await open(temporary, 'w');
    try {
      await writeAll(file, maker, origin, data);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Removes what processes left behind that were killed while they wrote. */
async function removeAbandoned(path: string): Promise<void> {
  const folder = dirname(path);
  const before = Date.now() - abandonedAfterMs;
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith(temporaryEnding)) continue;
    const file = join(folder, name);
    const found = await lstat(file).catch(() => null);
    if (found && found.mtimeMs < before) await rm(file, { force: true });
  }
}

async function writeAll(file: FileHandle, maker: Maker, origin: unknown, data: unknown) {
  const sections: Section[] = [];
  const shape = takeApart(data, sections);
  const stretches: Stretch[] = [];
  let at = headerBytes;
  for (const section of sections) {
    const stretch = await writePieces(file, at, piecesOf(section));
    stretches.push(stretch);
    at = Math.ceil((at + stretch.bytes) / alignment) * alignment;
  }
  const table: Contents = { shape, sections: stretches };
  const contents = await writePieces(file, at, [Buffer.from(JSON.stringify(table))]);
  const bytes = at + contents.bytes;
  const header: Header = { ...maker, origin, bytes, contents };
  await writeFully(file, toHeaderBytes(header), 0);
}

async function writePieces(
  file: FileHandle,
  at: number,
  pieces: Iterable<Uint8Array>,
): Promise<Stretch> {
  let bytes = 0;
  let checksum = 0;
  for (const piece of pieces) {
    await writeFully(file, piece, at + bytes);
    bytes += piece.length;
    checksum = crc32(piece, checksum);
  }
  return { at, bytes, checksum };
}

/** A full disk may take a part of what it is given before it refuses the rest. */
async function writeFully(file: FileHandle, piece: Uint8Array, at: number): Promise<void> {
  let written = 0;
  while (written < piece.length) {
    const rest = piece.length - written;
    written += (await file.write(piece, written, rest, at + written)).bytesWritten;
  }
}

/** The name in its folder outlives a power failure only when the folder is flushed too. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
